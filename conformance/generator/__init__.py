"""Makes the conformance vectors: small TFLite models and what TFLM answers to them."""
