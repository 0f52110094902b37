package android.view.accessibility;

public class AccessibilityEvent {
    public int kind;

    public static AccessibilityEvent obtain(int kind) {
        AccessibilityEvent event = new AccessibilityEvent();
        event.kind = kind;
        return event;
    }

    public void setPackageName(CharSequence name) {}

    public void setSource(android.view.View of, int id) {}

    public void setContentChangeTypes(int kinds) {}
}
