package android.content;

import android.net.Uri;
import android.os.ParcelFileDescriptor;
import java.io.FileNotFoundException;

public class ContentResolver {
    /* constants */
    public ParcelFileDescriptor openFileDescriptor(Uri file, String mode) throws FileNotFoundException {
        stubs.Calls.say(null, "openFileDescriptor", file, mode);
        if (file.toString().endsWith("gone")) {
            throw new FileNotFoundException("the document is gone");
        }
        if (mode.equals("wt") && stubs.Device.plain) {
            throw new IllegalArgumentException("unknown mode");
        }
        return new ParcelFileDescriptor();
    }

    public android.database.Cursor query(Uri file, String[] columns, String where, String[] with, String order) {
        if (file.toString().endsWith("nameless")) {
            throw new SecurityException("not for you");
        }
        android.database.MatrixCursor row = new android.database.MatrixCursor(columns, 1);
        row.addRow(new Object[] {file.getLastPathSegment()});
        return row;
    }
}
