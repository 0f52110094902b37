package android.view.accessibility;

public class AccessibilityManager {
    private static AccessibilityStateChangeListener first;
    private static TouchExplorationStateChangeListener second;

    public boolean isEnabled() {
        return stubs.Device.reads;
    }

    public boolean isTouchExplorationEnabled() {
        return stubs.Device.explores;
    }

    public boolean addAccessibilityStateChangeListener(AccessibilityStateChangeListener act) {
        first = act;
        return true;
    }

    public boolean addTouchExplorationStateChangeListener(TouchExplorationStateChangeListener act) {
        second = act;
        return true;
    }

    public static void changed() {
        first.onAccessibilityStateChanged(stubs.Device.reads);
        second.onTouchExplorationStateChanged(stubs.Device.explores);
    }

    public interface AccessibilityStateChangeListener {
        void onAccessibilityStateChanged(boolean on);
    }

    public interface TouchExplorationStateChangeListener {
        void onTouchExplorationStateChanged(boolean on);
    }
}
