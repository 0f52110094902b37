package android.database;

public class MatrixCursor implements Cursor {
    public Object[] row;

    public MatrixCursor(String[] columns, int rows) {}

    public void addRow(Object[] row) {
        this.row = row;
    }

    @Override
    public boolean moveToFirst() {
        return row != null;
    }

    @Override
    public boolean isNull(int column) {
        return row[column] == null;
    }

    @Override
    public String getString(int column) {
        return String.valueOf(row[column]);
    }

    @Override
    public void close() {}
}
