package android.view;

public class View {
    /* constants */
    private AccessibilityDelegate delegate;
    private final ViewParent parent = new ViewParent() {
        @Override
        public boolean requestSendAccessibilityEvent(View of, android.view.accessibility.AccessibilityEvent event) {
            stubs.Calls.say(null, "event", event.kind);
            return true;
        }
    };

    public View() {}

    public View(android.content.Context context) {}

    public static class AccessibilityDelegate {
        public android.view.accessibility.AccessibilityNodeProvider getAccessibilityNodeProvider(View host) {
            return null;
        }
    }

    public interface OnHoverListener {
        boolean onHover(View view, MotionEvent event);
    }

    public AccessibilityDelegate getAccessibilityDelegate() {
        return delegate;
    }

    public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
        this.delegate = delegate;
    }

    public void setOnHoverListener(OnHoverListener listener) {}

    public final ViewParent getParent() {
        return parent;
    }

    public final android.content.Context getContext() {
        return new android.content.Context();
    }

    public void getLocationOnScreen(int[] place) {
        place[0] = 100;
    }

    public boolean post(Runnable act) {
        act.run();
        return true;
    }

    public android.os.IBinder getWindowToken() {
        return new android.os.IBinder() {};
    }

    public WindowInsets getRootWindowInsets() {
        stubs.Calls.say(null, "getRootWindowInsets");
        return new WindowInsets();
    }

    public boolean performHapticFeedback(int effect) {
        stubs.Calls.say(null, "performHapticFeedback", effect);
        return true;
    }

    public void setLayoutDirection(int direction) {
        stubs.Calls.say(null, "setLayoutDirection", direction);
    }

    public void setPadding(int left, int top, int right, int bottom) {}

    public final boolean requestFocus() {
        return true;
    }
}
