//! Makes a model of a whole window of time take a frame of new rows at each step.
//!
//! The model is one function of a window: `window` rows of an input along an axis, its time. Its
//! streaming form takes `frame` rows at a step, and keeps in states the rows that it needs again.
//! After any number of steps its results are those of the model on the window that ends with the
//! newest row, or `delay` rows before: `docs/streaming.md` says which, and when they are the same
//! bits.
//!
//! What an op does along time is told by its [dimension rule](peapod_ir::dimension_rule): rows that
//! are independent stay so (`rows`). Ops that move a window over rows read what they need of
//! former rows from a history (`history`). Every other op is computed on all rows of the window,
//! as in the model.

mod history;
mod rows;
mod slide;
mod time;
mod whole;

use std::fmt;

use peapod_diagnostic::code;
use peapod_ir::{DimensionRule, Function, Module, Op, OpKind, OpTypes, ValueId, verify};

use crate::error::PassError;
use crate::graph::{constant_fold, simplify};
use crate::micro::{FROM_TENSOR_LEVEL, fuse_pad, raise};
use crate::registry::GraphPass;
use time::{Flow, Streamer};

/// What goes before: padding is told by the ops that move windows then.
const BEFORE: [(&str, GraphPass); 3] = [
    ("canonicalise", simplify::canonicalise),
    ("constant_fold", constant_fold::run),
    ("fuse_pad", fuse_pad::run),
];

/// Most rows of a frame that the compiler chooses itself.
const MAX_FRAME: usize = 1 << 16;

/// What stands in the place of padding along time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimePadding {
    /// Nothing: where a result depends on padding that moves along with the window, the model is
    /// refused.
    #[default]
    Exact,
    /// The rows of the stream that are there: results differ from those of the window wherever
    /// these depend on padding.
    History,
}

impl TimePadding {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::Exact, Self::History];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::History => "history",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Exact => "Refuse a model whose results on a window depend on it",
            Self::History => "Rows of the stream: results differ from those of the window",
        }
    }
}

/// A choice that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown padding `{0}`, expected `exact` or `history`")]
pub struct UnknownTimePadding(pub String);

impl std::str::FromStr for TimePadding {
    type Err = UnknownTimePadding;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|it| it.name() == name);
        found.ok_or_else(|| UnknownTimePadding(name.to_owned()))
    }
}

impl fmt::Display for TimePadding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is streamed, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StreamOptions {
    /// Name of the input with the axis of time; else the only one.
    pub input: Option<String>,
    /// Its dimension that is time; else the first with an extent above 1.
    pub axis: Option<usize>,
    /// New rows at a step; else as few as the strides of the model allow.
    pub frame: Option<usize>,
    /// What stands in the place of padding along time.
    pub padding: TimePadding,
}

/// What became of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streamed {
    /// Name of the input that takes the frames.
    pub input: String,
    /// New rows at a step.
    pub frame: usize,
    /// Rows that the model takes at once.
    pub window: usize,
    /// Its outputs, in order.
    pub outputs: Vec<StreamedOutput>,
    /// Bytes of states that were added.
    pub state_bytes: usize,
    /// Operations on elements of one step.
    pub step_operations: u64,
    /// Operations on elements of the model, on a whole window.
    pub window_operations: u64,
    /// Ops that every step computes on all rows of a window: what they are called.
    pub recomputed: Vec<String>,
}

/// An output of a streaming model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamedOutput {
    /// Its name.
    pub name: String,
    /// Its new rows, where it has an axis of time.
    pub rows: Option<OutputRows>,
    /// How many rows of the input are newer than the window that it is of.
    pub delay: usize,
    /// Steps after a reset until it depends on rows of the stream alone.
    pub warm_up: usize,
    /// Whether it depends on all rows since the reset, as behind a recurrent op.
    pub recurrent: bool,
}

/// New rows of an output at each step: the last of the model's output on the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutputRows {
    /// Its axis of time.
    pub axis: usize,
    /// How many.
    pub count: usize,
    /// How many the model has.
    pub window: usize,
    /// How many rows of the model's output come after the newest.
    pub after: usize,
    /// How many rows of the model's output depend on padding: at its begin, at its end.
    pub border: [usize; 2],
}

