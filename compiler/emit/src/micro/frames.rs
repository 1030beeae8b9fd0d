//! What the report says of models that take time in frames.

use serde::Serialize;

/// A model that takes frames of new rows, of a window that it computes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Streaming {
    /// Name of the input that takes the frames.
    pub input: String,
    /// New rows of a frame.
    pub frame: usize,
    /// Rows of the window.
    pub window: usize,
    /// Bytes of former rows, in states.
    pub history: usize,
    /// Operations on elements for each frame.
    pub frame_operations: u64,
    /// Operations on elements of the model that was not streamed, for each window.
    pub window_operations: u64,
    /// Outputs in order.
    pub outputs: Vec<StreamingOutput>,
    /// Ops that are computed on all rows of the window at each step.
    pub recomputed: Vec<String>,
}

/// A front end before a network: one model that takes samples.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FrontEnd {
    /// Label of the model that makes the features.
    pub model: String,
    /// The network's input that takes them.
    pub input: String,
    /// Samples of each run.
    pub samples: usize,
    /// New rows of features of each run.
    pub rows: usize,
    /// Rows that the network takes.
    pub window: usize,
    /// Features of a row.
    pub features: usize,
    /// Bytes of former rows and samples, in states.
    pub history: usize,
}

/// When an output of a streaming model is of what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StreamingOutput {
    /// Name in the source file.
    pub name: String,
    /// New rows at each step; none where it is of the whole window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<usize>,
    /// Rows of the input by which it is late.
    pub delay: usize,
    /// Steps after a reset that it depends on what was before.
    pub warm_up: usize,
    /// Whether it depends on all rows since the reset.
    pub recurrent: bool,
}
