//! Fourier transforms along a dimension that is split, so that no device holds all of it.
//!
//! A transform of p · q numbers is transforms of p, products with constants, and transforms of q.
//! The dimension that is transformed is whole on each device if the other one is split meanwhile:
//! shards change places before the first, between both, and after the last. Where the tensor has
//! another dimension that can be split in place of the one that is transformed, that is, from
//! beginning to end.
//!
//! Only the shardings of values on the way are chosen here, in place of those that were propagated;
//! ops are cut as ever. Programs spell transforms as products with constant matrices.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::tensor::{DotGeneral, TensorOp, Transpose};
use peapod_ir::{AxisId, Function, Op, OpKind, Sharding, ValueId};

use crate::pod::parted::PartedMesh;
use crate::pod::propagate::Shardings;

/// A value within a transform, and the dimensions of it that matter.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    /// Which transform.
    transform: usize,
    /// The dimension that the first transforms are made of, before they are.
    first: Option<usize>,
    /// The dimension that the first transforms yield.
    yielded: Option<usize>,
    /// The dimension that the last transforms are made of, before they begin.
    rest: Option<usize>,
}

/// Transforms of one shape, sharded alike.
struct Transform {
    /// The shape, of which the last dimension is transformed.
    shape: Vec<usize>,
    /// How it is sharded.
    held: Sharding,
    /// Extents of both parts of the last dimension.
    parts: [usize; 2],
    /// Tensors that are transformed.
    inputs: usize,
    /// Those that are made of them.
    outputs: Vec<ValueId>,
    /// Values on the way, and the dimension that is not being transformed.
    within: Vec<(ValueId, Option<usize>)>,
}

/// Chooses shardings of values within transforms.
pub(super) fn assign(mesh: &PartedMesh, function: &Function, shardings: &mut Shardings) {
    let mut search = Search {
        function,
        shardings,
        places: SecondaryMap::new(),
        constant: SecondaryMap::new(),
        constants: vec![],
        transforms: vec![],
    };
    for op in &function.ops {
        search.op(op);
    }
    let (constants, found) = (search.constants, search.transforms);
    let chosen = found.iter();
    let chosen = chosen.flat_map(|transform| transform.chosen(mesh, function, shardings));
    let chosen: Vec<(ValueId, Sharding)> = chosen.collect();
    if chosen.is_empty() {
        return;
    }
    // Such as the imaginary parts of real numbers: every device has all that they are made of.
    for id in constants {
        if function.value(id).annotation.is_none() {
            shardings[id] = Sharding::replicated(function.ty(id).shape.len());
        }
    }
    for (id, sharding) in chosen {
        shardings[id] = sharding;
    }
}

struct Search<'a> {
    function: &'a Function,
    shardings: &'a Shardings,
    places: SecondaryMap<ValueId, Option<Place>>,
    /// Whether a value is made of constants alone.
    constant: SecondaryMap<ValueId, bool>,
    /// Those that ops make.
    constants: Vec<ValueId>,
    transforms: Vec<Transform>,
}

