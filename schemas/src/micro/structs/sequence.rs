//! Parameters of kernels of sequences of elements, along one dimension or over steps of time.

use crate::micro::declare::structs;

structs! {
    /// Singular value decomposition filter: input `[batches][in_len]`, feature weights
    /// `[filters][in_len]`, time weights `[filters][memory]`, bias `[filters / rank]`, state
    /// `[batches][filters][memory]`, scratch `[batches][filters]`, output `[batches][filters /
    /// rank]`. State and time weights are both s8 or both s16; the state is read and written.
    pub struct Svdf {
        /// Rows of input and output.
        pub batches: u32,
        /// Elements of one input row.
        pub in_len: u32,
        /// Filters: `rank` of them make one output element.
        pub filters: u32,
        /// Filters summed into one output element.
        pub rank: u32,
        /// Steps of time that the state remembers per filter.
        pub memory: u32,
        /// The input value that means 0.0.
        pub input_zero_point: i32,
        /// The state value that means 0.0.
        pub state_zero_point: i32,
        /// Added after scaling: the output value that means 0.0.
        pub output_zero_point: i32,
        /// Q0.31 factor from feature products to the state.
        pub feature_multiplier: i32,
        /// Power of two of that factor.
        pub feature_shift: i32,
        /// Q0.31 factor from time products to the output.
        pub time_multiplier: i32,
        /// Power of two of that factor.
        pub time_shift: i32,
        /// Smallest value the state takes.
        pub state_min: i32,
        /// Largest value the state takes.
        pub state_max: i32,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
    }

    /// A step of stochastic gradient descent: input `[rows][in_len]`, logits `[rows][out_len]`,
    /// labels `[rows]`, learning rate `[1]`, factors `[2][out_len]`, weights `[out_len][in_len]`,
    /// bias `[out_len]`, residuals `[out_len][in_len + 1]`, loss `[1]`. Weights, bias and residuals
    /// are read and written.
    pub struct FullyConnectedSgd {
        /// Samples.
        pub rows: u32,
        /// Elements of one input row.
        pub in_len: u32,
        /// Classes.
        pub out_len: u32,
        /// The input value that means 0.0.
        pub input_zero_point: i32,
        /// What one step of a logit means; positive.
        pub logit_scale: f32,
    }

    /// Long short-term memory: input `[batches][steps][in_len]` or `[steps][batches][in_len]`,
    /// weights `[units][4][in_len]` and `[units][4][units]`, biases `[units][4]`, hidden and cell
    /// state `[batches][units]`, output as the input with `units` elements in a row. The four are
    /// input, forget, cell and output gate; those numbers are of integers that come in fours.
    pub struct Lstm {
        /// Sequences.
        pub batches: u32,
        /// Steps of time.
        pub steps: u32,
        /// Elements of one input row.
        pub in_len: u32,
        /// Elements of one output row, and of each state.
        pub units: u32,
        /// 1 where steps are the outermost dimension, else 0.
        pub time_major: u32,
        /// The input value that means 0.0.
        pub input_zero_point: i32,
        /// The hidden state's value that means 0.0.
        pub hidden_zero_point: i32,
        /// Q0.31 factors of sums over the input, to Q3.12.
        pub input_multipliers: [i32; 4],
        /// Powers of two of those factors.
        pub input_shifts: [i32; 4],
        /// Q0.31 factors of sums over the hidden state, to Q3.12.
        pub hidden_multipliers: [i32; 4],
        /// Powers of two of those factors.
        pub hidden_shifts: [i32; 4],
        /// The cell state is in steps of 2 to this power, -27 to 2.
        pub cell_exponent: i32,
        /// Largest magnitude of the cell state; 32768 keeps all.
        pub cell_clip: i32,
        /// Q0.31 factor from Q0.30 to the hidden state.
        pub output_multiplier: i32,
        /// Power of two of that factor.
        pub output_shift: i32,
        /// Largest magnitude of the cell state (f32); infinity keeps all.
        pub cell_clip_f32: f32,
    }

    /// Functions of lines of elements along one dimension, `[outer][len][inner]`; results of
    /// arg_max are `[outer][inner]`, those of top_k `[outer][flags]`, in decreasing order, of equal
    /// ones the first, and inner is 1. cumsum_s8: `clamp(mbqm(sum, multiplier, shift) +
    /// output_zero_point)` of sums in steps of 2^-19, wrapping, that begin with -input_zero_point.
    /// l2_normalization has no factors. log_softmax_s8: as of softmax_s8 are multiplier, shift and
    /// diff_min; inner is 1.
    pub struct Along {
        /// Product of the dimensions before that of the lines.
        pub outer: u32,
        /// Elements of a line.
        pub len: u32,
        /// Product of the dimensions after it.
        pub inner: u32,
        /// arg_max: 1 finds the least. top_k: how many indices of a line there are, at most len.
        /// cumsum: 1 leaves out the element itself, 2 sums from the end. Otherwise 0.
        pub flags: u32,
        /// The input value that means 0.0 (s8).
        pub input_zero_point: i32,
        /// Added after scaling: the output value that means 0.0 (s8).
        pub output_zero_point: i32,
        /// Q0.31 factor (s8).
        pub multiplier: i32,
        /// Power of two of that factor (s8).
        pub shift: i32,
        /// Smallest difference whose exponential is not taken as 0.
        pub diff_min: i32,
        /// Q0.31 factor from Q5.26 to differences.
        pub back_multiplier: i32,
        /// Power of two of that factor.
        pub back_shift: i32,
    }
}
