//! Runs pods: one SPMD program on many virtual devices of this process.

pub mod kernels;
