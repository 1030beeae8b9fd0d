//! A subgraph to a function: indices, order, and one op after the other.

use std::collections::BTreeSet;
use std::sync::Arc;

use flatbuffers::Vector;
use peapod_ir::{Function, Location, Op, Origin, ValueId};

use super::constant::Buffers;
use super::container::malformed_at;
use super::op::{self, ForeignOp, Translation};
use super::table;
use super::tensor::{Role, Tensors};
use super::wire::{self, BuiltinOperator};
use crate::Warning;
use crate::error::{ImportError, OpRef, Unsupported, UnsupportedList, excerpt};

/// A subgraph that was read.
pub(super) struct Graph<'a> {
    tensors: Tensors<'a>,
    function: Function,
    /// The value of each tensor that has one.
    values: Vec<Option<ValueId>>,
    /// Whether each tensor is an input and whether it is an output of the subgraph.
    boundaries: Vec<[bool; 2]>,
}

/// A side of the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boundary {
    /// Its arguments.
    Input,
    /// Its results.
    Output,
}

/// What defines a tensor, as far as the operators were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Definition {
    Nothing,
    Constant,
    State,
    Input,
    Operator(usize),
}

/// An operator and the tensors it names.
struct Wiring<'a> {
    table: wire::Operator<'a>,
    op: OpRef,
    code: BuiltinOperator,
    inputs: Vec<Option<usize>>,
    outputs: Vec<usize>,
}

impl<'a> Graph<'a> {
    /// Reads a subgraph, or reports everything in it that is not supported.
    pub(super) fn read(
        file: &'a [u8],
        model: wire::Model<'a>,
        subgraph: wire::SubGraph<'a>,
    ) -> Result<Self, ImportError> {
        let buffers = Buffers::read(file, model);
        let buffers = buffers.map_err(|what| malformed_at(model._tab.loc(), what))?;
        let tensors = Tensors::read(buffers, subgraph)?;
        let count = tensors.len();
        let at = subgraph._tab.loc();
        let inputs = read_boundary(at, "input", subgraph.inputs(), count)?;
        let outputs = read_boundary(at, "output", subgraph.outputs(), count)?;
        let mut graph = Self {
            tensors,
            function: Function {
                name: subgraph
                    .name()
                    .filter(|name| !name.is_empty())
                    .unwrap_or("main")
                    .into(),
                ..Function::default()
            },
            values: vec![None; count],
            boundaries: vec![[false; 2]; count],
        };
        let wirings = read_wirings(model, subgraph, count)?;
        graph.check_order(&inputs, &wirings, &outputs, at)?;
        let translations = graph.translate(&wirings, inputs.iter().chain(&outputs))?;
        graph.build(&inputs, wirings, translations, &outputs)?;
        Ok(graph)
    }

    /// What was repaired.
    pub(super) fn warnings(&self) -> Vec<Warning> {
        self.tensors.warnings()
    }

    /// The bytes of a buffer that is no tensor's.
    pub(super) fn metadata(&mut self, buffer: u32) -> Result<Arc<[u8]>, String> {
        self.tensors.metadata(buffer)
    }

    /// The value that a signature calls an input or output.
    pub(super) fn boundary(
        &self,
        side: Boundary,
        map: wire::TensorMap<'_>,
    ) -> Result<ValueId, ImportError> {
        let index = map.tensor_index() as usize;
        let is_boundary = self.boundaries.get(index).map(|sides| sides[side as usize]);
        let value = self.values.get(index).copied().flatten();
        if let (Some(true), Some(value)) = (is_boundary, value) {
            return Ok(value);
        }
        let name = excerpt(map.name().unwrap_or_default());
        let side = match side {
            Boundary::Input => "input",
            Boundary::Output => "output",
        };
        let what = format!("signature: {name:?} is tensor {index}, which is no {side}");
        Err(malformed_at(map._tab.loc(), what))
    }

    /// The function that was read.
    pub(super) fn into_function(self) -> Function {
        self.function
    }

