/* Text and exit codes to the debugger or emulator that runs this firmware. */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

#include <stddef.h>
#include <stdint.h>

void print(const char *text);
void print_bytes(const uint8_t *bytes, size_t len);
_Noreturn void semihosting_exit(int code);

#endif
