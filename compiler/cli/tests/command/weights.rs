//! `peapod compile --weights`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{assert_has, folder, large_target, misused, succeeds};

/// A convolution of 16 to 16 channels whose weights have five values; a float product whose
/// weights 16 bits hold exactly follows in `float.ir`.
fn models(folder: &Path) -> [PathBuf; 2] {
    let weights: Vec<String> = (0..256).map(|at| (at * 7 % 5 - 2).to_string()).collect();
    let weights = weights.join(", ");
    let integers = format!(
        "module \"few\"\nfunc @main(%x: i8[1, 4, 4, 16] quant(0.5:0)) {{\n\
         const %w \"filter\": i8[16, 1, 1, 16] quant(0.1:0) = [{weights}]\n\
         %y = conv2d(%x, %w, _) {{stride = [1, 1], dilation = [1, 1], \
         padding = [[0, 0], [0, 0]], activation = none}}: i8[1, 4, 4, 16] quant(0.5:0)\n\
         return %y\n}}\n"
    );
    let weights: Vec<String> = (0..256)
        .map(|at| format!("{:?}", f64::from(at) / 64.0))
        .collect();
    let floats = format!(
        "module \"float\"\nfunc @main(%x: f32[1, 16]) {{\n\
         const %w \"matrix\": f32[16, 16] = [{}]\n\
         %y = fully_connected(%x, %w, _): f32[1, 16]\n return %y\n}}\n",
        weights.join(", ")
    );
    [("few.ir", integers), ("float.ir", floats)].map(|(name, text)| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        file
    })
}

fn report(model: &Path, out: &Path, weights: &[&str]) -> (String, Value) {
    let (model, to) = (model.to_str().unwrap(), out.to_str().unwrap());
    let target = large_target();
    let args = ["compile", model, "--target", &target, "-o", to];
    let said = succeeds(args.iter().chain(weights));
    let report = fs::read_to_string(out.join("report.json")).unwrap();
    (said, serde_json::from_str(&report).unwrap())
}

#[test]
fn weights_in_fewer_bits_are_reported() {
    let out = folder("compile-weights");
    let [integers, floats] = models(&out);
    let (said, dense) = report(&integers, &out.join("auto"), &[]);
    assert!(dense.get("weights").is_none() && !said.contains("coded"));
    let args = ["--weights", "compressed"];
    let (said, coded) = report(&integers, &out.join("compressed"), &args);
    // Three bits for each of 256 weights, and a table of eight.
    let expected = serde_json::json!([{
        "name": "filter", "step": 0, "coding": "table", "bits": 3, "bytes": 104, "dense_bytes": 256
    }]);
    assert_eq!(coded["weights"], expected);
    assert_has(
        &said,
        &["coded  1 constants take 104 bytes of flash, 256 as they are: 1 table"],
    );
    let flash = |report: &Value| report["flash"]["model"].as_u64().unwrap();
    assert!(flash(&coded) < flash(&dense));

    let (_, half) = report(&integers, &out.join("half"), &["--weights", "half"]);
    assert!(half.get("weights").is_none());
    let (_, half) = report(&floats, &out.join("halves"), &["--weights", "half"]);
    let expected = serde_json::json!([{
        "name": "matrix", "step": 0, "coding": "half", "bytes": 516, "dense_bytes": 1024
    }]);
    assert_eq!(half["weights"], expected);
    let form = misused(["compile", "few.ir", "--weights", "tiny"]);
    assert_has(&form, &["dense", "auto", "half", "compressed"]);
}
