//! Which dimensions of an op's operands and results correspond: the one fact that propagation,
//! partitioning and fusion need.
//!
//! A rule names *factors*, like the letters of an einsum. Every dimension of every operand and
//! result is a product of factors, major first; a dimension without factors is one that cannot be
//! split. Splitting a factor splits every dimension that begins with it. The idea is that of
//! Shardy's sharding rules.
//!
//! What a factor promises: let every tensor be cut along a parallel factor in the same way. Then the
//! op on the cut operands, its attributes adjusted to the smaller shapes, yields the cut results.
//! Along a reduced factor it yields, for every cut, a partial result, and the results combine to
//! the whole one.

use crate::ops::tensor::Combiner;
use crate::types::TensorType;

/// Types of an op's operands, in order, `None` where an optional one is absent, and results.
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
    /// Its extent. The product of a dimension's factors is the dimension's extent.
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
    /// Only operand 0 has it (and the result of a scatter): indices held in another operand point
    /// into it. A cut serves the indices that fall inside, and yields zeros for the others (a
    /// gather), or drops them (a scatter).
    Indexed,
}

impl DimensionRule {
    /// Nothing corresponds and nothing can be split: always right, never useful.
    pub fn whole(types: &OpTypes<'_>) -> Self {
        let mut rule = Self::default();
        let operands = types.operands.iter();
        let operands = operands.map(|ty| ty.map_or(vec![], |ty| rule.all_whole(&ty.shape)));
        let operands = operands.collect();
        let results = types.results.iter().map(|ty| rule.all_whole(&ty.shape));
        let results = results.collect();
        Self {
            operands,
            results,
            ..rule
        }
    }

    /// The operands and the result have the same dimensions, and every index stands on its own.
    /// Operands of rank 0 beside results of another rank have no dimensions.
    pub fn elementwise(types: &OpTypes<'_>) -> Self {
        let mut rule = Self::default();
        let shape = &types.results[0].shape;
        let dims: Vec<Vec<usize>> = shape
            .iter()
            .map(|extent| vec![rule.add(*extent, Role::Parallel)])
            .collect();
        let of = |ty: &TensorType| match ty.shape.len() == shape.len() {
            true => dims.clone(),
            false => vec![vec![]; ty.shape.len()],
        };
        let operands = types.operands.iter();
        rule.operands = operands.map(|ty| ty.map_or(vec![], of)).collect();
        rule.results = types.results.iter().map(|ty| of(ty)).collect();
        rule
    }

    /// Adds a factor and returns its index.
    pub fn add(&mut self, extent: usize, role: Role) -> usize {
        self.factors.push(Factor { extent, role });
        self.factors.len() - 1
    }

    fn all_whole(&mut self, shape: &[usize]) -> Vec<Vec<usize>> {
        let extents = shape.iter();
        extents
            .map(|extent| vec![self.add(*extent, Role::Whole)])
            .collect()
    }
}
