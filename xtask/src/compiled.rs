//! What the compiler reports of a model that it compiled for a board.

use crate::npy::{self, TensorType};
use anyhow::Result;
use serde::Deserialize;

/// What this program needs of the compiler's report.
#[derive(Clone, Debug, Deserialize)]
pub struct Compiled {
    /// Graph inputs in order.
    pub inputs: Vec<Port>,
    /// Graph outputs in order.
    pub outputs: Vec<Port>,
    /// Kernel calls in order.
    pub ops: Vec<Op>,
    /// RAM the plan takes.
    pub ram: Ram,
    /// What the compiler warned of.
    #[serde(skip)]
    pub warnings: String,
}

/// A graph input or output.
#[derive(Clone, Debug, Deserialize)]
pub struct Port {
    /// Name in the model file.
    pub name: String,
    /// Element type.
    pub dtype: String,
    /// Extents.
    pub shape: Vec<usize>,
}

/// A kernel call.
#[derive(Clone, Debug, Deserialize)]
pub struct Op {
    /// Operator of the model.
    pub op: String,
    /// Kernel that computes it.
    pub kernel: String,
    /// Extents of its window, if it has one: height, width.
    #[serde(default)]
    pub window: Option<[u64; 2]>,
    /// Multiply-accumulates.
    pub macs: u64,
}

/// RAM of the plan.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Ram {
    /// Bytes of the arena.
    pub activations: u64,
}

impl Port {
    /// Its type in files.
    pub fn tensor(&self) -> Result<TensorType> {
        Ok(TensorType {
            element: npy::element(&self.dtype)?,
            shape: self.shape.clone(),
        })
    }
}
