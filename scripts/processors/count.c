/* A plugin of QEMU that counts the instructions of a program and prints their number at its end.
 *
 *   cc -shared -fPIC -O2 -DVERSION=1 -o count.so count.c
 *   qemu-aarch64 -plugin ./count.so -d plugin <program>
 *
 * Debian ships QEMU without the header of its plugins, so the few names that are needed are declared here. VERSION is
 * that of the interface: 1 in QEMU 7 and 8, more in later ones.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_info_t;
struct qemu_plugin_tb;

extern void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, struct qemu_plugin_tb *));
extern void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *, void (*)(unsigned, void *), int, void *);
extern void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, void *), void *);
extern size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);
extern void qemu_plugin_outs(const char *);

#define EXPORT __attribute__((visibility("default")))

EXPORT int qemu_plugin_version = VERSION;

static uint64_t instructions;

/* Threads of the program run at the same time. */
static void executed(unsigned processor, void *count)
{
    (void)processor;
    __atomic_fetch_add(&instructions, (uintptr_t)count, __ATOMIC_RELAXED);
}

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb *block)
{
    (void)id;
    qemu_plugin_register_vcpu_tb_exec_cb(block, executed, 0, (void *)(uintptr_t)qemu_plugin_tb_n_insns(block));
}

static void ended(qemu_plugin_id_t id, void *nothing)
{
    char line[64];
    (void)id;
    (void)nothing;
    snprintf(line, sizeof line, "instructions %" PRIu64 "\n", instructions);
    qemu_plugin_outs(line);
}

EXPORT int qemu_plugin_install(qemu_plugin_id_t id, const struct qemu_info_t *info, int count, char **words)
{
    (void)info;
    (void)count;
    (void)words;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, ended, NULL);
    return 0;
}
