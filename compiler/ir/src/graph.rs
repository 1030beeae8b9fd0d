//! Modules, functions, values and ops.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use cranelift_entity::{EntityRef, Keys, PrimaryMap, entity_impl};

use crate::mesh::{Annotation, Mesh};
use crate::numerics::Numerics;
use crate::ops::OpKind;
use crate::shown::ShownPorts;
use crate::types::TensorType;

/// A program: functions, and what the source file said about them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Module {
    /// Name, for messages and file names.
    pub name: String,
    /// The contract that its integers keep.
    pub numerics: Numerics,
    /// The devices it runs on. Collectives name its axes.
    pub mesh: Mesh,
    /// The first function is the entry.
    pub functions: Vec<Function>,
    /// Named entry points of the source file.
    pub signatures: Vec<Signature>,
    /// Uninterpreted named byte strings of the source file.
    pub metadata: Vec<(String, Arc<[u8]>)>,
}

impl Module {
    /// Positions of the functions by name; of several with one name, that of the first.
    pub fn function_index(&self) -> HashMap<&str, usize> {
        let functions = self.functions.iter().enumerate().rev();
        functions
            .map(|(index, function)| (&*function.name, index))
            .collect()
    }

    /// The function that a signature runs, if there is one of that name.
    pub fn function_of(&self, signature: &Signature) -> Option<&Function> {
        match &signature.function {
            None => self.functions.first(),
            Some(name) => self.functions.iter().find(|it| it.name == *name),
        }
    }

    /// Whether signatures run several functions, which are entries then: their states of one name
    /// are one state, which each may read and write.
    pub fn has_entries(&self) -> bool {
        let mut signatures = self.signatures.iter();
        signatures.any(|signature| signature.function.is_some())
    }
}

/// A named entry point: argument and result names in order of the function's inputs and outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// Key under which the source file lists it.
    pub key: String,
    /// Name of the function that it runs; `None` for the first one.
    pub function: Option<String>,
    /// Name and value of each input.
    pub inputs: Vec<(String, ValueId)>,
    /// Name and value of each output.
    pub outputs: Vec<(String, ValueId)>,
}

impl Signature {
    /// Whether it runs a function, which has this place in the module.
    pub fn runs(&self, place: usize, function: &Function) -> bool {
        match &self.function {
            None => place == 0,
            Some(name) => *name == function.name,
        }
    }
}

/// A graph: values, and ops in execution order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Function {
    /// Name, unique in the module.
    pub name: String,
    /// All values, arguments and constants too.
    pub values: PrimaryMap<ValueId, Value>,
    /// In execution order: an op only reads values defined before it.
    pub ops: Vec<Op>,
    /// Arguments, in order.
    pub inputs: Vec<ValueId>,
    /// Results, in order.
    pub outputs: Vec<ValueId>,
    /// Results that take the place of an argument in the next run, as (index of the result, index
    /// of the argument): the argument's memory may be reused.
    pub replaces: Vec<(usize, usize)>,
    /// Whether the source leaves open which further results replace arguments: some of one type
    /// are left. What needs all of them, such as a second step, must refuse.
    pub feedback_open: bool,
    /// Arguments and results of the entry that show elements which the IR does not have.
    pub shown: ShownPorts,
}

/// A value of a function: indexes [`Function::values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);

/// An op of a function: its position in [`Function::ops`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpId(pub u32);

entity_impl!(ValueId);
entity_impl!(OpId);

/// A tensor that is defined once.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Name in the source file; may be empty or repeated, ids tell values apart.
    pub name: String,
    /// Element type, shape, quantisation.
    pub ty: TensorType,
    /// What defines it.
    pub origin: Origin,
    /// What is asked of its sharding.
    pub annotation: Option<Annotation>,
    /// Whether the source file has the constant in compressed form: it means what its bytes say all
    /// the same, but may be stored as small on a device.
    pub compressed: bool,
}

/// What defines a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// An argument of the function.
    Argument,
    /// Known bytes: little-endian elements, row-major, `ty.size_bytes()` of them.
    Constant(Arc<[u8]>),
    /// Memory that ops read and write and that lives from run to run. A reset fills it with its
    /// zero point (0 when not quantised).
    State,
    /// A result of an op.
    Result,
}

/// One operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Op {
    /// Which operation, with its attributes.
    pub kind: OpKind,
    /// Operands in the order the kind documents; `None` if an optional one is absent.
    pub inputs: Vec<Option<ValueId>>,
    /// Results.
    pub outputs: Vec<ValueId>,
    /// Where it came from.
    pub location: Location,
}

