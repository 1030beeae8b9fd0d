//! Which dimensions of an op's operands and results correspond: the one fact that propagation,
//! partitioning and fusion need.
//!
//! A rule names *factors*, like the letters of an einsum. Every dimension of every operand and
//! result is a product of factors, major first: the product of their extents is its extent. A
//! dimension without factors has extent 1, and nothing corresponds to it: it is broadcast, or
//! beside nothing. Splitting a factor splits every dimension that begins with it. The idea is that
//! of Shardy's sharding rules.
//!
//! What a factor promises: let every tensor be cut along a parallel factor in the same way. Then
//! the op on the cut operands, its attributes adjusted to the smaller shapes (see
//! [`localised`](crate::OpKind::localised)), yields the cut results. Along a reduced factor it
//! yields, for every cut, a partial result, and the results combine to the whole one.
//!
//! A factor that comes before others in some dimension is cut into equal parts only: shards of a
//! dimension are as long as its extent over their number, rounded up, which is not a multiple of
//! the factors after it otherwise. A factor that comes after others can only be cut there once
//! these are cut into single indices. The promise holds for it all the same.
//!
//! A window factor is alone in its dimensions, whose extents may differ: a shard of the result
//! looks at the elements of the operand around the same part of its own extent. It promises nothing
//! of cut operands; who cuts it fetches what a shard lacks from its neighbours. So it is with a
//! swept factor.

use crate::graph::{Function, Op};
use crate::ops::tensor::Combiner;
use crate::types::TensorType;

/// Types of an op's operands, in order, `None` if an optional one is absent, and results.
#[derive(Clone, Debug)]
pub struct OpTypes<'a> {
    /// Of the operands.
    pub operands: Vec<Option<&'a TensorType>>,
    /// Of the results.
    pub results: Vec<&'a TensorType>,
}

/// How dimensions of operands and results correspond.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DimensionRule {
    /// What dimensions are made of.
    pub factors: Vec<Factor>,
    /// Per operand and dimension, indices of factors, major first. Absent operands have no
    /// dimensions.
    pub operands: Vec<Vec<Vec<usize>>>,
    /// Per result and dimension, indices of factors, major first.
    pub results: Vec<Vec<Vec<usize>>>,
}

/// Something that dimensions have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factor {
    /// Its extent. The product of a dimension's factors is the dimension's extent; that of a window
    /// factor is the largest of its dimensions' extents.
    pub extent: usize,
    /// What happens along it.
    pub role: Role,
}

/// What an op does along a factor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// Every index on its own.
    Parallel,
    /// Combines all indices; only operands have it. The combiner says how partial results of cut
    /// operands are combined. (An initial value takes part in each: the partitioner gives all but
    /// one the combiner's identity.)
    Reduced(Combiner),
    /// Looks at several indices at once: needs all of it in one place.
    Whole,
    /// Only operand 0 has it (and the result of what writes): indices held in other operands point
    /// into it. A cut serves the indices that fall inside, and yields zeros for the others (where
    /// it reads), or drops them (where it writes).
    Indexed,
    /// An index of the result looks at a window of indices of the operands, which moves along with
    /// it. Operands and result have it, each with an extent of its own.
    Window,
    /// Operand 1 moves over operand 0, all of it under each index of the result, which is a sum: a
    /// cut of operand 1 yields a partial result from the indices of operand 0 that it passes over.
    /// Only these two have it, each with an extent of its own.
    Swept,
}

/// A dimension: of which tensor, and which of its dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TensorDim {
    /// Index of the operand, dimension.
    Operand(usize, usize),
    /// Index of the result, dimension.
    Result(usize, usize),
}

impl<'a> OpTypes<'a> {
    /// The types of an op of a function.
    pub fn of(function: &'a Function, op: &Op) -> Self {
        let operands = op.inputs.iter();
        Self {
            operands: operands.map(|id| id.map(|id| function.ty(id))).collect(),
            results: op.outputs.iter().map(|id| function.ty(*id)).collect(),
        }
    }

