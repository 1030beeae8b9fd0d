//! What is refused, all at once and by line.

use super::refused;
use crate::{ImportError, import};

#[test]
fn everything_at_once() {
    let message = refused(
        "module {
        func.func @main(%x: tensor<?xf32>, %y: tensor<2xtf32>) -> tensor<2xf32> {
          %0 = stablehlo.negate %x : tensor<?xf32>
          %a = stablehlo.constant dense<1.0> : tensor<2xf32>
          %1 = \"stablehlo.fft\"(%a) : (tensor<2xf32>) -> tensor<2xf32>
          %2 = stablehlo.custom_call @lapack(%a) : (tensor<2xf32>) -> tensor<2xf32>
          %3 = stablehlo.add %1, %2 : tensor<2xf32>
          return %3 : tensor<2xf32>
        } }",
    );
    for part in ["dynamic shapes", "tf32", "5:", "fft", "6:", "@lapack"] {
        assert!(message.contains(part), "no {part:?} in\n{message}");
    }
    // Consequences of other problems are not reported.
    assert!(!message.contains("stablehlo.add: "), "{message}");
    assert_eq!(message.matches("not supported").count(), 4, "{message}");
}

#[test]
fn callbacks_that_yield_values() {
    let message = refused(
        "module {
        func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x)
            {has_side_effect = false} : (tensor<2xf32>) -> tensor<2xf32>
          return %0 : tensor<2xf32>
        } }",
    );
    for part in ["3:", "pure_callback", "pass them in"] {
        assert!(message.contains(part), "no {part:?} in\n{message}");
    }
}

#[test]
fn other_forms_of_mlir() {
    let error = import(b"ML\xefR\x0dStableHLO_v1.15.0\0", "test").expect_err("refused");
    assert!(matches!(error, ImportError::Bytecode(_)), "{error}");
    let error = import(b"module { func.func @main( }", "test").expect_err("refused");
    assert!(matches!(error, ImportError::Text(_)), "{error}");
    let message = refused("module { func.func private @f() { return } }");
    assert!(message.contains("@main"), "{message}");
}

#[test]
fn tensors_of_a_pod_are_larger_than_a_device() {
    let text = |ty: &str| {
        let body = format!("%0 = stablehlo.negate %x : {ty}\nreturn %0 : {ty}");
        format!("module {{ func.func @main(%x: {ty}) -> {ty} {{\n{body}\n}} }}")
    };
    // 215 GB, activations of 65536 images.
    super::module(&text("tensor<65536x112x112x64xf32>"));
    for (ty, part) in [
        ("tensor<65536x65536x65536xf32>", "tensors above 2^48 bytes"),
        ("tensor<2147483649xi8>", "extents above 2^31"),
    ] {
        let message = refused(&text(ty));
        assert!(message.contains(part), "no {part:?} in\n{message}");
    }
}