impl Search<'_> {
    fn op(&mut self, op: &Op) {
        let [result] = op.outputs[..] else {
            return;
        };
        let mut operands = op.inputs.iter().flatten();
        if computes(&op.kind) && operands.all(|id| self.is_constant(*id)) {
            self.constant[result] = true;
            self.constants.push(result);
            return;
        }
        if let Some(place) = self.place(op, result) {
            self.places[result] = Some(place);
            self.transforms[place.transform]
                .within
                .push((result, place.split()));
        }
    }

    fn is_constant(&self, id: ValueId) -> bool {
        self.constant[id] || self.function.constant(id).is_some()
    }

    /// Where the result of an op is within a transform.
    fn place(&mut self, op: &Op, result: ValueId) -> Option<Place> {
        let operands: Vec<ValueId> = op.inputs.iter().copied().collect::<Option<_>>()?;
        let at = operands.iter().position(|id| self.places[*id].is_some());
        if let OpKind::Reshape(_) = &op.kind {
            return match at {
                Some(_) => self.reshaped(operands[0], result),
                None => self.begun(operands[0], result),
            };
        }
        let place = self.places[operands[at?]]?;
        if let OpKind::Tensor(TensorOp::DotGeneral(kind)) = &op.kind {
            return self.multiplied(kind, &operands, place);
        }
        if let OpKind::Tensor(TensorOp::Transpose(Transpose { permutation })) = &op.kind {
            let to = |dim: usize| permutation.iter().position(|from| *from == dim);
            return Some(place.with(to));
        }
        if !matches!(op.kind, OpKind::Unary(_) | OpKind::Binary(_)) {
            return None;
        }
        let others = operands
            .iter()
            .filter(|id| self.places[**id] != Some(place));
        let others: Vec<ValueId> = others.copied().collect();
        let shape = &self.function.ty(result).shape;
        let fits = others.iter().all(|id| {
            let is_alike = self.function.ty(*id).shape == *shape;
            is_alike && self.places[*id].is_none() && self.is_constant(*id)
        });
        if fits {
            // What is made of constants for it is there where it is.
            let made = others.iter().filter(|id| self.constant[**id]);
            let made: Vec<_> = made.map(|id| (*id, place.split())).collect();
            self.transforms[place.transform].within.extend(made);
        }
        fits.then_some(place)
    }

    /// A last dimension that is split becomes two: a transform may begin.
    fn begun(&mut self, x: ValueId, result: ValueId) -> Option<Place> {
        let (from, to) = (self.function.ty(x), self.function.ty(result));
        let dim = from.shape.len().checked_sub(1)?;
        let held = &self.shardings[x];
        let is_parted = to.shape.len() == dim + 2
            && to.shape[..dim] == from.shape[..dim]
            && to.shape[dim..].iter().all(|extent| *extent > 1);
        if !is_parted || held.dims[dim].is_empty() || from.quant.is_some() {
            return None;
        }
        let parts = [to.shape[dim], to.shape[dim + 1]];
        let same = |of: &Transform| of.shape == from.shape && of.held == *held && of.parts == parts;
        let known = self.transforms.iter().position(same);
        let transform = known.unwrap_or_else(|| {
            self.transforms.push(Transform {
                shape: from.shape.clone(),
                held: held.clone(),
                parts,
                inputs: 0,
                outputs: vec![],
                within: vec![],
            });
            self.transforms.len() - 1
        });
        self.transforms[transform].inputs += 1;
        Some(Place {
            transform,
            first: Some(dim),
            yielded: None,
            rest: Some(dim + 1),
        })
    }

    /// A product with a constant matrix, over one dimension.
    fn multiplied(&self, kind: &DotGeneral, operands: &[ValueId], place: Place) -> Option<Place> {
        let &[x, matrix] = operands else {
            return None;
        };
        let (&[over], [outer, _]) = (&kind.contracting[0][..], &kind.batch) else {
            return None;
        };
        let square = self.function.ty(matrix).shape.len() == 2 && self.is_constant(matrix);
        let inner = self.transforms[place.transform].shape.len() - 1;
        if !square || !outer.is_empty() || over < inner || self.places[x] != Some(place) {
            return None;
        }
        let to = |dim: usize| (dim != over).then(|| dim - usize::from(over < dim));
        let last = self.function.ty(x).shape.len() - 1;
        let moved = place.with(to);
        if place.first == Some(over) {
            return Some(Place {
                yielded: Some(last),
                ..moved
            });
        }
        (place.yielded.is_some() && place.yielded != Some(over)).then_some(moved)
    }

    /// Within a transform a dimension becomes two, or two become one; at its end all do.
    fn reshaped(&mut self, x: ValueId, result: ValueId) -> Option<Place> {
        let place = self.places[x]?;
        let yielded = place.yielded?;
        let [from, to] = [x, result].map(|id| &self.function.ty(id).shape);
        if to.get(..=yielded) == Some(&from[..=yielded]) {
            return Some(Place {
                rest: None,
                ..place
            });
        }
        let transform = &mut self.transforms[place.transform];
        if *to == transform.shape && yielded + 1 == from.len() && place.rest.is_none() {
            transform.outputs.push(result);
        }
        None
    }
}

