//! What replaces what from step to step.

use super::module;

/// `replaces(…)` of a step of parameters `w`, momentum `m`, a batch and a rate, which returns what
/// `results` lists.
fn replaces(arguments: [&str; 5], results: &[(&str, &str)]) -> String {
    let names = ["w", "m", "x", "rate", "key"];
    let types = ["4x3xf32", "4x3xf32", "8x4xf32", "f32", "2xui32"];
    let arguments = names.iter().zip(types).zip(arguments);
    let arguments: Vec<String> = arguments
        .map(|((name, ty), attributes)| format!("%{name}: tensor<{ty}> {attributes}"))
        .collect();
    let types = results.iter().map(|(value, _)| match *value {
        "%w2" | "%m2" | "%w3" | "%m3" | "%e" | "%d" | "%ahead" | "%g" | "%w" => "tensor<4x3xf32>",
        "%loss" => "tensor<f32>",
        _ => "tensor<2xui32>",
    });
    let types: Vec<&str> = types.collect();
    let declared = types.iter().zip(results);
    let declared: Vec<String> = declared
        .map(|(ty, (_, info))| format!("{ty} {{jax.result_info = \"{info}\"}}"))
        .collect();
    let values: Vec<&str> = results.iter().map(|(value, _)| *value).collect();
    let text = format!(
        "module {{ func.func public @main({}) -> ({}) {{
          %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : \
            (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
          %g = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] : \
            (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
          %m2 = stablehlo.add %m, %g : tensor<4x3xf32>
          %r = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
          %s = stablehlo.multiply %r, %m2 : tensor<4x3xf32>
          %w2 = stablehlo.subtract %w, %s : tensor<4x3xf32>
          %d = stablehlo.subtract %w2, %m : tensor<4x3xf32>
          %ahead = stablehlo.add %w, %g : tensor<4x3xf32>
          %half = stablehlo.constant dense<0.5> : tensor<4x3xf32>
          %penalty = stablehlo.multiply %half, %w : tensor<4x3xf32>
          %m3 = stablehlo.add %m2, %penalty : tensor<4x3xf32>
          %w3 = stablehlo.add %w, %m3 : tensor<4x3xf32>
          %e = stablehlo.maximum %m, %w2 : tensor<4x3xf32>
          %zero = stablehlo.constant dense<0.0> : tensor<f32>
          %loss = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = \
            [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
          %low = stablehlo.slice %key [0:1] : (tensor<2xui32>) -> tensor<1xui32>
          %high = stablehlo.slice %key [1:2] : (tensor<2xui32>) -> tensor<1xui32>
          %key2 = stablehlo.concatenate %high, %low, dim = 0 : \
            (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
          return {} : {}
        }} }}",
        arguments.join(", "),
        declared.join(", "),
        values.join(", "),
        types.join(", "),
    );
    let function = &module(&text).functions[0];
    let open = if function.feedback_open { ", open" } else { "" };
    format!("{:?}{open}", function.replaces)
}

const SAID: [&str; 5] = [""; 5];

#[test]
fn data_flow_pairs_in_any_order() {
    let of = |results: &[&str]| {
        let results: Vec<(&str, &str)> = results.iter().map(|it| (*it, "")).collect();
        replaces(SAID, &results)
    };
    assert_eq!(of(&["%w2", "%m2", "%loss"]), "[(0, 0), (1, 1)]");
    assert_eq!(of(&["%loss", "%w2", "%m2"]), "[(1, 0), (2, 1)]");
    assert_eq!(of(&["%m2", "%w2", "%loss"]), "[(0, 1), (1, 0)]");
    // With a penalty, each is computed from both, element by element.
    assert_eq!(of(&["%w3", "%m3", "%loss"]), "[(0, 0), (1, 1)]");
    assert_eq!(of(&["%m3", "%w3", "%loss"]), "[(0, 1), (1, 0)]");
}

#[test]
fn what_types_alone_leave_open_is_said() {
    let of = |results: &[&str]| {
        let results: Vec<(&str, &str)> = results.iter().map(|it| (*it, "")).collect();
        replaces(SAID, &results)
    };
    // Without a loss it may be a function of two tensors.
    assert_eq!(of(&["%w2", "%m2"]), "[], open");
    // A new key follows from no chain of elementwise ops.
    assert_eq!(
        of(&["%w2", "%m2", "%loss", "%key2"]),
        "[(0, 0), (1, 1)], open"
    );
    // A difference is not the next value of what was subtracted.
    assert_eq!(of(&["%w2", "%d", "%loss"]), "[], open");
    assert_eq!(of(&["%d", "%w2", "%loss"]), "[], open");
    // A gradient takes no parameter's place, but the momentum is not returned.
    assert_eq!(of(&["%w2", "%g", "%loss"]), "[], open");
}

