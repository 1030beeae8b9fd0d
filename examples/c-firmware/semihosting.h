/* Text and exit codes to the debugger or emulator that runs this firmware. */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

#include <stdint.h>

void print(const char *text);
void print_number(uint32_t number);
_Noreturn void semihosting_exit(int code);

#endif
