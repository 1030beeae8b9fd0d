//! Puts a front end of audio before a network, so that one model takes samples.
//!
//! A front end takes the samples of a window and makes one row of features. A network takes several
//! rows: all that are new, if it keeps a state of its own, or a window of them. The joined model
//! takes the samples of as many rows as are new at each run. It makes these rows one after the
//! other by copies of the front end that share its states, and keeps the other rows of a window in
//! a state, the oldest first. Where windows of samples overlap and the front end does not keep what
//! they have in common, another state does.

mod conversion;
mod joiner;

use std::collections::BTreeMap;

use peapod_diagnostic::code;
use peapod_ir::builder::Builder;
use peapod_ir::{Function, Module, Op, TensorType, ValueId, verify};

use crate::error::PassError;
use crate::graph::dead_code;
use conversion::Conversion;
use joiner::Joiner;

/// Most rows of features at a run: each is a copy of the front end, and a kernel joins as many.
const MAX_ROWS: usize = 254;

/// What integer features of another scale than the network's input are to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FeatureNumbers {
    /// The numbers as they are stored, as the examples of TensorFlow Lite Micro and ESPHome hand
    /// them on: the scale of the front end is of no account.
    #[default]
    Stored,
    /// The numbers of the same reals in the network's scale.
    Rescaled,
}

/// Numbers that there are not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown numbers `{0}`, expected `stored` or `rescaled`")]
pub struct UnknownFeatureNumbers(pub String);

impl std::str::FromStr for FeatureNumbers {
    type Err = UnknownFeatureNumbers;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|it| it.name() == name);
        found.ok_or_else(|| UnknownFeatureNumbers(name.to_owned()))
    }
}

impl std::fmt::Display for FeatureNumbers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl FeatureNumbers {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::Stored, Self::Rescaled];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stored => "stored",
            Self::Rescaled => "rescaled",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Stored => "Integers as they are stored, whatever the scale of the front end",
            Self::Rescaled => "Integers of the network's scale",
        }
    }
}

/// How a front end is put before a network.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FrontEndOptions {
    /// Name of the network's input that takes the features; else the only one.
    pub input: Option<String>,
    /// New rows of features at each run; else all rows of a network with a state, one of others.
    pub rows: Option<usize>,
    /// Samples from one window of the front end to the next, if it does not keep what they have in
    /// common itself.
    pub hop: Option<usize>,
    /// What integer features of another scale are; else as they are stored where both have one type
    /// or 8 bits.
    pub numbers: Option<FeatureNumbers>,
}

/// What became of a network and its front end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Name of the network's input that takes the features.
    pub input: String,
    /// New rows at each run.
    pub rows: usize,
    /// Rows that the network takes.
    pub window: usize,
    /// Samples that the model takes at each run.
    pub samples: usize,
    /// Bytes of rows and samples that are kept from run to run.
    pub history: usize,
    /// Type of a row of features as the front end makes it.
    pub features: TensorType,
    /// Type of the network's input.
    pub taken_as: TensorType,
    /// Whether the numbers of features stand for other reals to the network.
    pub reinterpreted: bool,
}

/// Holds a front end against what is asked of one.
///
/// # Errors
///
/// It breaks a rule of the IR, or does not make one row of features of the samples of a window.
pub fn check(front: &Module, options: &FrontEndOptions) -> Result<(), PassError> {
    verify(front)?;
    Front::of(front, options).map(|_| ())
}

/// Puts a front end before the only function of a network.
///
/// # Errors
///
/// A module breaks a rule of the IR, or the features are not what the network takes.
pub fn join(
    front: &Module,
    network: &mut Module,
    options: &FrontEndOptions,
) -> Result<Joined, PassError> {
    verify(front)?;
    verify(network)?;
    if front.numerics != network.numerics {
        let (found, expected) = (front.numerics, network.numerics);
        let what = format!("expected a front end of numerics {expected}, found {found}");
        return Err(refused(what, "give both models the same --numerics"));
    }
    let front = Front::of(front, options)?;
    let entry = entry(network, "network")?.clone();
    let input = Input::of(&entry, &front, options)?;
    let mut joiner = Joiner {
        build: Builder::new(entry.name.clone()),
        history: 0,
    };
    let mut values = BTreeMap::new();
    for value in &entry.inputs {
        let argument = match *value == input.value {
            true => joiner.samples(&front, &input),
            false => joiner.argument(&entry, *value),
        };
        values.insert(*value, argument);
    }
    let samples = values[&input.value];
    let conversion = Conversion::new(front.ty(), entry.ty(input.value), options.numbers)?;
    let features = joiner.features(&front, &input, samples, &conversion);
    let (history, function) = joiner.network(&entry, &input, values.clone(), features);
    let samples = function.ty(samples).elements();
    for signature in &mut network.signatures {
        for (name, value) in &mut signature.inputs {
            if *value == input.value {
                name.clone_from(&front.function.value(front.samples).name);
            }
            *value = values[value];
        }
    }
    dead_code::rename_results(&mut network.signatures, 0, &function, &entry.outputs);
    network.functions[0] = function;
    verify(network).map_err(|errors| PassError::Bug {
        after: "a front end was put before the network",
        message: errors.to_string(),
    })?;
    Ok(Joined {
        input: entry.value(input.value).name.clone(),
        rows: input.rows,
        window: input.window,
        samples,
        history,
        features: front.ty().clone(),
        taken_as: entry.ty(input.value).clone(),
        reinterpreted: conversion.reinterprets(front.ty()),
    })
}