/// Whether an op is one of those that transforms are spelled with.
fn computes(kind: &OpKind) -> bool {
    if let OpKind::Tensor(kind) = kind {
        return matches!(
            kind,
            TensorOp::BroadcastInDim(_) | TensorOp::DotGeneral(_) | TensorOp::Transpose(_)
        );
    }
    matches!(
        kind,
        OpKind::Reshape(_) | OpKind::Unary(_) | OpKind::Binary(_)
    )
}

impl Place {
    /// The same dimensions where an op has them.
    fn with(self, to: impl Fn(usize) -> Option<usize>) -> Self {
        Self {
            transform: self.transform,
            first: self.first.and_then(&to),
            yielded: self.yielded.and_then(&to),
            rest: self.rest.and_then(&to),
        }
    }

    /// The dimension that is split.
    fn split(self) -> Option<usize> {
        match self.first {
            Some(_) => self.first,
            None => self.rest.or(self.yielded),
        }
    }
}

impl Transform {
    /// Shardings of the values within, if they are other ones than those propagated.
    fn chosen(
        &self,
        mesh: &PartedMesh,
        function: &Function,
        shardings: &Shardings,
    ) -> Vec<(ValueId, Sharding)> {
        let last = self.shape.len() - 1;
        let axes = &self.held.dims[last];
        let parts = mesh.parts(axes);
        let stays = self
            .outputs
            .iter()
            .all(|id| shardings[*id].dims[last] == *axes);
        let stated = |id: &ValueId| function.value(*id).annotation.is_some();
        let in_parts = axes.iter().any(|axis| mesh.is_part(*axis));
        let free = !self.within.iter().any(|(id, _)| stated(id));
        if self.outputs.is_empty() || !stays || !free || in_parts {
            return vec![];
        }
        // In shards: what comes together, what changes places.
        let together = self.inputs * parts;
        let (inputs, outputs) = (self.inputs, self.outputs.len());
        if let Some(outer) = self.outer(mesh, axes)
            && inputs + outputs <= together
        {
            let values = self.within.iter();
            return values
                .map(|(id, _)| (*id, whole(&outer, function, *id)))
                .collect();
        }
        let even = self.parts.iter().all(|extent| extent.is_multiple_of(parts));
        if !even || inputs + 2 + outputs > together {
            return vec![];
        }
        let outer: Vec<Vec<AxisId>> = self.held.dims[..last].to_vec();
        let values = self.within.iter().map(|(id, split)| {
            let mut sharding = whole(&outer, function, *id);
            if let Some(dim) = split {
                sharding.dims[*dim].clone_from(axes);
            }
            (*id, sharding)
        });
        values.collect()
    }

    /// Axes of the dimensions before the last one, if those of that split one of them.
    fn outer(&self, mesh: &PartedMesh, axes: &[AxisId]) -> Option<Vec<Vec<AxisId>>> {
        let last = self.shape.len() - 1;
        let mut outer = self.held.dims[..last].to_vec();
        let parts = mesh.parts(axes);
        let fits = |dim: &usize| self.shape[*dim].is_multiple_of(mesh.parts(&outer[*dim]) * parts);
        let dim = (0..last).find(fits)?;
        outer[dim].extend(axes);
        Some(outer)
    }
}

/// A sharding of which only the first dimensions are split.
fn whole(outer: &[Vec<AxisId>], function: &Function, id: ValueId) -> Sharding {
    let mut dims = outer.to_vec();
    dims.resize(function.ty(id).shape.len(), vec![]);
    Sharding {
        dims,
        partial: vec![],
    }
}
