//! Shapes that constants decide, and tokens.

use super::{constant_main, module, refused, run, yields};

const X: &str = "%x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>\n";

#[test]
fn ops_that_take_a_shape() {
    for (body, expected) in [
        (
            "%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
             %d = stablehlo.dynamic_reshape %x, %s
               : (tensor<6xi32>, tensor<2xi64>) -> tensor<?x?xi32>
             %r = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<3x2xi32>",
            (vec![1.0, 4.0, 2.0, 5.0, 3.0, 6.0], "tensor<3x2xi32>"),
        ),
        (
            "%s = stablehlo.constant dense<[2, 6]> : tensor<2xi64>
             %d = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1]
               : (tensor<6xi32>, tensor<2xi64>) -> tensor<?x?xi32>
             %z = stablehlo.constant dense<0> : tensor<i32>
             %r = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0]
               : (tensor<?x?xi32>, tensor<i32>) -> tensor<6xi32>",
            (vec![2.0, 4.0, 6.0, 8.0, 10.0, 12.0], "tensor<6xi32>"),
        ),
        (
            "%s = stablehlo.constant dense<[4]> : tensor<1xi64>
             %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<4xi32>",
            (vec![0.0, 1.0, 2.0, 3.0], "tensor<4xi32>"),
        ),
        (
            "%z = stablehlo.constant dense<9> : tensor<i32>
             %l = stablehlo.constant dense<[1]> : tensor<1xi64>
             %h = stablehlo.constant dense<[-4]> : tensor<1xi64>
             %i = stablehlo.constant dense<[0]> : tensor<1xi64>
             %d = stablehlo.dynamic_pad %x, %z, %l, %h, %i : (tensor<6xi32>, tensor<i32>,
               tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
             %r = stablehlo.concatenate %d, %d, dim = 0
               : (tensor<?xi32>, tensor<?xi32>) -> tensor<6xi32>",
            (vec![9.0, 1.0, 2.0, 9.0, 1.0, 2.0], "tensor<6xi32>"),
        ),
        (
            "%a = stablehlo.constant dense<[1]> : tensor<1xi64>
             %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<6xi32>) -> tensor<i32>
             %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
             %b = stablehlo.convert %m : (tensor<1xi32>) -> tensor<1xi64>
             %c = stablehlo.constant dense<[2]> : tensor<1xi64>
             %d = stablehlo.real_dynamic_slice %x, %a, %b, %c : (tensor<6xi32>, tensor<1xi64>,
               tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
             %r = stablehlo.add %d, %d : (tensor<?xi32>, tensor<?xi32>) -> tensor<3xi32>",
            (vec![4.0, 8.0, 12.0], "tensor<3xi32>"),
        ),
        (
            "%i = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xi64>
             %s = stablehlo.constant dense<[1]> : tensor<1xi64>
             %r = \"stablehlo.dynamic_gather\"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<
               collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}>
               : (tensor<6xi32>, tensor<2x1xi64>, tensor<1xi64>) -> tensor<2xi32>",
            (vec![5.0, 2.0], "tensor<2xi32>"),
        ),
        (
            "%n = stablehlo.constant dense<6> : tensor<i32>
             %d = \"stablehlo.set_dimension_size\"(%x, %n) <{dimension = 0 : i64}>
               : (tensor<6xi32>, tensor<i32>) -> tensor<?xi32>
             %r = stablehlo.negate %d : (tensor<?xi32>) -> tensor<6xi32>",
            (vec![-1.0, -2.0, -3.0, -4.0, -5.0, -6.0], "tensor<6xi32>"),
        ),
    ] {
        yields(&format!("{X}{body}"), expected.1, &expected.0);
    }
}

