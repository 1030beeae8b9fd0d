//! A network of one row as one of several: the leading dimension of what it computes grows.
//!
//! Every tensor that follows from the inputs becomes as many of itself, one after another along its
//! leading dimension. Where an operator would mix them (a mean over that dimension, say), or has no
//! place for them, the network is refused. Constants stay as they are; those that have an element
//! for every element of a tensor are repeated.

use std::fmt;
use std::sync::Arc;

use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId};

/// Why a network cannot compute several rows at once. Messages have one line per operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Unbatchable {
    /// The rows that were asked for.
    pub batch: usize,
    /// Operators and tensors in the way, each with what is wrong.
    pub problems: Vec<String>,
}

impl fmt::Display for Unbatchable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let batch = self.batch;
        write!(f, "the network cannot compute a batch of {batch}:")?;
        for problem in &self.problems {
            write!(f, "\n  {problem}")?;
        }
        f.write_str("\n  help: convert the model with the batch that you want")
    }
}

/// Makes a verified module of one function compute `batch` rows at once.
pub(super) fn rebatch(module: &mut Module, batch: usize) -> Result<(), Unbatchable> {
    let mut problems = Vec::new();
    if batch == 0 {
        problems.push("a batch has one row at least".to_owned());
    }
    for function in &mut module.functions {
        let mut batcher = Batcher {
            batched: vec![None; function.values.len()],
            function,
            batch,
        };
        problems.extend(batcher.inputs());
        for mut op in std::mem::take(&mut batcher.function.ops) {
            if let Err(what) = batcher.visit(&mut op) {
                problems.push(format!("{}: {what}", batcher.describe(&op)));
            }
            batcher.function.ops.push(op);
        }
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Unbatchable { batch, problems }),
    }
}

struct Batcher<'m> {
    function: &'m mut Function,
    batch: usize,
    /// The leading extent that a value had before it grew; none of values that stay.
    batched: Vec<Option<usize>>,
}

impl Batcher<'_> {
    /// Makes the inputs grow; says which cannot.
    fn inputs(&mut self) -> Vec<String> {
        let mut problems = Vec::new();
        for input in self.function.inputs.clone() {
            let leading = self.function.ty(input).shape.first().copied();
            let grown = match leading {
                Some(1) => self.grow(input),
                Some(extent) => Err(format!("its leading extent is {extent}, expected 1")),
                None => Err("it has no dimension for the batch".to_owned()),
            };
            if let Err(what) = grown {
                problems.push(format!("input {}: {what}", self.named(input)));
            }
        }
        problems
    }

    /// Makes the result of an op grow where operands did, if it may.
    fn visit(&mut self, op: &mut Op) -> Result<(), String> {
        if op.inputs.iter().flatten().all(|value| !self.grew(*value)) {
            return Ok(());
        }
        // The result has its own shape still.
        let shape = self.function.ty(op.outputs[0]).shape.clone();
        match &op.kind {
            OpKind::Conv2d(_) | OpKind::DepthwiseConv2d(_) => {
                self.only_first_grew(op, "weights")?
            }
            OpKind::FullyConnected(_) => {
                self.only_first_grew(op, "weights")?;
                require(shape.len() >= 2, "its result has no dimension of rows")?;
            }
            OpKind::Mean(mean) => {
                let kept = !mean.axes.contains(&0);
                require(kept, "it takes the mean over the leading dimension")?;
            }
            OpKind::Pad(pad) => {
                let whole = pad.padding.first() == Some(&[0, 0]);
                require(whole, "it pads the leading dimension")?;
            }
            OpKind::Softmax(_) => {
                require(shape.len() >= 2, "it normalises the leading dimension")?;
            }
            OpKind::Binary(_) => self.align(op, &shape)?,
            OpKind::Concatenation(joined) => {
                require(joined.axis != 0, "it joins along the leading dimension")?;
                self.repeat_others(op)?;
            }
            OpKind::Svdf(_) => {
                let state = op.inputs[4].expect("the type rule asks for a state");
                self.only_first_grew(op, "weights")?;
                self.grow(state)?;
            }
            OpKind::Reshape(_) => {
                require(!shape.is_empty(), "its result has no dimension")?;
            }
            OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) => {}
            OpKind::Unary(_) | OpKind::Quantize(_) | OpKind::Dequantize(_) => {}
            OpKind::Tensor(_) => return Err("nothing is known of its rows".to_owned()),
        }
        self.grow(op.outputs[0])
    }

    fn grew(&self, value: ValueId) -> bool {
        // Constants that were repeated are new values.
        self.batched.get(value.index()).is_some_and(Option::is_some)
    }

    /// Multiplies the leading extent of a value.
    fn grow(&mut self, value: ValueId) -> Result<(), String> {
        let ty = &mut self.function.values[value.index()].ty;
        if let Some(quant) = &mut ty.quant
            && quant.axis == Some(0)
        {
            let one = quant.single().is_some();
            require(one, "its leading dimension has a scale for every index")?;
            quant.axis = None;
        }
        let Some(leading) = ty.shape.first_mut() else {
            return Err("its result has no dimension".to_owned());
        };
        self.batched[value.index()] = Some(*leading);
        // The verifier refuses what is too large.
        *leading = leading.saturating_mul(self.batch);
        Ok(())
    }

    fn only_first_grew(&self, op: &Op, others: &str) -> Result<(), String> {
        let first = op.inputs[0].is_some_and(|value| self.grew(value));
        let rest = op.inputs[1..].iter().flatten();
        let rest_stays = rest.into_iter().all(|value| !self.grew(*value));
        require(
            first && rest_stays,
            &format!("its {others} depend on the inputs of the network"),
        )
    }

    /// Operands of an elementwise op: the leading dimension of what grew is that of the result.
    fn align(&mut self, op: &mut Op, result: &[usize]) -> Result<(), String> {
        for operand in op.inputs.iter_mut().flatten() {
            let rank = self.function.ty(*operand).shape.len();
            if let Some(leading) = self.batched[operand.index()] {
                let aligned = rank == result.len() && leading == result[0];
                let what = format!("{} is repeated in front", self.named(*operand));
                require(aligned, &what)?;
                continue;
            }
            if rank == result.len() && self.function.ty(*operand).shape[0] != 1 {
                *operand = self.repeat(*operand)?;
            }
        }
        Ok(())
    }

    fn repeat_others(&mut self, op: &mut Op) -> Result<(), String> {
        for operand in op.inputs.iter_mut().flatten() {
            if !self.grew(*operand) {
                *operand = self.repeat(*operand)?;
            }
        }
        Ok(())
    }

    /// A constant as often as there are rows.
    fn repeat(&mut self, value: ValueId) -> Result<ValueId, String> {
        let Some(bytes) = self.function.constant(value) else {
            let named = self.named(value);
            return Err(format!(
                "{named} is no constant, and the same for every row"
            ));
        };
        let bytes: Arc<[u8]> = bytes.repeat(self.batch).into();
        let mut ty = self.function.ty(value).clone();
        let per_axis = ty.quant.as_ref().is_some_and(|quant| quant.axis == Some(0));
        require(
            !per_axis,
            "its leading dimension has a scale for every index",
        )?;
        ty.shape[0] = ty.shape[0].saturating_mul(self.batch);
        let name = self.function.value(value).name.clone();
        let repeated = self.function.add_value(name, ty, Origin::Constant(bytes));
        self.batched.push(None);
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

fn require(holds: bool, what: &str) -> Result<(), String> {
    match holds {
        true => Ok(()),
        false => Err(what.to_owned()),
    }
}
