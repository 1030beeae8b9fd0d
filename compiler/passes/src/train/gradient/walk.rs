//! Goes back through the ops of a function, from the last to the first.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::builder::Builder;
use peapod_ir::ops::TensorOp;
use peapod_ir::vjp::{Calculus, NoVjp, VjpScope};
use peapod_ir::{Function, Location, Module, Numerics, Op, OpKind, ValueId};

use super::active::{Functions, dependent};
use super::control::Kept;
use super::remat::{Remat, again};
use super::{is_float, refused};
use crate::error::PassError;

/// Per value of a function that is copied, its copy.
#[derive(Clone, Debug, Default)]
pub(super) struct Copies {
    copies: BTreeMap<ValueId, ValueId>,
}

impl Copies {
    pub(super) fn insert(&mut self, value: ValueId, copy: ValueId) {
        self.copies.insert(value, copy);
    }

    /// The copy of a value.
    pub(super) fn of(&self, value: ValueId) -> ValueId {
        self.copies[&value]
    }

    pub(super) fn all(&self, values: &[ValueId]) -> Vec<ValueId> {
        values.iter().map(|it| self.of(*it)).collect()
    }

    /// Copies arguments of a function as such.
    pub(super) fn arguments(
        &mut self,
        build: &mut Builder,
        function: &Function,
        arguments: &[ValueId],
    ) {
        for argument in arguments {
            let value = function.value(*argument);
            let copy = build.argument(value.name.clone(), value.ty.clone());
            build.annotate(copy, value.annotation.clone());
            self.insert(*argument, copy);
        }
    }

    /// Copies the constants of a function.
    fn constants(&mut self, build: &mut Builder, function: &Function) {
        for (id, value) in function.values.iter() {
            if let Some(copy) = build.kept(value, value.name.clone()) {
                build.annotate(copy, value.annotation.clone());
                self.insert(id, copy);
            }
        }
    }

    /// Copies an op, possibly as another one of the same operands and results.
    pub(super) fn op(&mut self, build: &mut Builder, function: &Function, op: &Op) {
        let results = op.outputs.iter().map(|result| {
            let value = function.value(*result);
            let copy = build.result(value.name.clone(), value.ty.clone());
            build.annotate(copy, value.annotation.clone());
            copy
        });
        let results: Vec<ValueId> = results.collect();
        let operands = op.inputs.iter().map(|it| it.map(|it| self.of(it)));
        let operands = operands.collect();
        build.set_source(op.location.clone(), "");
        build.put(op.kind.clone(), operands, results.clone());
        for (result, copy) in op.outputs.iter().zip(results) {
            self.insert(*result, copy);
        }
    }
}

/// The module that is differentiated, and the functions that are made for it.
pub(super) struct Walk<'m> {
    pub(super) numerics: Numerics,
    pub(super) functions: Functions<'m>,
    pub(super) made: Vec<Function>,
    /// What of the entry is computed again; loops compute their turns again as it is.
    pub(super) remat: Remat,
    entry: &'m str,
    names: BTreeSet<String>,
}

/// Cotangents of the values of the function that is walked through.
pub(super) type Slopes = BTreeMap<ValueId, ValueId>;

