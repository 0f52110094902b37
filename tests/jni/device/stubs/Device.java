package stubs;

import android.app.AlertDialog;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeProvider;
import java.io.File;
import java.util.Arrays;
import org.parlour.app.ParlourActivity;
import org.parlour.app.ParlourProvider;

/** What a player and the system do, for the test. Each method runs as on the thread of Java. */
public final class Device {
    public static File cache;
    public static boolean reads;
    public static boolean explores;
    /** True if there is no dialog for documents. */
    public static boolean bare;
    /** True if documents cannot be emptied when they are opened. */
    public static boolean plain;
    public static Intent asked;

    /** Makes the activity, with a link that began it. */
    public static Object begin(String folder, String link) {
        cache = new File(folder);
        ParlourActivity activity = new ParlourActivity();
        Intent intent = new Intent(Intent.ACTION_VIEW);
        intent.setData(Uri.parse(link));
        activity.setIntent(intent);
        call(activity, "onCreate", new Class<?>[] {android.os.Bundle.class}, new Object[] {null});
        activity.onAttachedToWindow();
        return activity;
    }

    static void call(Object on, String name, Class<?>[] kinds, Object[] with) {
        try {
            java.lang.reflect.Method method = on.getClass().getDeclaredMethod(name, kinds);
            method.setAccessible(true);
            method.invoke(on, with);
        } catch (java.lang.reflect.InvocationTargetException error) {
            throw new IllegalStateException(String.valueOf(error.getCause()), error.getCause());
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    /** The player does something with the text dialog; there is none if the answer is false. */
    public static boolean press(String what, String text) {
        AlertDialog dialog = AlertDialog.shown;
        if (dialog == null) {
            return false;
        }
        if (text != null) {
            dialog.field().setText(text);
        }
        dialog.press(what);
        return true;
    }

    /** What the field of the dialog makes of an added text. */
    public static String filtered(String whole, String added) {
        CharSequence kept = AlertDialog.shown.field().filter(added, whole);
        return kept == null ? "all" : kept.toString();
    }

    /** The player answers the dialog for documents. */
    public static void choose(Object activity, String document) {
        Intent data = document == null ? null : new Intent("");
        if (data != null) {
            data.setData(Uri.parse(document));
        }
        call(activity, "onActivityResult", new Class<?>[] {int.class, int.class, Intent.class},
                new Object[] {asked.request, document == null ? 0 : -1, data});
    }

    /** Another app hands something over. */
    public static void give(Object activity, String action, String data, String text, String stream) {
        Intent intent = new Intent(action);
        if (data != null) {
            intent.setData(Uri.parse(data));
        }
        if (text != null) {
            intent.putExtra(Intent.EXTRA_TEXT, text);
        }
        if (stream != null) {
            intent.putExtra(Intent.EXTRA_STREAM, Uri.parse(stream));
        }
        call(activity, "onNewIntent", new Class<?>[] {Intent.class}, new Object[] {intent});
    }

    public static void trim(Object activity, int level) {
        ((ParlourActivity) activity).onTrimMemory(level);
    }

    public static void reader(boolean runs, boolean isExploring) {
        reads = runs;
        explores = isExploring;
        AccessibilityManager.changed();
    }

    /** What a screen reader reads, and a tap on the first node. */
    public static String readAloud(Object activity) {
        View host = hostOf(activity);
        AccessibilityNodeProvider provider = host.getAccessibilityDelegate().getAccessibilityNodeProvider(host);
        StringBuilder said = new StringBuilder();
        for (int child : provider.createAccessibilityNodeInfo(-1).children) {
            said.append(provider.createAccessibilityNodeInfo(child).said).append(';');
            provider.performAction(child, 16, null);
        }
        return said.toString();
    }

    private static View hostOf(Object activity) {
        try {
            java.lang.reflect.Method host = activity.getClass().getDeclaredMethod("host");
            host.setAccessible(true);
            return (View) host.invoke(activity);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    public static void destroy(Object activity) {
        call(activity, "onDestroy", new Class<?>[0], new Object[0]);
    }

    /** A second activity in this process. */
    public static void again() {
        call(new ParlourActivity(), "onCreate", new Class<?>[] {android.os.Bundle.class}, new Object[] {null});
    }

    /** What another app reads from a file that was shared, by the address that it got. */
    public static String read(String address, String mode) {
        ParlourProvider provider = new ParlourProvider();
        Uri uri = Uri.parse(address);
        try {
            provider.openFile(uri, mode);
        } catch (java.io.FileNotFoundException refused) {
            return refused.getMessage();
        }
        android.database.MatrixCursor row = (android.database.MatrixCursor) provider.query(uri, null, null, null, null);
        return provider.getType(uri) + " " + Arrays.toString(row.row);
    }
}
