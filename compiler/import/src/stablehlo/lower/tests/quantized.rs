//! Quantised elements: integers as they are kept, and floats that they stand for.

use super::{refused, yields};

const AXIS: &str = "!quant.uniform<i8:f32:0, {0.1:-30,0.5:-20}>";

#[test]
fn quantised_and_back() {
    let quantised = format!("tensor<2x{AXIS}>");
    let body = format!(
        "%x = stablehlo.constant dense<[4.0, 15.0]> : tensor<2xf32>
        %q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> {quantised}
        %b = stablehlo.bitcast_convert %q : ({quantised}) -> tensor<2xi8>
        %r = stablehlo.convert %b : (tensor<2xi8>) -> tensor<2xi32>"
    );
    yields(&body, "tensor<2xi32>", &[10.0, 10.0]);
    let body = format!(
        "%i = stablehlo.constant() <{{value = dense<10> : tensor<2xi8>}}> : () -> {quantised}
        %r = \"stablehlo.uniform_dequantize\"(%i) : ({quantised}) -> tensor<2xf32>"
    );
    yields(&body, "tensor<2xf32>", &[4.0, 15.0]);
    let other = "tensor<2x!quant.uniform<i8:f32:0, {0.1:-20,0.2:-30}>>";
    let body = format!(
        "%i = stablehlo.constant() <{{value = dense<10> : tensor<2xi8>}}> : () -> {quantised}
        %q = stablehlo.uniform_quantize %i : ({quantised}) -> {other}
        %b = stablehlo.bitcast_convert %q : ({other}) -> tensor<2xi8>
        %r = stablehlo.convert %b : (tensor<2xi8>) -> tensor<2xi32>"
    );
    yields(&body, "tensor<2xi32>", &[20.0, 45.0]);
}

#[test]
fn ranges_and_ties() {
    let ty = "tensor<5x!quant.uniform<u8<1:200>:f32, 2.0:3>>";
    let body = format!(
        "%x = stablehlo.constant dense<[-100.0, 1.0, 3.0, 396.0, 1000.0]> : tensor<5xf32>
        %q = stablehlo.uniform_quantize %x : (tensor<5xf32>) -> {ty}
        %r = stablehlo.uniform_dequantize %q : ({ty}) -> tensor<5xf32>"
    );
    // 3.5 is rounded to 4, 4.5 to 4; the limits are 1 and 200.
    yields(&body, "tensor<5xf32>", &[-4.0, 2.0, 2.0, 394.0, 394.0]);
}

#[test]
fn arithmetic() {
    let (a, b) = (
        "tensor<2x!quant.uniform<i8:f32, 0.1:-30>>",
        "tensor<2x!quant.uniform<i8:f32, 0.5:-20>>",
    );
    let body = format!(
        "%x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
        %y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
        %p = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> {a}
        %q = stablehlo.uniform_quantize %y : (tensor<2xf32>) -> {b}
        %s = \"stablehlo.add\"(%p, %q) : ({a}, {b}) -> {b}
        %t = stablehlo.reverse %s, dims = [0] : {b}
        %i = stablehlo.bitcast_convert %t : ({b}) -> tensor<2xi8>
        %r = stablehlo.convert %i : (tensor<2xi8>) -> tensor<2xi32>"
    );
    yields(&body, "tensor<2xi32>", &[-8.0, -12.0]);
}

#[test]
fn products_and_sums() {
    let q = "!quant.uniform<i8:f32, 0.5>";
    let w = "!quant.uniform<i8<-127:127>:f32:1, {0.25, 0.5}>";
    let o = "!quant.uniform<i32:f32, 0.125>";
    let body = format!(
        "%x = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
        %a = stablehlo.uniform_quantize %x : (tensor<1x2xf32>) -> tensor<1x2x{q}>
        %b = stablehlo.constant() <{{value = dense<[[4, 2], [8, 6]]> : tensor<2x2xi8>}}>
          : () -> tensor<2x2x{w}>
        %d = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
          : (tensor<1x2x{q}>, tensor<2x2x{w}>) -> tensor<1x2x{o}>
        %z = stablehlo.constant() <{{value = dense<0> : tensor<i32>}}> : () -> tensor<{o}>
        %s = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [1]
          : (tensor<1x2x{o}>, tensor<{o}>) -> tensor<1x{o}>
        %r = stablehlo.uniform_dequantize %s : (tensor<1x{o}>) -> tensor<1xf32>"
    );
    // 1 · 1 + 2 · 2, and 1 · 1 + 2 · 3.
    yields(&body, "tensor<1xf32>", &[12.0]);
    // Weights alone may be quantised.
    let body = format!(
        "%x = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
        %b = stablehlo.constant() <{{value = dense<[[4, 2], [8, 6]]> : tensor<2x2xi8>}}>
          : () -> tensor<2x2x{w}>
        %r = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0]
          : (tensor<1x2xf32>, tensor<2x2x{w}>) -> tensor<1x2xf32>"
    );
    yields(&body, "tensor<1x2xf32>", &[5.0, 7.0]);
}

#[test]
fn schemes_that_are_none() {
    for scheme in [
        "!quant.uniform<i8:f32:0, {0.1:-30,0.5:-20,1.0}>",
        "!quant.uniform<i8:f32, 0.0>",
        "!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>",
    ] {
        let message = refused(&format!(
            "module {{ func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{
              %q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x{scheme}>
              %r = stablehlo.uniform_dequantize %q : (tensor<2x{scheme}>) -> tensor<2xf32>
              return %r : tensor<2xf32>
            }} }}"
        ));
        assert!(message.contains("uniform_quantize"), "{message}");
    }
}
