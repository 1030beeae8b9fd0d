//! The same program on several engines: `local` against itself, which is everywhere.

use std::fs;

use crate::{assert_has, fails, folder, succeeds};

/// The pod of a function of one tensor of this type.
fn compiled(test: &str, ty: &str, body: &str) -> String {
    let out = folder(test);
    let text = format!(
        "module {{\n  func.func public @main(%x: tensor<{ty}>) -> tensor<{ty}> {{\n{body}\n    \
         return %y : tensor<{ty}>\n  }}\n}}\n"
    );
    let (model, out) = (out.join("step.mlir"), out.to_str().unwrap());
    fs::write(&model, text).unwrap();
    let model = model.to_str().unwrap();
    let args = [
        "--target",
        "local",
        "--mesh",
        "data=2",
        "--no-feed",
        "-o",
        out,
    ];
    succeeds(["compile", model].iter().chain(&args));
    format!("{out}/step.pod")
}

const ENGINES: [&str; 2] = ["--engines", "local,local"];

/// Inputs are numbers in every type, so that sums of them are compared, not NaN with NaN.
#[test]
fn floats_of_all_types_are_compared() {
    for ty in ["f16", "bf16", "f32", "f64"] {
        let body = format!("    %y = stablehlo.add %x, %x : tensor<8x{ty}>");
        let pod = compiled(&format!("compare-{ty}"), &format!("8x{ty}"), &body);
        let said = succeeds(["compare", &pod].iter().chain(&ENGINES));
        assert_has(&said, &["NaN in both", "0.00e0"]);
        let engines = said.lines().filter(|line| line.contains("local"));
        let nan = engines.map(|line| line.split_whitespace().last());
        assert_eq!(nan.collect::<Vec<_>>(), [Some("0"); 2], "{ty}: {said}");
    }
}

#[test]
fn outputs_that_are_partly_nan_are_counted_and_others_refused() {
    let root = "    %y = stablehlo.sqrt %x : tensor<8xf32>";
    let pod = compiled("compare-part", "8xf32", root);
    let said = succeeds(["compare", &pod].iter().chain(&ENGINES));
    let line = said.lines().find(|line| line.contains("local")).unwrap();
    let nan: usize = line.split_whitespace().last().unwrap().parse().unwrap();
    assert!((1..8).contains(&nan), "{said}");
    let none = "    %a = stablehlo.multiply %x, %x : tensor<8xf32>\n    \
                %o = stablehlo.constant dense<1.0> : tensor<8xf32>\n    \
                %b = stablehlo.add %a, %o : tensor<8xf32>\n    \
                %n = stablehlo.negate %b : tensor<8xf32>\n    \
                %y = stablehlo.log %n : tensor<8xf32>";
    let pod = compiled("compare-none", "8xf32", none);
    let said = fails(["compare", &pod].iter().chain(&ENGINES));
    assert_has(
        &said,
        &["peapod::E0710", "all 8 elements of output", "--seed"],
    );
}

/// Outputs of the first engine, of 32 KB, are kept beside the program, which is run with less.
#[test]
fn programs_beyond_the_limit_are_refused() {
    let body = "    %y = stablehlo.add %x, %x : tensor<8192xf32>";
    let pod = compiled("compare-memory", "8192xf32", body);
    let limit = ["--max-memory", "150K"];
    succeeds(["run", &pod].iter().chain(&limit));
    let said = fails(["compare", &pod].iter().chain(&ENGINES).chain(&limit));
    assert_has(&said, &["peapod::E0704", "at most 153600"]);
    let limit = ["--max-memory", "64M"];
    succeeds(["compare", &pod].iter().chain(&ENGINES).chain(&limit));
}

/// The last engine is not there: nothing is run by the first one, which would take for ever.
#[test]
fn engines_are_looked_for_before_any_runs() {
    let body = r#"
        %n = stablehlo.constant dense<2147483647> : tensor<i32>
        %z = stablehlo.constant dense<0> : tensor<i32>
        %k, %y = stablehlo.while(%i = %z, %v = %x) : tensor<i32>, tensor<8xf32>
        cond {
          %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        } do {
          %o = stablehlo.constant dense<1> : tensor<i32>
          %j = stablehlo.add %i, %o : tensor<i32>
          %w = stablehlo.sine %v : tensor<8xf32>
          stablehlo.return %j, %w : tensor<i32>, tensor<8xf32>
        }"#;
    let pod = compiled("compare-order", "8xf32", body);
    let began = std::time::Instant::now();
    let said = fails(["compare", &pod, "--engines", "local,pjrt:/no/such.so"]);
    assert_has(&said, &["/no/such.so"]);
    let said = fails(["compare", &pod, "--engines", "local,nobody"]);
    assert_has(&said, &["unknown engine `nobody`"]);
    assert!(began.elapsed() < std::time::Duration::from_secs(20));
}
