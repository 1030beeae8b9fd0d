//! `peapod inspect`.

use std::fs;

use serde_json::Value;

use crate::{assert_has, digits, folder, large_target, succeeds};

#[test]
fn shows_what_is_in_a_tflite() {
    let path = digits();
    let path = path.to_str().unwrap();
    let said = succeeds(["inspect", path]);
    assert_has(
        &said,
        &[
            "digits: tflite, 6,128 bytes",
            "8 ops, 8,448 MACs per run",
            "  2  depthwise_conv2d  1,152",
            "i8[1, 8, 8, 1]",
            "0.003921569 * (x + 128)",
            "8 scales along 0",
            "serving_default(image = %0) -> (output_0 = %16)",
            "min_runtime_version: 16 bytes",
            "it takes 640 bytes of RAM and ",
        ],
    );
    let json: Value = serde_json::from_str(&succeeds(["inspect", "--json", path])).unwrap();
    assert_eq!(json["macs"], 8448);
    assert_eq!(json["ops"][0]["source"], "CONV_2D");
    assert_eq!(
        json["tensors"][0]["quantization"]["zero_points"],
        serde_json::json!([-128])
    );
    assert_eq!(json["compiled"]["ram"], 640);
    assert_eq!(json["unsupported"], serde_json::json!([]));
    assert_eq!(json["signatures"][0]["inputs"][0]["name"], "image");
}

#[test]
fn shows_what_is_in_a_pea() {
    let out = folder("inspect-pea");
    let out = out.to_str().unwrap();
    let path = digits();
    succeeds([
        "compile",
        path.to_str().unwrap(),
        "--target",
        &large_target(),
        "-o",
        out,
    ]);
    let pea = format!("{out}/model.pea");
    let said = succeeds(["inspect", &pea]);
    assert_has(
        &said,
        &[
            "7 steps in an arena of 640 bytes",
            "max_pool2d_s8",
            "s8 at 0 + 512",
        ],
    );
    let json: Value = serde_json::from_str(&succeeds(["inspect", "--json", &pea])).unwrap();
    assert_eq!(json["arena_bytes"], 640);
    assert_eq!(json["kernels"][0], "conv2d_s8_scalar");
    assert_eq!(json["steps"][6]["kernel"], "softmax_s8");
    assert_eq!(json["inputs"][0]["zero_point"], -128);
    assert_eq!(json["steps"][0]["inputs"][1]["memory"], "constants");
}

#[test]
fn lists_everything_that_cannot_run() {
    let folder = folder("inspect-unsupported");
    let path = folder.join("filters.ir");
    fs::write(&path, crate::errors::UNSUPPORTED).unwrap();
    let said = succeeds(["inspect", path.to_str().unwrap()]);
    assert_has(&said, &["cannot run", "first", "second"]);
    let json = succeeds(["inspect", "--json", path.to_str().unwrap()]);
    let json: Value = serde_json::from_str(&json).unwrap();
    let causes = json["unsupported"].as_array().unwrap();
    assert_eq!(causes.len(), 1, "{json:#}");
    assert!(
        causes[0].as_str().unwrap().contains("(2 times)"),
        "{json:#}"
    );
    assert_eq!(json["compiled"], Value::Null);
}