    /// Extents of an operand that the op always has.
    pub fn shape(&self, operand: usize) -> &'a [usize] {
        let ty = self.operands[operand].expect("the type rule asks for it");
        &ty.shape
    }

    /// Every tensor that is there, and the places of its dimensions.
    fn tensors(&self) -> Vec<(&'a TensorType, Vec<TensorDim>)> {
        let operands = self.operands.iter().enumerate().filter_map(|(i, ty)| {
            ty.map(|ty| {
                let dims = 0..ty.shape.len();
                (ty, dims.map(|dim| TensorDim::Operand(i, dim)).collect())
            })
        });
        let results = self.results.iter().enumerate().map(|(i, &ty)| {
            let dims = 0..ty.shape.len();
            (ty, dims.map(|dim| TensorDim::Result(i, dim)).collect())
        });
        operands.chain(results).collect()
    }
}

impl DimensionRule {
    /// Nothing corresponds and nothing can be split: always right, never useful.
    pub fn whole(types: &OpTypes<'_>) -> Self {
        Self::bare(types).finish(types)
    }

    /// The operands and the result have the same dimensions, and indices are independent. Operands
    /// of rank 0 beside results of another rank have no dimensions.
    pub fn elementwise(types: &OpTypes<'_>) -> Self {
        Self::aligned(types, |_| true)
    }

    /// Operands and results have the same dimensions, and along those that are `free` every index
    /// is independent; the others are whole. Operands of rank 0 beside results of another rank have
    /// no dimensions.
    pub fn aligned(types: &OpTypes<'_>, free: impl Fn(usize) -> bool) -> Self {
        let mut rule = Self::bare(types);
        let shape = &types.results[0].shape;
        let tensors = types.tensors();
        for dim in (0..shape.len()).filter(|&dim| free(dim)) {
            let alike = tensors
                .iter()
                .filter(|(ty, _)| ty.shape.len() == shape.len());
            let places: Vec<TensorDim> = alike.map(|(_, dims)| dims[dim]).collect();
            rule.share(shape[dim], Role::Parallel, &places);
        }
        rule.finish(types)
    }

    /// [`aligned`](Self::aligned), and along dimensions that are not `free` but `slide` windows
    /// move.
    pub fn windowed(
        types: &OpTypes<'_>,
        free: impl Fn(usize) -> bool,
        slide: impl Fn(usize) -> bool,
    ) -> Self {
        let mut rule = Self::bare(types);
        let rank = types.results[0].shape.len();
        let tensors = types.tensors().into_iter();
        let alike: Vec<_> = tensors.filter(|(ty, _)| ty.shape.len() == rank).collect();
        for dim in 0..rank {
            let places: Vec<TensorDim> = alike.iter().map(|(_, dims)| dims[dim]).collect();
            let extents = alike.iter().map(|(ty, _)| ty.shape[dim]);
            let extent = extents.max().unwrap_or(1);
            if free(dim) {
                rule.share(extent, Role::Parallel, &places);
            } else if slide(dim) {
                rule.share(extent, Role::Window, &places);
            }
        }
        rule.finish(types)
    }

    /// Pairs of an operand and a result of one shape, all of whose indices are independent;
    /// operands beyond the results on their own.
    pub fn pairwise(types: &OpTypes<'_>) -> Self {
        let mut rule = Self::bare(types);
        for (i, ty) in types.operands.iter().enumerate() {
            let shape = ty.map_or(&[][..], |ty| &ty.shape);
            for (dim, &extent) in shape.iter().enumerate() {
                let places = [TensorDim::Operand(i, dim), TensorDim::Result(i, dim)];
                let count = if i < types.results.len() { 2 } else { 1 };
                rule.share(extent, Role::Parallel, &places[..count]);
            }
        }
        rule.finish(types)
    }

