//! Differentiates a program: reverse mode, one rule for each op (`peapod_ir::vjp`).
//!
//! The entry gets further results: the gradient of its loss with respect to arguments. The ops of
//! the model come first, as they were; then, from the last to the first, what their cotangents are.
//! The result is an ordinary module, which can be sharded, compiled and differentiated again.
//!
//! - A `case` becomes a second one, whose branches compute theirs again and go back through them.
//! - A `while` of known turns keeps what its turns begin with, and a second loop goes back through
//!   them, computing each turn again. Only what the derivative reads is kept.
//! - Forward mode ([`jvp`]) needs no rules of its own: a VJP is linear in the cotangents, and the
//!   VJP of that map is the JVP.

mod active;
mod control;
mod logistic;
mod remat;
mod walk;

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{DType, Function, Location, Module, Op, Origin, Signature, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::{drop_empty, inline, loop_captures, lower, simplify, unused_carries};
pub use remat::Remat;
use walk::{Copies, Walk};

/// What is differentiated, and with respect to what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GradientOptions {
    /// Position of the result that is the loss, a float scalar.
    pub loss: usize,
    /// Positions of the arguments of whose elements gradients are asked; `None` for all of floats.
    pub arguments: Option<Vec<usize>>,
    /// What is computed again on the way back.
    pub remat: Remat,
}

/// Runs the pass with default options: the gradient of result 0 with respect to all arguments of
/// floats.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    gradient(module, &GradientOptions::default())
}

/// Appends the gradients of the loss to the results of the entry, in the order of the arguments.
///
/// # Errors
///
/// There is no such result or argument, the loss is no float scalar, or something has no
/// derivative.
pub fn gradient(module: &mut Module, options: &GradientOptions) -> Result<(), PassError> {
    prepare(module)?;
    let entry = entry(module)?;
    let loss = loss_of(entry, options.loss)?;
    let arguments = arguments_of(entry, options.arguments.as_deref())?;
    let names = port_names(module, &entry.inputs, |it| &it.inputs);
    let kept = [entry.inputs.len(), entry.outputs.len()];
    differentiate(module, kept, |walk, build, entry, copies| {
        let ty = entry.ty(loss).clone();
        let one = build.fill(ty, Scalar::Double(1.0));
        build.rename(one, "one");
        let wanted: Vec<ValueId> = arguments.iter().map(|it| entry.inputs[*it]).collect();
        walk.remat.clone_from(&options.remat);
        let found = walk.pull_back(build, entry, copies, &[(loss, one)], &wanted)?;
        let mut outputs = copies.all(&entry.outputs);
        for (argument, gradient) in arguments.iter().zip(found) {
            let ty = entry.ty(entry.inputs[*argument]);
            let gradient = gradient.unwrap_or_else(|| zeros(build, ty));
            let own = distinct(build, gradient, &outputs);
            build.rename(own, format!("grad({})", names[*argument]));
            outputs.push(own);
        }
        Ok(outputs)
    })
}

