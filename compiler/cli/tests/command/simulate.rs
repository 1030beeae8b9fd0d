//! `peapod simulate` on the training step of `examples/train`: what is printed and written, sweeps,
//! what-ifs, mistakes.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::pod::{any, compile_args, eight, train};
use crate::{assert_has, fails, folder, listing, peapod, succeeds};

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What simulating the step says, with further arguments.
fn simulated(more: &[&str]) -> String {
    let step = train("step.mlir");
    let target = eight();
    let args = ["simulate", path(&step), "--target", &target];
    succeeds(args.iter().chain(more))
}

/// Standard error of a simulation that fails, and that leaves no file of those it was to write.
fn refused(test: &str, more: &[&str]) -> String {
    let step = train("step.mlir");
    let out = folder(test).join("out");
    let [report, trace, html] = ["r.json", "t.json", "p.html"].map(|file| out.join(file));
    let target = eight();
    let args = ["simulate", path(&step), "--target", &target];
    let files = [
        "--report",
        path(&report),
        "--trace",
        path(&trace),
        "--html",
        path(&html),
    ];
    let said = fails(args.iter().chain(&files).chain(more));
    assert!(!out.exists(), "{test} left {}", out.display());
    said
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The number in front of `unit` in the line that starts so.
fn number(said: &str, line: &str, unit: &str) -> f64 {
    let line = said
        .lines()
        .find(|it| it.starts_with(line) && it.contains(" ms"))
        .unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words
        .iter()
        .position(|word| word.starts_with(unit))
        .unwrap();
    words[at - 1].parse().unwrap()
}

#[test]
fn a_summary_says_how_long_what_bounds_it_and_what_is_exposed() {
    let said = simulated(&[]);
    assert_has(
        &said,
        &[
            &format!("step on {}: 8 devices", eight()),
            "MFU ",
            "bound by matrix units ",
            "waiting for links ",
            "on each device: fits",
            "collective",
            "reduce_scatter",
            "all_gather",
        ],
    );
    let step = number(&said, "step ", "ms");
    let communication = number(&said, "communication ", "ms");
    assert!(0.0 < communication && communication < step, "{said}");
}

#[test]
fn files_are_written_and_their_parts_add_up() {
    let out = folder("simulate-files").join("made/on/the/way");
    let [report, trace, html] = ["r.json", "t.json", "p.html"].map(|file| out.join(file));
    let files = [
        "--report",
        path(&report),
        "--trace",
        path(&trace),
        "--html",
        path(&html),
    ];
    let said = simulated(&files);
    assert_eq!(listing(&out), ["p.html", "r.json", "t.json"]);
    assert_has(&said, &[&format!("written to {}", html.display())]);

    let report = json(&report);
    assert_eq!(report["target"], eight());
    assert_eq!(report["model"], "step");
    assert_eq!(report["devices"], 8);
    assert_eq!(report["mesh"][0]["name"], "data");
    let step = report["step_seconds"].as_f64().unwrap();
    let core = report["core_seconds"].as_object().unwrap();
    let parts: f64 = core.values().map(|it| it.as_f64().unwrap()).sum();
    assert!((parts / step - 1.0).abs() < 1e-6, "{parts} and {step}");
    let exposed = report["exposed_seconds"].as_f64().unwrap();
    assert!(exposed <= report["communication_seconds"].as_f64().unwrap());
    let collectives = report["collectives"].as_array().unwrap();
    let each = collectives
        .iter()
        .map(|it| it["exposed_seconds"].as_f64().unwrap());
    assert!((each.sum::<f64>() - exposed).abs() < 1e-9);
    for key in ["flops", "flops_utilisation", "memory_traffic_bytes"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}");
    }
    for key in ["kinds", "layers"] {
        assert!(!report[key].as_array().unwrap().is_empty(), "{key}");
    }
    let memory = &report["memory"];
    let categories = memory["categories"].as_object().unwrap();
    let bytes: u64 = categories.values().map(|it| it.as_u64().unwrap()).sum();
    assert_eq!(Some(bytes), memory["per_device_bytes"].as_u64());
    assert_eq!(memory["fits"], true);

    assert!(!json(&trace)["traceEvents"].as_array().unwrap().is_empty());
    let page = fs::read_to_string(&html).unwrap();
    assert!(
        page.trim_start()
            .to_lowercase()
            .starts_with("<!doctype html>")
    );
}

