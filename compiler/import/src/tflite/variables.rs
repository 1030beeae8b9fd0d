//! Resource variables: states that operators know by name, and what they begin with.
//!
//! A variable has the type of the tensors that are read from it and assigned to it. `CALL_ONCE`
//! says which subgraph assigns the elements that it begins with; without that it begins with the
//! zero point of what is assigned to it, as in TensorFlow Lite Micro
//! (`micro_resource_variable.cc`).

mod entries;

use std::collections::{BTreeMap, BTreeSet};

pub(super) use entries::{StateNames, agree};
use peapod_ir::builder::Emit;
use peapod_ir::ops::ReadState;
use peapod_ir::{DType, Quantization, TensorType, ValueId};

use super::constant::{Buffers, Copies};
use super::container::malformed_at;
use super::emitter::Emitter;
use super::tensor::{Role, Tensors};
use super::wire::{self, BuiltinOperator};
use super::wiring::{self, Wiring};
use crate::error::{ImportError, Unsupported, excerpt};

const ASSIGN_CONSTANTS: &str =
    "initialise variables with constants, the same for all elements of a variable";

/// What an operator does with a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VariableOp {
    /// Names one.
    Handle,
    /// Yields its elements.
    Read,
    /// Gives it others.
    Assign,
    /// Has a subgraph give some their first elements.
    Initialise,
}

impl VariableOp {
    /// The operators.
    pub(super) const CODES: [BuiltinOperator; 4] = [
        BuiltinOperator::VAR_HANDLE,
        BuiltinOperator::READ_VARIABLE,
        BuiltinOperator::ASSIGN_VARIABLE,
        BuiltinOperator::CALL_ONCE,
    ];

    /// What an operator does with a variable, if it is for those.
    pub(super) fn of(wiring: &Wiring<'_>) -> Option<Self> {
        match wiring.code {
            BuiltinOperator::VAR_HANDLE => Some(Self::Handle),
            BuiltinOperator::READ_VARIABLE => Some(Self::Read),
            BuiltinOperator::ASSIGN_VARIABLE => Some(Self::Assign),
            BuiltinOperator::CALL_ONCE => Some(Self::Initialise),
            _ => None,
        }
    }

    /// How many tensors it reads and writes.
    const fn arity(self) -> [usize; 2] {
        match self {
            Self::Handle => [0, 1],
            Self::Read => [1, 1],
            Self::Assign => [2, 0],
            Self::Initialise => [0, 0],
        }
    }
}

/// Container and name of a variable.
pub(super) type Name<'a> = (&'a str, &'a str);

/// The variables of a model.
#[derive(Default)]
pub(super) struct Variables<'a> {
    /// What those begin with that the model says it of: its type, and the bits of every element.
    initial: BTreeMap<Name<'a>, (TensorType, u64)>,
    /// Which subgraph says so.
    initialised_by: BTreeMap<Name<'a>, usize>,
    /// The zero points of what is first assigned to each.
    zero_points: BTreeMap<Name<'a>, i32>,
    states: BTreeMap<Name<'a>, ValueId>,
    /// Subgraphs that were read.
    pub(super) subgraphs: BTreeSet<usize>,
}

/// Handles of variables by tensor.
type Handles<'a> = BTreeMap<usize, Name<'a>>;

/// The handles that a subgraph makes, and whether each operator has the tensors that it needs.
fn handles<'a>(wirings: &[Wiring<'a>]) -> Result<Handles<'a>, ImportError> {
    let mut handles = Handles::new();
    for wiring in wirings {
        let Some(op) = VariableOp::of(wiring) else {
            continue;
        };
        let found = [wiring.inputs.len(), wiring.outputs.len()];
        if found != op.arity() || wiring.inputs.contains(&None) {
            let [inputs, outputs] = op.arity();
            let what = format!(
                "{} inputs and {} outputs, expected {inputs} and {outputs}",
                found[0], found[1]
            );
            return Err(malformed_at(wiring.table._tab.loc(), what).in_op(&wiring.op));
        }
        if let VariableOp::Handle = op {
            let options = wiring.table.builtin_options_as_var_handle_options();
            let name = options.map(|it| {
                let [container, name] = [it.container(), it.shared_name()];
                (container.unwrap_or_default(), name.unwrap_or_default())
            });
            handles.insert(wiring.outputs[0], name.unwrap_or_default());
        }
    }
    Ok(handles)
}