/// Where an op came from, for messages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Location {
    /// Index of the operator in the source file.
    pub index: Option<u32>,
    /// Its name there, e.g. `CONV_2D`.
    pub name: String,
    /// Line of a source text, counted from 1.
    pub line: Option<u32>,
}

impl Location {
    /// The location of an op that has none in the source: what it is for.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// The layer that the name begins with, if it tells one: `layer3/attention` of
    /// `layer3/attention/stablehlo.add at model.py:12`.
    pub fn layer(&self) -> Option<&str> {
        let (path, _) = self.name.split_once(" at ").unwrap_or((&self.name, ""));
        path.rsplit_once('/').map(|(layer, _)| layer)
    }
}

impl Op {
    /// An op; `None` in `inputs` where an optional operand is absent.
    pub fn new(
        kind: impl Into<OpKind>,
        inputs: impl Into<Vec<Option<ValueId>>>,
        outputs: impl Into<Vec<ValueId>>,
        location: &Location,
    ) -> Self {
        Self {
            kind: kind.into(),
            inputs: inputs.into(),
            outputs: outputs.into(),
            location: location.clone(),
        }
    }

    /// The operands that are there, in order.
    pub fn operands(&self) -> impl DoubleEndedIterator<Item = ValueId> + Clone {
        self.inputs.iter().flatten().copied()
    }

    /// The result of an op of a kind that has just one.
    ///
    /// # Panics
    ///
    /// If the op has none or several.
    pub fn result(&self) -> ValueId {
        match self.outputs[..] {
            [result] => result,
            _ => panic!("{} has {} results, not one", self.kind, self.outputs.len()),
        }
    }
}

impl Function {
    /// Results and arguments of one type that are no pair: their positions, by type.
    pub fn unpaired(&self) -> Vec<(Vec<usize>, Vec<usize>)> {
        let mut by_type: BTreeMap<String, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
        for (index, value) in self.outputs.iter().enumerate() {
            if self.replaces.iter().all(|pair| pair.0 != index) {
                let ty = self.ty(*value).to_string();
                by_type.entry(ty).or_default().0.push(index);
            }
        }
        for (index, value) in self.inputs.iter().enumerate() {
            if self.replaces.iter().all(|pair| pair.1 != index) {
                let ty = self.ty(*value).to_string();
                by_type.entry(ty).or_default().1.push(index);
            }
        }
        let mut pairs: Vec<_> = by_type.into_values().collect();
        pairs.retain(|(results, arguments)| !results.is_empty() && !arguments.is_empty());
        pairs
    }

    /// The value with this id.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id]
    }

    /// The op with this id.
    pub fn op(&self, id: OpId) -> &Op {
        &self.ops[id.index()]
    }

    /// The ids of all ops, in execution order.
    pub fn op_ids(&self) -> Keys<OpId> {
        Keys::with_len(self.ops.len())
    }

    /// The type of the value with this id.
    pub fn ty(&self, id: ValueId) -> &TensorType {
        &self.value(id).ty
    }

    /// The function with its values, but without ops.
    pub fn without_ops(&self) -> Self {
        Self {
            name: self.name.clone(),
            values: self.values.clone(),
            ops: vec![],
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            replaces: self.replaces.clone(),
            feedback_open: self.feedback_open,
            shown: self.shown.clone(),
        }
    }

    /// Whether it keeps anything from run to run.
    pub fn has_state(&self) -> bool {
        let mut values = self.values.values();
        values.any(|value| value.origin == Origin::State)
    }

    /// The bytes of a constant, `None` for any other value.
    pub fn constant(&self, id: ValueId) -> Option<&Arc<[u8]>> {
        match &self.value(id).origin {
            Origin::Constant(bytes) => Some(bytes),
            Origin::Argument | Origin::State | Origin::Result => None,
        }
    }

    /// The bytes of the element that all elements of a constant are; `None` for other constants,
    /// and for any other value.
    pub fn splat(&self, id: ValueId) -> Option<&[u8]> {
        let mut elements = self
            .constant(id)?
            .chunks_exact(self.ty(id).dtype.size_bytes());
        let first = elements.next()?;
        elements.all(|element| element == first).then_some(first)
    }

    /// Adds a value and returns its id.
    pub fn add_value(
        &mut self,
        name: impl Into<String>,
        ty: TensorType,
        origin: Origin,
    ) -> ValueId {
        self.values.push(Value {
            name: name.into(),
            ty,
            origin,
            annotation: None,
            compressed: false,
        })
    }
}
