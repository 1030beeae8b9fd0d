//! ONNX: a network on several virtual devices.

mod pods;
mod sharded;
