package android.view;

public class MotionEvent {
    public int getAction() {
        return 9;
    }

    public float getX() {
        return 0;
    }

    public float getY() {
        return 0;
    }
}
