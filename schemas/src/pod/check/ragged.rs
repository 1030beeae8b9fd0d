//! The check of products of rows with the matrix of their group.

use alloc::vec::Vec;

use super::super::file::RaggedDotT;
use super::super::{DType, RaggedDot};
use super::rule::{Check, Rule, ensure, same, shape};
use super::window::product;

pub(super) fn ragged_dot(op: &RaggedDotT, rule: &Rule<'_>) -> Check<RaggedDot> {
    let ([x, y, starts, ends], result) = rule.all()?;
    product(x, y, result)?;
    for bound in [starts, ends] {
        let dtype = bound.dtype;
        ensure!(
            dtype == DType::I64,
            "expected rows as I64, found them as {dtype:?}"
        );
    }
    let [rank, of_right] = [&x.shape, &y.shape].map(|shape| shape.len());
    let expected = if op.summed { rank } else { rank + 1 };
    ensure!(
        rank >= 2 && of_right == expected && starts.shape.len() == rank - 1,
        "expected operands that have groups of rows, found {:?}, {:?} and {:?}",
        x.shape,
        y.shape,
        starts.shape
    );
    let batch = &x.shape[..rank - 2];
    let (rows, depth) = (x.shape[rank - 2], x.shape[rank - 1]);
    let groups = starts.shape[rank - 2];
    let mut sides = [of_right - 2, of_right - 1].map(|dim| y.shape[dim]);
    if op.transposed {
        sides.reverse();
    }
    let [inner, columns] = sides;
    let (right, made) = match op.summed {
        true => (
            joined(batch, &[rows]),
            joined(batch, &[groups, depth, columns]),
        ),
        false => (
            joined(batch, &[groups, depth]),
            joined(batch, &[rows, columns]),
        ),
    };
    let found = [&y.shape[..of_right - 2], &[inner]].concat();
    same("extents beside columns", found, right)?;
    shape(starts, &joined(batch, &[groups]))?;
    shape(ends, &starts.shape)?;
    shape(result, &made)?;
    ensure!(
        !(op.summed && op.transposed),
        "expected sums over rows, found transposed matrices"
    );
    let all = usize::try_from(op.groups).unwrap_or(0);
    ensure!(all > 0, "expected groups, found {}", op.groups);
    Ok(RaggedDot {
        summed: op.summed,
        transposed: op.transposed,
        groups: all,
    })
}

/// Extents one after another.
fn joined(batch: &[usize], rest: &[usize]) -> Vec<usize> {
    [batch, rest].concat()
}
