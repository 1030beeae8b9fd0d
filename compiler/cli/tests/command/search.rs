//! `peapod search`: the ranking is what simulating every candidate says, and all others have a
//! reason.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::pod::{any, compile_args, eight, train};
use crate::{assert_has, fails, folder, listing, peapod, succeeds};

/// An exported training step: two layers, AdamW, gradients clipped.
fn adamw() -> PathBuf {
    exported("mlp_adamw_clip.mlir")
}

fn exported(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../conformance/stablehlo/import")
        .join(file)
}

pub fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What a search says, and its report.
pub fn searched(test: &str, model: &Path, target: &str, more: &[&str]) -> (String, Value) {
    let report = folder(test).join("r.json");
    let args = [
        "search",
        path(model),
        "--target",
        target,
        "--report",
        path(&report),
    ];
    let said = succeeds(args.iter().chain(more));
    (said, json(&report))
}

/// Standard error of a search that fails and leaves no report.
fn refused(test: &str, model: &Path, more: &[&str]) -> String {
    let out = folder(test).join("out");
    let (report, target) = (out.join("r.json"), eight());
    let args = [
        "search",
        path(model),
        "--target",
        &target,
        "--report",
        path(&report),
    ];
    let said = fails(args.iter().chain(more));
    assert!(!out.exists(), "{test} left {}", out.display());
    said
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

pub fn list<'a>(report: &'a Value, key: &str) -> &'a [Value] {
    report[key].as_array().unwrap()
}

pub fn seconds(candidate: &Value) -> f64 {
    candidate["step_seconds"].as_f64().unwrap()
}

/// The pod of eight devices with another torus.
fn reshaped(folder: &Path, torus: &str) -> PathBuf {
    let pods = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../targets/pods");
    let text = fs::read_to_string(pods.join(format!("{}.toml", eight()))).unwrap();
    assert!(text.contains("torus = [2, 2]"));
    let file = folder.join("reshaped.toml");
    fs::write(&file, text.replace("torus = [2, 2]", torus)).unwrap();
    file
}

#[test]
fn the_first_is_the_fastest_of_all_candidates_simulated_one_by_one() {
    let (model, target) = (adamw(), eight());
    let (said, report) = searched("search-all", &model, &target, &["--max-candidates", "40"]);
    let ranked = list(&report, "ranked");
    let fell_out = list(&report, "fell_out");
    assert!(ranked.len() > 10, "{said}");
    let tried = report["tried"].as_u64().unwrap() as usize;
    assert_eq!(tried, ranked.len() + fell_out.len());
    let mut times = Vec::new();
    for candidate in ranked.iter().chain(fell_out) {
        let alone = folder("search-alone").join("r.json");
        let args = [
            "simulate",
            path(&model),
            "--target",
            &target,
            "--report",
            path(&alone),
        ];
        let own = list(candidate, "arguments")
            .iter()
            .map(|it| it.as_str().unwrap());
        succeeds(args.into_iter().chain(own));
        let alone = json(&alone);
        times.push(seconds(&alone));
        if candidate["reason"] != "same_program" {
            assert_eq!(candidate["step_seconds"], alone["step_seconds"]);
            assert_eq!(candidate["exposed_seconds"], alone["exposed_seconds"]);
            assert_eq!(
                candidate["memory_bytes"],
                alone["memory"]["per_device_bytes"]
            );
        }
    }
    let fastest = times.iter().copied().reduce(f64::min).unwrap();
    assert_eq!(seconds(&ranked[0]).to_bits(), fastest.to_bits());
    assert!(ranked.is_sorted_by(|a, b| seconds(a) <= seconds(b)));
    let slowest = format!(
        "{:.2} times the first",
        seconds(ranked.last().unwrap()) / fastest
    );
    assert_has(&said, &["rank", "MFU", "rejected:", "slower", &slowest]);
    assert_has(&said, &["the first: peapod simulate ", path(&model)]);
}

