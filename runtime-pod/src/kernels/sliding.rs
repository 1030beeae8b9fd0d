//! Windows that slide over a tensor.

use peapod_schemas::pod::Sliding;

/// The element that a tap of the window at `position` meets.
pub(crate) fn met(sliding: &Sliding, position: usize, tap: usize, extent: usize) -> Option<usize> {
    let start = position as i64 * sliding.stride as i64 - sliding.low;
    let along = start + tap as i64 * sliding.window_dilation as i64;
    let dilation = sliding.base_dilation as i64;
    if along % dilation != 0 {
        return None;
    }
    let i = usize::try_from(along / dilation).ok()?;
    (along >= 0 && i < extent).then_some(i)
}

/// Elements that windows of several dimensions meet.
pub(crate) struct Windows {
    /// Per dimension, by position: what the taps meet, ascending.
    met: Vec<Vec<Vec<usize>>>,
    /// Strides of the tensor.
    strides: Vec<usize>,
}

impl Windows {
    pub(crate) fn new(
        sliding: &[Sliding],
        window: &[usize],
        shape: &[usize],
        positions: &[usize],
    ) -> Self {
        let along = |d: usize| {
            let at = |position| {
                let taps = 0..window[d];
                let met = taps.filter_map(|tap| met(&sliding[d], position, tap, shape[d]));
                met.map(|i| i * super::strides::dims(shape)[d].stride)
                    .collect()
            };
            (0..positions[d]).map(at).collect()
        };
        Self {
            met: (0..shape.len()).map(along).collect(),
            strides: super::strides::dims(positions)
                .iter()
                .map(|dim| dim.stride)
                .collect(),
        }
    }

    /// Visits the offsets of the elements that window number `number` meets, row-major.
    pub(crate) fn visit(&self, number: usize, visit: &mut impl FnMut(usize)) {
        self.walk(0, number, 0, visit);
    }

    fn walk(&self, dim: usize, number: usize, offset: usize, visit: &mut impl FnMut(usize)) {
        let Some(positions) = self.met.get(dim) else {
            return visit(offset);
        };
        let stride = self.strides[dim];
        for met in &positions[number / stride] {
            self.walk(dim + 1, number % stride, offset + met, visit);
        }
    }
}