fn refused(what: impl Into<String>, help: impl Into<String>) -> PassError {
    PassError::Refused {
        code: code::FRONT_END,
        what: what.into(),
        help: help.into(),
    }
}

/// The function of a model that has just one.
fn entry<'m>(module: &'m Module, role: &str) -> Result<&'m Function, PassError> {
    if module.has_entries() {
        let what = format!("expected one signature of the {role}, found several");
        return Err(refused(what, "choose one --signature"));
    }
    match &module.functions[..] {
        [] => Err(refused(
            format!("the {role} has no function"),
            "give a model",
        )),
        [first, ..] => Ok(first),
    }
}

/// A front end: one function of samples that returns features.
struct Front<'m> {
    function: &'m Function,
    /// Its argument.
    samples: ValueId,
    /// The dimension of the argument that has all of its samples.
    dim: usize,
    /// Samples that it takes at once.
    window: usize,
    /// Samples from one of its windows to the next.
    hop: usize,
}

impl<'m> Front<'m> {
    fn of(module: &'m Module, options: &FrontEndOptions) -> Result<Self, PassError> {
        let function = entry(module, "front end")?;
        if module.functions.len() > 1 {
            let what = "the front end has loops or calls";
            return Err(refused(what, "give a front end without them"));
        }
        let (&[samples], &[_]) = (&function.inputs[..], &function.outputs[..]) else {
            let (inputs, outputs) = (function.inputs.len(), function.outputs.len());
            let what = format!(
                "expected a front end with one input and one output, found {inputs} and {outputs}"
            );
            return Err(refused(
                what,
                "give a model of samples alone that makes features alone",
            ));
        };
        let shape = &function.ty(samples).shape;
        let window = function.ty(samples).elements();
        // A front end of single samples has no longer dimension.
        let dim = shape.iter().position(|extent| *extent == window);
        let Some(dim) = dim else {
            let what = format!(
                "the front end takes {}, expected samples along one dimension",
                function.ty(samples)
            );
            return Err(refused(what, "reshape the samples in the front end"));
        };
        let hop = options.hop.unwrap_or(window);
        if !(1..=window).contains(&hop) {
            let what = format!("expected a hop of 1 to {window} samples, found {hop}");
            return Err(refused(
                what,
                "give --front-end-hop the samples from one window to the next",
            ));
        }
        Ok(Self {
            function,
            samples,
            dim,
            window,
            hop,
        })
    }

    /// Type of its features.
    fn ty(&self) -> &TensorType {
        self.function.ty(self.function.outputs[0])
    }
}

/// The network's input that takes the features.
struct Input {
    value: ValueId,
    /// New rows at each run.
    rows: usize,
    /// Rows that it takes.
    window: usize,
}

impl Input {
    fn of(
        entry: &Function,
        front: &Front<'_>,
        options: &FrontEndOptions,
    ) -> Result<Self, PassError> {
        let value = input(entry, options.input.as_deref())?;
        let (ty, features) = (entry.ty(value), front.ty().elements());
        let window = rows(&ty.shape, features).ok_or_else(|| {
            let name = &entry.value(value).name;
            let what = format!(
                "input `{name}` is {ty}, which has no rows of the {features} features of the front end"
            );
            refused(what, "give a front end with as many features as the network was trained on")
        })?;
        let new = match entry.has_state() {
            true => window,
            false => 1,
        };
        let new = options.rows.unwrap_or(new);
        let most = window.min(MAX_ROWS);
        if !(1..=most).contains(&new) {
            let what = format!("expected 1 to {most} new rows of features at a run, found {new}");
            return Err(refused(what, "give another number with --front-end-rows"));
        }
        if let Some(shared) = front.unshared_state().filter(|_| new > 1) {
            let what = format!(
                "`{shared}` of the front end keeps its own state, of one row at a run, found {new}"
            );
            return Err(refused(what, "give --front-end-rows 1"));
        }
        Ok(Self {
            value,
            rows: new,
            window,
        })
    }
}

impl Front<'_> {
    /// Name of an op whose state no other op may use, so that there cannot be copies of it.
    fn unshared_state(&self) -> Option<&str> {
        let mut ops = self.function.ops.iter();
        let own = |op: &&Op| !op.kind.shares_states() && !op.kind.states().is_empty();
        ops.find(own).map(|op| &*op.location.name)
    }
}

/// The input of this name, or else the only one.
fn input(entry: &Function, name: Option<&str>) -> Result<ValueId, PassError> {
    let inputs = entry.inputs.iter();
    let names: Vec<&str> = inputs.map(|it| &*entry.value(*it).name).collect();
    let found = match (name, &entry.inputs[..]) {
        (None, [only]) => return Ok(*only),
        (None, _) => format!("expected one input of the network, found {}", names.len()),
        (Some(name), inputs) => match names.iter().position(|it| *it == name) {
            Some(place) => return Ok(inputs[place]),
            None => format!("the network has no input `{name}`"),
        },
    };
    let help = format!("name one with --front-end-input: {}", names.join(", "));
    Err(refused(found, help))
}

/// Rows of so many elements in a shape: its innermost dimensions make one, and at most one around
/// them counts rows; or it is flat.
fn rows(shape: &[usize], row: usize) -> Option<usize> {
    let elements: usize = shape.iter().product();
    let flat = shape.contains(&elements);
    let longer = |extents: &[usize]| extents.iter().filter(|extent| **extent > 1).count();
    let made =
        |from: usize| shape[from..].iter().product::<usize>() == row && longer(&shape[..from]) <= 1;
    let has_rows = flat || (0..=shape.len()).any(made);
    (has_rows && elements.is_multiple_of(row)).then(|| elements / row)
}
