//! Images of other sizes: along each dimension elements are taken, or weighed by a matrix.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;

use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::gather::take;
use super::matrix::{Product, product};

type Results = Imported<Vec<ValueId>>;

/// Most weights along one dimension.
const MOST_WEIGHTS: usize = 1 << 22;

/// How places of the result are found in the operand.
struct Places {
    coordinates: String,
    nearest: String,
    mode: String,
    cubic: f64,
    exclude: bool,
    antialias: bool,
    extrapolation: f32,
}

/// A dimension that changes.
struct Along {
    from: usize,
    to: usize,
    scale: f64,
    region: [f64; 2],
}

/// Another size, by scales or by extents.
pub(in super::super) fn resize(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let places = Places {
        coordinates: c.word(
            "coordinate_transformation_mode",
            match c.version < 11 {
                true => "asymmetric",
                false => "half_pixel",
            },
        )?,
        nearest: c.word(
            "nearest_mode",
            match c.version < 11 {
                true => "floor",
                false => "round_prefer_floor",
            },
        )?,
        mode: c.word("mode", "nearest")?,
        cubic: f64::from(c.float("cubic_coeff_a", -0.75)?),
        exclude: c.flag("exclude_outside")?,
        antialias: c.flag("antialias")?,
        extrapolation: c.float("extrapolation_value", 0.0)?,
    };
    let (roi, scales, sizes) = match c.version < 11 {
        true => (None, c.opt_reals(1)?, None),
        false => (c.opt_reals(1)?, c.opt_reals(2)?, c.opt_numbers(3)?),
    };
    let rank = c.rank(x);
    let axes = c
        .ints("axes")?
        .unwrap_or_else(|| (0..rank as i64).collect());
    c.sorted_dims(&axes, rank)?;
    let scales = scales.filter(|list| !list.is_empty());
    let roi = roi.filter(|list| !list.is_empty());
    let mut result = x;
    let mut outside: Vec<(usize, Vec<bool>)> = Vec::new();
    for (at, along) in dimensions(c, x, &axes, scales, sizes, roi)?
        .into_iter()
        .enumerate()
    {
        let dim = c.dim(axes[at], rank)?;
        let still = along.from == along.to && along.scale == 1.0;
        if still && places.coordinates != "tf_crop_and_resize" {
            continue;
        }
        result = resized(c, result, dim, &along, &places)?;
        if places.coordinates == "tf_crop_and_resize" {
            outside.push((dim, places.beyond(&along)));
        }
    }
    for (dim, beyond) in outside {
        result = extrapolated(c, result, dim, &beyond, places.extrapolation)?;
    }
    Ok(vec![result])
}

/// An older form, whose scales are an operand or an attribute.
pub(in super::super) fn upsample(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let scales = match c.version < 9 {
        true => c
            .floats("scales")?
            .map(|list| list.into_iter().map(f64::from).collect()),
        false => c.opt_reals(1)?,
    };
    let places = Places {
        coordinates: "asymmetric".to_owned(),
        nearest: "floor".to_owned(),
        mode: c.word("mode", "nearest")?,
        cubic: -0.75,
        exclude: false,
        antialias: false,
        extrapolation: 0.0,
    };
    let axes: Vec<i64> = (0..c.rank(x) as i64).collect();
    let mut result = x;
    for (dim, along) in dimensions(c, x, &axes, scales, None, None)?
        .iter()
        .enumerate()
    {
        if along.scale != 1.0 {
            result = resized(c, result, dim, along, &places)?;
        }
    }
    Ok(vec![result])
}

