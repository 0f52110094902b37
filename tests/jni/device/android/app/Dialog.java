package android.app;

public class Dialog implements android.content.DialogInterface {
    private final android.view.Window window = new android.view.Window();

    public android.view.Window getWindow() {
        return window;
    }

    public void show() {
        AlertDialog.shown = (AlertDialog) this;
    }

    public void dismiss() {
        AlertDialog.shown = null;
    }
}