/// Makes the entry yield, after its results, how they change (the JVP) when its arguments of floats
/// change by further arguments, one for each.
///
/// # Errors
///
/// Something has no derivative.
pub fn jvp(module: &mut Module) -> Result<(), PassError> {
    prepare(module)?;
    let source = entry(module)?;
    let results = source.outputs.clone();
    let names = port_names(module, &source.inputs, |it| &it.inputs);
    let result_names = port_names(module, &results, |it| &it.outputs);
    let arguments = arguments_of(source, None)?;
    let is_float = |value: &ValueId| is_float(source.ty(*value));
    let moved: Vec<usize> = (0..results.len())
        .filter(|it| is_float(&results[*it]))
        .collect();
    let count = source.inputs.len();
    let kept = [count, results.len()];
    // The VJP, as a program that takes cotangents.
    differentiate(module, kept, |walk, build, entry, copies| {
        let seeds = moved.iter().map(|result| {
            let value = entry.outputs[*result];
            (value, build.argument("", entry.ty(value).clone()))
        });
        let seeds: Vec<_> = seeds.collect();
        let wanted: Vec<ValueId> = arguments.iter().map(|it| entry.inputs[*it]).collect();
        let found = walk.pull_back(build, entry, copies, &seeds, &wanted)?;
        let mut outputs = copies.all(&entry.outputs);
        for (argument, cotangent) in wanted.iter().zip(found) {
            outputs.push(cotangent.unwrap_or_else(|| zeros(build, entry.ty(*argument))));
        }
        Ok(outputs)
    })?;
    prepare(module)?;
    // Its own VJP, with respect to the cotangents.
    differentiate(module, kept, |walk, build, entry, copies| {
        let seeds = arguments.iter().zip(&entry.outputs[results.len()..]);
        let seeds = seeds.map(|(argument, value)| {
            let name = format!("d({})", names[*argument]);
            (*value, build.argument(name, entry.ty(*value).clone()))
        });
        let seeds: Vec<_> = seeds.collect();
        let wanted = entry.inputs[count..].to_vec();
        let found = walk.pull_back(build, entry, copies, &seeds, &wanted)?;
        let mut outputs = copies.all(&entry.outputs[..results.len()]);
        for ((cotangent, tangent), result) in wanted.iter().zip(found).zip(&moved) {
            let tangent = tangent.unwrap_or_else(|| zeros(build, entry.ty(*cotangent)));
            let own = distinct(build, tangent, &outputs);
            build.rename(own, format!("d({})", result_names[*result]));
            outputs.push(own);
        }
        Ok(outputs)
    })?;
    without_arguments(&mut module.functions[0], count, moved.len())
}

/// Names of arguments or results: those of the signature, else their own; positions of what has
/// none.
pub fn port_names(
    module: &Module,
    values: &[ValueId],
    named: impl Fn(&Signature) -> &[(String, ValueId)],
) -> Vec<String> {
    let signature = module.signatures.first();
    let stated = signature.map_or(&[][..], named);
    let own = |value: ValueId| {
        module
            .functions
            .first()
            .map(|it| it.value(value).name.clone())
    };
    let names = values.iter().enumerate().map(|(place, value)| {
        let stated = stated.get(place).filter(|_| stated.len() == values.len());
        let name = stated.map(|(name, _)| name.clone()).or_else(|| own(*value));
        name.filter(|name| !name.is_empty())
            .unwrap_or_else(|| place.to_string())
    });
    names.collect()
}

/// Takes arguments away that nothing depends on.
fn without_arguments(function: &mut Function, first: usize, count: usize) -> Result<(), PassError> {
    let unused: Vec<ValueId> = function.inputs.drain(first..first + count).collect();
    let mut read: BTreeSet<ValueId> = function.outputs.iter().copied().collect();
    read.extend(function.ops.iter().flat_map(Op::operands));
    for value in unused {
        if read.contains(&value) {
            return Err(PassError::Bug {
                after: "gradient",
                message: "a VJP is not linear in its cotangents".to_owned(),
            });
        }
        // Nothing names it any more; it goes with the next values that nothing needs.
        function.values[value].origin =
            Origin::Constant(vec![0; function.values[value].ty.size_bytes()].into());
    }
    Ok(())
}

/// Spells everything out that has no rule of its own, and takes the logistic function for the op.
fn prepare(module: &mut Module) -> Result<(), PassError> {
    drop_empty::run(module)?;
    inline::run(module)?;
    // How often loops turn may follow from what they only pass on.
    loop_captures::run(module)?;
    lower::run(module)?;
    logistic::run(module);
    Ok(())
}

fn entry(module: &Module) -> Result<&Function, PassError> {
    let entry = module.functions.first();
    entry.ok_or_else(|| refused("the module has no function", "give it one with a loss"))
}

/// Rebuilds the entry: `make` appends to a copy of it, and says what it yields. Signatures forget
/// arguments and results after those that are kept, which nothing needs any more.
fn differentiate(
    module: &mut Module,
    kept: [usize; 2],
    make: impl FnOnce(
        &mut Walk<'_>,
        &mut Builder,
        &Function,
        &mut Copies,
    ) -> Result<Vec<ValueId>, PassError>,
) -> Result<(), PassError> {
    let source = std::mem::take(module);
    let entry = &source.functions[0];
    let mut walk = Walk::new(&source);
    let mut build = Builder::new(entry.name.clone());
    let mut copies = Copies::default();
    copies.arguments(&mut build, entry, &entry.inputs);
    let outputs = make(&mut walk, &mut build, entry, &mut copies)?;
    let mut function = build.finish(outputs);
    function.replaces.clone_from(&entry.replaces);
    function.shown = entry.shown.clone();
    let signatures = source.signatures.iter();
    let signatures = signatures.map(|it| ported(it, entry, kept, &function, &copies));
    let signatures = signatures.collect();
    let made = walk.finish();
    *module = Module {
        name: source.name.clone(),
        numerics: source.numerics,
        mesh: source.mesh.clone(),
        functions: std::iter::once(function).chain(made).collect(),
        signatures,
        metadata: source.metadata.clone(),
    };
    inline::run(module)?;
    unused_carries::run(module)?;
    simplify::run(module)
}

