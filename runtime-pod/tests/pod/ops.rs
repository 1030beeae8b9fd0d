//! Every op on its own, with random operands and attributes, on one device.

use peapod_ir::ops::{Activation, OpKind};
use peapod_ir::{Function, Location, Module, Op, Origin, Tensor};
use proptest::prelude::*;

use crate::op_instances::{Instance, Source, elementwise, indexed, shaping, windows};
use crate::support::{assert_near, expected, replicated, run, write};

/// A module that is one op.
fn module(instance: &Instance) -> (Module, Vec<Tensor>) {
    let mut function = Function {
        name: "main".to_owned(),
        ..Function::default()
    };
    let mut ids = Vec::new();
    for operand in &instance.operands {
        ids.push(operand.as_ref().map(|operand| {
            let id = function.add_value("", operand.ty().clone(), Origin::Argument);
            function.inputs.push(id);
            id
        }));
    }
    for ty in &instance.results {
        let id = function.add_value("", ty.clone(), Origin::Result);
        function.outputs.push(id);
    }
    function.ops.push(Op {
        kind: instance.kind.clone(),
        inputs: ids,
        outputs: function.outputs.clone(),
        location: Location::default(),
    });
    let module = Module {
        functions: vec![function],
        ..Module::default()
    };
    let operands = instance.operands.iter().flatten().cloned().collect();
    (module, operands)
}

fn check(instance: &Instance) {
    let quantised = |tensor: &Tensor| tensor.ty().quant.is_some();
    if instance.operands.iter().flatten().any(quantised) {
        return;
    }
    // Activations are ops of their own in a pod.
    if let OpKind::Concatenation(op) = &instance.kind
        && op.activation != Activation::None
    {
        return;
    }
    let (module, operands) = module(instance);
    let bytes = write(&module, &replicated(&module.functions[0]));
    let found = run(&bytes, &operands, 1);
    for (found, expected) in found.iter().zip(expected(&module, &operands)) {
        // Operands are small whole numbers: nearly everything is exact.
        assert_near(found, &expected, 3, || format!("{module}\n{operands:?}"));
    }
}

macro_rules! ops {
    ($($name:ident: $generate:path;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig {
                failure_persistence: None,
                ..ProptestConfig::with_cases(150)
            })]
            $(
                #[test]
                fn $name(seed: u64) {
                    check(&$generate(&mut Source::new(seed)));
                }
            )*
        }
    };
}

ops! {
    binary: elementwise::binary;
    unary: elementwise::unary;
    compare: elementwise::compare;
    select: elementwise::select;
    clamp: elementwise::clamp;
    convert: elementwise::convert;
    optimization_barrier: elementwise::optimization_barrier;
    bitcast_convert: elementwise::bitcast_convert;
    reduce_precision: elementwise::reduce_precision;
    gather: indexed::gather;
    scatter: indexed::scatter;
    dynamic_slice: indexed::dynamic_slice;
    dynamic_update_slice: indexed::dynamic_update_slice;
    reshape: shaping::reshape;
    broadcast_in_dim: shaping::broadcast_in_dim;
    transpose: shaping::transpose;
    iota: shaping::iota;
    interior_pad: shaping::interior_pad;
    slice: shaping::slice;
    concatenation: shaping::concatenation;
    reverse: shaping::reverse;
    reduce: shaping::reduce;
    sort: shaping::sort;
    top_k: shaping::top_k;
    arg_reduce: shaping::arg_reduce;
    dot_general: windows::dot_general;
    convolution: windows::convolution;
    reduce_window: windows::reduce_window;
    select_and_scatter: windows::select_and_scatter;
}
