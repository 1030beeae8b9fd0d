//! Values in memory, renumbered; no step mentions the others.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::plan::pod::{Computation, PodStep, ValuePlace};
use peapod_ir::{Function, Origin, ValueId};
use peapod_schemas::pod::file;

use super::{Constants, bug, element, extents, narrow};
use crate::EmitError;

/// Values of a computation.
pub(super) struct Values {
    pub(super) written: Vec<file::ValueT>,
    ids: SecondaryMap<ValueId, Option<u32>>,
}

/// How much of a constant has to be there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stored {
    Nothing,
    /// Fusions that repeat its first element.
    First,
    Whole,
}

impl Values {
    pub(super) fn of(
        function: &Function,
        planned: &Computation,
        constants: &mut Constants,
    ) -> Result<Self, EmitError> {
        let mut values = Self {
            written: Vec::new(),
            ids: SecondaryMap::new(),
        };
        let parts = parts(function, planned);
        for (id, value) in &function.values {
            let mut shape = extents(&value.ty.shape);
            let (place, offset) = match planned.places[id] {
                Some(ValuePlace::Arena(offset)) => (file::Place::Arena, offset),
                Some(ValuePlace::Constant) => {
                    let Origin::Constant(bytes) = &value.origin else {
                        return Err(bug(&value.name, "constant expected at this place"));
                    };
                    let bytes = match parts[id] {
                        Stored::Nothing => continue,
                        Stored::First => {
                            shape.clear();
                            &bytes[..value.ty.dtype.size_bytes()]
                        }
                        Stored::Whole => &bytes[..],
                    };
                    (file::Place::Constant, constants.add(bytes))
                }
                None => continue,
            };
            values.ids[id] = Some(narrow(values.written.len()));
            values.written.push(table!(ValueT {
                name: None,
                dtype: element::dtype(value.ty.dtype, &value.name)?,
                shape: Some(shape),
                place,
                offset: offset as u64,
            }));
        }
        Ok(values)
    }

    pub(super) fn id(&self, value: ValueId) -> Result<u32, EmitError> {
        self.ids[value].ok_or_else(|| {
            bug(
                &format!("value {}", value.0),
                "a step uses it, but it has no place",
            )
        })
    }

    pub(super) fn ids(&self, values: &[ValueId]) -> Result<Vec<u32>, EmitError> {
        values.iter().map(|value| self.id(*value)).collect()
    }
}

/// Per value, how much of it is read, if it is a constant.
fn parts(function: &Function, planned: &Computation) -> SecondaryMap<ValueId, Stored> {
    let mut parts = SecondaryMap::with_default(Stored::Nothing);
    let mut need = |value: ValueId, part: Stored| {
        let known = &mut parts[value];
        *known = part.max(*known);
    };
    for output in &function.outputs {
        need(*output, Stored::Whole);
    }
    for step in &planned.steps {
        match step {
            PodStep::Op(op) => {
                let operands = function.op(*op).inputs.iter().flatten();
                operands.for_each(|value| need(*value, Stored::Whole));
            }
            PodStep::Fusion(fusion) => {
                for (value, view) in &fusion.operands {
                    let first = view.offset == 0 && view.strides.iter().all(|stride| *stride == 0);
                    need(*value, if first { Stored::First } else { Stored::Whole });
                }
            }
        }
    }
    parts
}
