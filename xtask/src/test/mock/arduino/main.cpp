// Stands for the program of a board's core.
#include "Arduino.h"

MockSerial Serial;

int main() {
  setup();
  for (;;) loop();
}