#[test]
fn the_printed_command_has_the_options_that_the_search_was_given() {
    let given = ["--overlap", "off", "--set", "hop_latency_s=9e-6"];
    let more = [&given[..], &["--axes", "data", "--max-candidates", "3"]].concat();
    let (said, report) = searched("search-command", &adamw(), &eight(), &more);
    let mut lines = said.lines();
    let printed = lines.find_map(|it| it.strip_prefix("the first: peapod "));
    let again = folder("search-command-again").join("again.json");
    let words = printed.unwrap().split(' ').map(|it| it.trim_matches('"'));
    let ends = words.clone().rev().take(4).collect::<Vec<_>>();
    assert!(given.iter().all(|it| ends.contains(it)), "{said}");
    succeeds(words.chain(["--report", path(&again)]));
    assert_eq!(seconds(&list(&report, "ranked")[0]), seconds(&json(&again)));
}

#[test]
fn all_presets_are_tried_and_none_is_faster_than_the_first() {
    let (said, report) = searched("search-kinds", &adamw(), &eight(), &[]);
    let tried = list(&report, "ranked")
        .iter()
        .chain(list(&report, "fell_out"));
    let has = |preset: &str, mesh: &str, rules: &[&str]| {
        let mut all = tried.clone();
        let found = all.any(|it| {
            it["preset"] == preset
                && it["arguments"][1] == mesh
                && it["rules"] == serde_json::json!(rules)
        });
        assert!(found, "{preset} {mesh} {rules:?}: {report:#}");
    };
    has("pure data", "data=8", &[]);
    has("ZeRO-1/2", "data=8", &[]);
    let stored = ["[0]['w1']=-,data", "[0]['w2']=data,-"];
    has("ZeRO-3 (FSDP)", "data=8", &stored);
    // The second matrix follows the first.
    let megatron = "tensor parallel (Megatron)";
    has(megatron, "data=2,model=4", &["[0]['w1']=-,model"]);
    has(megatron, "model=8", &["[0]['w1']=-,model"]);
    has("1F1B", "pipe=2,data=4", &[]);
    let presets = list(&report, "presets");
    assert!(presets.len() >= 5, "{said}");
    let first = seconds(&list(&report, "ranked")[0]);
    assert!(presets.iter().all(|it| first <= seconds(it)), "{said}");
    assert_has(&said, &["presets:", "% shorter than the best preset, "]);
}

#[test]
fn the_front_and_the_runner_up_are_of_what_fits() {
    let (said, report) = searched("search-front", &adamw(), &eight(), &[]);
    let (ranked, front) = (list(&report, "ranked"), list(&report, "pareto"));
    let bytes = |it: &Value| it["memory_bytes"].as_u64().unwrap();
    for one in ranked {
        let beaten = |it: &&Value| seconds(it) <= seconds(one) && bytes(it) <= bytes(one);
        assert!(front.iter().any(|it| beaten(&it)), "{one:#}");
    }
    assert!(front.is_sorted_by(|a, b| seconds(a) <= seconds(b) && bytes(a) > bytes(b)));
    let lost = &report["runner_up"];
    let slower = seconds(&ranked[1]) - seconds(&ranked[0]);
    assert_eq!(lost["slower_seconds"].as_f64(), Some(slower));
    let parts = lost["parts"].as_object().unwrap().values();
    let sum: f64 = parts.map(|it| it.as_f64().unwrap()).sum();
    assert!((sum - slower).abs() <= 1e-9, "{sum} {slower}");
    assert_has(
        &said,
        &[
            "the second, ",
            "ms by part: ",
            "no other is both faster and smaller",
        ],
    );
}

#[test]
fn threads_and_runs_make_no_difference() {
    let runs = ["1", "4", "4"].map(|threads| {
        let (said, report) = searched(
            "search-same",
            &adamw(),
            &eight(),
            &["--threads", threads, "--max-candidates", "30"],
        );
        (said, report.to_string())
    });
    assert_eq!(runs[0], runs[1]);
    assert_eq!(runs[1], runs[2]);
}

