package android.widget;

public class FrameLayout extends android.view.ViewGroup {
    public android.view.View child;

    public FrameLayout(android.content.Context context) {}

    @Override
    public void addView(android.view.View view) {
        child = view;
    }
}