/// The variable that an operator reads or assigns.
fn named<'a>(
    handles: &Handles<'a>,
    tensors: &Tensors<'_>,
    wiring: &Wiring<'_>,
) -> Result<Name<'a>, ImportError> {
    let handle = wiring.inputs[0].expect("checked with the handles");
    let name = handles.get(&handle).copied();
    name.ok_or_else(|| tensors.malformed(handle, "expected the result of a VAR_HANDLE"))
}

/// The variables of a subgraph while its operators are translated.
pub(super) struct Scope<'a> {
    variables: Variables<'a>,
    handles: Handles<'a>,
}

impl<'a> Scope<'a> {
    /// Reads what variables begin with.
    pub(super) fn read(
        model: wire::Model<'a>,
        buffers: Buffers<'a>,
        wirings: &[Wiring<'a>],
        tensors: &mut Tensors<'a>,
        copies: &mut Copies,
    ) -> Result<Self, ImportError> {
        let handles = handles(wirings)?;
        let mut variables = Variables::default();
        for wiring in wirings {
            let read = match VariableOp::of(wiring) {
                Some(VariableOp::Initialise) => {
                    variables.initialise(model, buffers, wiring, copies)
                }
                Some(VariableOp::Assign) => {
                    variables.note_zero_point(named(&handles, tensors, wiring)?, wiring, tensors);
                    Ok(())
                }
                Some(VariableOp::Handle | VariableOp::Read) | None => Ok(()),
            };
            read.map_err(|error| error.in_op(&wiring.op))?;
        }
        Ok(Self { variables, handles })
    }

    /// How many subgraphs were read.
    pub(super) fn subgraphs(&self) -> usize {
        self.variables.subgraphs.len()
    }

    /// The variables that are states by now.
    pub(super) fn states(&self) -> BTreeMap<ValueId, Name<'a>> {
        let states = self.variables.states.iter();
        states.map(|(name, state)| (*state, *name)).collect()
    }

    /// Emits what an operator does; its location is set.
    pub(super) fn translate(
        &mut self,
        op: VariableOp,
        wiring: &Wiring<'_>,
        tensors: &mut Tensors<'_>,
        emitter: &mut Emitter,
    ) -> Result<(), ImportError> {
        let (VariableOp::Read | VariableOp::Assign) = op else {
            return Ok(());
        };
        let name = named(&self.handles, tensors, wiring)?;
        let tensor = if op == VariableOp::Read {
            wiring.outputs[0]
        } else {
            wiring.inputs[1].expect("checked with the handles")
        };
        let ty = tensors.resolve(tensor)?.clone();
        let state = self.variables.state(name, tensor, tensors, emitter)?;
        if op == VariableOp::Read {
            let value = emitter.build.emit(ReadState, &[state], ty);
            emitter.bind(tensors, tensor, value);
        } else {
            let value = emitter.read(tensors, tensor)?;
            emitter.write_state(state, value);
        }
        Ok(())
    }
}

impl<'a> Variables<'a> {
    fn note_zero_point(&mut self, name: Name<'a>, wiring: &Wiring<'_>, tensors: &mut Tensors<'_>) {
        let assigned = wiring.inputs[1].expect("checked with the handles");
        // What is wrong with its type is told with the operator.
        if let Ok(ty) = tensors.resolve(assigned) {
            self.zero_points.entry(name).or_insert(ty.zero_point());
        }
    }

    /// Reads the subgraph that an operator calls once.
    fn initialise(
        &mut self,
        model: wire::Model<'a>,
        buffers: Buffers<'a>,
        wiring: &Wiring<'a>,
        copies: &mut Copies,
    ) -> Result<(), ImportError> {
        let options = wiring.table.builtin_options_as_call_once_options();
        let index = options.map_or(0, |it| it.init_subgraph_index());
        let subgraphs = model.subgraphs().unwrap_or_default();
        let index = usize::try_from(index).ok();
        let Some(index) = index.filter(|index| (1..subgraphs.len()).contains(index)) else {
            let what = format!(
                "expected a subgraph of 1 to {}",
                subgraphs.len().saturating_sub(1)
            );
            return Err(malformed_at(wiring.table._tab.loc(), what));
        };
        if !self.subgraphs.insert(index) {
            return Ok(());
        }
        let subgraph = subgraphs.get(index);
        let mut tensors = Tensors::read(buffers, subgraph)?;
        let wirings = wiring::read_all(model, subgraph, tensors.len())?;
        let handles = handles(&wirings)?;
        for wiring in &wirings {
            match VariableOp::of(wiring) {
                Some(VariableOp::Handle) => {}
                Some(VariableOp::Assign) => {
                    let name = named(&handles, &tensors, wiring)?;
                    let assigned = wiring.inputs[1].expect("checked with the handles");
                    let bits = splat(&mut tensors, assigned, copies)?;
                    let ty = tensors.ty(assigned).clone();
                    self.initial.insert(name, (ty, bits));
                    self.initialised_by.insert(name, index);
                }
                Some(VariableOp::Read | VariableOp::Initialise) | None => {
                    let name = &wiring.op.name;
                    return Err(ImportError::from(Unsupported {
                        op: None,
                        tensors: vec![],
                        what: format!("{name} in subgraph {index}, which is called once"),
                        help: Some(ASSIGN_CONSTANTS),
                    }));
                }
            }
        }
        Ok(())
    }

