//! The largest elements of the last dimension, and where they are.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use std::cmp::Ordering;
use super::scatter::{Scatter, Update};
use super::points::Points;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// The largest elements of the last dimension, largest first, and their indices. Of equal ones the
/// first comes first. Floats are in their total order: what is not a number is the largest.
///
/// Results: values, indices.
///
/// Constraints:
/// - C1: the operand is there; two results.
/// - C2: operand and values have one type of float or integer elements and are not quantised; the
///   indices are i32.
/// - C3: the operand has a dimension; both results have its shape, but for a last extent that is no
///   larger.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TopK;

impl OpDef for TopK {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x]) = rule.all(["operand"], 2) else {
            return;
        };
        let (values, indices) = (rule.result(0, "values"), rule.result(1, "indices"));
        rule.plain_dtype("C2", &[x, values], &DType::NUMBERS);
        rule.plain_dtype("C2", &[indices], &[DType::I32]);
        let fits = match (x.ty.shape.split_last(), values.ty.shape.split_last()) {
            (Some((extent, outer)), Some((k, found))) => outer == found && k <= extent,
            _ => false,
        };
        rule.require("C3", fits, || {
            format!("{values} is {}, {x} {}", values.ty, x.ty)
        });
        rule.shape("C3", indices, &values.ty.shape);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let last = types.shape(0).len() - 1;
        DimensionRule::aligned(types, |dim| dim != last)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let last = |shape: &[usize]| shape[shape.len() - 1];
        let (extent, k) = (last(&operands.ty(0).shape), last(&operands.result.shape));
        let mut values = Vec::new();
        let mut indices = Vec::new();
        for row in operands.scalars(0).chunks_exact(extent) {
            let mut order: Vec<usize> = (0..extent).collect();
            order.sort_by(|&a, &b| descending(row[a], row[b]));
            values.extend(order[..k].iter().map(|&i| row[i]));
            indices.extend(order[..k].iter().map(|&i| Scalar::Integer(i as i64)));
        }
        vec![
            Tensor::from_scalars(operands.results[0], values),
            Tensor::from_scalars(operands.results[1], indices),
        ]
    }
}

fn descending(a: Scalar, b: Scalar) -> Ordering {
    match (a, b) {
        (Scalar::Integer(a), Scalar::Integer(b)) => b.cmp(&a),
        _ => b.double().total_cmp(&a.double()),
    }
}

impl Vjp for TopK {
    /// The elements that were found have the slopes.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, Some(g)) = (at.shape(0), at.cotangents[0]) else {
            return Ok(vec![None]);
        };
        let last = shape.len() - 1;
        let b = &mut *at.build;
        let zeros = b.zeros(b.ty(g).dtype, &shape);
        let batch: Vec<usize> = (0..last).collect();
        let scatter = Scatter {
            combiner: Update::Add,
            points: Points {
                dims: vec![last],
                batch: batch.clone(),
                indices_batch: batch,
                index_vector_dim: shape.len(),
            },
            window_dims: vec![],
            inserted: vec![last],
        };
        let ty = b.ty(zeros).clone();
        Ok(vec![Some(b.emit(scatter, &[zeros, at.results[1], g], ty))])
    }
}