    /// Every tensor is defined once, and before it is used.
    fn check_order(
        &self,
        inputs: &[usize],
        wirings: &[Wiring<'_>],
        outputs: &[usize],
        at: usize,
    ) -> Result<(), ImportError> {
        let mut definitions: Vec<_> = (0..self.tensors.len())
            .map(|index| match self.tensors.role(index) {
                Role::Constant => Definition::Constant,
                Role::State => Definition::State,
                Role::Plain => Definition::Nothing,
            })
            .collect();
        for &index in inputs {
            self.define(&mut definitions, index, Definition::Input)?;
        }
        for (position, wiring) in wirings.iter().enumerate() {
            for &index in wiring.inputs.iter().flatten() {
                if definitions[index] == Definition::Nothing {
                    let what = "it is read, but neither stored nor computed before";
                    return Err(self.tensors.malformed(index, what).in_op(&wiring.op));
                }
            }
            for &index in &wiring.outputs {
                let definition = Definition::Operator(position);
                self.define(&mut definitions, index, definition)
                    .map_err(|error| error.in_op(&wiring.op))?;
            }
        }
        for &index in outputs {
            if definitions[index] == Definition::Nothing {
                let tensor = self.tensors.describe(index);
                let what = format!("output {tensor} is neither stored nor computed");
                return Err(malformed_at(at, what));
            }
        }
        Ok(())
    }

    fn define(
        &self,
        definitions: &mut [Definition],
        index: usize,
        definition: Definition,
    ) -> Result<(), ImportError> {
        let writer = if definition == Definition::Input {
            "the caller"
        } else {
            "the operator"
        };
        let before = match definitions[index] {
            Definition::Nothing => {
                definitions[index] = definition;
                return Ok(());
            }
            Definition::Constant => "a constant or has no elements".to_owned(),
            Definition::State => "a variable".to_owned(),
            Definition::Input => "an input of the model".to_owned(),
            Definition::Operator(first) => format!("written by operator {first} already"),
        };
        let what = format!("{writer} writes it, but it is {before}");
        Err(self.tensors.malformed(index, what))
    }

    /// Translates every operator, and collects what is not supported.
    fn translate<'i>(
        &mut self,
        wirings: &[Wiring<'_>],
        boundary: impl Iterator<Item = &'i usize>,
    ) -> Result<Vec<Translation>, ImportError> {
        let mut translations = Vec::with_capacity(wirings.len());
        let mut unsupported = UnsupportedList::default();
        for wiring in wirings {
            match self
                .translate_op(wiring)
                .map_err(|error| error.in_op(&wiring.op))
            {
                Ok(translation) => translations.push(translation),
                Err(ImportError::Unsupported(list)) => unsupported.extend(list),
                Err(other) => return Err(other),
            }
        }
        let tensors = unsupported.items.iter().flat_map(|item| &item.tensors);
        let named: BTreeSet<usize> = tensors.map(|tensor| tensor.index).collect();
        for &index in boundary.filter(|&index| !named.contains(index)) {
            match self.tensors.resolve(index) {
                Ok(_) => {}
                Err(ImportError::Unsupported(list)) => unsupported.extend(list),
                Err(other) => return Err(other),
            }
        }
        match unsupported.is_empty() {
            true => Ok(translations),
            false => Err(ImportError::Unsupported(unsupported)),
        }
    }

    fn translate_op(&mut self, wiring: &Wiring<'_>) -> Result<Translation, ImportError> {
        let (inputs, outputs) = (&wiring.inputs, &wiring.outputs);
        let row = table::find(wiring.code).map_err(|help| Unsupported {
            op: None,
            tensors: op::describe(&self.tensors, inputs, outputs),
            what: "the operator is not supported".to_owned(),
            help: Some(help),
        })?;
        for &index in inputs.iter().flatten().chain(outputs) {
            self.tensors.resolve(index)?;
        }
        let op = ForeignOp {
            table: wiring.table,
            tensors: &self.tensors,
            inputs,
            outputs,
        };
        if let Some(first) = op.optional(0)
            && !row.activations.contains(&first.ty.dtype)
        {
            let dtype = self.tensors.describe(first.tensor).dtype;
            let what = format!("there is no arithmetic for {dtype} inputs");
            return Err(op.unsupported(&[first], what, table::way_out_of(first.ty.dtype)));
        }
        (row.translate)(&op)
    }

    /// Puts values and ops in place. All tensors at hand are resolved.
    fn build(
        &mut self,
        inputs: &[usize],
        wirings: Vec<Wiring<'_>>,
        translations: Vec<Translation>,
        outputs: &[usize],
    ) -> Result<(), ImportError> {
        for &index in inputs {
            let value = self.add_value(index, Origin::Argument);
            self.function.inputs.push(value);
            self.boundaries[index][Boundary::Input as usize] = true;
        }
        for (wiring, translation) in wirings.into_iter().zip(translations) {
            let read = |index: Option<usize>| index.map(|index| self.read_value(index)).transpose();
            let inputs: Result<_, _> = translation.inputs.into_iter().map(read).collect();
            let written = wiring.outputs.iter();
            let outputs = written
                .map(|&index| self.add_value(index, Origin::Result))
                .collect();
            self.function.ops.push(Op {
                kind: translation.kind,
                inputs: inputs.map_err(|error: ImportError| error.in_op(&wiring.op))?,
                outputs,
                location: Location {
                    index: u32::try_from(wiring.op.index).ok(),
                    name: wiring.op.name,
                    line: None,
                },
            });
        }
        for &index in outputs {
            let value = self.read_value(index)?;
            self.function.outputs.push(value);
            self.boundaries[index][Boundary::Output as usize] = true;
        }
        Ok(())
    }

    fn add_value(&mut self, index: usize, origin: Origin) -> ValueId {
        let (name, ty) = (self.tensors.name(index), self.tensors.ty(index));
        let value = self.function.add_value(name, ty.clone(), origin);
        self.values[index] = Some(value);
        value
    }

    /// The value of a tensor that is read; constants and states come into being here.
    fn read_value(&mut self, index: usize) -> Result<ValueId, ImportError> {
        if let Some(value) = self.values[index] {
            return Ok(value);
        }
        let origin = match self.tensors.role(index) {
            Role::State => Origin::State,
            // A plain tensor is an input or result, as the order was checked, and has a value.
            Role::Constant | Role::Plain => Origin::Constant(self.tensors.constant(index)?),
        };
        Ok(self.add_value(index, origin))
    }
}

fn read_boundary(
    at: usize,
    role: &str,
    list: Option<Vector<'_, i32>>,
    count: usize,
) -> Result<Vec<usize>, ImportError> {
    let indices = list.unwrap_or_default().iter().enumerate();
    indices
        .map(|(position, index)| {
            in_range(index, count).ok_or_else(|| {
                let what = format!("{role} {position} is tensor {index} of {count}");
                malformed_at(at, what)
            })
        })
        .collect()
}

fn in_range(index: i32, count: usize) -> Option<usize> {
    usize::try_from(index).ok().filter(|&index| index < count)
}

/// The operators with their names and tensors.
fn read_wirings<'a>(
    model: wire::Model<'a>,
    subgraph: wire::SubGraph<'a>,
    tensors: usize,
) -> Result<Vec<Wiring<'a>>, ImportError> {
    let codes = model.operator_codes().unwrap_or_default();
    let tables = subgraph.operators().unwrap_or_default();
    let wirings = tables.iter().enumerate().map(|(index, table)| {
        let at = table._tab.loc();
        let code = table.opcode_index() as usize;
        if code >= codes.len() {
            let what = format!("operator {index} has code {code} of {}", codes.len());
            return Err(malformed_at(at, what));
        }
        let (code, op) = read_code(index, codes.get(code))?;
        let inputs = table.inputs().unwrap_or_default().iter().enumerate();
        let inputs = inputs.map(|(position, tensor)| match in_range(tensor, tensors) {
            None if tensor != -1 => {
                let what = format!("input {position} is tensor {tensor} of {tensors}");
                Err(malformed_at(at, what).in_op(&op))
            }
            input => Ok(input),
        });
        let inputs = inputs.collect::<Result<_, _>>()?;
        let outputs = read_boundary(at, "output", table.outputs(), tensors);
        let outputs = outputs.map_err(|error| error.in_op(&op))?;
        Ok(Wiring {
            table,
            op,
            code,
            inputs,
            outputs,
        })
    });
    wirings.collect()
}

/// Which operator a code stands for. Old files have only the one-byte field, newer ones both.
fn read_code(
    index: usize,
    code: wire::OperatorCode<'_>,
) -> Result<(BuiltinOperator, OpRef), ImportError> {
    let old = i32::from(code.deprecated_builtin_code());
    let builtin = BuiltinOperator(old.max(code.builtin_code().0));
    let is_placeholder = builtin == BuiltinOperator::PLACEHOLDER_FOR_GREATER_OP_CODES;
    if builtin.0 < 0 || is_placeholder {
        let what = format!("operator {index} has the code {}, which is none", builtin.0);
        return Err(malformed_at(code._tab.loc(), what));
    }
    let custom_code = match builtin {
        BuiltinOperator::CUSTOM => Some(excerpt(code.custom_code().unwrap_or_default())),
        _ => None,
    };
    let name = match builtin.variant_name() {
        Some(name) => name.to_owned(),
        None => format!("BUILTIN_{}", builtin.0),
    };
    let op = OpRef {
        index,
        name,
        custom_code,
    };
    Ok((builtin, op))
}
