//! Makes a network that takes one row take several: the leading extent of 1 becomes the batch size.
//!
//! Every value computed from the inputs holds its rows one after another along its leading
//! dimension, and each row has the elements that the network yields for that row alone. An op that
//! would mix rows (a mean over the leading dimension, say) or has no dimension for them is refused.
//! Constants stay as they are; those with an element for every element of a row are repeated.

use std::fmt;
use std::sync::Arc;

use peapod_diagnostic::code;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::lstm::{CELL, HIDDEN};
use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId, verify};

use crate::error::PassError;

/// Rows when the pass runs alone, on a text file.
const ROWS: usize = 2;

const PER_AXIS: &str = "its leading dimension is quantised per axis";

/// Why a network cannot take several rows. Its message has one line per problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Unbatchable {
    /// The batch size asked for.
    pub rows: usize,
    /// Inputs and ops that cannot be batched, each with the reason.
    pub problems: Vec<String>,
}

impl fmt::Display for Unbatchable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the network cannot take a batch of {}:", self.rows)?;
        for problem in &self.problems {
            write!(f, "\n  {problem}")?;
        }
        f.write_str("\n  help: convert the model again with this batch size")
    }
}

/// As [`batch`], for two rows.
///
/// # Errors
///
/// As [`batch`].
pub fn run(module: &mut Module) -> Result<(), PassError> {
    batch(module, ROWS)
}

/// Makes every function of a module whose inputs have a leading extent of 1 take `rows` rows.
///
/// # Errors
///
/// The module breaks a rule of the IR, or holds inputs or ops that cannot be batched; all of them
/// are listed, and the module is left half batched.
pub fn batch(module: &mut Module, rows: usize) -> Result<(), PassError> {
    verify(module)?;
    if rows == 1 {
        return Ok(());
    }
    if rows == 0 {
        return Err(PassError::Refused {
            code: code::UNBATCHABLE,
            what: "expected a batch of 1 row or more, found 0".to_owned(),
            help: "give 1 or more".to_owned(),
        });
    }
    let mut problems = Vec::new();
    for function in &mut module.functions {
        problems.extend(batch_function(function, rows));
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Unbatchable { rows, problems }.into()),
    }
}

/// Batches one function; returns what cannot be.
fn batch_function(function: &mut Function, rows: usize) -> Vec<String> {
    let ops = std::mem::take(&mut function.ops);
    let mut batcher = Batcher {
        batched: SecondaryMap::new(),
        function,
        rows,
    };
    let mut problems = batcher.inputs();
    for mut op in ops {
        if let Err(reason) = batcher.visit(&mut op) {
            problems.push(format!("{}: {reason}", batcher.describe(&op)));
        }
        batcher.function.ops.push(op);
    }
    problems
}

/// A function whose ops are visited in execution order.
struct Batcher<'m> {
    function: &'m mut Function,
    rows: usize,
    /// The leading extent that each batched value had before; `None` for all other values.
    batched: SecondaryMap<ValueId, Option<usize>>,
}