#[test]
fn a_pod_is_simulated_as_the_model_that_it_came_from() {
    let out = folder("simulate-pod");
    let (step, target) = (train("step.mlir"), eight());
    succeeds(compile_args(&step, &target, &out));
    let pod = out.join("step.pod");
    let said = succeeds(["simulate", path(&pod), "--target", &target]);
    assert_eq!(said, simulated(&[]));
    assert_eq!(simulated(&[]), simulated(&[]), "every run says the same");
    let said = fails([
        "simulate",
        path(&pod),
        "--target",
        &target,
        "--what-if",
        "weight_update_sharding=off",
    ]);
    assert_has(&said, &["step.pod", "compiled already", "give the model"]);
    let options = ["--mesh=data=8", "--shard=x=data", "--deny-replication"];
    let line = ["simulate", path(&pod), "--target", &target];
    let said = fails(line.iter().chain(&options));
    assert_eq!(said.matches("error[peapod::E0104]: ").count(), 3, "{said}");
}

#[test]
fn a_sweep_has_a_row_and_a_report_for_every_size() {
    let out = folder("simulate-sweep");
    let report = out.join("r.json");
    let said = simulated(&["--sweep", "cores=8..64", "--report", path(&report)]);
    let table = said.split("speed-up").nth(1).unwrap();
    let rows = table
        .lines()
        .skip(1)
        .map(str::trim)
        .take_while(|row| row.contains('%'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
    let cores: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(cores, ["8", "16", "32", "64"]);
    assert_eq!(rows[0][2], "1.00");
    let report = json(&report);
    let sweep = report["sweep"].as_array().unwrap();
    let devices: Vec<u64> = sweep
        .iter()
        .map(|it| it["devices"].as_u64().unwrap())
        .collect();
    assert_eq!(devices, [8, 16, 32, 64]);
    assert_eq!(sweep[0]["step_seconds"], report["step_seconds"]);
}

/// The compiler splits the axis of data where tensors need parts of it; here the mesh has it so.
#[test]
fn a_pod_whose_axis_of_data_is_split_is_swept_along_its_first_part() {
    let out = folder("simulate-split");
    let (step, target) = (train("step.mlir"), eight());
    let mesh = ["--mesh", "data.0=4,data.1=2"];
    succeeds(compile_args(&step, &target, &out).iter().chain(&mesh));
    let pod = out.join("step.pod");
    let swept = |from_to: &str| {
        let sweep = format!("cores={from_to}");
        [
            "simulate",
            path(&pod),
            "--target",
            &target,
            "--sweep",
            &sweep,
        ]
        .map(str::to_owned)
    };
    let said = succeeds(swept("8..32"));
    let table = said.split("speed-up").nth(1).unwrap();
    for cores in ["8 ", "16 ", "32 "] {
        let row = table.lines().any(|row| row.trim().starts_with(cores));
        assert!(row, "{said}");
    }
}

#[test]
fn sweeps_that_cannot_be_say_so() {
    for sweep in [
        "8..64",
        "cores=8",
        "cores=64..8",
        "cores=0..8",
        "cores=a..b",
    ] {
        let said = refused("simulate-no-sweep", &["--sweep", sweep]);
        assert_has(&said, &["error[peapod::E0808]", &format!("{sweep:?}")]);
    }
    let said = refused("simulate-no-slice", &["--sweep", "cores=3..3"]);
    assert_has(
        &said,
        &["no target has 3 cores", "targets have [8, 16, 32, "],
    );
}

#[test]
fn what_ifs_stand_beside_what_they_change() {
    let changes = [
        "overlap=off",
        "weight_update_sharding=off",
        "colours=1,link_bandwidth=70e9",
        "hop_latency_s=1e-5",
    ];
    let more = changes.iter().flat_map(|change| ["--what-if", change]);
    let said = simulated(&more.collect::<Vec<_>>());
    let table = said.split("what if").nth(1).unwrap();
    let row = |change: &str| -> Vec<&str> {
        let row = table
            .lines()
            .find(|row| row.trim().starts_with(change))
            .unwrap();
        row.trim()[change.len()..].split_whitespace().collect()
    };
    // Step, change, %, exposed, memory and its unit, and what computing it took.
    let base = row("as asked");
    assert_eq!((base[1], base.len()), ("+0.00", 7), "{table}");
    let ms = |row: &[&str]| row[0].parse::<f64>().unwrap();
    assert!(ms(&row("overlap=off")) >= ms(&base), "{table}");
    assert!(ms(&row("hop_latency_s=1e-5")) > ms(&base), "{table}");
    assert_ne!(row("weight_update_sharding=off")[4], base[4], "{table}");
    for change in changes {
        assert!(row(change)[6].parse::<f64>().unwrap() >= 0.0);
    }
    let plain = simulated(&["--overlap", "off"]);
    let step = format!("step {} ms", row("overlap=off")[0]);
    assert_has(&plain, &[&step]);
}

/// A preset is options that come before those of the command line.
#[test]
fn a_preset_stands_for_its_options() {
    let step = |said: &str| {
        said.lines()
            .find(|it| it.starts_with("step 1"))
            .map(str::to_owned)
    };
    let spelled = ["--overlap", "off", "--bucket-bytes", "268435456"];
    let [preset, spelled, plain] = [&["--preset", "mlperf"][..], &spelled, &[]].map(simulated);
    assert_eq!(step(&preset), step(&spelled));
    assert_ne!(step(&preset), step(&plain));
    let changed = simulated(&[
        "--preset",
        "mlperf",
        "--overlap",
        "on",
        "--what-if",
        "overlap=off",
    ]);
    assert_eq!(
        step(&changed),
        step(&simulated(&["--bucket-bytes", "268435456"]))
    );
    let row = changed
        .lines()
        .find(|it| it.trim().starts_with("overlap=off"));
    let ms = step(&preset).unwrap();
    let ms = ms.split_whitespace().nth(1).unwrap();
    assert!(row.is_some_and(|row| row.contains(ms)), "{changed}");
    assert_has(&plain, &["measured steps differ from simulated ones by "]);
}

/// What cannot be is left out with a warning, and what can is in the report and on the page.
#[test]
fn an_impossible_change_does_not_lose_the_others() {
    let out = folder("simulate-left-out");
    let [report, page] = ["r.json", "p.html"].map(|file| out.join(file));
    let (step, target) = (train("step.mlir"), eight());
    let args = ["simulate", path(&step), "--target", &target];
    let more = ["--what-if", "embedding=data=X", "--what-if", "colours=1"];
    let files = ["--report", path(&report), "--html", path(&page)];
    let ran = peapod(args.iter().chain(&more).chain(&files));
    assert!(ran.status.success());
    let [said, warned] = [ran.stdout, ran.stderr].map(|it| String::from_utf8(it).unwrap());
    assert_has(
        &warned,
        &["warning[peapod::E0804]", "in --what-if embedding=data=X"],
    );
    let row = said
        .lines()
        .find(|it| it.trim().starts_with("embedding=data=X"));
    assert!(row.is_some_and(|row| row.contains(" - ")), "{said}");
    let report = json(&report);
    let [left_out, done] = &report["what_ifs"].as_array().unwrap()[..] else {
        panic!("{report}");
    };
    assert_has(left_out["error"].as_str().unwrap(), &["dimension core"]);
    assert_eq!(done["change"], "colours=1");
    assert!(done["report"]["step_seconds"].as_f64().unwrap() > 0.0);
    let page = fs::read_to_string(&page).unwrap();
    assert_has(&page, &["colours=1", "dimension core has extent 2"]);
}

#[test]
fn settings_that_are_not_there_or_out_of_range_are_refused() {
    let said = refused("simulate-unknown", &["--set", "warp_speed=9"]);
    assert_has(&said, &["no setting `warp_speed`", "hop_latency_s"]);
    let said = refused("simulate-unread", &["--set", "hop_latency_s"]);
    assert_has(
        &said,
        &["expected NAME=VALUE in --set", "hop_latency_s=2e-6"],
    );
    let said = refused("simulate-range", &["--link-bandwidth", "1"]);
    assert_has(&said, &["link_bandwidth_bytes_per_s", "outside"]);
    let what_if = |change| refused("simulate-what-if", &["--what-if", change]);
    assert_has(
        &what_if("warp_speed=9"),
        &[
            "--what-if warp_speed=9",
            "unknown setting `warp_speed`",
            "colours",
            "hop_latency_s",
        ],
    );
    assert_has(
        &what_if("colours"),
        &["write for example --what-if colours=1"],
    );
    assert_has(
        &what_if("overlap=perhaps"),
        &[
            "invalid value 'perhaps' for '--overlap",
            "possible values: on, off",
        ],
    );
    assert_has(
        &what_if("link_bandwidth=wide"),
        &[
            "invalid value 'wide' for '--link-bandwidth",
            "in --what-if link_bandwidth=wide",
        ],
    );
    assert_has(
        &what_if("hop_latency_s=wide"),
        &["expected NAME=VALUE in --set, found \"hop_latency_s=wide\""],
    );
    assert_has(&what_if("grad_dtype=f8"), &["possible values: f32, bf16"]);
    assert_has(&what_if("colours=3"), &["expected 1, 2 or 4"]);
    for foreign in ["target=x", "deny_replication=x", "report=x"] {
        assert_has(&what_if(foreign), &["unknown setting"]);
    }
}

#[test]
fn meshes_and_targets_that_do_not_go_together_are_refused() {
    let said = refused("simulate-mesh", &["--mesh", "data=2,model=3"]);
    assert_has(&said, &["step.mlir", "has 6 devices", &eight(), "has 8"]);
    let said = refused("simulate-embedding", &["--embedding", "data=Z"]);
    assert_has(
        &said,
        &["embedding `data=Z`", "the dimensions are: core, X, Y"],
    );
    let said = refused("simulate-embedding-extent", &["--embedding", "data=X:3"]);
    assert_has(&said, &["dimension X has extent 2, the embedding uses 3"]);
    let step = train("step.mlir");
    let said = fails(["simulate", path(&step), "--target", &any()]);
    assert_has(&said, &["has no chips to simulate", &eight()]);
    let said = fails(["simulate", path(&step), "--target", "nowhere"]);
    assert_has(&said, &["nowhere", "`peapod target list`"]);
    let said = fails(["simulate", "nothing.pod", "--target", &eight()]);
    assert_has(&said, &["cannot read nothing.pod"]);
}

#[test]
fn a_file_that_cannot_be_written_leaves_none() {
    let out = folder("simulate-unwritable");
    let (report, place) = (out.join("r.json"), out.join("taken"));
    fs::create_dir(&place).unwrap();
    let (step, target) = (train("step.mlir"), eight());
    let args = ["simulate", path(&step), "--target", &target];
    let files = ["--report", path(&report), "--trace", path(&place)];
    let said = fails(args.iter().chain(&files));
    assert_has(&said, &["taken: not a file"]);
    assert_eq!(listing(&out), ["taken"]);
}

#[test]
fn damaged_pods_are_errors() {
    let out = folder("simulate-damaged");
    let (step, target) = (train("step.mlir"), eight());
    succeeds(compile_args(&step, &target, &out));
    let whole = fs::read(out.join("step.pod")).unwrap();
    let pod = out.join("half.pod");
    fs::write(&pod, &whole[..whole.len() / 2]).unwrap();
    let said = fails(["simulate", path(&pod), "--target", &target]);
    assert_has(&said, &["half.pod"]);
}

#[test]
fn help_has_examples() {
    let output = peapod(["simulate", "--help"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_has(
        &said,
        &["Examples:", "--what-if colours=1", "--sweep cores=16..8192"],
    );
}
