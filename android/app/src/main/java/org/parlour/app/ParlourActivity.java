package org.parlour.app;

import android.app.AlertDialog;
import android.app.NativeActivity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ContentResolver;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.PixelFormat;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;
import android.os.ParcelFileDescriptor;
import android.os.Process;
import android.provider.DocumentsContract;
import android.text.InputFilter;
import android.text.InputType;
import android.view.View;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityManager;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import android.widget.FrameLayout;
import java.io.FileNotFoundException;
import java.util.ArrayList;
import java.util.List;

/**
 * The activity around the native library. It does what Android grants to a class of the app alone: it shows the dialogs
 * for texts and documents, takes what other apps hand over, and ends the process with itself.
 *
 * <p>Everything goes to the native code by {@link #told}, and src/platform/android calls the other methods.
 */
public final class ParlourActivity extends NativeActivity {
    // What the native code is told; news.rs has the same numbers.
    /** The text dialog was confirmed with this text, or cancelled with null. */
    static final int EDITED = 1;
    /** The document with this address was chosen, or none with null. */
    static final int CHOSEN = 2;
    /** There is no dialog for documents. */
    static final int NO_DIALOG = 3;
    /** Another app hands over this text. */
    static final int GIVEN_TEXT = 4;
    /** Another app hands over the file with this address. */
    static final int GIVEN_FILE = 5;
    /** The system needs memory. */
    static final int SHORT_OF_MEMORY = 6;
    /** The configuration has changed. */
    static final int CHANGED = 7;
    /** A screen reader runs, or none if the number is 0. Its {@link #host} may be another one. */
    static final int READER = 8;

    private static final class News {
        final int what;
        final int request;
        final String text;

        News(int what, int request, String text) {
            this.what = what;
            this.request = request;
            this.text = text;
        }
    }

    /** News from before the native code listens; null once it does. */
    private static List<News> waiting = new ArrayList<>();

    /** True if this process had an activity already. */
    private static boolean begun;

    /** The text dialog on the screen, and its field. */
    private AlertDialog dialog;
    private EditText field;

    private AccessibilityManager readers;
    /** The view above the window that a screen reader explores. */
    private volatile View explored;

    /** Registered by the native code, which sets {@link #listen} afterwards. */
    private static native void told(int what, int request, String text);

    private static synchronized void tell(int what, int request, String text) {
        if (waiting == null) {
            told(what, request, text);
        } else {
            waiting.add(new News(what, request, text));
        }
    }

    /** Passes on what has happened until now, and from now on at once. */
    static synchronized void listen() {
        List<News> until = waiting;
        waiting = null;
        if (until != null) {
            for (News news : until) {
                told(news.what, news.request, news.text);
            }
        }
    }

    // Life and death. The native code can be entered once in a process, and its thread does not end with the activity:
    // super.onDestroy would wait for it for ever. Everything is on the disk since the window went away.

    @Override
    protected void onCreate(Bundle state) {
        if (begun) {
            // The system starts this activity again in a new process, since the manifest says stateNotNeeded.
            end();
            return;
        }
        begun = true;
        super.onCreate(state);
        readers = (AccessibilityManager) getSystemService(ACCESSIBILITY_SERVICE);
        readers.addAccessibilityStateChangeListener(on -> follow());
        readers.addTouchExplorationStateChangeListener(on -> follow());
        // An activity that is restored has taken its intent before.
        if (state == null) {
            take(getIntent());
        }
    }

    @Override
    protected void onDestroy() {
        end();
    }

    private static void end() {
        Process.killProcess(Process.myPid());
    }

    @Override
    public void onConfigurationChanged(Configuration changed) {
        super.onConfigurationChanged(changed);
        tell(CHANGED, 0, null);
    }

    @Override
    public void onLowMemory() {
        super.onLowMemory();
        tell(SHORT_OF_MEMORY, 0, null);
    }

    @Override
    public void onTrimMemory(int level) {
        super.onTrimMemory(level);
        // A hidden window alone is no shortage.
        if (level >= TRIM_MEMORY_RUNNING_LOW && level != TRIM_MEMORY_UI_HIDDEN) {
            tell(SHORT_OF_MEMORY, 0, null);
        }
    }