#[test]
fn shapes_from_parts_of_matrices() {
    let x = "%x = stablehlo.constant dense<[[2, 6], [3, 1]]> : tensor<2x2xi64>\n";
    for part in [
        "%a = stablehlo.slice %x [0:2, 0:1] : (tensor<2x2xi64>) -> tensor<2x1xi64>
         %s = stablehlo.reshape %a : (tensor<2x1xi64>) -> tensor<2xi64>",
        "%a = stablehlo.concatenate %x, %x, dim = 1
           : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x4xi64>
         %b = stablehlo.reshape %a : (tensor<2x4xi64>) -> tensor<8xi64>
         %s = stablehlo.slice %b [0:5:4] : (tensor<8xi64>) -> tensor<2xi64>",
    ] {
        let body = format!(
            "{x}{part}
            %y = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
            %d = stablehlo.dynamic_reshape %y, %s : (tensor<6xi32>, tensor<2xi64>)
              -> tensor<?x?xi32>
            return %d : tensor<?x?xi32>"
        );
        // Numbers of a matrix are not known: they would not be its first ones.
        let message = refused(&constant_main(&body, "tensor<?x?xi32>"));
        assert!(message.contains("static shapes"), "{message}");
        // Where the type says the shape, they are not needed.
        let body = body.replace("tensor<?x?xi32>", "tensor<2x3xi32>");
        let found = run(&constant_main(&body, "tensor<2x3xi32>"));
        assert_eq!(found, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    }
    let body = format!(
        "{X}%a = stablehlo.constant dense<[[2]]> : tensor<1x1xi64>
         %b = stablehlo.constant dense<[[3]]> : tensor<1x1xi64>
         %c = stablehlo.concatenate %a, %b, dim = 0
           : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<2x1xi64>
         %s = stablehlo.reshape %c : (tensor<2x1xi64>) -> tensor<2xi64>
         %d = stablehlo.dynamic_reshape %x, %s : (tensor<6xi32>, tensor<2xi64>) -> tensor<?x?xi32>
         %r = stablehlo.negate %d : (tensor<?x?xi32>) -> tensor<2x3xi32>"
    );
    let expected = [-1.0, -2.0, -3.0, -4.0, -5.0, -6.0];
    yields(&body, "tensor<2x3xi32>", &expected);
}

#[test]
fn extents_past_all_numbers_are_refused() {
    let huge = "tensor<4294967296x4294967296x4294967296xi32>";
    let long = "tensor<18446744073709551615xi32>";
    for (body, result) in [
        (
            format!("%r = stablehlo.reshape %x : ({huge}) -> tensor<?xi32>"),
            "tensor<?xi32>",
        ),
        (
            "%r = stablehlo.reshape %x : (tensor<6xi32>)
               -> tensor<?x4294967296x4294967296x4294967296xi32>"
                .to_owned(),
            "tensor<?x4294967296x4294967296x4294967296xi32>",
        ),
        (
            format!(
                "%r = stablehlo.concatenate %x, %x, dim = 0 : ({long}, {long}) -> tensor<?xi32>"
            ),
            "tensor<?xi32>",
        ),
        (
            format!(
                "%n = stablehlo.constant dense<1> : tensor<i32>
               %b = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> {huge}
               %r = stablehlo.reshape %b : ({huge}) -> tensor<?xi32>"
            ),
            "tensor<?xi32>",
        ),
    ] {
        let ty = [huge, long]
            .into_iter()
            .find(|ty| body.contains(ty))
            .unwrap_or("tensor<6xi32>");
        let text = format!(
            "module {{\nfunc.func @main(%x: {ty}) -> {result} {{\n{body}
            return %r : {result}\n}}\n}}"
        );
        let message = refused(&text);
        assert!(
            ["static shapes", "limit", "extents above"]
                .iter()
                .any(|it| message.contains(it)),
            "{message}"
        );
    }
}

/// Numbers that a type does not have wrap when the program runs; they decide no shape.
#[test]
fn numbers_that_wrap_are_not_known() {
    let open = "tensor<?xi32>";
    for part in [
        "%n = stablehlo.constant dense<[262]> : tensor<1xi32>
         %s = stablehlo.convert %n : (tensor<1xi32>) -> tensor<1xi8>",
        "%n = stablehlo.constant dense<[127]> : tensor<1xi8>
         %s = stablehlo.add %n, %n : tensor<1xi8>",
        "%n = stablehlo.constant dense<[1]> : tensor<1xui8>
         %m = stablehlo.constant dense<[2]> : tensor<1xui8>
         %s = stablehlo.subtract %n, %m : tensor<1xui8>",
    ] {
        let ty = if part.contains("ui8") { "ui8" } else { "i8" };
        let body = format!(
            "{part}
            %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1x{ty}>) -> {open}
            return %r : {open}"
        );
        let message = refused(&constant_main(&body, open));
        assert!(message.contains("static shapes"), "{message}");
        let sixes = part
            .replace("262", "6")
            .replace("127", "3")
            .replace("[1]", "[8]");
        let body = body.replace(part, &sixes);
        assert_eq!(
            run(&constant_main(&body, open)),
            [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
        );
    }
}

