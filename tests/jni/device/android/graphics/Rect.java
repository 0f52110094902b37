package android.graphics;

public class Rect {
    private final String place;

    public Rect() {
        this(0, 0, 0, 0);
    }

    public Rect(int left, int top, int right, int bottom) {
        place = left + "," + top + "," + right + "," + bottom;
    }

    @Override
    public String toString() {
        return place;
    }
}
