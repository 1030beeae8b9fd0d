//! Windows that slide over a tensor.

use peapod_schemas::pod::SlidingT;

/// How windows slide along one dimension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dimension {
    stride: i64,
    low: i64,
    base_dilation: i64,
    window_dilation: i64,
}

impl Dimension {
    pub(crate) fn new(sliding: &SlidingT, dim: usize) -> Self {
        Self {
            stride: sliding.stride[dim] as i64,
            low: sliding.padding[2 * dim],
            base_dilation: sliding.base_dilation[dim] as i64,
            window_dilation: sliding.window_dilation[dim] as i64,
        }
    }

    /// Without dilation.
    pub(crate) fn plain(stride: u64, low: i64) -> Self {
        Self {
            stride: stride as i64,
            low,
            base_dilation: 1,
            window_dilation: 1,
        }
    }

    /// The element that a tap of the window at `position` meets.
    pub(crate) fn met(&self, position: usize, tap: usize, extent: usize) -> Option<usize> {
        let along = position as i64 * self.stride - self.low + tap as i64 * self.window_dilation;
        if along % self.base_dilation != 0 {
            return None;
        }
        let i = usize::try_from(along / self.base_dilation).ok()?;
        (along >= 0 && i < extent).then_some(i)
    }
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
        dimensions: &[Dimension],
        window: &[u64],
        shape: &[usize],
        positions: &[usize],
    ) -> Self {
        let along = |d: usize| {
            let at = |position| {
                let taps = 0..window[d] as usize;
                let met = taps.filter_map(|tap| dimensions[d].met(position, tap, shape[d]));
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
