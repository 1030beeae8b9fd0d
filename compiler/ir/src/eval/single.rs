//! What one op yields.

use crate::builder::{Builder, Emit};
use crate::eval::{States, Tensor, eval};
use crate::graph::Module;
use crate::numerics::Numerics;
use crate::ops::OpKind;
use crate::types::TensorType;
use crate::verify::verify;

/// The result of an op without state that all contracts agree on, for these operands, which are
/// constants to a custom operator; or why there is none.
pub fn eval_op(
    kind: &OpKind,
    operands: &[Option<Tensor>],
    result: &TensorType,
) -> Result<Tensor, String> {
    eval_op_by(Numerics::default(), kind, operands, result)
}

/// The result of an op without state by a contract, or why there is none.
pub fn eval_op_by(
    numerics: Numerics,
    kind: &OpKind,
    operands: &[Option<Tensor>],
    result: &TensorType,
) -> Result<Tensor, String> {
    let mut build = Builder::new("main");
    // What an implementation is told of operands, it is told of constants alone.
    let constant = matches!(kind, OpKind::Custom(_));
    let inputs = operands.iter().map(Option::as_ref);
    let inputs = inputs.map(|operand| {
        let operand = operand?;
        let ty = operand.ty().clone();
        Some(match constant {
            true => build.constant("", ty, operand.bytes()),
            false => build.argument("", ty),
        })
    });
    let inputs = inputs.collect();
    let outputs = build.emit_op(kind.clone(), inputs, [result.clone()]);
    let module = Module {
        numerics,
        functions: vec![build.finish(outputs)],
        ..Module::default()
    };
    let verified = verify(&module).map_err(|errors| errors.to_string())?;
    let arguments = operands.iter().flatten().filter(|_| !constant);
    let arguments: Vec<Tensor> = arguments.cloned().collect();
    let mut states = States::new(&verified, "main").map_err(|error| error.to_string())?;
    let results = eval(&verified, "main", &arguments, &mut states);
    let mut results = results.map_err(|error| error.to_string())?;
    Ok(results.swap_remove(0))
}
