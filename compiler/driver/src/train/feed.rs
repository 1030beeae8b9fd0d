//! A batch put into the arguments of a step.

use std::borrow::Cow;

use bytemuck::cast_slice;
use peapod_data::{Batch, Labels};
use peapod_diagnostic::Result;
use peapod_ir::{DType, Tensor};
use peapod_train::Role;

use super::programs::Loaded;

/// Gives a program the features, labels and weights of a batch.
///
/// # Errors
///
/// The engine does not take them.
pub fn put(program: &mut Loaded, batch: &Batch) -> Result<()> {
    for index in 0..program.step.ports.len() {
        let port = &program.step.ports[index];
        if let Some(bytes) = part(&port.role, port.ty.dtype, batch) {
            program.set(Some(index), &bytes)?;
        }
    }
    Ok(())
}

/// Puts a batch in the place of those arguments that it is for.
pub fn replace(program: &Loaded, arguments: &mut [Tensor], batch: &Batch) {
    for (port, argument) in program.step.ports.iter().zip(arguments) {
        let bytes = part(&port.role, port.ty.dtype, batch);
        let tensor = bytes.and_then(|it| Tensor::new(port.ty.clone(), it.into_owned()).ok());
        if let Some(tensor) = tensor {
            *argument = tensor;
        }
    }
}

/// The elements of a batch that an argument of this role takes, if it is of the batch.
fn part<'a>(role: &Role, dtype: DType, batch: &'a Batch) -> Option<Cow<'a, [u8]>> {
    let features = || match dtype == DType::I32 {
        true => Cow::Owned(cast_slice(&integers(&batch.features)).to_vec()),
        false => Cow::Borrowed(cast_slice(&batch.features)),
    };
    match role {
        Role::Features => Some(features()),
        Role::Labels => Some(match &batch.labels {
            Labels::Classes(classes) => Cow::Borrowed(cast_slice(classes)),
            Labels::Values(values, _) => Cow::Borrowed(cast_slice(values)),
            // What has no labels is to be restored from itself.
            Labels::Unlabelled => Cow::Borrowed(cast_slice(&batch.features)),
        }),
        Role::Weights => Some(Cow::Borrowed(cast_slice(&batch.weights))),
        Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => None,
    }
}

/// Numbers of tokens.
fn integers(features: &[f32]) -> Vec<i32> {
    features.iter().map(|it| *it as i32).collect()
}
