package android.content;

import android.net.Uri;
import java.io.FileNotFoundException;

public abstract class ContentProvider {
    public final Context getContext() {
        return new Context();
    }

    public android.os.ParcelFileDescriptor openFile(Uri file, String mode) throws FileNotFoundException {
        throw new FileNotFoundException();
    }

    public abstract boolean onCreate();

    public abstract android.database.Cursor query(Uri file, String[] columns, String where, String[] with, String order);

    public abstract String getType(Uri file);

    public abstract Uri insert(Uri file, ContentValues values);

    public abstract int delete(Uri file, String where, String[] with);

    public abstract int update(Uri file, ContentValues values, String where, String[] with);
}