/// What becomes of each dimension.
fn dimensions(
    c: &Call<'_, '_>,
    x: ValueId,
    axes: &[i64],
    scales: Option<Vec<f64>>,
    sizes: Option<Vec<i64>>,
    roi: Option<Vec<f64>>,
) -> Imported<Vec<Along>> {
    let rank = c.rank(x);
    let count = axes.len();
    let given = scales
        .as_ref()
        .map(Vec::len)
        .or(sizes.as_ref().map(Vec::len));
    if given != Some(count) || roi.as_ref().is_some_and(|roi| roi.len() != 2 * count) {
        return Err(malformed(format!("expected {count} scales or sizes")));
    }
    let from = axes.iter().map(|axis| Ok(c.shape(x)[c.dim(*axis, rank)?]));
    let from: Vec<usize> = from.collect::<Imported<_>>()?;
    let region = |at: usize| match &roi {
        Some(roi) => [roi[at], roi[at + count]],
        None => [0.0, 1.0],
    };
    let crops = c.word("coordinate_transformation_mode", "")? == "tf_crop_and_resize";
    let mut all = Vec::new();
    for at in 0..count {
        let own = from[at] as f64;
        let (to, scale) = match (&scales, &sizes) {
            (Some(scales), _) => {
                let part = if crops {
                    region(at)[1] - region(at)[0]
                } else {
                    1.0
                };
                let to = (own * part * scales[at]).floor();
                if !to.is_finite() || to < 0.0 || scales[at] <= 0.0 {
                    return Err(malformed(format!("expected scales, found {scales:?}")));
                }
                (to as i64, scales[at])
            }
            (None, Some(sizes)) => (sizes[at], sizes[at] as f64 / own),
            (None, None) => return Err(malformed("expected scales or sizes, found none")),
        };
        let to = c.extents(&[to])?[0];
        let region = region(at);
        let from = from[at];
        all.push(Along {
            from,
            to,
            scale,
            region,
        });
    }
    if sizes.is_some() {
        keep_ratio(c, &mut all)?;
    }
    Ok(all)
}

/// One scale for all dimensions, if the node asks for it.
fn keep_ratio(c: &Call<'_, '_>, all: &mut [Along]) -> Imported<()> {
    let policy = c.word("keep_aspect_ratio_policy", "stretch")?;
    if policy != "stretch" {
        let ratios = all.iter().map(|it| it.scale);
        let scale = match policy.as_str() {
            "not_larger" => ratios.fold(f64::INFINITY, f64::min),
            "not_smaller" => ratios.fold(0.0, f64::max),
            other => return Err(c.other_word("keep_aspect_ratio_policy", other)),
        };
        for along in all {
            let to = (along.from as f64 * scale + 0.5).floor();
            along.to = c.extents(&[to as i64])?[0];
            along.scale = scale;
        }
    }
    Ok(())
}

/// One dimension in another size.
fn resized(
    c: &mut Call<'_, '_>,
    x: ValueId,
    dim: usize,
    along: &Along,
    places: &Places,
) -> Imported<ValueId> {
    if along.from == 0 {
        return Err(malformed("expected elements to resize, found none"));
    }
    c.importer.computes(along.to)?;
    if places.mode == "nearest" {
        let found = (0..along.to).map(|at| places.nearest(c, along, at));
        let found = found.collect::<Imported<Vec<i64>>>()?;
        return take(c, x, dim, &found);
    }
    if along.from.saturating_mul(along.to) > MOST_WEIGHTS {
        return Err(malformed(format!(
            "expected fewer pixels than {}",
            along.to
        )));
    }
    let dtype = c.floats_only(x)?;
    c.importer
        .computes(along.to.saturating_mul(places.taps(along)))?;
    // bounded: their product was held against a limit.
    let mut weights = vec![0.0; along.to * along.from];
    for at in 0..along.to {
        let row = &mut weights[at * along.from..][..along.from];
        for (place, weight) in places.weights(c, along, at)? {
            row[place] += weight;
        }
    }
    let matrix = c.reals(dtype, &[along.to, along.from], &weights);
    let contracting = [vec![dim], vec![1]];
    let batch = [vec![], vec![]];
    let sums = product(c, x, matrix, Product { batch, contracting })?;
    // The dimension is the last one now.
    let rank = c.rank(x);
    let order = (0..dim).chain([rank - 1]).chain(dim..rank - 1).collect();
    Ok(c.permute(sums, order))
}

/// A number wherever a dimension's place is outside of the operand.
fn extrapolated(
    c: &mut Call<'_, '_>,
    x: ValueId,
    dim: usize,
    beyond: &[bool],
    number: f32,
) -> Imported<ValueId> {
    if !beyond.contains(&true) {
        return Ok(x);
    }
    let shape = c.dims(x);
    let bytes: Vec<u8> = beyond.iter().map(|it| u8::from(*it)).collect();
    let ty = peapod_ir::TensorType::new(peapod_ir::DType::Bool, [bytes.len()]);
    let mask = c.literal(ty, bytes);
    let mask = c.broadcast(mask, [dim], &shape[..]);
    let number = c.number(c.dtype(x), f64::from(number));
    let number = c.spread(number, &shape);
    Ok(c.select(mask, number, x))
}

