//! Precisions of layers that keep a budget.

use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code};
use peapod_ir::{DType, Module, OpId};
use peapod_passes::quantize::{Options, Precision};
use peapod_passes::{MicroOptions, Weights};

use super::accuracy::Outputs;
use super::sensitivity::measure;
use super::{Budget, Prepared};
use crate::micro::Compiled;

/// Options that keep a budget: those that are given, if they do.
///
/// # Errors
///
/// None that are tried do.
pub(super) fn keep(prepared: &Prepared<'_>, options: Options, budget: Budget) -> Result<Options> {
    let options = match budget.flash_bytes {
        Some(most) => smaller(prepared, options, most)?,
        None => options,
    };
    match budget.drop_points {
        Some(most) => finer(prepared, options, most, budget.flash_bytes),
        None => Ok(options),
    }
}

/// The bytes of the compiled model; with weights of 4 bits as `--weights compressed` stores them.
pub(super) fn flash_bytes(prepared: &Prepared<'_>, module: Module) -> Result<u64> {
    let mut values = module.functions[0].values.values();
    let weights = match values.any(|value| value.ty.dtype == DType::I4) {
        true => Weights::Compressed,
        false => Weights::default(),
    };
    let options = MicroOptions {
        weights,
        ..MicroOptions::default()
    };
    let compiled = Compiled::new(module, &options);
    Ok(compiled.in_file(&prepared.source.path)?.pea.len() as u64)
}

/// The layers with weights, which have a precision that was not asked for by name.
fn layers(prepared: &Prepared<'_>, options: &Options) -> Result<Vec<OpId>> {
    let quantized = prepared.quantized(options)?;
    let layers = quantized.layers.into_iter();
    let free = layers.filter(|it| it.has_weights && !options.precisions.contains_key(&it.op));
    Ok(free.map(|it| it.op).collect())
}

/// The options with these layers in a precision.
fn with(options: &Options, layers: &[OpId], precision: Precision) -> Options {
    let mut options = options.clone();
    options
        .precisions
        .extend(layers.iter().map(|op| (*op, precision)));
    options
}

/// The least number up to a largest for which something holds, if it holds for that.
fn least(most: usize, mut holds: impl FnMut(usize) -> Result<bool>) -> Result<Option<usize>> {
    if !holds(most)? {
        return Ok(None);
    }
    let (mut fails, mut found) = (0, most);
    while found - fails > 1 {
        let middle = fails.midpoint(found);
        match holds(middle)? {
            true => found = middle,
            false => fails = middle,
        }
    }
    Ok(Some(found))
}

/// Weights of 4 bits for as many layers as it takes, those first that lose least by it for each
/// byte that it saves.
fn smaller(prepared: &Prepared<'_>, options: Options, most: u64) -> Result<Options> {
    let size = |options: &Options| flash_bytes(prepared, prepared.quantized(options)?.module);
    let whole = size(&options)?;
    if whole <= most {
        return Ok(options);
    }
    let layers = layers(prepared, &options)?;
    let mut rated = Vec::new();
    for sensitivity in measure(prepared, &options, &layers, Precision::Int4)? {
        let saved =
            whole.saturating_sub(size(&with(&options, &[sensitivity.op], Precision::Int4))?);
        let noise = 10.0_f64.powf(-sensitivity.sqnr_db() / 10.0);
        if saved > 0 {
            rated.push((sensitivity.op, noise / saved as f64));
        }
    }
    rated.sort_by(|a, b| a.1.total_cmp(&b.1));
    let order: Vec<OpId> = rated.into_iter().map(|(op, _)| op).collect();
    let of = |count: usize| with(&options, &order[..count], Precision::Int4);
    match least(order.len(), |count| Ok(size(&of(count))? <= most))? {
        Some(count) => Ok(of(count)),
        None => bail!(over_flash(prepared, size(&of(order.len()))?, most)),
    }
}

/// Finer precisions for as many layers as it takes, those first that change the outputs most: 8
/// bits in place of 4, then activations of 16 bits, then floats.
fn finer(
    prepared: &Prepared<'_>,
    options: Options,
    most: f64,
    flash: Option<u64>,
) -> Result<Options> {
    let Some(labels) = &prepared.labels else {
        bail!(code::LABELS.error(
            "a budget of accuracy needs labels",
            "give the labels of the samples with --labels",
        ));
    };
    let accuracy = |module: &Module| {
        let predictions = Outputs::of(module, &prepared.samples)?.predictions();
        Ok::<_, peapod_diagnostic::Diagnostics>(labels.accuracy(&predictions))
    };
    let exact = accuracy(&prepared.module)?;
    let keeps = |options: &Options| {
        let module = prepared.quantized(options)?.module;
        let is_near = (exact - accuracy(&module)?) * 100.0 <= most;
        let fits = match flash {
            Some(most) => flash_bytes(prepared, module)? <= most,
            None => true,
        };
        Ok::<_, peapod_diagnostic::Diagnostics>(is_near && fits)
    };
    if keeps(&options)? {
        return Ok(options);
    }
    let all = layers(
        prepared,
        &Options {
            precisions: Default::default(),
            ..options.clone()
        },
    )?;
    let fixed = |op: &OpId| options.precisions.get(op) == Some(&Precision::Float);
    let all: Vec<OpId> = all.into_iter().filter(|op| !fixed(op)).collect();
    let mut rated = Vec::new();
    for op in all {
        let own = options.precision(op);
        rated.extend(measure(prepared, &options, &[op], own)?);
    }
    rated.sort_by(|a, b| a.sqnr_db().total_cmp(&b.sqnr_db()));
    let order: Vec<OpId> = rated.into_iter().map(|it| it.op).collect();
    for precision in [Precision::Int8, Precision::Int16, Precision::Float] {
        let of = |count: usize| {
            let coarser = order[..count].iter().copied();
            let coarser = coarser.filter(|op| options.precision(*op) < precision);
            with(&options, &coarser.collect::<Vec<_>>(), precision)
        };
        if let Some(count) = least(order.len(), |count| keeps(&of(count)))? {
            return Ok(of(count));
        }
    }
    bail!(over_drop(prepared, exact, most))
}

fn over_flash(prepared: &Prepared<'_>, found: u64, most: u64) -> Diagnostic {
    let message = format!("the model takes {found} bytes with weights of 4 bits, expected {most}");
    let help = "give a larger budget, or train a smaller model";
    code::PRECISION_BUDGET
        .error(message, help)
        .in_file(&prepared.source.path)
}

fn over_drop(prepared: &Prepared<'_>, exact: f64, most: f64) -> Diagnostic {
    let exact = exact * 100.0;
    let message = format!(
        "no precisions of layers lose {most} points or less of {exact:.2} % within the budget"
    );
    let help = "give a larger budget, other samples or another --observer";
    code::PRECISION_BUDGET
        .error(message, help)
        .in_file(&prepared.source.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_number_is_found() {
        for most in 1..20 {
            for first in 1..=most {
                assert_eq!(least(most, |it| Ok(it >= first)).unwrap(), Some(first));
            }
            assert_eq!(least(most, |_| Ok(false)).unwrap(), None);
        }
    }
}