/// A signature of the new entry: what names all ports names the new ones, too.
fn ported(
    signature: &Signature,
    entry: &Function,
    [inputs, outputs]: [usize; 2],
    function: &Function,
    copies: &Copies,
) -> Signature {
    let ports = |named: &[(String, ValueId)], old: &[ValueId], kept: usize, new: &[ValueId]| {
        let is_whole = named.len() == old.len();
        let named = named.iter().enumerate();
        let named = named.filter(|(place, _)| !is_whole || *place < kept);
        let named = named.map(|(_, (name, value))| (name.clone(), copies.of(*value)));
        let new = new.iter().filter(|_| is_whole);
        let new = new.map(|value| (function.value(*value).name.clone(), *value));
        named.chain(new).collect()
    };
    let further = &function.inputs[entry.inputs.len()..];
    let derivatives = function.outputs.get(outputs..).unwrap_or_default();
    Signature {
        inputs: ports(&signature.inputs, &entry.inputs, inputs, further),
        outputs: ports(&signature.outputs, &entry.outputs, outputs, derivatives),
        ..signature.clone()
    }
}

/// The value itself, or a copy where it is a result already: results have names of their own.
fn distinct(build: &mut Builder, value: ValueId, outputs: &[ValueId]) -> ValueId {
    let is_computed = build.function().value(value).origin == Origin::Result;
    if is_computed && !outputs.contains(&value) {
        return value;
    }
    build.set_source(Location::named("gradient"), "");
    let ty = build.ty(value).clone();
    build.emit(ShardingConstraint::default(), &[value], ty)
}

fn zeros(build: &mut Builder, ty: &TensorType) -> ValueId {
    build.fill(ty.clone(), Scalar::Integer(0))
}

/// Whether a tensor of this type has derivatives.
fn is_float(ty: &TensorType) -> bool {
    DType::FLOATS.contains(&ty.dtype)
}

fn loss_of(entry: &Function, position: usize) -> Result<ValueId, PassError> {
    let Some(loss) = entry.outputs.get(position).copied() else {
        let count = entry.outputs.len();
        return Err(refused(
            format!("expected a result number {position} that is the loss, found {count} results"),
            "results are counted from 0",
        ));
    };
    let ty = entry.ty(loss);
    if ty.elements() != 1 || !is_float(ty) {
        return Err(refused(
            format!("expected a loss of one float, found result {position} of type {ty}"),
            "name another result, or add the elements up",
        ));
    }
    Ok(loss)
}

fn arguments_of(entry: &Function, asked: Option<&[usize]>) -> Result<Vec<usize>, PassError> {
    let inputs = &entry.inputs;
    let Some(asked) = asked else {
        let all = 0..inputs.len();
        return Ok(all.filter(|it| is_float(entry.ty(inputs[*it]))).collect());
    };
    for position in asked {
        let Some(value) = inputs.get(*position) else {
            let count = inputs.len();
            return Err(refused(
                format!("expected an argument number {position}, found {count} arguments"),
                "arguments are counted from 0",
            ));
        };
        let (name, ty) = (&entry.value(*value).name, entry.ty(*value));
        if !is_float(ty) {
            return Err(refused(
                format!("expected an argument of floats, found `{name}` of type {ty}"),
                "leave it out",
            ));
        }
    }
    Ok(asked.to_vec())
}

fn refused(what: impl Into<String>, help: impl Into<String>) -> PassError {
    PassError::Refused {
        code: code::NO_GRADIENT,
        what: what.into(),
        help: help.into(),
    }
}