impl Places {
    /// Where a place of the result is in the operand.
    fn at(&self, c: &Call<'_, '_>, along: &Along, place: usize) -> Imported<f64> {
        let Along {
            from,
            to,
            scale,
            region,
        } = along;
        let (place, from, to) = (place as f64, *from as f64, *to as f64);
        Ok(match self.coordinates.as_str() {
            "half_pixel" => (place + 0.5) / scale - 0.5,
            "half_pixel_symmetric" => {
                let adjustment = to / (scale * from);
                let centre = from / 2.0;
                centre * (1.0 - adjustment) + (place + 0.5) / scale - 0.5
            }
            "pytorch_half_pixel" if to > 1.0 => (place + 0.5) / scale - 0.5,
            "pytorch_half_pixel" => 0.0,
            "align_corners" if to > 1.0 => place * (from - 1.0) / (from * scale - 1.0),
            "align_corners" => 0.0,
            "asymmetric" => place / scale,
            "tf_crop_and_resize" => {
                let [start, end] = region;
                match to > 1.0 {
                    true => {
                        start * (from - 1.0) + place * (end - start) * (from - 1.0) / (to - 1.0)
                    }
                    false => 0.5 * (start + end) * (from - 1.0),
                }
            }
            other => return Err(c.other_word("coordinate_transformation_mode", other)),
        })
    }

    /// Which places of the result are outside of the operand.
    fn beyond(&self, along: &Along) -> Vec<bool> {
        let most = along.from as f64 - 1.0;
        let [start, end] = along.region;
        let place = |at: usize| match along.to > 1 {
            true => start * most + at as f64 * (end - start) * most / (along.to as f64 - 1.0),
            false => 0.5 * (start + end) * most,
        };
        (0..along.to)
            .map(|at| !(0.0..=most).contains(&place(at)))
            .collect()
    }

    /// The element that is taken.
    fn nearest(&self, c: &Call<'_, '_>, along: &Along, place: usize) -> Imported<i64> {
        let at = self.at(c, along, place)?;
        let found = match self.nearest.as_str() {
            "round_prefer_floor" => (at - 0.5).ceil(),
            "round_prefer_ceil" => (at + 0.5).floor(),
            "floor" => at.floor(),
            "ceil" => at.ceil(),
            other => return Err(c.other_word("nearest_mode", other)),
        };
        Ok((found as i64).clamp(0, along.from as i64 - 1))
    }

    /// How much closer pixels are together than those of the kernel.
    fn wide(&self, along: &Along) -> f64 {
        match self.antialias && along.scale < 1.0 {
            true => along.scale,
            false => 1.0,
        }
    }

    /// How many elements are weighed at most.
    fn taps(&self, along: &Along) -> usize {
        // A float beyond the integers is the largest one.
        (6.0 / self.wide(along)) as usize
    }

    /// The elements that are weighed, and by how much.
    fn weights(
        &self,
        c: &Call<'_, '_>,
        along: &Along,
        place: usize,
    ) -> Imported<Vec<(usize, f64)>> {
        let at = self.at(c, along, place)?;
        let wide = self.wide(along);
        let (reach, kernel): (f64, Box<dyn Fn(f64) -> f64>) = match self.mode.as_str() {
            "linear" => (1.0, Box::new(|x: f64| (1.0 - x.abs()).max(0.0))),
            "cubic" => {
                let a = self.cubic;
                (2.0, Box::new(move |x: f64| cubic(a, x.abs())))
            }
            other => return Err(c.other_word("mode", other)),
        };
        let first = (at - reach / wide).floor() as i64;
        let last = (at + reach / wide).ceil() as i64;
        let n = along.from as i64;
        let mut found = Vec::new();
        for tap in first..=last {
            let weight = kernel((tap as f64 - at) * wide);
            let outside = !(0..n).contains(&tap);
            if weight != 0.0 && !(outside && self.exclude) {
                found.push((tap.clamp(0, n - 1) as usize, weight));
            }
        }
        let sum: f64 = found.iter().map(|(_, weight)| weight).sum();
        if (self.exclude || wide < 1.0) && sum != 0.0 {
            found.iter_mut().for_each(|(_, weight)| *weight /= sum);
        }
        Ok(found)
    }
}

/// The kernel of cubic interpolation.
fn cubic(a: f64, x: f64) -> f64 {
    match x {
        ..1.0 => ((a + 2.0) * x - (a + 3.0)) * x * x + 1.0,
        ..2.0 => ((a * x - 5.0 * a) * x + 8.0 * a) * x - 4.0 * a,
        _ => 0.0,
    }
}
