// Stands for the core of a board: what a sketch of a template calls.
#include <stddef.h>
#include <stdint.h>

#define HEX 16

extern "C" void *memset(void *to, int value, size_t len);

struct MockSerial {
  void begin(unsigned long) {}
  void print(const char *) {}
  void print(char) {}
  void print(unsigned char, int) {}
  void println() {}
  void println(const char *) {}
};

extern MockSerial Serial;

static inline void delay(unsigned long) {}

void setup();
void loop();
