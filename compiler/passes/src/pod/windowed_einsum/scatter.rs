//! `dot_general` → `reduce_scatter`: sums of parts of the result go around the ring.
//!
//! The part of the device at position p is begun ⌊n / 2⌋ positions before it and ⌊(n - 1) / 2⌋
//! after it. Each device on the way adds its own partial product; that of p comes last. With f = ⌊n
//! / 2⌋ and b = ⌊(n - 1) / 2⌋ the sum is
//!
//! (d(p) + ((d(p-f) + d(p-f+1)) + … + d(p-1))) + ((d(p+b) + d(p+b-1)) + … + d(p+1))
//!
//! in f32 where the result is narrower; what travels has the result's elements.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{Convert, DotGeneral};
use peapod_ir::{DType, Function, Mesh, TensorType, ValueId};

use super::Pair;
use super::pairs::{self, Place};
use super::ring::{Ring, wide};
use crate::graph::editor::Editor;

/// Partial products of a part of the result.
struct Parts {
    dot: DotGeneral,
    place: Place,
    operands: [ValueId; 2],
    /// Of a partial product.
    ty: TensorType,
    /// Elements that travel.
    narrow: DType,
}

/// Cuts a product whose result is scattered.
pub(super) fn cut(function: &mut Function, mesh: &Mesh, pair: &Pair) {
    let mut editor = Editor::new(function);
    let ids = [pair.product, pair.moved].map(|value| editor.definer(value));
    let [product, scatter] = ids.map(|id| id.expect("ops of a pair are there"));
    editor.before(product);
    let (product, scatter) = (editor.remove(product), editor.remove(scatter));
    let dim = pairs::scatter(&scatter).expect("it is a scatter").dims[0];
    let dot = pairs::product(&product).expect("it is a product").clone();
    let mut ty = editor.ty(pair.moved).clone();
    let (local, narrow) = (ty.shape[dim], ty.dtype);
    ty.dtype = wide(narrow);
    let operands = [0, 1].map(|side| product.inputs[side].expect("a product has two operands"));
    let place = Place::of_result(&dot, pairs::ranks(editor.function, &product), dim);
    let mut ring = Ring::new(&mut editor, &pair.axes, mesh.parts(&pair.axes), local);
    let mut parts = Parts {
        dot,
        place,
        operands,
        ty,
        narrow,
    };
    parts.lengthen(&mut ring);
    go_around(&mut ring, &parts, pair.moved);
    editor.finish();
}

fn go_around(ring: &mut Ring<'_, '_>, parts: &Parts, result: ValueId) {
    let steps = ring.steps();
    let mut sums: [Option<ValueId>; 2] = [None; 2];
    for step in 0..steps[0] {
        for (way, sum) in sums
            .iter_mut()
            .enumerate()
            .filter(|(way, _)| step < steps[*way])
        {
            let distance = (steps[way] - step) as i64;
            let forward = way == 0;
            // Made before the sum is waited for.
            let part = parts.part(ring, if forward { distance } else { -distance });
            let part = match *sum {
                Some(sum) => parts.added(ring, part, sum),
                None => part,
            };
            let part = ring.editor.convert(part, parts.narrow);
            *sum = Some(ring.send(part, forward));
        }
    }
    let mut own = parts.part(ring, 0);
    let arrived: Vec<ValueId> = sums.into_iter().flatten().collect();
    let (last, before) = arrived.split_last().expect("a ring has two devices");
    for sum in before {
        own = parts.added(ring, own, *sum);
    }
    let last = ring.editor.convert(*last, parts.ty.dtype);
    if parts.narrow == parts.ty.dtype {
        ring.editor
            .put(BinaryOp::Add, [Some(own), Some(last)], result);
    } else {
        let sum = ring.editor.binary(BinaryOp::Add, own, last);
        ring.editor.put(Convert, [Some(sum)], result);
    }
}

impl Parts {
    /// Gives operands the extent of all parts together.
    fn lengthen(&mut self, ring: &mut Ring<'_, '_>) {
        for (operand, dim) in self.operands.iter_mut().zip(self.place.operands) {
            if let Some(dim) = dim {
                *operand = ring.lengthened(*operand, dim);
            }
        }
    }

    /// The partial product for the device `distance` positions on.
    fn part(&self, ring: &mut Ring<'_, '_>, distance: i64) -> ValueId {
        let start = ring.start(distance);
        let mut operands = self.operands;
        for (operand, dim) in operands.iter_mut().zip(self.place.operands) {
            if let Some(dim) = dim {
                *operand = ring.shard(*operand, dim, start);
            }
        }
        ring.editor
            .emit(self.dot.clone(), &operands, self.ty.clone())
    }

    /// A partial product and a sum that came in.
    fn added(&self, ring: &mut Ring<'_, '_>, part: ValueId, sum: ValueId) -> ValueId {
        let sum = ring.editor.convert(sum, self.ty.dtype);
        ring.editor.binary(BinaryOp::Add, part, sum)
    }
}