/// A function is made once for one shape, however often it is called.
#[test]
fn many_calls_with_open_shapes() {
    const CALLS: usize = 400;
    let open = "tensor<?xi32>";
    let call = |index: usize| {
        let before = index
            .checked_sub(1)
            .map_or("%d".into(), |it| format!("%v{it}"));
        format!("%v{index} = call @f({before}) : ({open}) -> {open}\n")
    };
    let calls: String = (0..CALLS).map(call).collect();
    let text = format!(
        "module {{
          func.func private @f(%x: {open}) -> {open} {{
            %r = stablehlo.not %x : {open}
            return %r : {open}
          }}
          func.func @main() -> {open} {{
            {X}%s = stablehlo.constant dense<[6]> : tensor<1xi64>
            %d = stablehlo.dynamic_reshape %x, %s : (tensor<6xi32>, tensor<1xi64>) -> {open}
            {calls}return %v{} : {open}
          }}
        }}",
        CALLS - 1
    );
    assert_eq!(run(&text), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    // The entry, one for numbers that are known, and one for those that it yields.
    let functions = module(&text).functions;
    assert_eq!(functions.len(), 3);
}

#[test]
fn padding_of_convolutions() {
    let body = "%a = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
        %k = stablehlo.constant dense<[[[1.0, 1.0]]]> : tensor<1x1x2xf32>
        %p = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
        %r = \"stablehlo.dynamic_conv\"(%a, %k, %p) <{batch_group_count = 1 : i64,
        dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>,
        feature_group_count = 1 : i64}> : (tensor<1x1x3xf32>, tensor<1x1x2xf32>, tensor<1x2xi64>)
        -> tensor<1x1x3xf32>";
    yields(body, "tensor<1x1x3xf32>", &[1.0, 3.0, 5.0]);
}

#[test]
fn functions_are_made_for_the_sizes_that_they_get() {
    let text = "module {
        func.func public @main() -> tensor<8xi32> {
          %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
          %n = stablehlo.constant dense<3> : tensor<i32>
          %m = stablehlo.constant dense<5> : tensor<i32>
          %a = call @f(%n, %x) : (tensor<i32>, tensor<3xi32>) -> tensor<?xi32>
          %y = stablehlo.constant dense<7> : tensor<5xi32>
          %b = call @f(%m, %y) : (tensor<i32>, tensor<5xi32>) -> tensor<?xi32>
          %r = stablehlo.concatenate %a, %b, dim = 0
            : (tensor<?xi32>, tensor<?xi32>) -> tensor<8xi32>
          return %r : tensor<8xi32>
        }
        func.func private @f(%n: tensor<i32>, %x: tensor<?xi32>) -> tensor<?xi32> {
          %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
          %i = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
          %r = stablehlo.add %i, %x : tensor<?xi32>
          return %r : tensor<?xi32>
        }
      }";
    assert_eq!(run(text), [1.0, 3.0, 5.0, 7.0, 8.0, 9.0, 10.0, 11.0]);
}

#[test]
fn shapes_that_nothing_decides_are_refused() {
    let text = "module { func.func @main(%x: tensor<4xf32>, %n: tensor<1xi32>) -> tensor<?xf32> {
        %r = stablehlo.dynamic_reshape %x, %n : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
        return %r : tensor<?xf32>
      } }";
    let message = refused(text);
    for part in ["dynamic_reshape", "static shapes"] {
        assert!(message.contains(part), "no {part:?} in\n{message}");
    }
}

#[test]
fn tokens_are_left_out() {
    let text = "module {
        func.func public @main(%t: !stablehlo.token,
            %x: tensor<2xf32> {tf.aliasing_output = 1 : i32})
            -> (!stablehlo.token, tensor<2xf32>) {
          %0 = stablehlo.create_token : !stablehlo.token
          %1 = stablehlo.after_all %0, %t : !stablehlo.token
          %2:2 = stablehlo.optimization_barrier %1, %x : !stablehlo.token, tensor<2xf32>
          %3 = stablehlo.optimization_barrier %1 : !stablehlo.token
          %4 = stablehlo.negate %2#1 : tensor<2xf32>
          return %2#0, %4 : !stablehlo.token, tensor<2xf32>
        }
      }";
    let module = module(text);
    let entry = &module.functions[0];
    assert_eq!((entry.inputs.len(), entry.outputs.len()), (1, 1));
    assert_eq!(entry.replaces, [(0, 0)]);
}
