//! Quantisation parameters of a tensor.

use flatbuffers::Vector;
use peapod_ir::{DType, Quantization};

use super::wire::{self, QuantizationDetails};

/// What is wrong with quantisation parameters.
#[derive(Debug)]
pub(super) enum QuantizationError {
    /// They break the rules of the format.
    Malformed(String),
    /// They cannot be represented.
    Unsupported(String),
}

/// The parameters of an integer tensor, and whether they name a dimension that does not exist.
#[derive(Debug)]
pub(super) struct Parameters {
    /// What the IR says.
    pub(super) quant: Quantization,
    /// The dimension was repaired.
    pub(super) repaired: bool,
}

/// Reads the parameters of a tensor; `None` if it is not quantised.
///
/// Only integers are: scales of other types are left-overs of converters, without a meaning. `data`
/// is that of a constant, or empty.
pub(super) fn read(
    parameters: Option<wire::QuantizationParameters<'_>>,
    dtype: DType,
    shape: &[usize],
    data: &[u8],
) -> Result<Option<Parameters>, QuantizationError> {
    let (Some(parameters), Some(range)) = (parameters, dtype.integer_range()) else {
        return Ok(None);
    };
    let details = parameters.details_type();
    if details != QuantizationDetails::NONE {
        let name = details.variant_name().unwrap_or("an unknown kind");
        let what = format!("quantisation by {name}; only scales of the tensor itself are read");
        return Err(QuantizationError::Unsupported(what));
    }
    let mut scales: Vec<f32> = parameters.scale().unwrap_or_default().iter().collect();
    if scales.is_empty() {
        return Ok(None);
    }
    let zero_points = parameters.zero_point().unwrap_or_default();
    let is_zero = !data.is_empty() && data.iter().all(|byte| *byte == 0);
    if is_zero && scales == [0.0] && zero_points.iter().all(|it| it.value() == 0) {
        // Of zeros some converters say the scale 0. They are zeros in any other, and in the least
        // one they weigh the least in a sum.
        scales = vec![f32::MIN_POSITIVE];
    }
    // A channel whose weights are all zero has scale 0 in files of some converters.
    let per_axis = scales.len() > 1;
    let is_wrong =
        |scale: &f32| !(scale.is_finite() && (*scale > 0.0 || per_axis && *scale == 0.0));
    if let Some((index, scale)) = find(&scales, is_wrong) {
        return malformed(format!(
            "expected a finite positive scale, found {scale} at index {index}"
        ));
    }
    let (axis, repaired) = read_axis(parameters.quantized_dimension(), scales.len(), shape)?;
    let zero_points = read_zero_points(parameters.zero_point(), scales.len(), range)?;
    let quant = Quantization {
        scales,
        zero_points,
        axis,
    };
    Ok(Some(Parameters { quant, repaired }))
}

fn malformed<T>(what: String) -> Result<T, QuantizationError> {
    Err(QuantizationError::Malformed(what))
}

fn find<T: Copy>(values: &[T], is_wrong: impl Fn(&T) -> bool) -> Option<(usize, T)> {
    let index = values.iter().position(is_wrong)?;
    Some((index, values[index]))
}

/// The dimension the scales belong to, and whether it had to be repaired.
///
/// Old converters gave biases, which have one dimension, the dimension of the weights.
fn read_axis(
    dimension: i32,
    scales: usize,
    shape: &[usize],
) -> Result<(Option<usize>, bool), QuantizationError> {
    let rank = shape.len();
    let known = usize::try_from(dimension).ok().filter(|&axis| axis < rank);
    // Scalars are written with dimension 0.
    let repaired = known.is_none() && !(rank == 0 && dimension == 0);
    if scales == 1 {
        return Ok((None, repaired));
    }
    let axis = match (known, rank) {
        (Some(axis), _) => axis,
        (None, 1) => 0,
        (None, _) => {
            return malformed(format!(
                "{scales} scales along dimension {dimension}, which is out of range of rank {rank}"
            ));
        }
    };
    let extent = shape[axis];
    if scales != extent {
        return malformed(format!(
            "expected {extent} scales along dimension {axis}, found {scales}"
        ));
    }
    Ok((Some(axis), repaired))
}

/// One zero point per scale. One for all scales is understood as repeated.
fn read_zero_points(
    zero_points: Option<Vector<'_, wire::ZeroPoint>>,
    scales: usize,
    (min, max): (i64, i64),
) -> Result<Vec<i32>, QuantizationError> {
    let zero_points: Vec<i64> = zero_points
        .unwrap_or_default()
        .iter()
        .map(|it| it.value())
        .collect();
    let (min, max) = (min.max(i32::MIN.into()), max.min(i32::MAX.into()));
    if let Some((index, zero_point)) = find(&zero_points, |zero| !(min..=max).contains(zero)) {
        return malformed(format!(
            "expected a zero point from {min} to {max}, found {zero_point} at index {index}"
        ));
    }
    // The range is one of i32: nothing is lost.
    let narrowed = || zero_points.iter().map(|&zero_point| zero_point as i32);
    match zero_points.len() {
        1 => Ok(narrowed().cycle().take(scales).collect()),
        count if count == scales => Ok(narrowed().collect()),
        count => malformed(format!("expected {scales} zero points, found {count}")),
    }
}
