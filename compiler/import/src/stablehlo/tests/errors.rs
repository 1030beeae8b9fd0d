//! What is wrong is said where it is.

use super::super::parse;
use super::error;

/// A function of `%a` and `%b` with this line in it, which is line 2.
fn line_error(line: &str) -> String {
    let text = format!("func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {{\n{line}\nreturn\n}}\n");
    error(&text).to_string()
}

#[test]
fn errors_show_the_line_with_a_caret() {
    let message = line_error("  %0 = stablehlo.add %a, %c : tensor<2xf32>");
    assert_eq!(
        message,
        "2:26: %c is not defined above line 2\n    \
         %0 = stablehlo.add %a, %c : tensor<2xf32>\n                           ^"
    );
}

#[test]
fn each_mistake_is_named() {
    let cases = [
        (
            "%0 = stablehlo.add %a, %b : tensor<2xf32>",
            "2:24: %b is tensor<i32> (line 1), but is",
        ),
        (
            "%a = stablehlo.abs %b : tensor<i32>",
            "%a is defined here on line 2 and before on line 1",
        ),
        (
            "%0:2 = stablehlo.abs %b : tensor<i32>",
            "stablehlo.abs has 1 results, found names for 2",
        ),
        (
            "%0 = stablehlo.abs %b#1 : tensor<i32>",
            "%b has 1 results (line 1), there is no #1",
        ),
        (
            "%0 = stablehlo.gather %a : tensor<i32>",
            "2:6: unknown short form of stablehlo.gather",
        ),
        ("%0 = stablehlo.iota : tensor<2xi32>", "expected `dim =`"),
        (
            "%0 = stablehlo.iota dim = 0, dim = 0 : tensor<2xi32>",
            "`dim` is given more than once",
        ),
        (
            "%0 = stablehlo.pad %a, %b, lo = [1] : tensor<i32>",
            "2:28: expected an operand or `:`",
        ),
        (
            "%0 = stablehlo.reshape %a : tensor<2xf32>",
            "expected `(operand types) -> result types`",
        ),
        (
            "%0 = stablehlo.constant dense<[1, 2]> : tensor<3xi32>",
            "found shape [2]",
        ),
        (
            "%0 = stablehlo.constant dense<[[1], [2, 3]]> : tensor<2x1xi8>",
            "expected 1 elements as in the list before, found 2",
        ),
        (
            "%0 = stablehlo.constant dense<[[1], 2]> : tensor<2x1xi8>",
            "expected `[`",
        ),
        (
            "%0 = stablehlo.constant dense<[1, [2]]> : tensor<2x1xi8>",
            "nested differently",
        ),
        (
            "%0 = stablehlo.constant dense<[[1, 2], [[3], [4]]]> : tensor<2x2x1xi8>",
            "nested diff",
        ),
        (
            "%0 = stablehlo.constant dense<300> : tensor<i8>",
            "300 does not fit i8",
        ),
        (
            "%0 = stablehlo.constant dense<1> : tensor<f32>",
            "expected a decimal point",
        ),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<?xf32>",
            "expected a ranked tensor type",
        ),
        (
            "%0 = stablehlo.constant dense<\"0x00\"> : tensor<2xf32>",
            "expected 2 elements of 4 bytes each, found 1 bytes",
        ),
        (
            "%0 = stablehlo.constant dense<\"00\"> : tensor<2xf32>",
            "expected \"0x\"",
        ),
        (
            "%0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<f32>",
            "expected an element of type f32",
        ),
        (
            "%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xcomplex<f32>>",
            "expected an element of type complex<f32>",
        ),
        (
            "%0 = stablehlo.constant dense<(true, 2.0)> : tensor<complex<f32>>",
            "expected a real part",
        ),
        (
            "%0 = stablehlo.constant dense<(1.0)> : tensor<complex<f32>>",
            "expected `,`",
        ),
        (
            "%0 = stablehlo.constant dense_resource<x> : tensor<f32>",
            "`dense_resource` is not supp",
        ),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<*xf32>",
            "unranked tensors",
        ),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<4f32>",
            "expected `x` after a dimension",
        ),
        (
            "%0 = \"a.b\"(%a) {x = 1, x = 2} : (tensor<2xf32>) -> tensor<f32>",
            "`x` is given more than once",
        ),
        (
            "%0 = \"a.b\"(%a) : () -> tensor<f32>",
            "1 operands, but 0 operand types",
        ),
        (
            "%0 = \"a.b\"(%a)[^bb1] : () -> tensor<f32>",
            "successors are not supported",
        ),
        ("^bb1:", "multi-block regions are not supported"),
        ("%0 = \"a.b", "this string has no closing quote"),
        ("%0 = \"a\\zb\"() : () -> ()", "an escape is"),
        (
            "%0 = stablehlo.abs %a : tensor<2xf32> loc(#nowhere)",
            "#nowhere is not defined anywhere",
        ),
        (
            "%0 = stablehlo.abs %a {x = #y} : tensor<2xf32>",
            "#y is not defined above this line",
        ),
        (
            "%0 = stablehlo.abs %a : !y",
            "!y is not defined above this line",
        ),
        (
            "%0 = stablehlo.abs € : tensor<f32>",
            "2:20: this character has no meaning here",
        ),
        (
            "%0 = stablehlo.reduce(%a init: %b), (%a init: %b) applies stablehlo.add across dimensions \
         = [0] : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) -> ()",
            "one tensor only",
        ),
        (
            "%0 = sdy.sharding_constraint %a <@m, [{?, \"x\"}]> : tensor<2xf32>",
            "`?` comes last",
        ),
    ];
    for (line, expected) in cases {
        let message = line_error(line);
        assert!(message.contains(expected), "{line}\ngave\n{message}");
    }
}

