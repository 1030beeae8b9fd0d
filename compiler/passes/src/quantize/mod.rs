//! The passes that make a network of floats one of integers, in the order they run.
//!
//! [`prepare`] rewrites the network so that it computes the same and has the ops that integers are
//! good for. Then it runs on samples, and [`Observed`] sees what each value was: passes do no IO,
//! so that is up to the caller. [`quantize`] chooses scales by that and writes every op on integers
//! that has a form on them, as its own type rule says, and `quantize` and `dequantize` between
//! those and the others. What each op became is its [`Layer`].

mod bias_correction;
mod convert;
pub mod equalise;
pub mod fake_quant;
pub mod fold_batch_norm;
pub mod form;
mod groups;
pub mod histogram;
pub mod observed;
pub mod observers;
pub mod precision;
pub mod ranges;
mod recurrent;
mod rewritten;
pub mod scale;
pub mod schedule;
mod weights;

use std::collections::BTreeMap;

use peapod_diagnostic::code;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Function, Module, OpId, ValueId};

use crate::error::PassError;
use crate::graph::{constant_fold, drop_empty, simplify};
use crate::micro::{FROM_TENSOR_LEVEL, fuse_activation, raise};
use crate::registry::GraphPass;
use convert::Converter;
pub use histogram::Histogram;
pub use observed::{Observation, Observed, Stray};
pub use observers::{Observer, UnknownObserver};
pub use precision::{Precision, UnknownPrecision};
pub use ranges::Ranges;
use rewritten::{Operand, Rewritten};

/// What a network goes through before it is observed.
const PREPARE: [(&str, GraphPass); 6] = [
    ("drop_empty", drop_empty::run),
    ("canonicalise", simplify::canonicalise),
    ("constant_fold", constant_fold::run),
    ("fold_batch_norm", fold_batch_norm::run),
    ("fuse_activation", fuse_activation::run),
    ("canonicalise", simplify::canonicalise),
];

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The precision of ops that nothing else is said of, and of inputs and outputs.
    pub scheme: Precision,
    /// How ranges follow from what was observed.
    pub observer: Observer,
    /// Ops of the prepared network that have another precision.
    pub precisions: BTreeMap<OpId, Precision>,
    /// Whether biases make up for what rounded weights add on average.
    pub bias_correction: bool,
    /// What the inputs are.
    pub inputs: Port,
    /// What the outputs are.
    pub outputs: Port,
}

/// What an input or output is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Port {
    /// Integers of the scheme.
    #[default]
    Integer,
    /// f32, as it was.
    Float,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            scheme: Precision::default(),
            observer: Observer::default(),
            precisions: BTreeMap::new(),
            bias_correction: true,
            inputs: Port::default(),
            outputs: Port::default(),
        }
    }
}

impl Options {
    /// The precision that is asked for an op.
    pub fn precision(&self, op: OpId) -> Precision {
        self.precisions.get(&op).copied().unwrap_or(self.scheme)
    }
}

/// What became of an op on floats.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The op of the prepared network.
    pub op: OpId,
    /// Its first result there.
    pub value: ValueId,
    /// Name of that.
    pub name: String,
    /// Name of the operation.
    pub mnemonic: &'static str,
    /// In which integers it computes.
    pub precision: Precision,
    /// Why it does not compute on integers, if that was asked for.
    pub reason: Option<String>,
    /// Whether it has weights, which precisions store differently.
    pub has_weights: bool,
}

impl Layer {
    fn new(
        function: &Function,
        op: OpId,
        precision: Precision,
        reason: Option<String>,
        rewritten: &Rewritten,
    ) -> Self {
        let source = function.op(op);
        let value = source.outputs[0];
        let constants = rewritten.operands.iter().flatten();
        let weighted = constants
            .filter(|it| matches!(it, Operand::Constant(..)))
            .count()
            > 0;
        Self {
            op,
            value,
            name: function.value(value).name.clone(),
            mnemonic: source.kind.mnemonic(),
            precision,
            reason,
            has_weights: weighted || form::weighted(function, source).is_some(),
        }
    }
}

/// A network of integers.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantized {
    /// The network.
    pub module: Module,
    /// What became of the ops on floats, in their order.
    pub layers: Vec<Layer>,
    /// What the values of the prepared network became, where ops compute them in one type.
    pub values: SecondaryMap<ValueId, Option<ValueId>>,
}

/// Rewrites a network of floats for [`quantize`]: it computes the same, or, where batch norms are
/// folded, the same but for rounding. Yields the scales that it was trained with.
///
/// # Errors
///
/// It has integers of a scale already, several entries, or breaks a rule of the IR; or weights that
/// were trained with scales are to be equalised.
pub fn prepare(module: &mut Module, equalised: bool) -> Result<Ranges, PassError> {
    verify(module)?;
    let first: &[(&str, GraphPass)] = match raise::is_tensor_level(module) {
        true => &FROM_TENSOR_LEVEL,
        false => &[],
    };
    for (_, pass) in first.iter().chain(&PREPARE) {
        pass(module)?;
    }
    let ranges = match module.has_entries() {
        true => Ranges::default(),
        false => ranges::take(module),
    };
    refuse(module)?;
    if equalised {
        if !ranges.is_empty() {
            let help = "leave the equalisation out: training has found weights for these ranges";
            return Err(refused("the model has ranges of its own".to_owned(), help));
        }
        equalise::run(module)?;
    }
    Ok(ranges)
}

fn refused(what: String, help: &str) -> PassError {
    PassError::Refused {
        code: code::QUANTIZE,
        what,
        help: help.to_owned(),
    }
}

/// What is not quantised at all.
fn refuse(module: &Module) -> Result<(), PassError> {
    if module.has_entries() {
        let help = "choose one with --signature";
        return Err(refused("the model has several entries".to_owned(), help));
    }
    let function = &module.functions[0];
    let values = &function.values;
    let of_ops = function.ops.iter();
    let of_ops = of_ops.flat_map(|op| op.operands().chain(op.outputs.iter().copied()));
    let used = function.inputs.iter().copied().chain(of_ops);
    let mut quantised = used.map(|id| &values[id]);
    if let Some(value) = quantised.find(|it| it.ty.quant.is_some()) {
        let what = format!(
            "the model has integers already: `{}` is {}",
            value.name, value.ty
        );
        return Err(refused(
            what,
            "give the model of floats that it was made from",
        ));
    }
    if !values.values().any(|it| it.ty.dtype == DType::F32) {
        let what = "the model has no floats".to_owned();
        return Err(refused(what, "give a model of floats"));
    }
    Ok(())
}

/// Makes a prepared network one of integers, by what was observed of its values.
///
/// # Errors
///
/// A bug: what was made breaks a rule of the IR.
pub fn quantize(
    module: &Module,
    observed: &Observed,
    options: &Options,
) -> Result<Quantized, PassError> {
    let (function, layers, values) = Converter::new(module, observed, options).convert();
    let mut made = Module {
        functions: vec![function],
        ..module.clone()
    };
    made.functions
        .extend(module.functions.iter().skip(1).cloned());
    for signature in &mut made.signatures {
        for (_, value) in signature.inputs.iter_mut().chain(&mut signature.outputs) {
            if let Some(home) = values[*value] {
                *value = home;
            }
        }
    }
    verify(&made).map_err(|errors| PassError::Bug {
        after: "quantisation",
        message: errors.to_string(),
    })?;
    Ok(Quantized {
        module: made,
        layers,
        values,
    })
}
