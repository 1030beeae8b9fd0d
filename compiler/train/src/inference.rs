//! The network that is deployed: one sample, parameters inside.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::verify::verify;
use peapod_ir::{Module, Origin, Signature};
use peapod_passes::quantize::fold_batch_norm;

use crate::error::TrainError;
use crate::forward::{ENTRY, build_body, features};
use crate::net::Net;
use crate::ports::Values;
use crate::scope::{Mode, Scope};

/// The network on one sample, of ops that microcontrollers have kernels for. Values of parameters
/// are constants in it; batch normalisation is part of the weights of the layer before, where there
/// is one.
///
/// The argument is `features` `[1, …]`, the result `outputs`.
///
/// # Errors
///
/// A layer cannot be as described, or a parameter has no value of its type.
pub fn inference(net: &Net, values: &Values) -> Result<Module, TrainError> {
    let mut build = Builder::new(ENTRY);
    let input = build.argument("features", features(net, 1));
    let mut scope = Scope::new(build, Mode::Infer, Some(values));
    let mut output = build_body(net, &mut scope, input)?;
    let built = scope.finish();
    let mut build = built.build;
    if build.function().value(output).origin != Origin::Result {
        // A network without a layer that computes: the result has a value of its own.
        let ty = build.ty(output).clone();
        output = build.emit(peapod_ir::ops::Reshape, &[output], ty);
    }
    build.rename(output, "outputs");
    let entry = build.finish(vec![output]);
    let signature = Signature {
        key: "serving_default".to_owned(),
        function: None,
        inputs: vec![("features".to_owned(), entry.inputs[0])],
        outputs: vec![("outputs".to_owned(), entry.outputs[0])],
    };
    let functions = std::iter::once(entry).chain(built.functions);
    let mut module = Module {
        name: net.name.clone(),
        functions: functions.collect(),
        signatures: vec![signature],
        ..Module::default()
    };
    fold_batch_norm::run(&mut module)?;
    verify(&module)?;
    Ok(module)
}