/// Why an op, or a model, cannot be streamed.
#[derive(Debug)]
pub(in crate::micro) enum Stop {
    /// The frame must be a multiple of so many rows.
    Multiple(usize),
    /// Something else: why, and what to do.
    Reason(String, &'static str),
}

/// Makes the first function of a module take frames.
///
/// # Errors
///
/// The module breaks a rule of the IR, or something in it cannot be streamed.
pub fn stream(
    module: &mut Module,
    options: &StreamOptions,
    mut observer: impl FnMut(&str, &Module),
) -> Result<Streamed, PassError> {
    verify(module)?;
    let first: &[(&str, GraphPass)] = match raise::is_tensor_level(module) {
        true => &FROM_TENSOR_LEVEL,
        false => &[],
    };
    for &(name, pass) in first.iter().chain(&BEFORE) {
        pass(module)?;
        observer(name, module);
    }
    let entry = match module.functions.first() {
        Some(entry) => entry.clone(),
        None => return Err(refused("a module without functions", "give a model")),
    };
    let input = input(&entry, options)?;
    let (function, streamed) = framed(&entry, input, options)?;
    for signature in &mut module.signatures {
        let renamed = |names: &mut [(String, ValueId)], old: &[ValueId], new: &[ValueId]| {
            for (_, value) in names {
                if let Some(at) = old.iter().position(|it| it == value) {
                    *value = new[at];
                }
            }
        };
        renamed(&mut signature.inputs, &entry.inputs, &function.inputs);
        renamed(&mut signature.outputs, &entry.outputs, &function.outputs);
    }
    module.functions[0] = function;
    verify(module).map_err(|errors| PassError::Bug {
        after: "streaming",
        message: errors.to_string(),
    })?;
    observer("streaming", module);
    Ok(streamed)
}

fn refused(what: impl Into<String>, help: impl Into<String>) -> PassError {
    PassError::Refused {
        code: code::STREAMING,
        what: what.into(),
        help: help.into(),
    }
}

/// The input that takes the frames, its axis of time, and the rows that it has there.
#[derive(Clone, Copy, Debug)]
struct Input {
    value: ValueId,
    axis: usize,
    rows: usize,
}

fn input(entry: &Function, options: &StreamOptions) -> Result<Input, PassError> {
    let names = || {
        let names = entry.inputs.iter().map(|it| &*entry.value(*it).name);
        names.collect::<Vec<_>>().join(", ")
    };
    let value = match (&options.input, &entry.inputs[..]) {
        (None, [only]) => *only,
        (None, _) => {
            let what = format!("expected one input, found {}", entry.inputs.len());
            return Err(refused(
                what,
                format!("name one with --stream-input: {}", names()),
            ));
        }
        (Some(name), inputs) => {
            let found = inputs.iter().find(|it| entry.value(**it).name == *name);
            let missing = || {
                let what = format!("there is no input `{name}`");
                refused(
                    what,
                    format!("name one of these with --stream-input: {}", names()),
                )
            };
            *found.ok_or_else(missing)?
        }
    };
    let ty = entry.ty(value);
    let axis = options.axis;
    let axis = axis.or_else(|| ty.shape.iter().position(|extent| *extent > 1));
    let name = &entry.value(value).name;
    let Some(axis) = axis.filter(|axis| ty.shape.get(*axis).is_some_and(|it| *it > 1)) else {
        let what = format!("input `{name}`: {ty} has no axis of time with more than one row");
        return Err(refused(
            what,
            "name a dimension with --stream-axis, counted from 0",
        ));
    };
    Ok(Input {
        value,
        axis,
        rows: rows_of(entry, value, axis),
    })
}

/// Rows along an axis: where all that reads the input splits the axis, the outermost part of it.
fn rows_of(entry: &Function, input: ValueId, axis: usize) -> usize {
    let extent = entry.ty(input).shape[axis];
    let mut rows = None;
    for op in entry
        .ops
        .iter()
        .filter(|op| op.operands().any(|it| it == input))
    {
        if !matches!(op.kind, OpKind::Reshape(_)) {
            return extent;
        }
        let rule = rule(entry, op);
        let mut factors = rule.operands[0][axis].iter();
        let first = factors.find_map(|it| Some(rule.factors[*it].extent).filter(|it| *it > 1));
        if rows.is_some_and(|rows| Some(rows) != first) {
            return extent;
        }
        rows = first;
    }
    rows.unwrap_or(extent)
}

fn rule(entry: &Function, op: &Op) -> DimensionRule {
    op.kind.def().dimensions(&OpTypes::of(entry, op))
}

/// The function in frames of the size asked for, or of the smallest that strides allow.
fn framed(
    entry: &Function,
    input: Input,
    options: &StreamOptions,
) -> Result<(Function, Streamed), PassError> {
    let mut frame = options.frame.unwrap_or(1);
    let at_most = || {
        let what = format!(
            "expected a frame of 1 to {} rows, found {frame}",
            input.rows
        );
        refused(
            what,
            "give --frame a number of rows within the window of the model",
        )
    };
    if !(1..=input.rows).contains(&frame) {
        return Err(at_most());
    }
    loop {
        let mut streamer = Streamer::new(entry, frame, options.padding);
        let stop = match streamer.run(input.value, input.axis, input.rows) {
            Ok(()) => return streamed(streamer, entry, input),
            Err(stop) => stop,
        };
        let (op, stop) = stop;
        let multiple = match stop {
            Stop::Multiple(multiple) => multiple,
            Stop::Reason(why, help) => {
                let what = format!("{} cannot be streamed: {why}", described(entry, op));
                return Err(refused(what, help));
            }
        };
        let next = frame.next_multiple_of(multiple);
        if options.frame.is_some() || next > input.rows.min(MAX_FRAME) {
            let op = described(entry, op);
            let what = format!(
                "a frame of {frame} rows is no multiple of {multiple}, the strides up to {op}"
            );
            let help = match next <= input.rows {
                true => format!("give --frame {next}, or another multiple of {multiple}"),
                false => format!(
                    "a frame of {next} rows is longer than the window of {}: give the model a \
                     longer one with --input-shape, or compile it without --streaming",
                    input.rows
                ),
            };
            return Err(refused(what, help));
        }
        frame = next;
    }
}

/// How messages call an op.
fn described(entry: &Function, op: Option<&Op>) -> String {
    let Some(op) = op else {
        return "the model".to_owned();
    };
    let place = match op.location.index {
        Some(index) => format!("operator {index} ({})", op.location.name),
        None => op.kind.mnemonic().to_owned(),
    };
    let name = op.outputs.first().map(|it| &*entry.value(*it).name);
    format!("{place}, which makes `{}`,", name.unwrap_or_default())
}

/// The finished function, and what is told of it.
fn streamed(
    mut streamer: Streamer<'_>,
    entry: &Function,
    input: Input,
) -> Result<(Function, Streamed), PassError> {
    let (frame, mut outputs, mut values) = (streamer.frame, Vec::new(), Vec::new());
    for output in &entry.outputs {
        let (value, told) = streamer.output(*output);
        values.push(value);
        outputs.push(told);
    }
    if outputs.iter().all(Option::is_none) {
        let what = format!(
            "no output depends on input `{}`",
            entry.value(input.value).name
        );
        return Err(refused(what, "name another input with --stream-input"));
    }
    let names = entry.outputs.iter().map(|it| &*entry.value(*it).name);
    let told = names.zip(outputs).map(|(name, told)| StreamedOutput {
        name: name.to_owned(),
        ..told.unwrap_or_else(|| StreamedOutput {
            name: String::new(),
            rows: None,
            delay: 0,
            warm_up: 0,
            recurrent: false,
        })
    });
    let outputs = told.collect();
    let (state_bytes, recomputed) = (streamer.state_bytes, streamer.recomputed.clone());
    let mut function = streamer.finish(values);
    function.replaces.clone_from(&entry.replaces);
    function.feedback_open = entry.feedback_open;
    let streamed = Streamed {
        input: entry.value(input.value).name.clone(),
        frame,
        window: input.rows,
        outputs,
        state_bytes,
        step_operations: operations(&function),
        window_operations: operations(entry),
        recomputed,
    };
    Ok((function, streamed))
}

/// Operations on elements of one run.
fn operations(function: &Function) -> u64 {
    let ops = function.ops.iter();
    let flops = ops.map(|op| op.kind.class().flops(&OpTypes::of(function, op)));
    flops.fold(0, u64::saturating_add)
}

/// Whether a value is one that frames reach.
fn is_streamed(flow: &Option<Flow>) -> bool {
    flow.is_some()
}