impl Batcher<'_> {
    /// Batches the inputs; returns which cannot be.
    fn inputs(&mut self) -> Vec<String> {
        let mut problems = Vec::new();
        for input in self.function.inputs.clone() {
            let leading = self.function.ty(input).shape.first().copied();
            let widened = match leading {
                Some(1) => self.widen(input),
                Some(extent) => Err(format!("expected a leading extent of 1, found {extent}")),
                None => Err("expected a leading extent of 1, found a scalar".to_owned()),
            };
            if let Err(what) = widened {
                problems.push(format!("input {}: {what}", self.named(input)));
            }
        }
        problems
    }

    /// Batches the result of an op that has a batched operand, if its rows stay apart.
    fn visit(&mut self, op: &mut Op) -> Result<(), String> {
        let operands = || op.inputs.iter().flatten();
        if operands().all(|value| !self.is_batched(*value)) {
            return Ok(());
        }
        let [result] = op.outputs[..] else {
            return Err("it has several results".to_owned());
        };
        // The result has its shape of one row still.
        let shape = self.function.ty(result).shape.clone();
        self.batch_operands(op, &shape)?;
        self.widen(result)
    }

    /// Batches what an op has besides its batched operands, or says why its rows do not stay apart.
    fn batch_operands(&mut self, op: &mut Op, shape: &[usize]) -> Result<(), String> {
        match &mut op.kind {
            OpKind::Conv2d(_) | OpKind::DepthwiseConv2d(_) => self.only_first_is_batched(op),
            OpKind::TransposeConv(_) | OpKind::HybridConv2d(_) => self.only_first_is_batched(op),
            OpKind::BatchMatmul(_) => self.batch_matrices(op, shape),
            OpKind::FullyConnected(_) => {
                self.only_first_is_batched(op)?;
                require(shape.len() >= 2, "its result has no batch dimension")
            }
            OpKind::Along(op) => {
                require(op.axis != 0, "it is a function along the batch dimension")
            }
            OpKind::Fold(op) => require(!op.axes.contains(&0), "it reduces the batch dimension"),
            OpKind::Mean(op) => require(!op.axes.contains(&0), "it reduces the batch dimension"),
            OpKind::Pad(op) => {
                let unpadded = op.padding.first() == Some(&[0, 0]);
                require(unpadded, "it pads the batch dimension")
            }
            OpKind::Softmax(_) => require(shape.len() >= 2, "it normalises over the batch"),
            OpKind::Binary(_) | OpKind::Paired(_) | OpKind::AddN(_) => self.align(op, shape),
            OpKind::Concatenation(concatenation) => {
                let apart = concatenation.axis != 0;
                require(apart, "it concatenates along the batch dimension")?;
                self.repeat_others(op)
            }
            OpKind::Svdf(_) => {
                let state = op.inputs[4].expect("the type rule asks for a state");
                self.only_first_is_batched(op)?;
                self.widen(state)
            }
            OpKind::Lstm(lstm) => {
                let steps_last = !lstm.time_major;
                require(steps_last, "steps of time come before its batch dimension")?;
                self.only_first_is_batched(op)?;
                let states = [HIDDEN, CELL].map(|index| op.inputs[index]);
                let mut states = states.into_iter().flatten();
                states.try_for_each(|state| self.widen(state))
            }
            OpKind::Signal(_) | OpKind::Custom(_) => require(false, OF_ONE_BATCH),
            OpKind::ReadState(_) | OpKind::WriteState(_) => require(false, OF_ONE_BATCH),
            OpKind::InitialiseState(_) | OpKind::FullyConnectedSgd(_) => require(false, OF_STATES),
            OpKind::PoseDecoder(_) | OpKind::NonMaxSuppression(_) => require(false, OF_ONE_IMAGE),
            OpKind::DetectionPostprocess(_) => require(false, "it finds the objects of one image"),
            OpKind::Reshape(_) => require(!shape.is_empty(), "its result has no dimensions"),
            OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) | OpKind::Resize(_) => Ok(()),
            OpKind::Unary(_) | OpKind::Composite(_) => Ok(()),
            OpKind::Quantize(_) | OpKind::Dequantize(_) => Ok(()),
            OpKind::Tensor(TensorOp::Slice(slice)) => {
                let leading = op.inputs[0].and_then(|input| self.batched[input]);
                let [start, limit, stride] =
                    [&slice.start, &slice.limit, &slice.stride].map(|it| it.first().copied());
                let whole = start == Some(0) && stride == Some(1) && limit == leading;
                require(whole, "it slices the batch dimension")?;
                slice.limit[0] = slice.limit[0].saturating_mul(self.rows);
                Ok(())
            }
            OpKind::Tensor(_) => Err("only network-level ops can be batched".to_owned()),
        }
    }

    fn is_batched(&self, value: ValueId) -> bool {
        self.batched[value].is_some()
    }

    /// Multiplies the leading extent of a value.
    fn widen(&mut self, value: ValueId) -> Result<(), String> {
        let ty = &mut self.function.values[value].ty;
        if let Some(quant) = &mut ty.quant
            && quant.axis == Some(0)
        {
            let one = quant.single().is_some();
            require(one, PER_AXIS)?;
            quant.axis = None;
        }
        let Some(leading) = ty.shape.first_mut() else {
            return Err("its result has no dimensions".to_owned());
        };
        self.batched[value] = Some(*leading);
        // The verifier refuses what is too large.
        *leading = leading.saturating_mul(self.rows);
        Ok(())
    }

    fn only_first_is_batched(&self, op: &Op) -> Result<(), String> {
        let mut others = op.inputs[1..].iter().flatten();
        let first = op.inputs[0].is_some_and(|value| self.is_batched(value));
        require(
            first && others.all(|value| !self.is_batched(*value)),
            "its weights depend on the inputs of the network",
        )
    }

    /// Operands of an elementwise op: the batch dimension of an operand is that of the result, and
    /// constants with a leading extent other than 1 are repeated.
    fn align(&mut self, op: &mut Op, result: &[usize]) -> Result<(), String> {
        for operand in op.inputs.iter_mut().flatten() {
            let rank = self.function.ty(*operand).shape.len();
            if let Some(leading) = self.batched[*operand] {
                let aligned = rank == result.len() && leading == result[0];
                let what = format!(
                    "{} is broadcast along the batch dimension",
                    self.named(*operand)
                );
                require(aligned, &what)?;
                continue;
            }
            if rank == result.len() && self.function.ty(*operand).shape[0] != 1 {
                *operand = self.repeat(*operand)?;
            }
        }
        Ok(())
    }

    /// Operands of products of matrices: these are whole, and whatever they are repeated for is
    /// aligned as in an elementwise op.
    fn batch_matrices(&mut self, op: &mut Op, result: &[usize]) -> Result<(), String> {
        require(result.len() > 2, "its matrices have no batch dimension")?;
        self.align(op, result)
    }

    /// Repeats the operands that are not batched.
    fn repeat_others(&mut self, op: &mut Op) -> Result<(), String> {
        for operand in op.inputs.iter_mut().flatten() {
            if !self.is_batched(*operand) {
                *operand = self.repeat(*operand)?;
            }
        }
        Ok(())
    }

    /// A constant with its elements once per row.
    fn repeat(&mut self, value: ValueId) -> Result<ValueId, String> {
        let Some(bytes) = self.function.constant(value) else {
            let named = self.named(value);
            return Err(format!(
                "expected a constant or a batched value, found {named}"
            ));
        };
        let bytes: Arc<[u8]> = bytes.repeat(self.rows).into();
        let mut ty = self.function.ty(value).clone();
        let per_axis = ty.quant.as_ref().is_some_and(|quant| quant.axis == Some(0));
        require(!per_axis, PER_AXIS)?;
        ty.shape[0] = ty.shape[0].saturating_mul(self.rows);
        let name = self.function.value(value).name.clone();
        let repeated = self.function.add_value(name, ty, Origin::Constant(bytes));
        Ok(repeated)
    }

    fn named(&self, value: ValueId) -> String {
        let value = self.function.value(value);
        format!("`{}`: {}", value.name, value.ty)
    }

    fn describe(&self, op: &Op) -> String {
        let tensors = op.inputs.iter().flatten().chain(&op.outputs);
        let tensors: Vec<_> = tensors.map(|value| self.named(*value)).collect();
        let place = match op.location.index {
            Some(index) => format!("operator {index} ({})", op.location.name),
            None => op.kind.mnemonic().to_owned(),
        };
        format!("{place} on {}", tensors.join(", "))
    }
}

/// Why ops stay that look for what an image shows.
const OF_ONE_IMAGE: &str = "it finds what is in one image";

/// Why ops that teach a layer take one batch.
const OF_STATES: &str = "its layer learns from batches as they are";

/// Why what keeps state, or knows its shapes itself, cannot have more rows.
const OF_ONE_BATCH: &str = "it keeps or computes on what is of one batch";

fn require(holds: bool, what: &str) -> Result<(), String> {
    match holds {
        true => Ok(()),
        false => Err(what.to_owned()),
    }
}
