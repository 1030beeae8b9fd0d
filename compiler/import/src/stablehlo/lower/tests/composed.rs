//! Scans, ragged products, tuples, bits, and functions of complex numbers.

use super::{constant_main, refused, run, yields};

/// Running sums of 1, 2, 3, 4 from 10 on, by rows of a matrix, forward or in reverse.
fn scan(extra: &str, result: usize) -> Vec<f64> {
    let body = format!(
        "%x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
        %i = stablehlo.constant dense<10.0> : tensor<2xf32>
        %two = stablehlo.constant dense<2.0> : tensor<2xf32>
        %r:2 = chlo.scan(%x) inits(%i) dimension=1 {extra} {{
        ^bb0(%a: tensor<2xf32>, %c: tensor<2xf32>):
          %n = stablehlo.add %a, %c : tensor<2xf32>
          %o = stablehlo.multiply %n, %two : tensor<2xf32>
          stablehlo.return %o, %n : tensor<2xf32>, tensor<2xf32>
        }} : (tensor<2x2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
        return %r#{result} : {}",
        ["tensor<2x2xf32>", "tensor<2xf32>"][result]
    );
    run(&constant_main(
        &body,
        ["tensor<2x2xf32>", "tensor<2xf32>"][result],
    ))
}

#[test]
fn scans() {
    assert_eq!(scan("", 0), [22.0, 26.0, 26.0, 34.0]);
    assert_eq!(scan("", 1), [13.0, 17.0]);
    let reverse = "attributes {is_reverse = true}";
    assert_eq!(scan(reverse, 0), [26.0, 24.0, 34.0, 28.0]);
    assert_eq!(scan(reverse, 1), [13.0, 17.0]);
}

#[test]
fn scans_of_complex_numbers() {
    // Running products of i and 2, from 1 on: i, 2i.
    let body = "%x = stablehlo.constant dense<[(0.0, 1.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
        %y = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
        %i = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
        %s:2 = \"chlo.scan\"(%x, %y, %i) <{dimension = 0 : i64,
            operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%a: tensor<complex<f32>>, %b: tensor<f32>, %c: tensor<complex<f32>>):
          %n = stablehlo.multiply %a, %c : tensor<complex<f32>>
          stablehlo.return %n, %n : tensor<complex<f32>>, tensor<complex<f32>>
        }) : (tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<complex<f32>>)
           -> (tensor<2xcomplex<f32>>, tensor<complex<f32>>)
        %r = stablehlo.imag %s#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>";
    yields(body, "tensor<2xf32>", &[1.0, 2.0]);
}

#[test]
fn scans_that_are_none() {
    let text = |dim: usize, sizes: &str| {
        let body = format!(
            "%x = stablehlo.constant dense<1.0> : tensor<2xf32>
            %i = stablehlo.constant dense<1.0> : tensor<f32>
            %s:2 = \"chlo.scan\"(%x, %i) <{{dimension = {dim} : i64,
              operandSegmentSizes = array<i32: {sizes}>}}> ({{
            ^bb0(%a: tensor<f32>, %c: tensor<f32>):
              stablehlo.return %a, %c : tensor<f32>, tensor<f32>
            }}) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
            return %s#0 : tensor<2xf32>"
        );
        constant_main(&body, "tensor<2xf32>")
    };
    assert_eq!(run(&text(0, "1, 1")), [1.0, 1.0]);
    for (dim, sizes) in [
        (1, "1, 1"),
        (0, "2, 1"),
        (0, "0, 9"),
        (0, "1"),
        (0, "-1, 3"),
    ] {
        let message = refused(&text(dim, sizes));
        assert!(message.contains("chlo.scan"), "{message}");
    }
}

/// A ragged product; dimensions as `lhs_batching_dimensions = [], …`.
fn ragged(left: &str, right: &str, sizes: &str, dims: &str, result: &str) -> String {
    let value = |name: &str, text: &str| {
        let (elements, ty) = text.split_once(" : ").expect("a constant");
        format!("%{name} = stablehlo.constant dense<{elements}> : {ty}\n")
    };
    let ty = |text: &str| text.split_once(" : ").expect("a constant").1.to_owned();
    let types = [left, right, sizes].map(ty).join(", ");
    format!(
        "{}{}{}%r = \"chlo.ragged_dot\"(%a, %b, %g) {{ragged_dot_dimension_numbers =
        #chlo.ragged_dot<{dims}>, precision_config = [#chlo<precision DEFAULT>,
        #chlo<precision DEFAULT>]}} : ({types}) -> {result}",
        value("a", left),
        value("b", right),
        value("g", sizes),
    )
}

