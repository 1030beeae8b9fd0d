//! What all collectives have in common: groups of devices, and operands that each have a result.

use super::combiner::Combiner;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh};
use crate::type_rule::{Operand, TypeRule};
use crate::types::TensorType;

/// An op in which devices exchange what they hold.
pub trait Collective {
    /// Devices that differ in these axes form a group, major axis first.
    fn axes(&self) -> &[AxisId];

    /// The axes of the mesh that it names, each as often as it does.
    fn axes_mut(&mut self) -> Vec<&mut AxisId>;

    /// What is sent, or received where that is more.
    fn payload(&self) -> Payload;

    /// What the devices of one group get, in order of position: for each its results.
    ///
    /// `members` holds the operands of every device of the group, in order of position, `results`
    /// the types of one device's results. The type rule holds.
    fn exchange(
        &self,
        mesh: &Mesh,
        members: &[Vec<&Tensor>],
        results: &[&TensorType],
    ) -> Vec<Vec<Tensor>>;
}

/// Which tensors of a device its part of an exchange is as large as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payload {
    /// Its operands.
    Operands,
    /// Its results.
    Results,
}

/// `Collective::axes` and `axes_mut` of an op that names axes nowhere but in its field `axes`.
macro_rules! group_axes {
    () => {
        fn axes(&self) -> &[$crate::mesh::AxisId] {
            &self.axes
        }

        fn axes_mut(&mut self) -> Vec<&mut $crate::mesh::AxisId> {
            self.axes.iter_mut().collect()
        }
    };
}

pub(super) use group_axes;

/// Number of devices in a group; saturates for an invalid mesh.
pub(super) fn group_size(mesh: &Mesh, axes: &[AxisId]) -> usize {
    let sizes = axes.iter().filter_map(|axis| mesh.axes.get(axis.0));
    sizes.fold(1, |parts: usize, axis| parts.saturating_mul(axis.size))
}

/// Checks that the axes are distinct axes of the mesh, and at least one. Returns the size of a
/// group, at least 1.
pub(super) fn check_axes(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    axes: &[AxisId],
) -> Option<usize> {
    let mesh = rule.mesh();
    let numbers: Vec<usize> = axes.iter().map(|axis| axis.0).collect();
    let named = rule.require(constraint, !axes.is_empty(), || {
        "expected at least one mesh axis".to_owned()
    });
    let known = rule.dimensions(constraint, "axes of the mesh", &numbers, mesh.axes.len());
    let size = group_size(mesh, axes);
    // A mesh without devices is reported as such.
    (named && known && size > 0).then_some(size)
}

/// C1 of collectives: one operand or more, each with its own result, of these dimensions if any.
pub(super) fn check_operands<'a>(
    rule: &mut TypeRule<'a>,
    dims: &[&[usize]],
) -> Option<Vec<(Operand<'a>, Operand<'a>)>> {
    let count = rule.operand_count();
    let operands = rule.any_number(1, "operand", count)?;
    let results = rule.results("result");
    for dims in dims {
        let found = dims.len();
        if !rule.require("C1", found == count, || {
            format!("{found} dimensions for {count} operands, expected one for each")
        }) {
            return None;
        }
    }
    Some(operands.into_iter().zip(results).collect())
}

/// The results have the operands' types.
pub(super) fn check_same(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    pairs: &[(Operand<'_>, Operand<'_>)],
) {
    for (operand, result) in pairs {
        rule.require(constraint, operand.ty == result.ty, || {
            format!("{result} is {}, {operand} {}", result.ty, operand.ty)
        });
    }
}

/// The elements of the results are those that the combiner makes of the operands'.
pub(super) fn check_combined(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    combiner: Combiner,
    pairs: &[(Operand<'_>, Operand<'_>)],
) {
    for &(operand, result) in pairs {
        rule.plain_dtype(constraint, &[operand, result], &combiner.dtypes());
    }
}

/// A dimension of an operand, or a message.
pub(super) fn check_dim(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    operand: Operand<'_>,
    dim: usize,
) -> bool {
    let rank = operand.ty.shape.len();
    rule.require(constraint, dim < rank, || {
        format!("dimension {dim} of {operand}, which has {rank}")
    })
}

/// A dimension of an operand, of an extent that a group of devices divides.
pub(super) fn check_divided(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    operand: Operand<'_>,
    dim: usize,
    size: usize,
) -> bool {
    if !check_dim(rule, constraint, operand, dim) {
        return false;
    }
    let extent = operand.ty.shape[dim];
    rule.require(constraint, extent.is_multiple_of(size), || {
        format!("extent {extent} of dimension {dim} of {operand} for {size} devices: pad it")
    })
}

