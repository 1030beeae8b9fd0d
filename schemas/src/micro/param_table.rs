//! The table of parameter lists: the one place that lists them.

/// Calls a macro with every list of parameters: its field in table Model, and its struct. New ones
/// come last; field `work` is after the first `LISTS_BEFORE_WORK`, fields `key` and `entries` after
/// the first `LISTS_BEFORE_ENTRIES`.
#[macro_export]
macro_rules! for_each_param_list {
    ($callback:ident) => {
        $callback! {
            conv2d: Conv2d,
            fully_connected: FullyConnected,
            pool2d: Pool2d,
            binary: Binary,
            mean: Mean,
            pad: Pad,
            concatenation: Concatenation,
            softmax: Softmax,
            clamp: Clamp,
            affine: Affine,
            requantize: Requantize,
            svdf: Svdf,
            alpha: Alpha,
            slice: Slice,
            strided_copy: StridedCopy,
            gather: Gather,
            resize: Resize,
            relation: Relation,
            choose: Choose,
            transpose_conv: TransposeConv,
            batch_matmul: BatchMatmul,
            lstm: Lstm,
            two_slopes: TwoSlopes,
            scaled_relation: ScaledRelation,
            along: Along,
            detection_postprocess: DetectionPostprocess,
            signal: Signal,
            scatter: Scatter,
            custom: Custom,
            coded: Coded,
            memories: OtherMemory,
            pose_decoder: PoseDecoder,
            non_max_suppression: NonMaxSuppression,
            fully_connected_sgd: FullyConnectedSgd,
        }
    };
}

/// Lists of parameters before field `work` of table Model.
pub const LISTS_BEFORE_WORK: u8 = 14;

/// Lists of parameters before fields `key` and `entries` of table Model.
pub const LISTS_BEFORE_ENTRIES: u8 = 29;

/// Lists that every view of a model holds, the first ones: those of most models. The others are
/// looked up in the file, so that an interpreter takes no more memory for each.
pub const COMMON_LISTS: usize = 14;