#[test]
fn ragged_products() {
    // Rows 0 and 1 by the first matrix, row 2 by the second, none by row 3.
    let left = "[[1.0], [2.0], [3.0], [4.0]] : tensor<4x1xf32>";
    let right = "[[[10.0]], [[100.0]]] : tensor<2x1x1xf32>";
    let sizes = "[2, 1] : tensor<2xi64>";
    let dims = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
        lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]";
    let body = ragged(left, right, sizes, dims, "tensor<4x1xf32>");
    yields(&body, "tensor<4x1xf32>", &[10.0, 20.0, 300.0, 0.0]);
    // Sums over rows of a group.
    let right = "[[1.0], [10.0], [100.0], [1000.0]] : tensor<4x1xf32>";
    let dims = "lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0],
        lhs_ragged_dimensions = [0]";
    let body = ragged(left, right, sizes, dims, "tensor<2x1x1xf32>");
    yields(&body, "tensor<2x1x1xf32>", &[21.0, 300.0]);
    // Groups of batches.
    let dims = "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
        lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
        lhs_ragged_dimensions = [0]";
    let body = ragged(left, right, sizes, dims, "tensor<4xf32>");
    yields(&body, "tensor<4xf32>", &[1.0, 20.0, 300.0, 4000.0]);
}

#[test]
fn ragged_products_of_batches() {
    // Sizes of each batch its own.
    let left = "[[[1.0], [2.0]], [[3.0], [4.0]]] : tensor<2x2x1xf32>";
    let right = "[[[[10.0]], [[100.0]]], [[[1.0]], [[1000.0]]]] : tensor<2x2x1x1xf32>";
    let sizes = "[[1, 1], [0, 2]] : tensor<2x2xi32>";
    let dims = "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
        lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2],
        lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]";
    let body = ragged(left, right, sizes, dims, "tensor<2x2x1xf32>");
    yields(&body, "tensor<2x2x1xf32>", &[10.0, 200.0, 3000.0, 4000.0]);
    for dims in [
        dims.replace("lhs_ragged_dimensions = [1]", "lhs_ragged_dimensions = [7]"),
        dims.replace("rhs_group_dimensions = [1]", "rhs_group_dimensions = []"),
        dims.replace(
            "lhs_ragged_dimensions = [1]",
            "lhs_ragged_dimensions = [0, 1]",
        ),
    ] {
        let body = ragged(left, right, sizes, &dims, "tensor<2x2x1xf32>");
        let body = format!("{body}\nreturn %r : tensor<2x2x1xf32>");
        let message = refused(&constant_main(&body, "tensor<2x2x1xf32>"));
        assert!(message.contains("chlo.ragged_dot"), "{message}");
    }
}

/// No tensor has an element for each pair of groups.
#[test]
fn groups_of_ragged_products_begin_where_those_before_end() {
    let (left, right) = ("tensor<8x4xf32>", "tensor<1000x4x4xf32>");
    let (sizes, result) = ("tensor<1000xi32>", "tensor<8x4xf32>");
    let module = super::module(&format!(
        "module {{ func.func @main(%a: {left}, %b: {right}, %g: {sizes}) -> {result} {{
          %r = \"chlo.ragged_dot\"(%a, %b, %g) {{ragged_dot_dimension_numbers = #chlo.ragged_dot<
            lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
            lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}}
            : ({left}, {right}, {sizes}) -> {result}
          return %r : {result}
        }} }}"
    ));
    let values = module.functions[0].values.values();
    assert_eq!(values.map(|it| it.ty.elements()).max(), Some(16_000));
}