    /// The state of a variable with elements as a tensor has them.
    fn state(
        &mut self,
        name: Name<'a>,
        tensor: usize,
        tensors: &Tensors<'_>,
        emitter: &mut Emitter,
    ) -> Result<ValueId, ImportError> {
        let ty = tensors.ty(tensor);
        if let Some(state) = self.states.get(&name) {
            let own = emitter.build.ty(*state);
            let (found, expected) = (
                tensors.typed(tensor),
                format!("{:?}{:?}", own.dtype, own.shape),
            );
            return match (own.dtype, &own.shape) == (ty.dtype, &ty.shape) {
                true => Ok(*state),
                false => Err(tensors.malformed(
                    tensor,
                    format!(
                        "expected {expected} for variable {:?}, found {found}",
                        excerpt(name.1)
                    ),
                )),
            };
        }
        let zero_point = i64::from(self.zero_points.get(&name).copied().unwrap_or(0));
        let fill = match self.initial.get(&name) {
            Some((first, _)) if (first.dtype, &first.shape) != (ty.dtype, &ty.shape) => {
                let what = format!("variable {:?} begins with {first}", excerpt(name.1));
                return Err(tensors.malformed(tensor, what));
            }
            Some((_, bits)) => signed(*bits, ty.dtype),
            None => Some(zero_point),
        };
        let fill = fill.and_then(|fill| begins_with(ty, fill)).ok_or_else(|| {
            let what = format!(
                "variable {:?} begins with other elements than 0",
                excerpt(name.1)
            );
            tensors.unsupported(tensor, what, Some(ASSIGN_CONSTANTS))
        })?;
        let state = emitter.build.state(excerpt(name.1), fill);
        self.states.insert(name, state);
        Ok(state)
    }
}

/// The type of a state that begins with these elements: a reset fills it with its zero point.
fn begins_with(ty: &TensorType, fill: i64) -> Option<TensorType> {
    let plain = TensorType::new(ty.dtype, ty.shape.clone());
    match (fill, ty.dtype) {
        (0, _) => Some(plain),
        (_, DType::I8 | DType::U8 | DType::I16) => {
            let zero_point = i32::try_from(fill).ok()?;
            Some(plain.with_quant(Quantization::per_tensor(1.0, zero_point)))
        }
        _ => None,
    }
}

/// An element of the type from its bits, as a number of an integer type. Zero is zero in any type.
fn signed(bits: u64, dtype: DType) -> Option<i64> {
    match (bits, dtype) {
        (0, _) => Some(0),
        (_, DType::I8) => Some(i64::from(bits as i8)),
        (_, DType::U8) => Some(i64::from(bits as u8)),
        (_, DType::I16) => Some(i64::from(bits as i16)),
        _ => None,
    }
}

/// The bits that all elements of a constant are.
fn splat(
    tensors: &mut Tensors<'_>,
    tensor: usize,
    copies: &mut Copies,
) -> Result<u64, ImportError> {
    let size = tensors.resolve(tensor)?.dtype.size_bytes();
    let refused = |what| tensors.unsupported(tensor, what, Some(ASSIGN_CONSTANTS));
    if tensors.role(tensor) != Role::Constant {
        return Err(refused(
            "a variable begins with what is computed at run time",
        ));
    }
    let bytes = tensors.constant(tensor, copies)?;
    let mut elements = bytes.chunks_exact(size);
    let first = elements.next().unwrap_or_default();
    if !elements.all(|element| element == first) {
        return Err(refused("a variable begins with elements that differ"));
    }
    let mut bits = [0; 8];
    bits[..first.len()].copy_from_slice(first);
    Ok(u64::from_le_bytes(bits))
}
