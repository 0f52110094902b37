// The app is in Rust and enters there: parlour_main in src/lib.rs.
extern void parlour_main(void);

int main(void) {
    @autoreleasepool {
        parlour_main();
    }
    return 0;
}
