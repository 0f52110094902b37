package android.webkit;

public class MimeTypeMap {
    public static MimeTypeMap getSingleton() {
        return new MimeTypeMap();
    }

    public String getMimeTypeFromExtension(String ending) {
        switch (ending) {
            case "json":
                return "application/json";
            case "png":
                return "image/png";
            default:
                return null;
        }
    }
}