#[test]
fn long_lines_are_cut_around_the_caret() {
    let message = line_error(&format!(
        "%0 = \"{}\" oops {}",
        "x".repeat(9_000),
        "y".repeat(9_000)
    ));
    let lines: Vec<&str> = message.lines().collect();
    assert!(
        lines[0].starts_with("2:9009: expected `(`, found `oops`"),
        "{}",
        lines[0]
    );
    let caret = lines[2].chars().count() - 1;
    assert_eq!(
        lines[1].chars().skip(caret).take(4).collect::<String>(),
        "oops"
    );
    assert!(lines[1].chars().count() < 130);
}

#[test]
fn each_function_gives_its_first_error() {
    let text = "module {\n\
        func.func @a() {\n  %0 = nonsense\n  %1 = more\n  return\n}\n\
        func.func @b() {\n  return\n}\n\
        func.func @b() {\n  return\n}\n\
        func.func @c() {\n  return %x : tensor<f32>\n}\n}\n";
    let errors = parse(text).expect_err("errors").0;
    let places: Vec<_> = errors
        .iter()
        .map(|e| (e.place.line, e.message.as_str()))
        .collect();
    assert_eq!(places.len(), 3, "{places:?}");
    assert_eq!((places[0].0, places[1].0, places[2].0), (3, 10, 14));
    assert_eq!(
        places[1].1,
        "@b is defined here on line 10 and before on line 7"
    );
}

#[test]
fn nesting_is_bounded() {
    let depth = 100_000;
    let deep = [
        format!("module attributes {{a = {}", "[".repeat(depth)),
        format!("module attributes {{a = {}", "{a = ".repeat(depth)),
        format!("module attributes {{a = {}", "tuple<".repeat(depth)),
        format!("module attributes {{a = {}", "(".repeat(depth)),
        format!("module attributes {{a = {}", "() -> (".repeat(depth)),
        format!(
            "module attributes {{a = {}",
            "#stablehlo.a<b = ".repeat(depth)
        ),
        format!(
            "module attributes {{a = {}",
            "#stablehlo<a<b = ".repeat(depth)
        ),
        format!("module attributes {{a = dense<{}", "[".repeat(depth)),
        format!("module attributes {{a = {}", "tensor<f32, ".repeat(depth)),
        format!("module {{}} loc({}", "callsite(".repeat(depth)),
        format!("module {{}} loc({}", "loc(".repeat(depth)),
        format!("module {{}} loc({}", "fused<loc(".repeat(depth)),
        format!("func.func @f() {{ {}", "\"a\"() ({ ".repeat(depth)),
        format!(
            "func.func @f() {{ {}",
            "stablehlo.while() cond { ".repeat(depth)
        ),
    ];
    for text in deep {
        let message = error(&text).message;
        assert!(
            message.contains("nested deeper than 256 levels"),
            "{}: {message}",
            &text[..60]
        );
    }
}

#[test]
fn aliases_do_not_fill_the_memory() {
    let mut text = "#a0 = [1, 2, 3, 4]\n!t0 = tuple<tensor<f32>>\n".to_owned();
    for n in 1..64 {
        text += &format!(
            "#a{n} = [#a{0}, #a{0}]\n!t{n} = tuple<!t{0}, !t{0}>\n",
            n - 1
        );
    }
    assert!(error(&text).message.contains("aliases expand to more than"));
}
