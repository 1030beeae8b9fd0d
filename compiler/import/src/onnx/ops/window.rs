//! How windows of convolutions and pools slide.

use peapod_ir::ops::tensor::sliding::Sliding;

use super::super::call::Call;
use super::super::error::{Imported, malformed};

/// Largest kernel extent, stride, dilation or padding.
const LARGEST: i64 = 1 << 24;

/// Strides, dilations and paddings of the spatial dimensions.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    pub(super) kernel: Vec<usize>,
    pub(super) stride: Vec<usize>,
    pub(super) dilation: Vec<usize>,
    pub(super) padding: Vec<[i64; 2]>,
}

impl Steps {
    /// Those of a node, over spatial dimensions of these extents.
    pub(super) fn of(c: &Call<'_, '_>, kernel: &[usize], extents: &[usize]) -> Imported<Self> {
        let rank = extents.len();
        let plain = vec![1; rank];
        let stride = positive(c, "strides")?.unwrap_or_else(|| plain.clone());
        let dilation = positive(c, "dilations")?.unwrap_or(plain);
        let pads = c.ints("pads")?.unwrap_or_else(|| vec![0; 2 * rank]);
        let counted = [kernel.len(), stride.len(), dilation.len()] == [rank; 3];
        if !counted || pads.len() != 2 * rank {
            return Err(malformed(format!(
                "expected a kernel, strides, dilations and pads of {rank} spatial dimensions"
            )));
        }
        let large = |it: &i64| !(-LARGEST..=LARGEST).contains(it);
        if pads.iter().any(large) || kernel.iter().any(|it| *it as i64 > LARGEST || *it == 0) {
            return Err(malformed(format!(
                "expected a window, found {kernel:?} with pads {pads:?}"
            )));
        }
        let padding = (0..rank).map(|dim| [pads[dim], pads[dim + rank]]).collect();
        Ok(Self {
            kernel: kernel.to_vec(),
            stride,
            dilation,
            padding,
        })
    }

    /// Extent of the dilated window along a dimension.
    pub(super) fn reach(&self, dim: usize) -> i64 {
        (self.kernel[dim] as i64 - 1) * self.dilation[dim] as i64 + 1
    }

    /// Pads as the attribute `auto_pad` says.
    pub(super) fn pad(&mut self, c: &Call<'_, '_>, extents: &[usize]) -> Imported<()> {
        let word = c.word("auto_pad", "NOTSET")?;
        for (dim, extent) in extents.iter().enumerate() {
            let (extent, stride) = (*extent as i64, self.stride[dim] as i64);
            let positions = (extent + stride - 1) / stride;
            let whole = ((positions - 1) * stride + self.reach(dim) - extent).max(0);
            self.padding[dim] = match word.as_str() {
                "NOTSET" | "" => continue,
                "VALID" => [0, 0],
                "SAME_UPPER" => [whole / 2, whole - whole / 2],
                "SAME_LOWER" => [whole - whole / 2, whole / 2],
                other => return Err(c.other_word("auto_pad", other)),
            };
        }
        Ok(())
    }

    /// Adds as much padding at the ends as the last window needs, if it begins before them.
    pub(super) fn ceil(&mut self, extents: &[usize]) {
        for (dim, extent) in extents.iter().enumerate() {
            let [low, high] = self.padding[dim];
            let (extent, stride) = (*extent as i64, self.stride[dim] as i64);
            let rest = extent + low + high - self.reach(dim);
            let mut positions = rest.max(0).div_euclid(stride) + 1;
            if rest > 0 && rest % stride != 0 && positions * stride < extent + low {
                positions += 1;
            }
            let needed = (positions - 1) * stride + self.reach(dim) - extent - low;
            self.padding[dim][1] = high.max(needed);
        }
    }

    /// How the window slides over the spatial dimensions alone.
    pub(super) fn sliding(&self) -> Sliding {
        Sliding {
            stride: self.stride.clone(),
            padding: self.padding.clone(),
            base_dilation: vec![1; self.stride.len()],
            window_dilation: self.dilation.clone(),
        }
    }

    /// How the window slides over all dimensions, batch and channels first.
    pub(super) fn over_all(&self) -> (Vec<usize>, Sliding) {
        let before = |own: &[usize]| [&[1, 1], own].concat();
        let sliding = Sliding {
            stride: before(&self.stride),
            padding: [&[[0, 0]; 2], &self.padding[..]].concat(),
            base_dilation: vec![1; self.stride.len() + 2],
            window_dilation: before(&self.dilation),
        };
        (before(&self.kernel), sliding)
    }
}

/// A list of positive numbers, if it is there.
pub(super) fn positive(c: &Call<'_, '_>, name: &str) -> Imported<Option<Vec<usize>>> {
    let Some(list) = c.ints(name)? else {
        return Ok(None);
    };
    if list.iter().any(|it| !(1..=LARGEST).contains(it)) {
        return Err(malformed(format!("expected {name} from 1, found {list:?}")));
    }
    Ok(Some(list.into_iter().map(|it| it as usize).collect()))
}
