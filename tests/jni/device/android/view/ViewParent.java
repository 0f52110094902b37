package android.view;

public interface ViewParent {
    default boolean requestSendAccessibilityEvent(View of, android.view.accessibility.AccessibilityEvent event) {
        return false;
    }
}