    // What other apps hand over.

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        take(intent);
    }

    private static void take(Intent intent) {
        if (intent == null || (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
            return;
        }
        Uri file = null;
        CharSequence text = null;
        if (Intent.ACTION_VIEW.equals(intent.getAction())) {
            file = intent.getData();
        } else if (Intent.ACTION_SEND.equals(intent.getAction())) {
            Object stream = intent.getExtras() == null ? null : intent.getExtras().get(Intent.EXTRA_STREAM);
            file = stream instanceof Uri ? (Uri) stream : null;
            text = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
        }
        if (file != null && ContentResolver.SCHEME_CONTENT.equals(file.getScheme())) {
            tell(GIVEN_FILE, 0, file.toString());
        } else if (file != null && !ContentResolver.SCHEME_FILE.equals(file.getScheme())) {
            // A link. A path is not taken: another app could name a file of this one.
            tell(GIVEN_TEXT, 0, file.toString());
        } else if (text != null) {
            tell(GIVEN_TEXT, 0, text.toString());
        }
    }

    // The text dialog.

    /** Shows a dialog in which the player edits a text of at most this many characters. */
    void edit(String title, String text, String confirm, String cancel, int longest, boolean rightToLeft) {
        runOnUiThread(() -> {
            if (field != null) {
                // The screen was drawn anew, and the dialog stays.
                return;
            }
            EditText entry = new EditText(this);
            entry.setInputType(InputType.TYPE_CLASS_TEXT);
            entry.setImeOptions(EditorInfo.IME_ACTION_DONE);
            entry.setFilters(new InputFilter[] {atMost(longest)});
            entry.setSelectAllOnFocus(true);
            entry.setText(text);
            int margin = Math.round(20 * getResources().getDisplayMetrics().density);
            FrameLayout frame = new FrameLayout(this);
            frame.setPadding(margin, 0, margin, 0);
            frame.addView(entry);
            AlertDialog shown = new AlertDialog.Builder(this)
                    .setTitle(title)
                    .setView(frame)
                    .setPositiveButton(confirm, (of, button) -> answer(entry, entry.getText().toString()))
                    .setNegativeButton(cancel, (of, button) -> answer(entry, null))
                    .setOnCancelListener(of -> answer(entry, null))
                    .create();
            entry.setOnEditorActionListener((of, action, key) -> {
                answer(entry, entry.getText().toString());
                shown.dismiss();
                return true;
            });
            dialog = shown;
            field = entry;
            shown.getWindow().getDecorView().setLayoutDirection(
                    rightToLeft ? View.LAYOUT_DIRECTION_RTL : View.LAYOUT_DIRECTION_LTR);
            shown.getWindow().setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE);
            shown.show();
            entry.requestFocus();
        });
    }

    /** Takes the text dialog away without an answer. */
    void endEdit() {
        runOnUiThread(this::close);
    }

    private void close() {
        field = null;
        if (dialog != null) {
            dialog.dismiss();
            dialog = null;
        }
    }

    /** Answers once for each dialog. */
    private void answer(EditText of, String text) {
        if (field == of) {
            field = null;
            dialog = null;
            tell(EDITED, 0, text);
        }
    }

    /** Counts characters as the app does, while the system's own filter counts parts of them. */
    private static InputFilter atMost(int longest) {
        return (added, from, to, whole, start, end) -> {
            int others = Character.codePointCount(whole, 0, whole.length()) - Character.codePointCount(whole, start, end);
            int room = Math.max(0, longest - others);
            if (Character.codePointCount(added, from, to) <= room) {
                return null;
            }
            return added.subSequence(from, Character.offsetByCodePoints(added, from, room));
        };
    }

    // Screen readers.

    @Override
    public void onAttachedToWindow() {
        super.onAttachedToWindow();
        getWindow().getDecorView().post(this::follow);
    }

    /**
     * Follows the screen reader. It explores by events of hovering, but all events of the window go to the native code,
     * which leaves these out. So meanwhile they go to a clear view above, and keys still to the window. That view stays,
     * since what the reader is told comes from its view.
     */
    private void follow() {
        boolean explores = readers.isTouchExplorationEnabled();
        IBinder window = getWindow().getDecorView().getWindowToken();
        if (window != null && (explores || explored != null)) {
            WindowManager.LayoutParams place = new WindowManager.LayoutParams();
            place.type = WindowManager.LayoutParams.TYPE_APPLICATION_PANEL;
            place.flags = WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
                    | WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN
                    | WindowManager.LayoutParams.FLAG_LAYOUT_NO_LIMITS
                    | (explores ? 0 : WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE);
            place.format = PixelFormat.TRANSPARENT;
            place.token = window;
            if (explored == null) {
                View above = new View(this);
                getWindowManager().addView(above, place);
                explored = above;
            } else {
                getWindowManager().updateViewLayout(explored, place);
            }
        }
        tell(READER, readers.isEnabled() ? 1 : 0, null);
    }

    /** Returns the view whose nodes a screen reader gets. Its place is that of the window. */
    View host() {
        View above = explored;
        return above == null ? getWindow().getDecorView() : above;
    }

    // Documents.

    /** Shows the dialog for a new document with this name, or without a name for one to open. */
    void choose(int request, String name) {
        runOnUiThread(() -> {
            Intent intent = new Intent(name == null ? Intent.ACTION_OPEN_DOCUMENT : Intent.ACTION_CREATE_DOCUMENT);
            intent.addCategory(Intent.CATEGORY_OPENABLE);
            // The system knows no type for most records, so any file can be opened.
            intent.setType(name == null ? "*/*" : ParlourProvider.kind(name));
            if (name != null) {
                intent.putExtra(Intent.EXTRA_TITLE, name);
            }
            try {
                startActivityForResult(intent, request);
            } catch (ActivityNotFoundException none) {
                tell(NO_DIALOG, request, null);
            }
        });
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        Uri document = result == RESULT_OK && data != null ? data.getData() : null;
        tell(CHOSEN, request, document == null ? null : document.toString());
    }

    /** Opens a document, and returns the number of its file for the caller to close. */
    int openDocument(String address, boolean writes) throws FileNotFoundException {
        Uri document = Uri.parse(address);
        ParcelFileDescriptor file;
        try {
            file = getContentResolver().openFileDescriptor(document, writes ? "wt" : "r");
        } catch (FileNotFoundException | IllegalArgumentException | UnsupportedOperationException unknown) {
            if (!writes) {
                throw unknown;
            }
            // Some providers do not know the mode that empties the document first, which is empty when it is new.
            file = getContentResolver().openFileDescriptor(document, "w");
        }
        if (file == null) {
            throw new FileNotFoundException(address);
        }
        return file.detachFd();
    }

    /** Deletes a document that could not be written as a whole. */
    boolean deleteDocument(String address) throws FileNotFoundException {
        return DocumentsContract.deleteDocument(getContentResolver(), Uri.parse(address));
    }

    /** Returns the name of a document as the player knows it, or an empty text. */
    String nameOf(String address) {
        return ParlourProvider.nameOf(getContentResolver(), Uri.parse(address));
    }

    /** Returns the folder for files that the system may delete. */
    String cacheFolder() {
        return getCacheDir().getPath();
    }

    /** Opens the share sheet for a file in the folder of {@link ParlourProvider}. */
    void shareFile(String name) {
        Uri file = ParlourProvider.address(this, name);
        Intent intent = new Intent(Intent.ACTION_SEND);
        intent.setType(ParlourProvider.kind(name));
        intent.putExtra(Intent.EXTRA_STREAM, file);
        intent.putExtra(Intent.EXTRA_SUBJECT, name);
        // The chooser hands on the right to read the file by the clip, and shows a picture of it.
        intent.setClipData(ClipData.newRawUri(name, file));
        intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        startActivity(Intent.createChooser(intent, null));
    }
}
