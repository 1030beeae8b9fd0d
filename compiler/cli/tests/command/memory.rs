//! Memory: what a file asks for is compared with the limit before anything is allocated.

use crate::{assert_has, digits, fails, folder, large_target, misused, succeeds};

#[test]
fn models_beyond_the_limit_are_refused() {
    let out = folder("memory");
    let (out, digits) = (out.to_str().unwrap(), digits());
    let target = large_target();
    succeeds([
        "compile",
        digits.to_str().unwrap(),
        "--target",
        &target,
        "-o",
        out,
    ]);
    let pea = format!("{out}/model.pea");
    let bytes = std::fs::metadata(&pea).unwrap().len() + 640;
    let limit = |limit: &str| ["run", &pea, "--max-memory", limit].map(str::to_owned);
    succeeds(limit(&bytes.to_string()));
    succeeds(limit("1G"));
    let said = fails(limit(&(bytes - 1).to_string()));
    let numbers = format!(
        "takes {bytes} bytes of memory, expected at most {}",
        bytes - 1
    );
    assert_has(
        &said,
        &[
            "error[peapod::E0704]: the pea with its arena",
            &numbers,
            "--max-memory",
        ],
    );
    let said = fails(["inspect", &pea, "--max-memory", "1K"]);
    assert_has(&said, &["expected at most 1024"]);
    assert_has(&misused(limit("much")), &["expected a number of bytes"]);
    assert_has(
        &misused(limit("99999999999G")),
        &["expected a number of bytes"],
    );
}

#[cfg(feature = "pod")]
#[test]
fn pods_count_all_devices_and_ports() {
    let out = folder("memory-pod");
    let model = out.join("step.ir");
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[1024]) {\n  %y \"y\" = relu(%x): \
                f32[1024]\n  return %y\n}\n";
    std::fs::write(&model, text).unwrap();
    let (model, out) = (model.to_str().unwrap(), out.to_str().unwrap());
    let args = [
        "compile",
        model,
        "--target",
        "local",
        "--mesh",
        "data=1024",
        "-o",
        out,
    ];
    succeeds(args);
    let pod = format!("{out}/step.pod");
    // Input and output take 8 KiB, arenas at least as much.
    let said = fails(["run", &pod, "--max-memory", "12K"]);
    assert_has(
        &said,
        &[
            "error[peapod::E0704]: the program on all its devices takes",
            "at most 12288",
        ],
    );
    succeeds(["run", &pod, "--max-memory", "64M"]);
    for steps in ["1000000000000", "18446744073709551615"] {
        let said = fails(["run", &pod, "--steps", steps]);
        assert_has(&said, &["E0704]: what is kept of every step takes"]);
    }
}

/// Nothing in the log says how much its values take.
#[cfg(feature = "pod")]
#[test]
fn what_no_check_foresees_is_held_against_the_limit_too() {
    let out = folder("memory-log");
    let log = out.join("result_0.txt");
    let values = "1,".repeat(7 << 20);
    let line = format!(":::MLLOG {{\"key\": \"a\", \"value\": [{values}1], \"time_ms\": 1}}");
    std::fs::write(&log, line).unwrap();
    let said = fails([
        "mlperf",
        "check",
        log.to_str().unwrap(),
        "--max-memory",
        "64M",
    ]);
    assert_has(&said, &["E0704]: the command takes ", "at most 67108864"]);
}
