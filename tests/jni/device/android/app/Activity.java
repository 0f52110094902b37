package android.app;

import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;

public class Activity extends android.view.ContextThemeWrapper implements android.content.ComponentCallbacks2 {
    /* constants */
    private final android.view.Window window = new android.view.Window();
    private Intent intent;

    public android.view.Window getWindow() {
        return window;
    }

    public WindowManager getWindowManager() {
        return new WindowManager() {
            @Override
            public void addView(View view, ViewGroup.LayoutParams place) {
                stubs.Calls.say(null, "addView", ((WindowManager.LayoutParams) place).flags);
            }

            @Override
            public void updateViewLayout(View view, ViewGroup.LayoutParams place) {
                stubs.Calls.say(null, "updateViewLayout", ((WindowManager.LayoutParams) place).flags);
            }
        };
    }

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent intent) {
        this.intent = intent;
    }

    public final void runOnUiThread(Runnable act) {
        act.run();
    }

    public boolean moveTaskToBack(boolean even) {
        stubs.Calls.say(null, "moveTaskToBack", even);
        return true;
    }

    public void startActivityForResult(Intent intent, int request) {
        stubs.Calls.say(null, "startActivityForResult", intent);
        if (stubs.Device.bare) {
            throw new android.content.ActivityNotFoundException();
        }
        intent.request = request;
        stubs.Device.asked = intent;
    }

    protected void onCreate(android.os.Bundle state) {}

    protected void onDestroy() {
        stubs.Calls.say(null, "waits for ever");
    }

    protected void onNewIntent(Intent intent) {}

    protected void onActivityResult(int request, int result, Intent data) {}

    public void onAttachedToWindow() {}

    public void onConfigurationChanged(android.content.res.Configuration changed) {}

    public void onLowMemory() {}

    public void onTrimMemory(int level) {}
}