/// What is not known of complex numbers is named once.
#[test]
fn ragged_products_of_complex_numbers() {
    let (left, right) = ("tensor<4x2xcomplex<f32>>", "tensor<2x2x2xcomplex<f32>>");
    let sizes = "tensor<2xi32>";
    let message = refused(&format!(
        "module {{ func.func @main(%a: {left}, %b: {right}, %g: {sizes}) -> {left} {{
          %r = \"chlo.ragged_dot\"(%a, %b, %g) {{ragged_dot_dimension_numbers = #chlo.ragged_dot<
            lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
            lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}}
            : ({left}, {right}, {sizes}) -> {left}
          return %r : {left}
        }} }}"
    ));
    let (first, _) = message.split_once('\n').expect("the line after it");
    assert_eq!(first.matches("chlo.ragged_dot").count(), 1, "{message}");
}

#[test]
fn ragged_products_of_too_much() {
    let (left, right) = (
        "tensor<16777216x2097152x2xi8>",
        "tensor<1048576x2097152x2x1xi8>",
    );
    let (sizes, result) = ("tensor<1048576xi32>", "tensor<16777216x1xi8>");
    let message = refused(&format!(
        "module {{ func.func @main(%a: {left}, %b: {right}, %g: {sizes}) -> {result} {{
          %r = \"chlo.ragged_dot\"(%a, %b, %g) {{ragged_dot_dimension_numbers = #chlo.ragged_dot<
            lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 2],
            lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}}
            : ({left}, {right}, {sizes}) -> {result}
          return %r : {result}
        }} }}"
    ));
    assert!(message.contains("one for each group"), "{message}");
}

#[test]
fn tuples() {
    let text = "module {
        func.func @main() -> tensor<2xf32> {
          %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
          %n = stablehlo.constant dense<3.0> : tensor<2xf32>
          %i = stablehlo.tuple %n : tuple<tensor<2xf32>>
          %t = stablehlo.tuple %x, %i : tuple<tensor<2xf32>, tuple<tensor<2xf32>>>
          %u = call @twice(%t) : (tuple<tensor<2xf32>, tuple<tensor<2xf32>>>)
            -> tuple<tuple<tensor<2xf32>>, tensor<2xf32>>
          %a = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<2xf32>>, tensor<2xf32>>)
            -> tuple<tensor<2xf32>>
          %b = stablehlo.get_tuple_element %a[0] : (tuple<tensor<2xf32>>) -> tensor<2xf32>
          %c = stablehlo.get_tuple_element %u[1] : (tuple<tuple<tensor<2xf32>>, tensor<2xf32>>)
            -> tensor<2xf32>
          %r = stablehlo.subtract %b, %c : tensor<2xf32>
          return %r : tensor<2xf32>
        }
        func.func private @twice(%t: tuple<tensor<2xf32>, tuple<tensor<2xf32>>>)
          -> tuple<tuple<tensor<2xf32>>, tensor<2xf32>> {
          %x = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf32>, tuple<tensor<2xf32>>>)
            -> tensor<2xf32>
          %i = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2xf32>, tuple<tensor<2xf32>>>)
            -> tuple<tensor<2xf32>>
          %u = stablehlo.tuple %i, %x : tuple<tuple<tensor<2xf32>>, tensor<2xf32>>
          return %u : tuple<tuple<tensor<2xf32>>, tensor<2xf32>>
        }
      }";
    assert_eq!(run(text), [2.0, 1.0]);
    let text = text.replace("%t[0]", "%t[2]");
    let message = refused(&text);
    assert!(message.contains("get_tuple_element"), "{message}");
}

