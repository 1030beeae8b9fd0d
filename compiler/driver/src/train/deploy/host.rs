//! A compiled network on this machine, sample by sample.

use peapod_diagnostic::{Diagnostic, Result, ensure};
use peapod_ir::{DType, TensorType};

use crate::micro::{Host, tensor_type};

/// The bytes of the first output of a pea for each sample, whose inputs of consecutive runs, from a
/// reset, are one after the other: the output of the last run.
///
/// # Errors
///
/// It does not load, or takes other inputs, which is a bug.
pub fn outputs(pea: &[u8], samples: &[Vec<u8>]) -> Result<Vec<Vec<u8>>> {
    let (input, _) = ports(pea)?;
    let bytes = input.size_bytes();
    let mut host = Host::new(pea)?;
    let mut session = host.session()?;
    let mut outputs = vec![];
    for inputs in samples {
        ensure!(
            bytes > 0 && !inputs.is_empty() && inputs.len().is_multiple_of(bytes),
            Diagnostic::bug("the network takes other samples")
        );
        session.reset();
        for taken in inputs.chunks_exact(bytes) {
            let place = session.input_mut(0);
            let place = place.ok_or_else(|| Diagnostic::bug("a network without an input"))?;
            place.copy_from_slice(taken);
            session.run();
        }
        outputs.push(session.output(0).unwrap_or_default().to_vec());
    }
    Ok(outputs)
}

/// The types of the first input and the first output of a pea.
///
/// # Errors
///
/// It does not load, or has none, which is a bug.
pub fn ports(pea: &[u8]) -> Result<(TensorType, TensorType)> {
    let host = Host::new(pea)?;
    let model = host.model()?;
    match (model.inputs().first(), model.outputs().first()) {
        (Some(input), Some(output)) => Ok((tensor_type(input)?, tensor_type(output)?)),
        (None | Some(_), None | Some(_)) => {
            Err(Diagnostic::bug("a network without inputs or outputs").into())
        }
    }
}

/// Numbers as a port takes them: as they are, or rounded to the nearest step, halves away from 0.
pub fn stored(features: &[f32], port: &TensorType) -> Vec<u8> {
    let single = port.quant.as_ref().and_then(|it| it.single());
    let Some((scale, zero_point)) = single else {
        return bytemuck::cast_slice(features).to_vec();
    };
    let wide = port.dtype == DType::I16;
    let (low, high) = match wide {
        true => (f32::from(i16::MIN), f32::from(i16::MAX)),
        false => (f32::from(i8::MIN), f32::from(i8::MAX)),
    };
    let step = |it: &f32| ((it / scale).round() + zero_point as f32).clamp(low, high);
    match wide {
        true => {
            let steps = features.iter().map(|it| step(it) as i16);
            steps.flat_map(i16::to_le_bytes).collect()
        }
        false => features.iter().map(|it| step(it) as i8 as u8).collect(),
    }
}