/// A tensor that is cut along a dimension, and one of its parts: other extents are the same, and so
/// many parts together are no shorter.
pub(super) fn check_cut(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    [whole, part]: [Operand<'_>; 2],
    dim: usize,
    parts: usize,
) {
    let mut shape = whole.ty.shape.clone();
    let own = part.ty.shape.get(dim).copied().unwrap_or_default();
    let extent = match shape.get_mut(dim) {
        Some(extent) => std::mem::replace(extent, own),
        // One of them has the dimension, so their ranks differ.
        None => 0,
    };
    rule.shape(constraint, part, &shape);
    rule.require(constraint, own.saturating_mul(parts) >= extent, || {
        format!(
            "extent {extent} of dimension {dim} of {whole} is more than {parts} times {own}, that \
             of {part}"
        )
    });
}

/// Of a group of so many devices some count.
pub(super) fn check_first(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    first: Option<usize>,
    size: usize,
) {
    if let Some(first) = first {
        rule.require(constraint, (1..=size).contains(&first), || {
            format!("the first {first} of {size} devices count")
        });
    }
}

/// What a device gets that is alone: if there is one device in all.
pub(super) fn alone(collective: &dyn Collective, operands: &Operands<'_>) -> Vec<Tensor> {
    let members: Vec<_> = (0..operands.count())
        .map(|index| operands.tensor(index))
        .collect();
    let mut all = collective.exchange(operands.mesh(), &[members], &operands.results);
    all.pop().unwrap_or_default()
}

/// One after another along a dimension, up to the extent of this type, which they have but for it.
pub(super) fn join(ty: &TensorType, dim: usize, parts: &[&Tensor]) -> Tensor {
    let inner: usize = ty.shape[dim + 1..].iter().product();
    let rows: usize = ty.shape[..dim].iter().product();
    let mut bytes = Vec::with_capacity(ty.size_bytes());
    for row in 0..rows {
        let mut missing = ty.shape[dim] * inner * ty.dtype.size_bytes();
        for part in parts {
            let stride = part.ty().shape[dim] * inner * ty.dtype.size_bytes();
            let taken = stride.min(missing);
            bytes.extend_from_slice(&part.bytes()[row * stride..][..taken]);
            missing -= taken;
        }
    }
    Tensor::of_bytes(ty, bytes)
}

/// The part at a position of a tensor that is cut into equal parts of this type; zeros beyond the
/// tensor's end.
pub(super) fn cut(ty: &TensorType, dim: usize, whole: &Tensor, position: usize) -> Tensor {
    let inner: usize = ty.shape[dim + 1..].iter().product();
    let rows: usize = ty.shape[..dim].iter().product();
    let size = ty.dtype.size_bytes();
    let stride = ty.shape[dim] * inner * size;
    let row_bytes = whole.ty().shape[dim] * inner * size;
    let mut bytes = Vec::with_capacity(ty.size_bytes());
    for row in 0..rows {
        let end = row_bytes.min((position + 1) * stride);
        let start = end.min(position * stride);
        bytes.extend_from_slice(&whole.bytes()[row * row_bytes..][start..end]);
        bytes.resize(bytes.len() + stride - (end - start), 0);
    }
    Tensor::of_bytes(ty, bytes)
}

/// Element by element combined, from the first to the last, or to the last that counts.
pub(super) fn combine(combiner: Combiner, first: Option<usize>, parts: &[&Tensor]) -> Tensor {
    let ty = parts[0].ty();
    let parts = &parts[..first.unwrap_or(parts.len())];
    let mut sums = parts[0].scalars();
    for part in &parts[1..] {
        for (sum, element) in sums.iter_mut().zip(part.scalars()) {
            *sum = combiner.op().apply(ty.dtype, *sum, element);
        }
    }
    Tensor::from_scalars(ty, sums)
}

/// Pairs of an operand and a result whose indices are independent along dimensions that are not
/// `exchanged`, by number of the operand. (Along axes of the mesh other than the collective's each
/// device has another part of the dimension.)
pub(super) fn exchanged(
    types: &OpTypes<'_>,
    exchanged: impl Fn(usize) -> Vec<usize>,
) -> DimensionRule {
    let mut rule = DimensionRule::bare(types);
    for (index, ty) in types.results.iter().enumerate() {
        let exchanged = exchanged(index);
        for (dim, &extent) in ty.shape.iter().enumerate() {
            if !exchanged.contains(&dim) {
                let places = [
                    TensorDim::Operand(index, dim),
                    TensorDim::Result(index, dim),
                ];
                rule.share(extent, Role::Parallel, &places);
            }
        }
    }
    rule.finish(types)
}

/// The operand with this number of every member.
pub(super) fn operand<'a>(members: &[Vec<&'a Tensor>], index: usize) -> Vec<&'a Tensor> {
    members.iter().map(|operands| operands[index]).collect()
}
