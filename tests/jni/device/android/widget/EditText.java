package android.widget;

public class EditText extends TextView {
    public EditText(android.content.Context context) {
        super(context);
    }

    public android.text.Editable getText() {
        return new Text(text());
    }

    static final class Text implements android.text.Editable {
        private final String text;

        Text(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }

        @Override
        public void getChars(int from, int to, char[] into, int at) {}

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int at) {
            return text.charAt(at);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return text.subSequence(from, to);
        }
    }
}
