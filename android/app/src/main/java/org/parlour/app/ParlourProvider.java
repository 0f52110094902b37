package org.parlour.app;

import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import android.webkit.MimeTypeMap;
import java.io.File;
import java.io.FileNotFoundException;
import java.util.Locale;

/**
 * Lets an app that the player has chosen read a file of the folder {@code shared} in the cache. The share sheet grants the
 * right for one file. Nothing can be written, and no other file can be read.
 */
public final class ParlourProvider extends ContentProvider {
    /** The type of files that the system does not know. */
    private static final String UNKNOWN = "application/octet-stream";

    /** Returns the address of a file with this name. */
    static Uri address(Context context, String name) {
        return new Uri.Builder()
                .scheme(ContentResolver.SCHEME_CONTENT)
                .authority(context.getPackageName() + ".shared")
                .appendPath(name)
                .build();
    }

    /** Returns the type of files with such a name. A new document keeps its name if the type is that of its ending. */
    static String kind(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        String known = MimeTypeMap.getSingleton().getMimeTypeFromExtension(ending);
        return known == null ? UNKNOWN : known;
    }

    /** Returns the name that a document has for the player, or an empty text. */
    static String nameOf(ContentResolver resolver, Uri document) {
        String[] columns = {OpenableColumns.DISPLAY_NAME};
        try (Cursor found = resolver.query(document, columns, null, null, null)) {
            boolean known = found != null && found.moveToFirst() && !found.isNull(0);
            return known ? found.getString(0) : "";
        } catch (RuntimeException refused) {
            return "";
        }
    }

    /** Returns the file of an address: one directly in the folder, by its name. */
    private File file(Uri address) throws FileNotFoundException {
        String name = address.getLastPathSegment();
        boolean plain = name != null && address.getPathSegments().size() == 1 && new File(name).getName().equals(name);
        File folder = new File(getContext().getCacheDir(), "shared");
        File file = plain ? new File(folder, name) : folder;
        // A folder such as ".." is no file.
        if (!file.isFile()) {
            throw new FileNotFoundException("there is no such file");
        }
        return file;
    }

    @Override
    public ParcelFileDescriptor openFile(Uri address, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new FileNotFoundException("the file can only be read");
        }
        return ParcelFileDescriptor.open(file(address), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public Cursor query(Uri address, String[] asked, String selection, String[] with, String order) {
        String[] columns = asked == null ? new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE} : asked;
        MatrixCursor answer = new MatrixCursor(columns, 1);
        try {
            File file = file(address);
            Object[] row = new Object[columns.length];
            for (int at = 0; at < columns.length; at++) {
                if (OpenableColumns.DISPLAY_NAME.equals(columns[at])) {
                    row[at] = file.getName();
                } else if (OpenableColumns.SIZE.equals(columns[at])) {
                    row[at] = file.length();
                }
            }
            answer.addRow(row);
        } catch (FileNotFoundException none) {
            // The answer has no row.
        }
        return answer;
    }

    @Override
    public String getType(Uri address) {
        String name = address.getLastPathSegment();
        return name == null ? UNKNOWN : kind(name);
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public Uri insert(Uri address, ContentValues values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int delete(Uri address, String selection, String[] with) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int update(Uri address, ContentValues values, String selection, String[] with) {
        throw new UnsupportedOperationException();
    }
}
