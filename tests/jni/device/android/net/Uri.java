package android.net;

import java.util.ArrayList;
import java.util.List;

/** Reads addresses with Java's own class. */
public class Uri implements android.os.Parcelable {
    private final String text;

    public Uri() {
        this("");
    }

    private Uri(String text) {
        this.text = text;
    }

    public static Uri parse(String text) {
        return new Uri(text);
    }

    public String getScheme() {
        return text.contains(":") ? text.substring(0, text.indexOf(':')) : null;
    }

    public List<String> getPathSegments() {
        List<String> found = new ArrayList<>();
        for (String part : java.net.URI.create(text).getRawPath().split("/")) {
            if (!part.isEmpty()) {
                found.add(java.net.URLDecoder.decode(part, java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        return found;
    }

    public String getLastPathSegment() {
        List<String> parts = getPathSegments();
        return parts.isEmpty() ? null : parts.get(parts.size() - 1);
    }

    @Override
    public String toString() {
        return text;
    }

    public static final class Builder {
        private String scheme;
        private String authority;
        private String path = "";

        public Builder scheme(String scheme) {
            this.scheme = scheme;
            return this;
        }

        public Builder authority(String authority) {
            this.authority = authority;
            return this;
        }

        public Builder appendPath(String part) {
            path += "/" + java.net.URLEncoder.encode(part, java.nio.charset.StandardCharsets.UTF_8).replace("+", "%20");
            return this;
        }

        public Uri build() {
            return new Uri(scheme + "://" + authority + path);
        }
    }
}
