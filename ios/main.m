// The entry point of the app is parlour_main in src/lib.rs.
extern void parlour_main(void);

int main(void) {
    @autoreleasepool {
        parlour_main();
    }
    return 0;
}
