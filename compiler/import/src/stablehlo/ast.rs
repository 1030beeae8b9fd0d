//! The syntax tree of a module.

use super::attribute::{Attribute, Attributes};
use super::location::Location;
use super::sharding::Mesh;
use super::types::Type;
use std::collections::BTreeMap;

use peapod_ir::entity::{PrimaryMap, entity_impl};

/// Where something is in the text. Trees that differ only in this are equal.
#[derive(Debug, Clone, Copy, Default)]
pub struct Span {
    /// Byte offset of the first character.
    pub offset: usize,
    /// Line, counted from 1.
    pub line: usize,
}

impl PartialEq for Span {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// `module @name attributes {…} {…}`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Module {
    /// Its name, without the `@`.
    pub name: Option<String>,
    /// Its attributes, such as `mhlo.num_partitions`.
    pub attributes: Attributes,
    /// Its meshes, in order.
    pub meshes: Vec<MeshDefinition>,
    /// Its functions, in order.
    pub functions: Vec<Function>,
    /// `#loc3 = loc(…)`, by name without the `#`.
    pub locations: BTreeMap<String, Location>,
    /// Where it came from.
    pub location: Option<Location>,
}

impl Module {
    /// The function called `name`.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// The first file, line and column that `location` leads to, through names, calls and aliases.
    pub fn source_line<'m>(&'m self, location: &'m Location) -> Option<(&'m str, u64, u64)> {
        self.follow(location).find_map(|location| match location {
            Location::File { file, line, column } => Some((file.as_str(), *line, *column)),
            Location::Unknown
            | Location::Name { .. }
            | Location::CallSite { .. }
            | Location::Fused { .. }
            | Location::Alias(_) => None,
        })
    }

    /// The first name that `location` leads to, through calls and aliases, such as
    /// `jit(step)/jvp(layer3)/dot_general`.
    pub fn name<'m>(&'m self, location: &'m Location) -> Option<&'m str> {
        self.follow(location).find_map(|location| match location {
            Location::Name { name, .. } => Some(name.as_str()),
            Location::Unknown
            | Location::File { .. }
            | Location::CallSite { .. }
            | Location::Fused { .. }
            | Location::Alias(_) => None,
        })
    }

    /// A location and all that it leads to, in order.
    fn follow<'m>(&'m self, location: &'m Location) -> impl Iterator<Item = &'m Location> {
        // Aliases may lead back to themselves; no honest chain is this long.
        const MAX_STEPS: usize = 1000;
        let mut pending = vec![location];
        let steps = std::iter::from_fn(move || {
            let next = pending.pop()?;
            if let Location::Alias(name) = next {
                pending.extend(self.locations.get(name));
            }
            pending.extend(next.children().into_iter().rev());
            Some(next)
        });
        steps.take(MAX_STEPS)
    }
}

/// `sdy.mesh @name = <…>`.
#[derive(Debug, Clone, PartialEq)]
pub struct MeshDefinition {
    /// Its name, without the `@`.
    pub name: String,
    /// Its axes.
    pub mesh: Mesh,
    /// What else is said of it.
    pub attributes: Attributes,
    /// Where it is.
    pub span: Span,
}

/// Who may call a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Also others; the default, which is not written.
    Public,
    /// The module's own functions.
    Private,
    /// The enclosing modules' functions.
    Nested,
}

/// `func.func`.
#[derive(Debug, Clone, PartialEq)]
pub struct Function {
    /// Its name, without the `@`.
    pub name: String,
    /// Who may call it.
    pub visibility: Visibility,
    /// Its arguments.
    pub arguments: Vec<Argument>,
    /// Its results.
    pub results: Vec<FunctionResult>,
    /// What else is said of it.
    pub attributes: Attributes,
    /// Its ops, the last of which returns; `None` for a declaration.
    pub body: Option<Vec<Operation>>,
    /// Every value of the function, those of nested regions included, by [`ValueId`].
    pub values: PrimaryMap<ValueId, Value>,
    /// Where it came from.
    pub location: Option<Location>,
    /// Where it is.
    pub span: Span,
}

impl Function {
    /// The value behind `id`.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id]
    }

    /// Types of the op's operands.
    pub fn operand_types(&self, op: &Operation) -> impl Iterator<Item = &Type> {
        op.operands.iter().map(|&id| &self.value(id).ty)
    }

    /// Types of the op's results.
    pub fn result_types(&self, op: &Operation) -> impl Iterator<Item = &Type> {
        op.results.iter().map(|&id| &self.value(id).ty)
    }
}

/// An argument of a function.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    /// The value that the body uses.
    pub value: ValueId,
    /// What is said of it, such as `sdy.sharding` or `tf.aliasing_output`.
    pub attributes: Attributes,
    /// Where it came from; JAX names what was traced, such as `params['w']`.
    pub location: Option<Location>,
}

/// A result of a function.
#[derive(Debug, Clone, PartialEq)]
pub struct FunctionResult {
    /// Its type.
    pub ty: Type,
    /// What is said of it, such as `jax.result_info`.
    pub attributes: Attributes,
}

/// A value of a function: indexes [`Function::values`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(u32);

entity_impl!(ValueId);

/// A value: an argument or a result.
#[derive(Debug, Clone, PartialEq)]
pub struct Value {
    /// Its name without the `%`: `arg0`, `7`, or `7#1` for one of several results. Empty if the
    /// text gives none.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it is defined.
    pub span: Span,
}

/// An op in the shape of the generic form, however it was written.
#[derive(Debug, Clone, PartialEq)]
pub struct Operation {
    /// Its full name, such as `stablehlo.add` or `func.return`.
    pub name: String,
    /// The values it defines.
    pub results: Vec<ValueId>,
    /// The values it uses.
    pub operands: Vec<ValueId>,
    /// Its attributes under their generic names.
    pub attributes: Attributes,
    /// Its regions.
    pub regions: Vec<Region>,
    /// Where it came from.
    pub location: Option<Location>,
    /// Where it is.
    pub span: Span,
}

impl Operation {
    /// The attribute called `name`.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.get(name)
    }
}

/// One block of ops with arguments of its own.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Region {
    /// Values that the op that runs the region passes in.
    pub arguments: Vec<ValueId>,
    /// The ops in order.
    pub operations: Vec<Operation>,
}
