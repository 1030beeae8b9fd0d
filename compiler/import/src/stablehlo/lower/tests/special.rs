//! Functions of `chlo`.

use super::{constant_main, run, yields};

const X: &str = "%x = stablehlo.constant dense<[1.0, 0x7F800000, 0xFF800000, 0x7FC00000]>
    : tensor<4xf32>\n";

#[test]
fn what_is_infinite() {
    for (name, expected) in [
        ("is_inf", [0.0, 1.0, 1.0, 0.0]),
        ("is_pos_inf", [0.0, 1.0, 0.0, 0.0]),
        ("is_neg_inf", [0.0, 0.0, 1.0, 0.0]),
    ] {
        let body = format!("{X}%r = chlo.{name} %x : tensor<4xf32> -> tensor<4xi1>");
        yields(&body, "tensor<4xi1>", &expected);
    }
    let body =
        format!("{X}%r = chlo.conj %x : tensor<4xf32> -> tensor<4xf32>\nreturn %r : tensor<4xf32>");
    let found = run(&constant_main(&body, "tensor<4xf32>"));
    assert_eq!(found[..3], [1.0, f64::INFINITY, f64::NEG_INFINITY]);
    assert!(found[3].is_nan());
}

#[test]
fn halves_are_rounded_once() {
    // The hyperbolic sine of a half, 0.521095…, in 8 and in 11 bits.
    for (ty, expected) in [("bf16", 133.0 / 256.0), ("f16", 1067.0 / 2048.0)] {
        let body = format!(
            "%x = stablehlo.constant dense<0.5> : tensor<{ty}>
            %y = chlo.sinh %x : tensor<{ty}> -> tensor<{ty}>
            %r = stablehlo.convert %y : (tensor<{ty}>) -> tensor<f32>
            return %r : tensor<f32>"
        );
        assert_eq!(
            run(&constant_main(&body, "tensor<f32>")),
            [expected],
            "{ty}"
        );
    }
}

/// SciPy's numbers, up to the last one below 1.
#[test]
fn inverse_error_function_in_double_precision() {
    let expected = [
        0.476_936_276_204_469_9,
        -0.225_312_055_012_178_1,
        1.163_087_153_676_674_3,
        -3.123_413_274_341_571,
        4.328_028_275_800_946,
        5.863_584_748_755_168,
        8.060_186_932_677_952e-13,
        f64::NEG_INFINITY,
        0.0,
    ];
    let body = "%x = stablehlo.constant dense<[0.5, -0.25, 0.9, -0.99999, 0.9999999990686774, \
        0.9999999999999999, 9.094947017729282e-13, -1.0, 0.0]> : tensor<9xf64>
        %r = chlo.erf_inv %x : tensor<9xf64> -> tensor<9xf64>
        return %r : tensor<9xf64>";
    let found = run(&constant_main(body, "tensor<9xf64>"));
    for (found, expected) in found.iter().zip(expected) {
        let near = (found - expected).abs() <= 2e-15 * expected.abs();
        assert!(near || *found == expected, "{found}, expected {expected}");
    }
}

#[test]
fn functions_within_regions() {
    let body = "%x = stablehlo.constant dense<[0.25, 0.25]> : tensor<2xf32>
        %z = stablehlo.constant dense<0.0> : tensor<f32>
        %r = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          %t = chlo.erf_inv %s : tensor<f32> -> tensor<f32>
          stablehlo.return %t : tensor<f32>
        }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>";
    // Of 0.5, and of that again with the initial value.
    yields(body, "tensor<f32>", &[0.451_579_57]);
}
