package android.view.accessibility;

import android.view.View;

/** Notes what it is told. */
public class AccessibilityNodeInfo {
    public final StringBuilder said = new StringBuilder();
    public final java.util.List<Integer> children = new java.util.ArrayList<>();

    public static AccessibilityNodeInfo obtain(View host, int id) {
        return new AccessibilityNodeInfo();
    }

    public void addChild(View host, int id) {
        children.add(id);
    }

    public void addAction(int action) {
        said.append(" action ").append(action);
    }

    public void setText(CharSequence text) {
        said.append(" text ").append(text);
    }

    public void setContentDescription(CharSequence text) {
        said.append(" said ").append(text);
    }

    public void setClassName(CharSequence name) {
        said.append(' ').append(name);
    }

    public void setBoundsInScreen(android.graphics.Rect place) {
        said.append(" at ").append(place);
    }

    public void setPackageName(CharSequence name) {}

    public void setParent(View host) {}

    public void setParent(View host, int id) {}

    public void setLiveRegion(int kind) {}

    public void setAccessibilityFocused(boolean on) {}

    public void setCheckable(boolean on) {}

    public void setChecked(boolean on) {}

    public void setEditable(boolean on) {}

    public void setEnabled(boolean on) {}

    public void setFocusable(boolean on) {}

    public void setFocused(boolean on) {}

    public void setPassword(boolean on) {}

    public void setScrollable(boolean on) {}

    public void setSelected(boolean on) {}

    public void setVisibleToUser(boolean on) {}
}
