//! The operators of a subgraph and the tensors that they name.

use flatbuffers::Vector;

use super::container::malformed_at;
use super::wire::{self, BuiltinOperator};
use crate::error::{ImportError, OpRef, excerpt};

/// An operator and the tensors it names.
pub(super) struct Wiring<'a> {
    /// Its options.
    pub(super) table: wire::Operator<'a>,
    /// What messages call it.
    pub(super) op: OpRef,
    /// Which operator it is.
    pub(super) code: BuiltinOperator,
    /// Tensors by index; `None` if an optional one is absent.
    pub(super) inputs: Vec<Option<usize>>,
    /// Tensors by index.
    pub(super) outputs: Vec<usize>,
}

/// The tensors that a list names, by index.
pub(super) fn read_indices(
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

/// The operators of a subgraph with their names and tensors.
pub(super) fn read_all<'a>(
    model: wire::Model<'a>,
    subgraph: wire::SubGraph<'a>,
    tensors: usize,
) -> Result<Vec<Wiring<'a>>, ImportError> {
    let codes = model.operator_codes().unwrap_or_default();
    let tables = subgraph.operators().unwrap_or_default();
    let wirings = tables.iter().enumerate().map(|(index, table)| {
        let code = table.opcode_index() as usize;
        if code >= codes.len() {
            let what = format!("operator {index} has code {code} of {}", codes.len());
            return Err(malformed_at(table._tab.loc(), what));
        }
        let (code, op) = read_code(index, codes.get(code))?;
        Wiring::read(table, code, op, tensors)
    });
    wirings.collect()
}

impl<'a> Wiring<'a> {
    fn read(
        table: wire::Operator<'a>,
        code: BuiltinOperator,
        op: OpRef,
        tensors: usize,
    ) -> Result<Self, ImportError> {
        let at = table._tab.loc();
        let inputs = table.inputs().unwrap_or_default().iter().enumerate();
        let inputs = inputs.map(|(position, tensor)| match in_range(tensor, tensors) {
            None if tensor != -1 => {
                let what = format!("input {position} is tensor {tensor} of {tensors}");
                Err(malformed_at(at, what).in_op(&op))
            }
            input => Ok(input),
        });
        let inputs = inputs.collect::<Result<_, _>>()?;
        let outputs = read_indices(at, "output", table.outputs(), tensors);
        let outputs = outputs.map_err(|error| error.in_op(&op))?;
        Ok(Self {
            table,
            op,
            code,
            inputs,
            outputs,
        })
    }
}

/// Which operator a code denotes. Old files have only the one-byte field, newer ones both.
fn read_code(
    index: usize,
    code: wire::OperatorCode<'_>,
) -> Result<(BuiltinOperator, OpRef), ImportError> {
    let old = i32::from(code.deprecated_builtin_code());
    let builtin = BuiltinOperator(old.max(code.builtin_code().0));
    let is_placeholder = builtin == BuiltinOperator::PLACEHOLDER_FOR_GREATER_OP_CODES;
    if builtin.0 < 0 || is_placeholder {
        let what = format!("operator {index} has the unknown code {}", builtin.0);
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
