//! What an op yields for operands that are known while compiling.

use peapod_ir::eval::{self, States, Tensor};
use peapod_ir::verify::verify;
use peapod_ir::{Function, Location, Module, Op, OpKind, Origin, TensorType};

/// The result of an op without state, or why there is none.
pub(crate) fn evaluate(
    kind: &OpKind,
    operands: &[Option<Tensor>],
    result: &TensorType,
) -> Result<Tensor, String> {
    let mut function = Function {
        name: "main".to_owned(),
        ..Function::default()
    };
    let mut inputs = Vec::new();
    for operand in operands {
        let ty = operand.as_ref().map(|operand| operand.ty().clone());
        inputs.push(ty.map(|ty| function.add_value("", ty, Origin::Argument)));
    }
    function.inputs = inputs.iter().flatten().copied().collect();
    let output = function.add_value("", result.clone(), Origin::Result);
    function.outputs = vec![output];
    function.ops.push(Op {
        kind: kind.clone(),
        inputs,
        outputs: vec![output],
        location: Location::default(),
    });
    let module = Module {
        functions: vec![function],
        ..Module::default()
    };
    let verified = verify(&module).map_err(|errors| errors.to_string())?;
    let arguments: Vec<Tensor> = operands.iter().flatten().cloned().collect();
    let mut states = States::new(&verified, "main").map_err(|error| error.to_string())?;
    let results = eval::eval(&verified, "main", &arguments, &mut states);
    let mut results = results.map_err(|error| error.to_string())?;
    Ok(results.swap_remove(0))
}
