package android.view;

public class Window {
    private final View decor = new View();

    public final View getDecorView() {
        stubs.Calls.say(null, "getDecorView");
        return decor;
    }

    public void setSoftInputMode(int mode) {
        stubs.Calls.say(null, "setSoftInputMode", mode);
    }
}