    /// A rule of the right ranks that says nothing yet: no dimension has factors.
    pub fn bare(types: &OpTypes<'_>) -> Self {
        let bare = |ty: &TensorType| vec![vec![]; ty.shape.len()];
        let operands = types.operands.iter();
        Self {
            factors: vec![],
            operands: operands.map(|ty| ty.map_or(vec![], bare)).collect(),
            results: types.results.iter().map(|ty| bare(ty)).collect(),
        }
    }

    /// Adds a factor and returns its index.
    pub fn add(&mut self, extent: usize, role: Role) -> usize {
        self.factors.push(Factor { extent, role });
        self.factors.len() - 1
    }

    /// Adds a factor to these dimensions, after those that they have.
    pub fn share(&mut self, extent: usize, role: Role, places: &[TensorDim]) {
        let factor = self.add(extent, role);
        for &place in places {
            self.dim_mut(place).push(factor);
        }
    }

    /// Adds a factor to these dimensions, after those that they have, unless it makes none of them
    /// larger.
    pub fn share_rest(&mut self, extent: usize, role: Role, places: &[TensorDim]) {
        if extent > 1 {
            self.share(extent, role, places);
        }
    }

    /// Whatever nothing was said of is whole, and so are factors that a scale per index belongs to:
    /// a cut would have to cut the scales.
    pub fn finish(mut self, types: &OpTypes<'_>) -> Self {
        for (ty, places) in types.tensors() {
            let quant = ty.quant.as_ref().filter(|quant| quant.scales.len() > 1);
            for (dim, place) in places.into_iter().enumerate() {
                let factors = self.dim_mut(place).clone();
                let said: usize = factors.iter().map(|&i| self.factors[i].extent).product();
                let slides = factors
                    .iter()
                    .any(|&i| matches!(self.factors[i].role, Role::Window | Role::Swept));
                if said != ty.shape[dim] && !slides {
                    let rest = ty.shape[dim].checked_div(said).unwrap_or(0);
                    self.share(rest, Role::Whole, &[place]);
                }
                if quant.and_then(|quant| quant.axis) == Some(dim) {
                    for factor in factors {
                        self.factors[factor].role = Role::Whole;
                    }
                }
            }
        }
        self
    }

    fn dim_mut(&mut self, place: TensorDim) -> &mut Vec<usize> {
        match place {
            TensorDim::Operand(tensor, dim) => &mut self.operands[tensor][dim],
            TensorDim::Result(tensor, dim) => &mut self.results[tensor][dim],
        }
    }
}

