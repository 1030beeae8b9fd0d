//! Shapes of more dimensions than kernels have: neighbours that are walked as one become one.
//!
//! Shapes of few dimensions stay as they are, so that only what needs it differs.

use peapod_ir::plan::micro::MAX_RANK;

use super::Refusal;

/// Dimensions, outermost first, as many as kernels have at most; `joined` tells of two neighbours
/// what they are together, if they can be one.
pub(super) fn fitted<T: Copy>(
    dims: Vec<T>,
    joined: impl Fn(T, T) -> Option<T>,
) -> Result<Vec<T>, Refusal> {
    if dims.len() <= MAX_RANK {
        return Ok(dims);
    }
    let mut fewer: Vec<T> = Vec::new();
    for dim in dims {
        match fewer.last_mut().map(|outer| (joined(*outer, dim), outer)) {
            Some((Some(both), outer)) => *outer = both,
            _ => fewer.push(dim),
        }
    }
    few(fewer.len()).map(|()| fewer)
}

/// Refuses more dimensions than kernels have.
pub(super) fn few(found: usize) -> Result<(), Refusal> {
    if found <= MAX_RANK {
        return Ok(());
    }
    let reason = format!(
        "it walks {found} dimensions that cannot be joined, and its kernels have {MAX_RANK}"
    );
    Err(Refusal::new(
        reason,
        "reshape the tensors, so that neighbouring dimensions are one",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Extents of neighbours that are marked alike are multiplied.
    fn products(dims: &[(char, usize)]) -> Result<Vec<usize>, Refusal> {
        let joined = |(a, m): (char, usize), (b, n)| (a == b).then_some((a, m * n));
        let fitted = fitted(dims.to_vec(), joined)?;
        Ok(fitted.into_iter().map(|(_, extent)| extent).collect())
    }

    #[test]
    fn only_what_has_too_many_dimensions_is_joined() {
        assert_eq!(products(&[('a', 2); 6]).unwrap(), [2; 6]);
        let some = [
            ('a', 2),
            ('a', 3),
            ('b', 4),
            ('b', 5),
            ('a', 6),
            ('c', 7),
            ('a', 8),
        ];
        assert_eq!(products(&some).unwrap(), [6, 20, 6, 7, 8]);
        let apart = [
            ('a', 2),
            ('b', 2),
            ('a', 2),
            ('b', 2),
            ('a', 2),
            ('b', 2),
            ('a', 2),
        ];
        let refused = products(&apart).unwrap_err();
        assert!(
            refused.reason.contains("7 dimensions"),
            "{}",
            refused.reason
        );
    }
}
