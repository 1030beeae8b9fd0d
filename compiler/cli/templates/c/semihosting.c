/* Arm semihosting: a breakpoint that the host answers. */
#include "semihosting.h"

#define SYS_WRITE0 0x04
#define SYS_EXIT_EXTENDED 0x20
#define APPLICATION_EXIT 0x20026u

static uint32_t call(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm("r0") = operation;
    register const void *r1 __asm("r1") = argument;
    __asm volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

void print(const char *text)
{
    call(SYS_WRITE0, text);
}

void print_bytes(const uint8_t *bytes, size_t len)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < len; i++) {
        const char text[] = {' ', digits[bytes[i] >> 4], digits[bytes[i] & 15], 0};
        print(text);
    }
}

_Noreturn void semihosting_exit(int code)
{
    const uint32_t block[2] = {APPLICATION_EXIT, (uint32_t)code};
    call(SYS_EXIT_EXTENDED, block);
    for (;;) {
    }
}
