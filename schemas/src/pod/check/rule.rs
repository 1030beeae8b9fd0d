//! What the checks of steps are written in.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Debug;

use super::super::file;
use super::super::limits::MAX_STEP;
use super::super::{Combiner, Computation, DType, Mesh, Value};

/// What holds, or why not.
pub(in crate::pod) type Check<T = ()> = Result<T, String>;

/// Returns from a check with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(alloc::format!($($message)+));
        }
    };
}
pub(super) use ensure;

/// A step under check: ids are resolved.
pub(super) struct Rule<'a> {
    pub(super) operands: Vec<&'a Value>,
    pub(super) results: Vec<&'a Value>,
    pub(super) mesh: &'a Mesh,
    pub(super) computations: &'a [Computation],
    /// Whether the step is one of the entry of a stage.
    pub(super) stage_entry: bool,
}

impl<'a> Rule<'a> {
    /// There are so many operands and results.
    pub(super) fn counts(&self, operands: usize, results: usize) -> Check {
        let found = (self.operands.len(), self.results.len());
        ensure!(
            found == (operands, results),
            "expected {operands} operands and {results} results, found {} and {}",
            found.0,
            found.1
        );
        Ok(())
    }

    /// The step is one of the entry of a stage.
    pub(super) fn in_stage(&self) -> Check {
        ensure!(
            self.stage_entry,
            "expected messages in the entries of stages only, found one elsewhere"
        );
        Ok(())
    }

    /// One result, and so many operands.
    pub(super) fn all<const N: usize>(&self) -> Check<([&'a Value; N], &'a Value)> {
        self.counts(N, 1)?;
        let operands = self.operands[..].try_into().expect("counted above");
        Ok((operands, self.results[0]))
    }

    /// Operands and results in pairs.
    pub(super) fn pairs(
        &self,
    ) -> Check<impl Iterator<Item = (&'a Value, &'a Value)> + use<'a, '_>> {
        ensure!(!self.operands.is_empty(), "expected operands, found none");
        self.counts(self.operands.len(), self.operands.len())?;
        let operands = self.operands.iter().copied();
        Ok(operands.zip(self.results.iter().copied()))
    }
}

/// What is found is what is expected.
pub(super) fn same<T: PartialEq + Debug>(what: &str, found: T, expected: T) -> Check {
    ensure!(
        found == expected,
        "expected {what} {expected:?}, found {found:?}"
    );
    Ok(())
}

/// The same element type.
pub(super) fn same_dtype(values: &[&Value]) -> Check {
    let dtypes: Vec<DType> = values.iter().map(|value| value.dtype).collect();
    let same = dtypes.windows(2).all(|pair| pair[0] == pair[1]);
    ensure!(same, "expected one element type, found {dtypes:?}");
    Ok(())
}

/// A value has this shape.
pub(super) fn shape(value: &Value, expected: &[usize]) -> Check {
    let found = &value.shape;
    ensure!(
        found == expected,
        "expected `{}` of shape {expected:?}, found {found:?}",
        value.name
    );
    Ok(())
}

/// Different dimensions of a tensor of this rank.
pub(super) fn dims(dims: &[u32], rank: usize) -> Check<Vec<usize>> {
    let mut seen = vec![false; rank];
    for &dim in dims {
        let known = seen.get_mut(dim as usize);
        let new = known.is_some_and(|seen| !core::mem::replace(seen, true));
        ensure!(
            new,
            "expected different dimensions below {rank}, found {dims:?}"
        );
    }
    Ok(dims.iter().map(|&dim| dim as usize).collect())
}

/// One dimension of a tensor of this rank.
pub(super) fn dim(dim: u32, rank: usize) -> Check<usize> {
    dims(&[dim], rank).map(|dims| dims[0])
}

/// A list that may be missing.
pub(super) fn list(list: &Option<Vec<u32>>) -> &[u32] {
    list.as_deref().unwrap_or_default()
}

/// Dimensions of this rank that are not among these, ascending.
pub(super) fn others(rank: usize, dims: &[usize]) -> Vec<usize> {
    (0..rank).filter(|dim| !dims.contains(dim)).collect()
}

/// These dimensions of a shape, in this order.
pub(super) fn pick(shape: &[usize], dims: &[usize]) -> Vec<usize> {
    dims.iter().map(|&dim| shape[dim]).collect()
}

/// One entry for each dimension.
pub(super) fn per_dim<T>(what: &str, list: &[T], rank: usize) -> Check {
    let count = list.len();
    ensure!(
        count == rank,
        "expected {rank} entries of `{what}`, found {count}"
    );
    Ok(())
}

/// Steps from 1 to 2^31, one for each dimension.
pub(super) fn steps(what: &str, list: &[u64], rank: usize) -> Check<Vec<usize>> {
    per_dim(what, list, rank)?;
    let sound = list.iter().all(|step| (1..=MAX_STEP).contains(step));
    ensure!(sound, "expected `{what}` from 1 to 2^31, found {list:?}");
    Ok(list.iter().map(|&step| step as usize).collect())
}

/// Paddings of 2^31 at most, of either sign.
pub(super) fn paddings(what: &str, list: &[i64], count: usize) -> Check {
    per_dim(what, list, count)?;
    let sound = list.iter().all(|it| it.unsigned_abs() <= MAX_STEP);
    ensure!(sound, "expected `{what}` of 2^31 at most, found {list:?}");
    Ok(())
}

/// Values are integers.
pub(super) fn integers(value: &Value) -> Check {
    let dtype = value.dtype;
    ensure!(
        dtype.is_integer(),
        "expected integers in `{}`, found {dtype:?}",
        value.name
    );
    Ok(())
}

/// The combiner, which is defined on these elements.
pub(super) fn combiner(file: file::Combiner, dtype: DType) -> Check<Combiner> {
    let combiner = Combiner::read(file)?;
    let bitwise = matches!(combiner, Combiner::And | Combiner::Or);
    ensure!(
        !(bitwise && dtype.is_float()),
        "expected integers or Bool for {combiner:?}, found {dtype:?}"
    );
    Ok(combiner)
}

/// Any dimensions, as indices.
pub(super) fn widened(list: &[u32]) -> Vec<usize> {
    list.iter().map(|&it| it as usize).collect()
}

/// An error that says what was expected and found.
pub(super) fn expected<T>(expected: &str, found: impl Debug) -> Check<T> {
    Err(format!("expected {expected}, found {found:?}"))
}
