package android.widget;

import android.text.InputFilter;

public class TextView extends android.view.View {
    public OnEditorActionListener action;
    private InputFilter[] filters = {};
    private String text = "";

    public TextView(android.content.Context context) {}

    public final void setText(CharSequence text) {
        this.text = text.toString();
    }

    String text() {
        return text;
    }

    public void setInputType(int type) {
        stubs.Calls.say(null, "setInputType", type);
    }

    public void setImeOptions(int options) {
        stubs.Calls.say(null, "setImeOptions", options);
    }

    public void setFilters(InputFilter[] filters) {
        this.filters = filters;
    }

    public CharSequence filter(String added, String whole) {
        return filters[0].filter(added, 0, added.length(), spanned(whole), whole.length(), whole.length());
    }

    private static android.text.Spanned spanned(String whole) {
        return new EditText.Text(whole);
    }

    public void setSelectAllOnFocus(boolean all) {
        stubs.Calls.say(null, "setSelectAllOnFocus", all);
    }

    public void setOnEditorActionListener(OnEditorActionListener action) {
        this.action = action;
    }

    public interface OnEditorActionListener {
        boolean onEditorAction(TextView of, int action, android.view.KeyEvent key);
    }
}