/// The common factors of two shapes of as many elements, each with the dimension on either side
/// that it is part of, major to minor. Where the shapes have no common factor, both sides have
/// factors of their own, which mean nothing on the other: these are left out.
pub(crate) fn common_factors(left: &[usize], right: &[usize]) -> Vec<(usize, usize, usize)> {
    let mut factors = Vec::new();
    if left.contains(&0) || right.contains(&0) {
        return factors;
    }
    let (mut i, mut j) = (0, 0);
    // What is left of the current dimension of either side.
    let mut rest = [1, 1];
    loop {
        while rest[0] == 1 && i < left.len() {
            rest[0] = left[i];
            i += 1;
        }
        while rest[1] == 1 && j < right.len() {
            rest[1] = right[j];
            j += 1;
        }
        if rest == [1, 1] {
            return factors;
        }
        let common = gcd(rest[0], rest[1]);
        if common > 1 {
            factors.push((common, i - 1, j - 1));
            rest = rest.map(|extent| extent / common);
        }
        if rest[0] > 1 && rest[1] > 1 {
            // Neither divides the other: skip to where as many elements are behind on both sides.
            while rest[0] != rest[1] {
                if rest[0] < rest[1] {
                    rest[0] *= left[i];
                    i += 1;
                } else {
                    rest[1] *= right[j];
                    j += 1;
                }
            }
            rest = [1, 1];
        }
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::tensor::{Convolution, Precision, Sliding, While};
    use crate::ops::{OpDef, Reshape};
    use crate::types::{DType, Quantization};

    fn float(shape: &[usize]) -> TensorType {
        TensorType::new(DType::F32, shape)
    }

    /// The rule of an op on these types.
    fn rule(op: &dyn OpDef, operands: &[TensorType], results: &[TensorType]) -> DimensionRule {
        op.dimensions(&OpTypes {
            operands: operands.iter().map(Some).collect(),
            results: results.iter().collect(),
        })
    }

    /// Extents of the factors that operand and result share, and of those that they do not.
    fn reshaped(from: &[usize], to: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let rule = rule(&Reshape, &[float(from)], &[float(to)]);
        let (shared, own): (Vec<Factor>, Vec<Factor>) = rule
            .factors
            .iter()
            .partition(|factor| factor.role == Role::Parallel);
        let extents = |factors: Vec<Factor>| factors.iter().map(|factor| factor.extent).collect();
        (extents(shared), extents(own))
    }

    #[test]
    fn reshapes_share_what_both_shapes_are_made_of() {
        assert_eq!(
            reshaped(&[8, 32, 64], &[256, 64]),
            (vec![8, 32, 64], vec![])
        );
        assert_eq!(reshaped(&[12], &[1, 4, 1, 3]), (vec![4, 3], vec![]));
        assert_eq!(reshaped(&[1], &[]), (vec![], vec![]));
        // The halves of the first dimensions correspond, nothing below them does.
        assert_eq!(
            reshaped(&[6, 4, 5], &[4, 6, 5]),
            (vec![2, 5], vec![3, 4, 2, 6])
        );
        // Both sides meet again after the first two dimensions.
        assert_eq!(
            reshaped(&[2, 3, 7], &[3, 2, 7]),
            (vec![7], vec![2, 3, 3, 2])
        );
        let rule = rule(&Reshape, &[float(&[8, 32])], &[float(&[256])]);
        assert_eq!(rule.operands, [[[0], [1]]]);
        assert_eq!(rule.results, [[[0, 1]]]);
    }

    #[test]
    fn the_gradient_of_a_kernel_is_summed_over_the_batch() {
        // [f,0,1,b] x [i,0,1,o] -> [0,1,b,f]: the batch is where channels are.
        let op = Convolution {
            layouts: [vec![3, 0, 1, 2], vec![0, 3, 1, 2], vec![2, 3, 0, 1]],
            sliding: Sliding::plain(2),
            reversed: vec![false; 2],
            feature_groups: 1,
            batch_groups: 1,
            precision: [Precision::Default; 2],
        };
        let operands = [float(&[16, 7, 7, 4]), float(&[16, 5, 5, 8])];
        let rule = rule(&op, &operands, &[float(&[3, 3, 4, 8])]);
        let summed = rule.operands[0][0][0];
        assert_eq!(rule.operands[1][0], [summed]);
        let role = Role::Reduced(Combiner::Add);
        assert_eq!(rule.factors[summed], Factor { extent: 16, role });
    }

    #[test]
    fn loops_keep_what_changes_side_by_side() {
        let op = While {
            condition: "condition".to_owned(),
            body: "body".to_owned(),
        };
        let rule = rule(&op, &[float(&[4, 2]), float(&[3])], &[float(&[4, 2])]);
        assert_eq!(rule.operands, [vec![vec![0], vec![1]], vec![vec![2]]]);
        assert_eq!(rule.results, [[[0], [1]]]);
    }

    #[test]
    fn dimensions_with_scales_of_their_own_stay_whole() {
        let ty = TensorType::new(DType::I8, [4, 2]).with_quant(Quantization {
            scales: vec![1.0, 2.0],
            zero_points: vec![0, 0],
            axis: Some(1),
        });
        let rule = DimensionRule::elementwise(&OpTypes {
            operands: vec![Some(&ty), None],
            results: vec![&ty],
        });
        let roles: Vec<Role> = rule.factors.iter().map(|factor| factor.role).collect();
        assert_eq!(roles, [Role::Parallel, Role::Whole]);
        assert_eq!(rule.operands, [vec![vec![0], vec![1]], vec![]]);
    }
}