impl<'m> Walk<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        let functions = module.functions.iter();
        Self {
            numerics: module.numerics,
            functions: functions.clone().map(|it| (it.name.as_str(), it)).collect(),
            made: Vec::new(),
            remat: Remat::None,
            entry: module.functions.first().map_or("", |it| it.name.as_str()),
            names: functions.map(|it| it.name.clone()).collect(),
        }
    }

    /// The functions that are left of the module, without its entry, and those that were made.
    pub(super) fn finish(self) -> Vec<Function> {
        let own = self.functions.values().filter(|it| it.name != self.entry);
        let mut all: Vec<Function> = own.map(|it| (*it).clone()).collect();
        all.extend(self.made);
        all
    }

    /// A name that no function has.
    pub(super) fn unused_name(&mut self, stem: &str) -> String {
        let numbered = (1..).map(|number| format!("{stem}.{number}"));
        let name = std::iter::once(stem.to_owned()).chain(numbered);
        let mut names = name.filter(|name| !self.names.contains(name));
        let name = names.next().expect("there are more numbers than functions");
        self.names.insert(name.clone());
        name
    }

    /// Copies a function without going back through it; its arguments have copies already.
    pub(super) fn copy(&self, build: &mut Builder, function: &Function, copies: &mut Copies) {
        copies.constants(build, function);
        for op in &function.ops {
            copies.op(build, function, op);
        }
    }

    /// Copies a function, whose arguments have copies already, and goes back through it: the
    /// cotangents of the wanted values for those of others, which are given with them.
    ///
    /// # Errors
    ///
    /// Something has no derivative.
    pub(super) fn pull_back(
        &mut self,
        build: &mut Builder,
        function: &Function,
        copies: &mut Copies,
        seeds: &[(ValueId, ValueId)],
        wanted: &[ValueId],
    ) -> Result<Vec<Option<ValueId>>, PassError> {
        let active = dependent(&self.functions, function, wanted);
        let needed = self.needed(function, &active, seeds);
        copies.constants(build, function);
        let mut kept = Vec::new();
        for (op, is_needed) in function.ops.iter().zip(&needed) {
            kept.push(match is_needed {
                true => self.forward(build, function, op, copies, &active)?,
                false => {
                    copies.op(build, function, op);
                    None
                }
            });
        }
        let mut slopes = Slopes::new();
        for (value, cotangent) in seeds {
            accumulate(build, &mut slopes, *value, *cotangent);
        }
        let mut segments = match function.name == self.entry {
            true => self.remat.segments(function, &needed),
            false => vec![],
        };
        let mut former = Vec::new();
        for (place, op) in function.ops.iter().enumerate().rev() {
            if !needed[place] {
                continue;
            }
            segments.truncate(segments.partition_point(|it| it.start <= place));
            if let Some(segment) = segments.pop_if(|it| it.contains(&place)) {
                build.set_source(backward(&op.location), "");
                former.extend(again(build, function, segment, copies, &mut slopes));
            }
            build.set_source(backward(&op.location), "");
            self.back(
                build,
                function,
                op,
                copies,
                &active,
                &mut slopes,
                kept[place].take(),
            )?;
        }
        for (value, copy) in former {
            copies.insert(value, copy);
        }
        Ok(wanted.iter().map(|it| slopes.get(it).copied()).collect())
    }

    /// Per op, whether cotangents go back through it.
    fn needed(
        &self,
        function: &Function,
        active: &BTreeSet<ValueId>,
        seeds: &[(ValueId, ValueId)],
    ) -> Vec<bool> {
        let mut read: BTreeSet<ValueId> = seeds.iter().map(|(value, _)| *value).collect();
        let mut needed = vec![false; function.ops.len()];
        for (place, op) in function.ops.iter().enumerate().rev() {
            let is_read = op
                .outputs
                .iter()
                .any(|it| read.contains(it) && active.contains(it));
            if is_read {
                needed[place] = true;
                read.extend(op.operands());
            }
        }
        needed
    }

    /// Goes back through one op.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of a walk, borrowed in parts"
    )]
    fn back(
        &mut self,
        build: &mut Builder,
        function: &Function,
        op: &Op,
        copies: &Copies,
        active: &BTreeSet<ValueId>,
        slopes: &mut Slopes,
        kept: Option<Kept>,
    ) -> Result<(), PassError> {
        let cotangents = op.outputs.iter().map(|it| slopes.get(it).copied());
        let cotangents: Vec<Option<ValueId>> = cotangents.collect();
        let operands: Vec<ValueId> = op.operands().collect();
        let is_wanted = |it: &ValueId| active.contains(it) && is_float(function.ty(*it));
        let wanted: Vec<bool> = operands.iter().map(is_wanted).collect();
        if cotangents.iter().all(Option::is_none) || !wanted.contains(&true) {
            return Ok(());
        }
        let (own, results) = (copies.all(&operands), copies.all(&op.outputs));
        let mut scope = VjpScope {
            build,
            operands: &own,
            results: &results,
            cotangents: &cotangents,
            wanted: &wanted,
        };
        let found = match (&op.kind, kept) {
            (OpKind::Tensor(TensorOp::Case(case)), _) => {
                self.back_through_case(&mut scope, case)?
            }
            (OpKind::Tensor(TensorOp::While(_)), Some(kept)) => {
                self.back_through_loop(&mut scope, &kept)
            }
            (kind, _) => {
                let rule = kind.differentiable().ok_or(NoVjp {
                    reason: "it is no tensor-level op",
                    help: "run the pass `lower` first",
                });
                let found = rule.and_then(|rule| rule.vjp(&mut scope));
                found.map_err(|it| missing(op, it))?
            }
        };
        for ((operand, cotangent), wanted) in operands.into_iter().zip(found).zip(&wanted) {
            if let Some(cotangent) = cotangent.filter(|_| *wanted) {
                accumulate(build, slopes, operand, cotangent);
            }
        }
        Ok(())
    }
}

/// Adds to the cotangent of a value.
fn accumulate(build: &mut Builder, slopes: &mut Slopes, value: ValueId, cotangent: ValueId) {
    let sum = match slopes.get(&value) {
        None => cotangent,
        Some(known) => build.add(*known, cotangent),
    };
    slopes.insert(value, sum);
}

/// Where what goes back through an op comes from: the layer of the op.
fn backward(location: &Location) -> Location {
    let mut location = location.clone();
    location.name = match location.layer() {
        Some(layer) => {
            let rest = location.name[layer.len() + 1..].to_owned();
            format!("{layer}/gradient of {rest}")
        }
        None if location.name.is_empty() => String::new(),
        None => format!("gradient of {}", location.name),
    };
    location
}

/// An op without a derivative, as an error.
pub(super) fn missing(op: &Op, why: NoVjp) -> PassError {
    let place = match (&op.location.name, op.location.line) {
        (name, Some(line)) => format!(" ({name}, line {line})"),
        (name, None) if name.is_empty() => String::new(),
        (name, None) => format!(" ({name})"),
    };
    refused(
        format!("no derivative of {}{place}: {}", op.kind, why.reason),
        why.help,
    )
}
