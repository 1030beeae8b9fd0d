//! What the checks of steps are written in.

use peapod_schemas::pod::{Combiner, DType};

use crate::program::{Mesh, Value};

/// What holds, or why not.
pub(crate) type Check<T = ()> = Result<T, String>;

/// Largest stride, dilation, padding or window.
pub(crate) const MAX_STEP: u64 = 1 << 31;

/// Returns from a check with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;

/// A step under check: ids are resolved, and every operand and result has a place.
pub(crate) struct Rule<'a> {
    pub(crate) operands: Vec<&'a Value>,
    pub(crate) results: Vec<&'a Value>,
    pub(crate) mesh: &'a Mesh,
}

impl<'a> Rule<'a> {
    /// There are so many operands and results.
    pub(crate) fn counts(&self, operands: usize, results: usize) -> Check {
        let found = (self.operands.len(), self.results.len());
        ensure!(
            found == (operands, results),
            "{} operands and {} results, expected {operands} and {results}",
            found.0,
            found.1
        );
        Ok(())
    }

    /// One result, and so many operands.
    pub(crate) fn all<const N: usize>(&self) -> Check<([&'a Value; N], &'a Value)> {
        self.counts(N, 1)?;
        let operands = self.operands[..].try_into().expect("counted above");
        Ok((operands, self.results[0]))
    }

    /// Operands and results in pairs.
    pub(crate) fn pairs(
        &self,
    ) -> Check<impl Iterator<Item = (&'a Value, &'a Value)> + use<'a, '_>> {
        ensure!(!self.operands.is_empty(), "there are no operands");
        self.counts(self.operands.len(), self.operands.len())?;
        Ok(self
            .operands
            .iter()
            .copied()
            .zip(self.results.iter().copied()))
    }
}

/// The same element type.
pub(crate) fn same_dtype(values: &[&Value]) -> Check {
    let dtypes: Vec<DType> = values.iter().map(|value| value.dtype).collect();
    let same = dtypes.windows(2).all(|pair| pair[0] == pair[1]);
    ensure!(same, "element types {dtypes:?}, expected one");
    Ok(())
}

/// A value has this shape.
pub(crate) fn shape(value: &Value, expected: &[usize]) -> Check {
    let found = &value.shape;
    ensure!(
        found == expected,
        "`{}` has shape {found:?}, expected {expected:?}",
        value.name
    );
    Ok(())
}

/// Different dimensions of a tensor of this rank.
pub(crate) fn dims(dims: &[u32], rank: usize) -> Check<Vec<usize>> {
    let mut seen = vec![false; rank];
    for &dim in dims {
        let known = seen.get_mut(dim as usize);
        let new = known.is_some_and(|seen| !std::mem::replace(seen, true));
        ensure!(new, "dimensions {dims:?} are not different ones of {rank}");
    }
    Ok(dims.iter().map(|&dim| dim as usize).collect())
}

/// One dimension of a tensor of this rank.
pub(crate) fn dim(dim: u32, rank: usize) -> Check<usize> {
    dims(&[dim], rank).map(|dims| dims[0])
}

/// Dimensions of this rank that are not among these, ascending.
pub(crate) fn others(rank: usize, dims: &[usize]) -> Vec<usize> {
    (0..rank).filter(|dim| !dims.contains(dim)).collect()
}

/// These dimensions of a shape, in this order.
pub(crate) fn pick(shape: &[usize], dims: &[usize]) -> Vec<usize> {
    dims.iter().map(|&dim| shape[dim]).collect()
}

/// One number for each dimension.
pub(crate) fn per_dim<T>(what: &str, list: &[T], rank: usize) -> Check {
    let count = list.len();
    ensure!(count == rank, "{count} of `{what}` for {rank} dimensions");
    Ok(())
}

/// Steps from 1 to 2^31, one for each dimension.
pub(crate) fn steps(what: &str, list: &[u64], rank: usize) -> Check {
    per_dim(what, list, rank)?;
    let sound = list.iter().all(|step| (1..=MAX_STEP).contains(step));
    ensure!(sound, "`{what}` {list:?}, expected 1 to 2^31");
    Ok(())
}

/// Paddings of 2^31 at most, of either sign.
pub(crate) fn paddings(what: &str, list: &[i64], count: usize) -> Check {
    per_dim(what, list, count)?;
    let sound = list
        .iter()
        .all(|padding| padding.unsigned_abs() <= MAX_STEP);
    ensure!(sound, "`{what}` {list:?}, expected 2^31 at most");
    Ok(())
}

/// Whether elements are floats.
pub(crate) fn is_float(dtype: DType) -> bool {
    matches!(dtype, DType::F32 | DType::F16 | DType::Bf16 | DType::F64)
}

/// Whether elements are integers.
pub(crate) fn is_integer(dtype: DType) -> bool {
    !is_float(dtype) && dtype != DType::Bool
}

/// Values are integers.
pub(crate) fn integers(value: &Value) -> Check {
    let dtype = value.dtype;
    ensure!(
        is_integer(dtype),
        "`{}` has elements {dtype:?}, expected integers",
        value.name
    );
    Ok(())
}

/// The combiner is defined on these elements.
pub(crate) fn combines(combiner: Combiner, dtype: DType) -> Check {
    let bitwise = matches!(combiner, Combiner::And | Combiner::Or);
    let known = combiner.0 <= Combiner::ENUM_MAX;
    ensure!(
        known && !(bitwise && is_float(dtype)),
        "{combiner:?} of elements {dtype:?}"
    );
    Ok(())
}
