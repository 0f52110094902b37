package android.app;

import android.content.DialogInterface;
import android.view.View;
import android.widget.EditText;
import android.widget.FrameLayout;

public class AlertDialog extends Dialog {
    public static AlertDialog shown;
    private Builder made;

    public EditText field() {
        return (EditText) ((FrameLayout) made.view).child;
    }

    public void press(String what) {
        switch (what) {
            case "done":
                field().action.onEditorAction(field(), 6, null);
                break;
            case "back":
                dismiss();
                made.cancelled.onCancel(this);
                break;
            default:
                dismiss();
                (what.equals("confirm") ? made.confirm : made.cancel).onClick(this, 0);
        }
    }

    public static class Builder {
        View view;
        DialogInterface.OnClickListener confirm;
        DialogInterface.OnClickListener cancel;
        DialogInterface.OnCancelListener cancelled;

        public Builder(android.content.Context context) {}

        public Builder setTitle(CharSequence title) {
            stubs.Calls.say(null, "setTitle", title);
            return this;
        }

        public Builder setView(View view) {
            this.view = view;
            return this;
        }

        public Builder setPositiveButton(CharSequence word, DialogInterface.OnClickListener act) {
            stubs.Calls.say(null, "setPositiveButton", word);
            confirm = act;
            return this;
        }

        public Builder setNegativeButton(CharSequence word, DialogInterface.OnClickListener act) {
            stubs.Calls.say(null, "setNegativeButton", word);
            cancel = act;
            return this;
        }

        public Builder setOnCancelListener(DialogInterface.OnCancelListener act) {
            cancelled = act;
            return this;
        }

        public AlertDialog create() {
            AlertDialog dialog = new AlertDialog();
            dialog.made = this;
            return dialog;
        }
    }
}
