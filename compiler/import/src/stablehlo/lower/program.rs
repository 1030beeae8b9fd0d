//! What the functions of a program have in common while they are lowered.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use peapod_ir::{Function, Location};

use super::error::{Fault, LowerError, LowerErrors, Stop};
use super::layer;
use super::sharding::Axes;
use crate::stablehlo::{self, Attribute, Operation, ParseError, Span};

/// What the functions of a program have in common.
pub(super) struct Program<'m> {
    /// The text, for messages.
    source: &'m str,
    /// The syntax tree.
    pub(super) text: &'m stablehlo::Module,
    /// Its functions by name; of several with one name, the first.
    named: HashMap<&'m str, &'m stablehlo::Function>,
    /// The mesh and how the text names its axes.
    pub(super) axes: Axes,
    /// Functions that are done.
    pub(super) functions: Vec<Function>,
    /// Ops of several devices: the function of the IR, the place in the text, and the name.
    pub(super) exchanges: Vec<(String, Span, String)>,
    /// Ops that regions of elements have become so far.
    pub(super) lifted_ops: usize,
    /// Numbers in tables of Fourier transforms so far.
    pub(super) table_numbers: usize,
    /// Ops `stablehlo.rng` so far.
    pub(super) random_ops: usize,
    /// Per group of values that are sharded alike, the rank of the first and its line.
    groups: BTreeMap<u32, GroupMember>,
    /// Lines of callbacks that were left out.
    pub(super) callbacks: Vec<usize>,
    /// What could not be lowered.
    pub(super) errors: LowerErrors,
    names: BTreeSet<String>,
}

/// A value of a group.
#[derive(Clone, Copy)]
pub(super) struct GroupMember {
    pub(super) rank: usize,
    /// Where it joins the group.
    pub(super) line: usize,
}

/// A message about a thing, which it may begin with already.
fn named(what: &str, message: &str) -> String {
    let rest = message.strip_prefix(what);
    match rest.is_some_and(|rest| rest.starts_with([' ', ':'])) {
        true => message.to_owned(),
        false => format!("{what}: {message}"),
    }
}

impl<'m> Program<'m> {
    /// Nothing lowered yet.
    pub(super) fn new(source: &'m str, text: &'m stablehlo::Module) -> Self {
        Self {
            source,
            text,
            named: text
                .functions
                .iter()
                .rev()
                .map(|it| (&*it.name, it))
                .collect(),
            axes: Axes::default(),
            functions: Vec::new(),
            exchanges: Vec::new(),
            lifted_ops: 0,
            table_numbers: 0,
            random_ops: 0,
            groups: BTreeMap::new(),
            callbacks: Vec::new(),
            errors: LowerErrors::default(),
            names: text.functions.iter().map(|f| f.name.clone()).collect(),
        }
    }

    /// The function of the text with this name.
    pub(super) fn function(&self, name: &str) -> Option<&'m stablehlo::Function> {
        self.named.get(name).copied()
    }

    /// Notes that a value is of a group; the first member if that has another rank.
    pub(super) fn join(&mut self, group: u32, member: GroupMember) -> Result<(), GroupMember> {
        let first = *self.groups.entry(group).or_insert(member);
        match first.rank == member.rank {
            true => Ok(()),
            false => Err(first),
        }
    }

    /// A name that no function has, made from this one.
    pub(super) fn unique_name(&mut self, wanted: String) -> String {
        let mut name = wanted.clone();
        let mut count = 1;
        while !self.names.insert(name.clone()) {
            count += 1;
            name = format!("{wanted}.{count}");
        }
        name
    }

    /// Keeps a problem at a place of the text, unless it has been told.
    pub(super) fn report(&mut self, stop: Stop, function: &str, span: Span, what: &str) {
        let (fault, message) = match stop {
            Stop::Told => return,
            Stop::Malformed(message) => (Fault::Malformed, message),
            Stop::Unsupported(message) => (Fault::Unsupported, message),
        };
        let source = self.source;
        self.errors.push(|| LowerError {
            fault,
            function: function.to_owned(),
            place: ParseError::at(source, span.offset, named(what, &message)),
        });
    }

    /// Where an op of the IR comes from: its layer and its name in the text, the line of the
    /// program that was traced where the text tells it, and the line of the text.
    pub(super) fn location(&self, op: &Operation) -> Location {
        let traced = op.location.as_ref();
        let layer = traced.and_then(|location| self.text.name(location));
        let mut name = layer.map(layer::layer).unwrap_or_default();
        if !name.is_empty() {
            name.push('/');
        }
        name += &op.name;
        // Of a call, what is called says more than that it is one.
        if let Some(Attribute::String(target)) = op.attribute("call_target_name") {
            name += &format!(" @{target}");
        }
        if let Some((file, line, _)) = traced.and_then(|it| self.text.source_line(it)) {
            name += &format!(" at {file}:{line}");
        }
        Location {
            index: None,
            name,
            line: u32::try_from(op.span.line).ok(),
        }
    }
}
