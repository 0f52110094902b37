package android.view.accessibility;

public abstract class AccessibilityNodeProvider {
    public abstract AccessibilityNodeInfo createAccessibilityNodeInfo(int id);

    public abstract AccessibilityNodeInfo findFocus(int kind);

    public abstract boolean performAction(int id, int action, android.os.Bundle arguments);
}
