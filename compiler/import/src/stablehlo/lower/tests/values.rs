//! What ops without regions yield.

use super::yields;

#[test]
fn elementwise() {
    let two = "%a = stablehlo.constant dense<[1.0, -4.0]> : tensor<2xf32>
        %b = stablehlo.constant dense<[2.0, 2.0]> : tensor<2xf32>\n";
    for (op, expected) in [
        ("stablehlo.add %a, %b", [3.0, -2.0]),
        ("stablehlo.subtract %a, %b", [-1.0, -6.0]),
        ("stablehlo.multiply %a, %b", [2.0, -8.0]),
        ("stablehlo.divide %a, %b", [0.5, -2.0]),
        ("stablehlo.remainder %a, %b", [1.0, 0.0]),
        ("stablehlo.power %a, %b", [1.0, 16.0]),
        ("stablehlo.maximum %a, %b", [2.0, 2.0]),
        ("stablehlo.minimum %a, %b", [1.0, -4.0]),
        ("stablehlo.abs %a", [1.0, 4.0]),
        ("stablehlo.negate %a", [-1.0, 4.0]),
        ("stablehlo.sign %a", [1.0, -1.0]),
        ("stablehlo.clamp %b, %a, %b", [2.0, 2.0]),
        ("stablehlo.reduce_precision %a, format = e5m10", [1.0, -4.0]),
        ("stablehlo.reverse %a, dims = [0]", [-4.0, 1.0]),
    ] {
        yields(
            &format!("{two}%r = {op} : tensor<2xf32>"),
            "tensor<2xf32>",
            &expected,
        );
    }
}

#[test]
fn truths_and_bits() {
    yields(
        "%a = stablehlo.constant dense<[0.0, -0.5, 2.0]> : tensor<3xf32>
         %r = stablehlo.convert %a : (tensor<3xf32>) -> tensor<3xi1>",
        "tensor<3xi1>",
        &[0.0, 1.0, 1.0],
    );
    yields(
        "%a = stablehlo.constant dense<[0, 1, 255, -1]> : tensor<4xi32>
         %r = stablehlo.count_leading_zeros %a : tensor<4xi32>",
        "tensor<4xi32>",
        &[32.0, 31.0, 24.0, 0.0],
    );
    yields(
        "%a = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
         %c = stablehlo.compare NE, %a, %a, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
         %z = stablehlo.constant dense<0.0> : tensor<2xf32>
         %r = stablehlo.select %c, %z, %a : tensor<2xi1>, tensor<2xf32>",
        "tensor<2xf32>",
        &[1.0, 0.0],
    );
}

#[test]
fn constants() {
    yields(
        "%r = stablehlo.constant dense<\"0x0000803F00000040\"> : tensor<2xf32>",
        "tensor<2xf32>",
        &[1.0, 2.0],
    );
    // Beyond what is written out: an element and a broadcast.
    yields(
        "%a = stablehlo.constant dense<3> : tensor<64x64xi32>
         %r = stablehlo.slice %a [0:2, 63:64] : (tensor<64x64xi32>) -> tensor<2x1xi32>",
        "tensor<2x1xi32>",
        &[3.0, 3.0],
    );
}

#[test]
fn shapes() {
    let a = "%a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %z = stablehlo.constant dense<0> : tensor<i32>\n";
    for (op, types, result, expected) in [
        (
            "transpose %a, dims = [1, 0]",
            "(tensor<2x3xi32>)",
            "3x2",
            vec![1., 4., 2., 5., 3., 6.],
        ),
        (
            "slice %a [0:2, 0:3:2]",
            "(tensor<2x3xi32>)",
            "2x2",
            vec![1., 3., 4., 6.],
        ),
        (
            "reshape %a",
            "(tensor<2x3xi32>)",
            "6",
            vec![1., 2., 3., 4., 5., 6.],
        ),
        (
            "pad %a, %z, low = [0, -1], high = [0, 0], interior = [1, 0]",
            "(tensor<2x3xi32>, tensor<i32>)",
            "3x2",
            vec![2., 3., 0., 0., 5., 6.],
        ),
        (
            "concatenate %a, %a, dim = 1",
            "(tensor<2x3xi32>, tensor<2x3xi32>)",
            "2x6",
            vec![1., 2., 3., 1., 2., 3., 4., 5., 6., 4., 5., 6.],
        ),
        (
            "broadcast_in_dim %z, dims = []",
            "(tensor<i32>)",
            "2",
            vec![0., 0.],
        ),
        (
            "dynamic_slice %a, %z, %z, sizes = [1, 2]",
            "(tensor<2x3xi32>, tensor<i32>, tensor<i32>)",
            "1x2",
            vec![1., 2.],
        ),
    ] {
        let result = format!("tensor<{result}xi32>");
        yields(
            &format!("{a}%r = stablehlo.{op} : {types} -> {result}"),
            &result,
            &expected,
        );
    }
    yields(
        "%r = stablehlo.iota dim = 1 : tensor<2x2xi32>",
        "tensor<2x2xi32>",
        &[0., 1., 0., 1.],
    );
}

#[test]
fn contractions() {
    let ab = "%a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
        %b = stablehlo.constant dense<[[1.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf32>\n";
    for (op, expected) in [
        (
            "dot_general %a, %b, contracting_dims = [1] x [0]",
            [1.0, 3.0, 3.0, 7.0],
        ),
        ("dot %a, %b", [1.0, 3.0, 3.0, 7.0]),
        (
            "einsum %a, %b, config = \"ab,bc->ca\"",
            [1.0, 3.0, 3.0, 7.0],
        ),
    ] {
        let expected = match op.starts_with("einsum") {
            true => [expected[0], expected[2], expected[1], expected[3]],
            false => expected,
        };
        let types = "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>";
        yields(
            &format!("{ab}%r = stablehlo.{op} : {types}"),
            "tensor<2x2xf32>",
            &expected,
        );
    }
}

#[test]
fn unsigned_integers_of_64_bits() {
    let wide = "%i = stablehlo.iota dim = 0 : tensor<4xui64>
        %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
        %d = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
        %n = stablehlo.constant dense<32> : tensor<4xui64>
        %a = stablehlo.add %d, %i : tensor<4xui64>
        %s = stablehlo.shift_right_logical %a, %n : tensor<4xui64>\n";
    let body = format!("{wide}%r = stablehlo.convert %s : (tensor<4xui64>) -> tensor<4xui32>");
    yields(&body, "tensor<4xui32>", &[4294967295.0, 0.0, 0.0, 0.0]);
}
