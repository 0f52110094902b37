/* A slow disk, for `scripts/start.py`: every flush takes 50 ms longer, and every read of a file as long as 40 MB a
 * second allow. Loaded before the C library: `cc -shared -fPIC -o slow_disk.so slow_disk.c`. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long flushes, bytes;

__attribute__((destructor)) static void tell(void) {
    if (getenv("SLOW_DISK_TELLS")) fprintf(stderr, "%ld flushes, %ld bytes read\n", flushes, bytes);
}

static int is_file(int file) {
    struct stat about;
    return fstat(file, &about) == 0 && S_ISREG(about.st_mode);
}

static ssize_t slowly(int file, ssize_t count) {
    if (count > 0 && is_file(file)) {
        bytes += count;
        usleep((useconds_t)(count / 40)); /* 40 bytes a microsecond */
    }
    return count;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int file) {
    flushes++;
    usleep(50000);
    return REAL(fsync)(file);
}

int fdatasync(int file) {
    flushes++;
    usleep(50000);
    return REAL(fdatasync)(file);
}

ssize_t read(int file, void *to, size_t most) {
    return slowly(file, REAL(read)(file, to, most));
}

ssize_t pread64(int file, void *to, size_t most, off64_t at) {
    return slowly(file, REAL(pread64)(file, to, most, at));
}

ssize_t readv(int file, const struct iovec *to, int count) {
    return slowly(file, REAL(readv)(file, to, count));
}
