// Runs a model once and prints its outputs. Needs the library Peapod:
// Sketch > Include Library > Add .ZIP Library.
#include <Arduino.h>
#include <peapod.h>

#include "model.h"

alignas(PEAPOD_ALIGNMENT) static uint8_t arena[MODEL_ARENA_LEN];
static peapod_session session;

// Everything about the model is checked here, once.
static peapod_status start_model() {
  peapod_model model;
  peapod_status status =
      peapod_load(&model, model_pea, model_pea_len, model_kernels, model_kernels_len, nullptr);
  if (status != PEAPOD_OK) return status;
  return peapod_session_new(&session, &model, arena, sizeof arena);
}

void setup() {
  Serial.begin(115200);
  peapod_status status = start_model();
  if (status != PEAPOD_OK) Serial.println(peapod_status_string(status));
}

void loop() {
  // Your inputs: arrays of model_input_0_t, and so on.
  size_t len;
  for (size_t i = 0; void *input = peapod_input(&session, i, &len); i++) memset(input, 0, len);
  if (peapod_run(&session) != PEAPOD_OK) return;
  // Outputs are arrays of model_output_0_t, and so on; of quantised ones
  // model_output_0_dequantize has the real values.
  for (size_t i = 0; const void *output = peapod_output(&session, i, &len); i++) {
    const uint8_t *bytes = static_cast<const uint8_t *>(output);
    Serial.print("output:");
    for (size_t at = 0; at < len && at < 32; at++) {
      Serial.print(' ');
      Serial.print(bytes[at], HEX);
    }
    Serial.println();
  }
  delay(1000);
}