#[test]
fn what_does_not_fit_is_listed_with_the_bytes() {
    let most = 55_000;
    let more = ["--memory", "55000"];
    let (said, report) = searched("search-memory", &adamw(), &eight(), &more);
    assert_eq!(report["capacity_bytes"], most);
    assert!(
        list(&report, "ranked")
            .iter()
            .all(|it| it["memory_bytes"].as_u64() <= Some(most))
    );
    let large = list(&report, "fell_out")
        .iter()
        .filter(|it| it["reason"] == "too_large");
    let large: Vec<&Value> = large.collect();
    assert!(
        !large.is_empty() && !list(&report, "ranked").is_empty(),
        "{said}"
    );
    for it in large {
        let (over, needed) = (
            it["bytes_over"].as_u64().unwrap(),
            it["memory_bytes"].as_u64(),
        );
        assert_eq!(Some(most + over), needed);
        let mesh = it["arguments"][1].as_str().unwrap();
        let bytes = match over {
            ..1024 => format!("{over} B"),
            _ => format!("{}", over / 1024),
        };
        assert_has(&said, &[mesh, &format!(": does not fit by {bytes}")]);
    }
}

#[test]
fn a_search_that_finds_nothing_says_what_is_nearest() {
    let (model, target) = (adamw(), eight());
    let output = peapod([
        "search",
        path(&model),
        "--target",
        &target,
        "--memory",
        "1000",
    ]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    let parts = ["no candidate fits", "the nearest, ", "a smaller batch"];
    assert_has(&said, &parts);
    let listed = String::from_utf8(output.stdout).unwrap();
    assert_has(&listed, &["data=8, ZeRO-1/2: does not fit by "]);
    let output = peapod([
        "search",
        path(&model),
        "--target",
        &target,
        "--shard",
        "[0]['w1']=-,nowhere",
    ]);
    assert_eq!(output.status.code(), Some(1));
    let listed = String::from_utf8(output.stdout).unwrap();
    assert_has(&listed, &["data=8, ZeRO-1/2: refused: ", "`nowhere`"]);
}

#[test]
fn a_search_that_ends_before_anything_fits_says_how_to_search_on() {
    let more = ["--memory", "1000", "--max-candidates", "3"];
    let args = ["search", path(&adamw()), "--target", &eight()].map(str::to_owned);
    let said = fails(args.iter().map(String::as_str).chain(more));
    let parts = [
        "no candidate fits",
        "search on with a higher --max-candidates: only 3 candidates were tried",
        "a smaller batch",
    ];
    assert_has(&said, &parts);
}

#[test]
fn meshes_that_do_not_fit_the_torus_are_named() {
    let file = reshaped(&folder("search-torus-file"), "torus = [6, 10]");
    let (said, report) = searched("search-torus", &adamw(), path(&file), &[]);
    assert_eq!(report["devices"], 120);
    let unfit = list(&report, "unfit_meshes");
    assert!(!unfit.is_empty(), "{said}");
    for it in unfit {
        let message = it["message"].as_str().unwrap();
        assert_has(
            message,
            &["does not fit onto reshaped", it["mesh"].as_str().unwrap()],
        );
        assert_has(&said, &[message]);
    }
}

#[test]
fn a_limit_leaves_the_candidates_before_it_as_they_are() {
    let run = |most: &str| {
        let more = ["--top", "2", "--max-candidates", most];
        searched("search-limits", &adamw(), &eight(), &more)
    };
    let ((said, few), (_, more)) = (run("12"), run("25"));
    assert_eq!(few["tried"], 12);
    assert_eq!(few["ended"], "max_candidates");
    assert_has(&said, &["ended by --max-candidates"]);
    let shown = said
        .lines()
        .take_while(|line| !line.starts_with("the first"));
    assert_eq!(shown.filter(|line| line.ends_with(" %")).count(), 2);
    // All of the shorter search are in the longer one, which is no slower.
    let all = |report: &Value| {
        let ranked = list(report, "ranked").iter();
        let tried = ranked.chain(list(report, "fell_out"));
        tried.map(Value::to_string).collect::<Vec<_>>()
    };
    let longer = all(&more);
    assert!(all(&few).iter().all(|it| longer.contains(it)));
    assert!(seconds(&list(&more, "ranked")[0]) <= seconds(&list(&few, "ranked")[0]));
}

#[test]
fn a_budget_ends_with_the_best_so_far() {
    let more = ["--budget", "1", "--max-candidates", "1000000"];
    let (said, report) = searched("search-budget", &adamw(), &eight(), &more);
    let tried = report["tried"].as_u64().unwrap().to_string();
    assert!(
        ["budget", "settled"].contains(&report["ended"].as_str().unwrap()),
        "{said}"
    );
    let more = ["--max-candidates", &tried];
    let (_, again) = searched("search-budget", &adamw(), &eight(), &more);
    assert_eq!(again["ranked"], report["ranked"]);
}

#[test]
fn axes_choose_meshes() {
    let more = ["--axes", "data,model=2..2,other=2"];
    let (said, report) = searched("search-axes", &adamw(), &eight(), &more);
    let mut all = list(&report, "ranked")
        .iter()
        .chain(list(&report, "fell_out"));
    assert!(
        all.all(|it| it["arguments"][1] == "data=2,model=2,other=2"),
        "{said}"
    );
    assert_has(&said, &["meshes of data, model of 2, other of 2"]);
    let both = |it: &Value| it.to_string().contains("[0]['w1']=other,model");
    assert!(
        list(&report, "ranked").iter().any(|it| both(&it["rules"])),
        "{said}"
    );
}

#[test]
fn images_are_split_over_space() {
    let (said, report) = searched(
        "search-space",
        &exported("cnn_momentum.mlir"),
        &eight(),
        &[],
    );
    let mut ranked = list(&report, "ranked").iter();
    let found = ranked.any(|it| {
        let rules = it["rules"].to_string();
        it["arguments"][1] == "data=4,space=2" && rules.contains("=data,space,-,-")
    });
    assert!(found, "{said}");
}

#[test]
fn a_file_that_shards_its_arguments_keeps_its_layout() {
    let text = fs::read_to_string(adamw()).unwrap();
    let mesh = "  sdy.mesh @mesh = <[\"rows\"=4, \"columns\"=2]>\n  func.func public @main(";
    let plain = "%arg13: tensor<8x12xf32>";
    let sharded =
        "%arg13: tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"rows\"}, {}]>}";
    assert!(text.contains(plain));
    let text = text.replacen("  func.func public @main(", mesh, 1);
    let model = folder("search-annotated-model").join("annotated.mlir");
    fs::write(&model, text.replacen(plain, sharded, 1)).unwrap();
    let (said, report) = searched("search-annotated", &model, &eight(), &[]);
    let ranked = list(&report, "ranked");
    assert!(
        ranked.iter().all(|it| it["layout"] == "as the file says"),
        "{said}"
    );
    let meshes: Vec<&str> = ranked
        .iter()
        .map(|it| it["arguments"][1].as_str().unwrap())
        .collect();
    assert!(meshes.contains(&"rows=4,columns=2"), "{said}");
    assert!(
        ["rows=8,columns=1", "rows=2,columns=4", "rows=1,columns=8"]
            .iter()
            .all(|it| meshes.contains(it))
    );
}

#[test]
fn mistakes_get_help_and_leave_nothing() {
    let model = adamw();
    let refused = |more: &[&str]| refused("search-mistakes", &model, more);
    assert_has(
        &refused(&["--axes", "data=3"]),
        &["no mesh of 8 devices", "--axes"],
    );
    assert_has(
        &refused(&["--memory", "99999999999999"]),
        &["give at most --memory "],
    );
    assert_has(
        &refused(&["--set", "warp_speed=9"]),
        &["no setting `warp_speed`"],
    );
    let target = eight();
    let output = peapod([
        "search",
        path(&model),
        "--target",
        &target,
        "--axes",
        "model=0",
    ]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_has(&said, &["write for example model=2..16"]);
    let said = fails(["search", path(&model), "--target", &any()]);
    assert_has(&said, &["has no chips to simulate"]);

    let out = folder("search-pod");
    succeeds(compile_args(&train("step.mlir"), &target, &out));
    let pod = out.join("step.pod");
    let said = fails(["search", path(&pod), "--target", &target]);
    assert_has(&said, &["step.pod", "give the model"]);
    let args = [
        "search",
        path(&model),
        "--target",
        &target,
        "--report",
        path(&out),
    ];
    assert_has(&fails(args), &["not a file"]);
    assert_eq!(listing(&out), ["report.json", "step.pod"]);
}

#[test]
fn help_has_examples() {
    let said = succeeds(["search", "--help"]);
    assert_has(
        &said,
        &[
            "Examples:",
            "peapod search step.mlir",
            "--axes data,model=2..16",
        ],
    );
}