#[test]
fn bits_of_truth_values_and_complex_numbers() {
    let body =
        "%x = stablehlo.constant dense<[true, false, true, false, false, false, false, true]>
          : tensor<8xi1>
        %b = stablehlo.bitcast_convert %x : (tensor<8xi1>) -> tensor<i8>
        %r = stablehlo.convert %b : (tensor<i8>) -> tensor<i32>";
    yields(body, "tensor<i32>", &[-123.0]);
    let body = "%x = stablehlo.constant dense<-3> : tensor<2xi8>
        %b = stablehlo.bitcast_convert %x : (tensor<2xi8>) -> tensor<2x8xi1>
        %r = stablehlo.convert %b : (tensor<2x8xi1>) -> tensor<2x8xi32>";
    let bits = [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    yields(body, "tensor<2x8xi32>", &[bits, bits].concat());
    // 1.0 and −2.0 as integers, and back.
    let body = "%x = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
        %r = stablehlo.bitcast_convert %x : (tensor<complex<f32>>) -> tensor<2xi32>";
    let words = [
        f64::from(0x3f80_0000),
        f64::from(0xc000_0000_u32.cast_signed()),
    ];
    yields(body, "tensor<2xi32>", &words);
    let body = "%x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
        %y = stablehlo.bitcast_convert %x : (tensor<2xcomplex<f32>>) -> tensor<2xui64>
        %z = stablehlo.bitcast_convert %y : (tensor<2xui64>) -> tensor<2x2xf32>
        %w = stablehlo.bitcast_convert %z : (tensor<2x2xf32>) -> tensor<2xcomplex<f32>>
        %v = stablehlo.bitcast_convert %w : (tensor<2xcomplex<f32>>) -> tensor<complex<f64>>
        %u = stablehlo.bitcast_convert %v : (tensor<complex<f64>>) -> tensor<2xcomplex<f32>>
        %r = stablehlo.imag %u : (tensor<2xcomplex<f32>>) -> tensor<2xf32>";
    yields(body, "tensor<2xf32>", &[2.0, 4.0]);
}

#[test]
fn complex_numbers_in_order() {
    let pair = "%a = stablehlo.constant dense<[(1.0, 2.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
        %b = stablehlo.constant dense<[(1.0, 1.0), (2.0, -9.0)]> : tensor<2xcomplex<f32>>\n";
    for (op, part, expected) in [
        ("maximum", "imag", [2.0, -9.0]),
        ("minimum", "imag", [1.0, 0.0]),
        ("maximum", "real", [1.0, 2.0]),
    ] {
        let body = format!(
            "{pair}%c = stablehlo.{op} %a, %b : tensor<2xcomplex<f32>>
            %r = stablehlo.{part} %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>"
        );
        yields(&body, "tensor<2xf32>", &expected);
    }
    // atan2 of real numbers, and tan of the angle of complex ones.
    let body = "%y = stablehlo.constant dense<[(1.0, 0.0), (0.5, 0.25)]> : tensor<2xcomplex<f32>>
        %x = stablehlo.constant dense<[(-1.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
        %c = stablehlo.atan2 %y, %x : tensor<2xcomplex<f32>>
        %r = stablehlo.real %c : (tensor<2xcomplex<f32>>) -> tensor<2xf32>";
    let found = run(&constant_main(
        &format!("{body}\nreturn %r : tensor<2xf32>"),
        "tensor<2xf32>",
    ));
    assert!((found[0] - 2.356_194_5).abs() < 1e-5, "{found:?}");
    assert!((found[1] - ATAN).abs() < 1e-5, "{found:?}");
}

/// The real part of atan(0.5 + 0.25 i).
const ATAN: f64 = 0.4842545;

#[test]
fn high_products_of_64_bits() {
    for (ty, a, b, expected) in [
        ("i64", i64::MIN, i64::MIN, 1_i64 << 62),
        ("i64", -1, 1, -1),
        ("i64", 0x0123_4567_89ab_cdef, 0x7edc_ba98_7654_3210, {
            ((0x0123_4567_89ab_cdef_i128 * 0x7edc_ba98_7654_3210_i128) >> 64) as i64
        }),
        ("i64", -0x0123_4567_89ab_cdef, 0x7edc_ba98_7654_3210, {
            ((-0x0123_4567_89ab_cdef_i128 * 0x7edc_ba98_7654_3210_i128) >> 64) as i64
        }),
        ("ui64", -1, -1, -2),
        ("ui64", -1, 2, 1),
    ] {
        let [a, b] = [a, b].map(|x| match ty {
            "ui64" => x.cast_unsigned().to_string(),
            _ => x.to_string(),
        });
        let tensor = format!("tensor<{ty}>");
        let low = expected as u32;
        let high = (expected >> 32) as u32;
        let body = format!(
            "%a = stablehlo.constant dense<{a}> : {tensor}
             %b = stablehlo.constant dense<{b}> : {tensor}
             %c = \"chlo.mulhi\"(%a, %b) : ({tensor}, {tensor}) -> {tensor}
             %r = stablehlo.bitcast_convert %c : ({tensor}) -> tensor<2xui32>"
        );
        yields(&body, "tensor<2xui32>", &[low.into(), high.into()]);
    }
}
