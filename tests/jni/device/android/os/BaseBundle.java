package android.os;

import java.util.HashMap;

public class BaseBundle {
    private final HashMap<String, Object> values = new HashMap<>();

    public Object get(String key) {
        return values.get(key);
    }

    public void put(String key, Object value) {
        values.put(key, value);
    }
}
