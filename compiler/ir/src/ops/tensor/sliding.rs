//! Windows of any rank that slide over a tensor.

use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::TypeRule;

/// Largest stride, dilation or padding: no tensor has larger extents.
const MAX_STEP: i64 = 1 << 31;

/// How a window slides, per dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sliding {
    /// Steps between windows.
    pub stride: Vec<usize>,
    /// Elements around the tensor, after it was pulled apart; negative ones are taken away.
    pub padding: Vec<[i64; 2]>,
    /// Steps between elements of the tensor, which is pulled apart.
    pub base_dilation: Vec<usize>,
    /// Steps between taps of the window.
    pub window_dilation: Vec<usize>,
}

/// Elements of a dimension that is pulled apart, so that each next one is `step` away.
pub(super) fn pulled(extent: usize, step: i64) -> i64 {
    match extent {
        0 => 0,
        _ => (extent as i64 - 1) * step + 1,
    }
}

impl Sliding {
    /// Every element is the start of a window, without padding.
    pub fn plain(rank: usize) -> Self {
        Self {
            stride: vec![1; rank],
            padding: vec![[0, 0]; rank],
            base_dilation: vec![1; rank],
            window_dilation: vec![1; rank],
        }
    }

    pub(super) fn attributes(&self, attributes: Attributes) -> Attributes {
        let plain = Self::plain(self.stride.len());
        attributes
            .with("stride", self.stride.clone())
            .with_unless(plain.padding, "padding", self.padding.clone())
            .with_unless(
                plain.base_dilation,
                "base_dilation",
                self.base_dilation.clone(),
            )
            .with_unless(
                plain.window_dilation,
                "window_dilation",
                self.window_dilation.clone(),
            )
    }

    pub(super) fn read(attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let stride: Vec<usize> = attributes.take("stride")?;
        let plain = Self::plain(stride.len());
        Ok(Self {
            stride,
            padding: attributes.take_or(plain.padding, "padding")?,
            base_dilation: attributes.take_or(plain.base_dilation, "base_dilation")?,
            window_dilation: attributes.take_or(plain.window_dilation, "window_dilation")?,
        })
    }

    /// There is one of each for every dimension, steps from 1 to 2^31, paddings as large at most.
    pub(super) fn check(
        &self,
        rule: &mut TypeRule<'_>,
        constraint: &'static str,
        rank: usize,
    ) -> bool {
        let steps = || [&self.stride, &self.base_dilation, &self.window_dilation];
        let counted = steps().iter().all(|step| step.len() == rank) && self.padding.len() == rank;
        let within = |step: &usize| (1..=MAX_STEP as usize).contains(step);
        let small = |padding: &i64| (-MAX_STEP..=MAX_STEP).contains(padding);
        let holds = counted
            && steps().into_iter().flatten().all(within)
            && self.padding.iter().flatten().all(small);
        rule.require(constraint, holds, || {
            format!("{self:?}, expected {rank} of each, steps from 1, none beyond 2^31")
        })
    }

    /// Whether windows of this extent are single elements, one after another.
    pub(super) fn is_still(&self, dim: usize, window: usize) -> bool {
        let steps = [window, self.stride[dim], self.base_dilation[dim]];
        steps == [1; 3] && self.padding[dim] == [0, 0]
    }

    /// Positions that a window takes along a dimension, or `None` if it does not fit once. Extents
    /// are below 2^31: nothing here overflows.
    pub fn positions(&self, dim: usize, extent: usize, window: usize) -> Option<usize> {
        let pulled = pulled(extent, self.base_dilation[dim] as i64);
        let [low, high] = self.padding[dim];
        let covered = (window as i64 - 1) * self.window_dilation[dim] as i64 + 1;
        let room = pulled + low + high - covered;
        (room >= 0).then(|| room as usize / self.stride[dim] + 1)
    }

    /// Positions along every dimension, 0 where a window does not fit.
    pub fn shape(&self, extents: &[usize], windows: &[usize]) -> Vec<usize> {
        let dims = extents.iter().zip(windows).enumerate();
        dims.map(|(dim, (&extent, &window))| self.positions(dim, extent, window).unwrap_or(0))
            .collect()
    }

    /// Taps of the window at `position` that meet an element: (tap, index of the element).
    pub fn taps(
        &self,
        dim: usize,
        position: usize,
        extent: usize,
        window: usize,
    ) -> Vec<(usize, usize)> {
        let start = (position * self.stride[dim]) as i64 - self.padding[dim][0];
        let step = self.window_dilation[dim] as i64;
        let met = |i: usize| {
            let along = (i * self.base_dilation[dim]) as i64 - start;
            let tap = usize::try_from(along / step).ok()?;
            (along >= 0 && along % step == 0 && tap < window).then_some((tap, i))
        };
        (0..extent).filter_map(met).collect()
    }

    /// Indices of the elements that the window at `position` meets, row-major.
    pub(super) fn elements(
        &self,
        position: &[usize],
        extents: &[usize],
        windows: &[usize],
    ) -> Vec<Vec<usize>> {
        let mut elements = vec![Vec::new()];
        for (dim, &at) in position.iter().enumerate() {
            let taps = self.taps(dim, at, extents[dim], windows[dim]);
            let longer = |index: Vec<usize>| {
                let taps = taps.clone().into_iter();
                taps.map(move |(_, i)| [&index[..], &[i]].concat())
            };
            elements = elements.into_iter().flat_map(longer).collect();
        }
        elements
    }
}

impl Sliding {
    /// How a window of these extents slides over its own results, so that it meets those that an
    /// element was in: strides and dilations of the tensor change places.
    pub(super) fn transposed(&self, window: &[usize], from: &[usize], to: &[usize]) -> Self {
        let padding = (0..window.len()).map(|dim| {
            let window = pulled(window[dim], self.window_dilation[dim] as i64);
            let from = pulled(from[dim], self.base_dilation[dim] as i64);
            let to = pulled(to[dim], self.stride[dim] as i64);
            let low = window - self.padding[dim][0] - 1;
            [low, from + window - 1 - to - low]
        });
        Self {
            stride: self.base_dilation.clone(),
            padding: padding.collect(),
            base_dilation: self.stride.clone(),
            window_dilation: self.window_dilation.clone(),
        }
    }
}
