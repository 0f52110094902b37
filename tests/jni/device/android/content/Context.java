package android.content;

import java.io.File;

public class Context {
    /* constants */
    private final ContentResolver resolver = new ContentResolver();

    public Object getSystemService(String name) {
        stubs.Calls.say(null, "getSystemService", name);
        return name.equals(ACCESSIBILITY_SERVICE)
                ? new android.view.accessibility.AccessibilityManager() : new ClipboardManager();
    }

    public ContentResolver getContentResolver() {
        return resolver;
    }

    public android.content.res.Resources getResources() {
        return new android.content.res.Resources();
    }

    public File getCacheDir() {
        return stubs.Device.cache;
    }

    public String getPackageName() {
        return "org.parlour.app.debug";
    }

    public void startActivity(Intent intent) {
        stubs.Calls.say(null, "startActivity", intent);
    }
}
