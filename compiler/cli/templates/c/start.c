/* Start-up: the vector table, and what must happen before main. */
#include <stdint.h>

#include "semihosting.h"

extern uint32_t stack_top[], data_start[], data_end[], data_image[], bss_start[], bss_end[];

int main(void);

/* Coprocessor access control: the FPU is off after reset. */
#define CPACR (*(volatile uint32_t *)0xe000ed88u)

void reset(void)
{
#ifdef __ARM_FP
    CPACR |= 0xfu << 20;
    __asm volatile("dsb\n isb");
#endif
    for (uint32_t *to = data_start, *from = data_image; to < data_end;) {
        *to++ = *from++;
    }
    for (uint32_t *to = bss_start; to < bss_end;) {
        *to++ = 0;
    }
    semihosting_exit(main());
}

static void fault(void)
{
    semihosting_exit(102);
}

/* Your interrupts come after the sixteen of the core. */
__attribute__((section(".vectors"), used)) static void (*const vectors[16])(void) = {
    (void (*)(void))stack_top, reset, fault, fault, fault, fault, fault, 0, 0, 0, 0,
    fault, fault, 0, fault, fault,
};