#[test]
fn batches_are_no_state() {
    // A batch that is moved, or replaced by what it was reconstructed as.
    let step = |names: [&str; 3], roots: [&str; 3]| {
        let located = names.map(|name| format!("loc(\"{name}\")"));
        let [w, b, x] = located;
        let text = format!(
            "module {{ func.func public @main(%w: tensor<4x4xf32> {w}, %b: tensor<f32> {b}, \
              %x: tensor<8x4xf32> {x}) -> (tensor<4x4xf32> {{jax.result_info = \"{}\"}}, \
              tensor<f32> {{jax.result_info = \"{}\"}}, \
              tensor<8x4xf32> {{jax.result_info = \"{}\"}}, tensor<f32>) {{
              %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : \
                (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
              %x2 = stablehlo.add %x, %y : tensor<8x4xf32>
              %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : \
                (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
              %w2 = stablehlo.subtract %w, %g : tensor<4x4xf32>
              %zero = stablehlo.constant dense<0.0> : tensor<f32>
              %loss = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions \
                = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
              %b2 = stablehlo.subtract %b, %loss : tensor<f32>
              return %w2, %b2, %x2, %loss : \
                tensor<4x4xf32>, tensor<f32>, tensor<8x4xf32>, tensor<f32>
            }} }}",
            roots[0], roots[1], roots[2]
        );
        let function = &module(&text).functions[0];
        (function.replaces.clone(), function.feedback_open)
    };
    let parameters = vec![(0, 0), (1, 1)];
    let results = ["result[0]['w']", "result[0]['b']", "result[1]['x']"];
    let found = step(["p['w']", "p['b']", "batch['x']"], results);
    assert_eq!(found, (parameters.clone(), true));
    let found = step(
        ["p['w']", "p['b']", "x"],
        ["result[0]['w']", "result[0]['b']", "result[1]"],
    );
    assert_eq!(found, (parameters, true));
}

#[test]
fn names_pair_trees() {
    let located = [
        "loc(\"params['w']\")",
        "loc(\"state.mu['w']\")",
        "loc(\"x\")",
        "loc(\"rate\")",
        "loc(\"key\")",
    ];
    let results = [
        ("%loss", "result[0]"),
        ("%m2", "result[1].mu['w']"),
        ("%w2", "result[2]['w']"),
    ];
    assert_eq!(replaces(located, &results), "[(1, 1), (2, 0)]");
    // Trees of the same paths are paired by what is updated, whatever their roots are called.
    let named = |roots: [&str; 2], results: [&'static str; 2]| {
        let located = roots.map(|root| format!("loc(\"{root}['w']\")"));
        let [w, m] = located.each_ref().map(String::as_str);
        let [first, second] = results;
        let results = [
            (first, "result[0]['w']"),
            (second, "result[1]['w']"),
            ("%loss", "result[2]"),
        ];
        replaces([w, m, "", "", ""], &results)
    };
    for roots in [["a", "b"], ["b", "a"]] {
        assert_eq!(named(roots, ["%w3", "%m3"]), "[(0, 0), (1, 1)]");
        assert_eq!(named(roots, ["%m3", "%w3"]), "[(0, 1), (1, 0)]");
        assert_eq!(named(roots, ["%w2", "%e"]), "[(0, 0), (1, 1)]");
        assert_eq!(named(roots, ["%e", "%w2"]), "[(0, 1), (1, 0)]");
        assert_eq!(named(roots, ["%d", "%w2"]), "[], open");
    }
}

#[test]
fn buffers_pair_unless_the_data_flow_contradicts() {
    let donated = [
        "{jax.buffer_donor = true}",
        "{jax.buffer_donor = true}",
        "",
        "",
        "",
    ];
    let results = |results: [&'static str; 3]| results.map(|it| (it, ""));
    assert_eq!(
        replaces(donated, &results(["%w2", "%m2", "%loss"])),
        "[(0, 0), (1, 1)]"
    );
    // Donors of one type are paired in order by JAX: memory, not meaning.
    assert_eq!(
        replaces(donated, &results(["%m2", "%w2", "%loss"])),
        "[(0, 1), (1, 0)]"
    );
    // Both are computed from both.
    assert_eq!(
        replaces(donated, &results(["%m3", "%w3", "%loss"])),
        "[(0, 1), (1, 0)]"
    );
    // A gradient, or parameters that are tried, may be written to the memory of the parameters.
    let [parameters, ..] = donated;
    let one = [parameters, "", "", "", ""];
    for first in ["%g", "%ahead"] {
        let found = replaces(one, &results([first, "%w2", "%loss"]));
        assert_eq!(found, "[], open", "{first}");
    }
    let aliased = ["{tf.aliasing_output = 0 : i32}", "", "", "", ""];
    assert_eq!(replaces(aliased, &[("%w2", "")]), "[(0, 0)]");
}
