package android.content;

import android.net.Uri;
import android.os.Parcelable;

public class Intent implements Parcelable {
    /* constants */
    public int request;
    private final String action;
    private final android.os.Bundle extras = new android.os.Bundle();
    private Uri data;
    private String kind;
    private int flags;
    private ClipData clip;

    public Intent() {
        this("");
    }

    public Intent(String action) {
        stubs.Calls.say(null, "Intent", action);
        this.action = action;
    }

    public static Intent createChooser(Intent intent, CharSequence title) {
        stubs.Calls.say(null, "createChooser", intent, title);
        return intent;
    }

    public String getAction() {
        return action;
    }

    public Uri getData() {
        return data;
    }

    public Intent setData(Uri data) {
        this.data = data;
        return this;
    }

    public Intent setType(String kind) {
        stubs.Calls.say(null, "setType", kind);
        this.kind = kind;
        return this;
    }

    public Intent addCategory(String category) {
        stubs.Calls.say(null, "addCategory", category);
        return this;
    }

    public int getFlags() {
        return flags;
    }

    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public android.os.Bundle getExtras() {
        return extras;
    }

    public CharSequence getCharSequenceExtra(String key) {
        return (CharSequence) extras.get(key);
    }

    public Intent putExtra(String key, String value) {
        stubs.Calls.say(null, "putExtra", key, value);
        extras.put(key, value);
        return this;
    }

    public Intent putExtra(String key, Parcelable value) {
        stubs.Calls.say(null, "putExtra", key, value);
        extras.put(key, value);
        return this;
    }

    public void setClipData(ClipData clip) {
        this.clip = clip;
    }

    @Override
    public String toString() {
        return action + " " + kind + " flags " + flags + (clip == null ? "" : " with a clip");
    }
}
