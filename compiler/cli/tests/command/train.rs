//! Training from an experiment's file to a board.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::launch::ended;
use crate::ranks::{libraries, said};
use crate::{assert_has, fails, folder, large_target, succeeds};

/// Points of four classes, one around each corner of a square, and an experiment that learns them.
pub fn corners(test: &str) -> PathBuf {
    let folder = folder(test);
    let mut table = "x,y,label\n".to_owned();
    let mut state = 1_u32;
    let mut noise = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65_536.0 - 0.5
    };
    for row in 0..401 {
        let (class, x, y) = (row % 4, row % 2, row / 2 % 2);
        let (x, y) = (f64::from(x) + noise(), f64::from(y) + noise());
        table += &format!("{x:.5},{y:.5},corner{class}\n");
    }
    fs::write(folder.join("corners.csv"), table).unwrap();
    let experiment = r#"
base = "table"
data.source = { kind = "csv", path = "corners.csv" }
model.hidden = [16]
optimizer.learning_rate = 0.02
run.epochs = 12
run.mesh = "data=8"
run.checkpoint_every = 9
"#;
    fs::write(folder.join("corners.toml"), experiment).unwrap();
    folder
}

/// The words of a training command in a folder.
pub fn training(folder: &Path, run: &str, more: &[&str]) -> Vec<String> {
    let [file, out] = ["corners.toml", run].map(|it| folder.join(it).display().to_string());
    let words = ["train", &file, "--out", &out];
    words
        .iter()
        .chain(more)
        .map(|it| (*it).to_owned())
        .collect()
}

/// The lines of a run's metrics without the time that they took.
fn metrics(run: &Path) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(run.join("metrics.jsonl")).unwrap();
    let line = |line: &str| {
        let mut event: serde_json::Value = serde_json::from_str(line).unwrap();
        event.as_object_mut().unwrap().remove("seconds");
        event
    };
    text.lines().map(line).collect()
}

/// Kills a run once it has a checkpoint, unless it ends before.
fn kill_after(mut run: Child, checkpoint: &Path) {
    while !checkpoint.exists() && run.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    run.kill().unwrap();
    run.wait().unwrap();
}

#[test]
fn a_table_is_learned_and_deployed() {
    let folder = corners("train_learns");
    let said = succeeds(training(&folder, "run", &[]));
    let test = said.lines().find(|it| it.contains("test loss")).unwrap();
    let accuracy: f64 = test
        .split("accuracy ")
        .nth(1)
        .unwrap()
        .trim_end_matches(" %")
        .parse()
        .unwrap();
    assert!(accuracy > 95.0, "{said}");
    let run = folder.join("run");
    // 401 rows: 281 for training, 9 steps of 32 an epoch.
    let events = metrics(&run);
    assert_eq!(events.len(), 12 * 9 + 12 + 1);
    let last = &events[events.len() - 1];
    assert_eq!(
        (&last["split"], &last["samples"]),
        (&"test".into(), &80.into())
    );
    // Both programs have a part of the batch on each device.
    for program in ["train", "evaluate"] {
        let pod = run.join(format!("programs/{program}/{program}.pod"));
        let said = succeeds(["inspect", pod.to_str().unwrap()]);
        let features = said.lines().find(|it| it.ends_with(" features")).unwrap();
        assert!(features.contains(" [4, 2] "), "{features}");
    }
    let log = run.join("mllog.txt").display().to_string();
    assert!(succeeds(["mlperf", "check", &log]).contains("0 violations"));
    let (run, report) = (run.display().to_string(), folder.join("deployed.json"));
    let board = large_target();
    let words = ["deploy", &run, "--target", &board, "--no-board", "--report"];
    succeeds(words.iter().copied().chain([report.to_str().unwrap()]));
    let report: serde_json::Value = serde_json::from_slice(&fs::read(report).unwrap()).unwrap();
    let share = |name: &str| report["accuracy"][name].as_f64().unwrap();
    assert!((100.0 * share("float") - accuracy).abs() < 0.01, "{report}");
    assert!((share("float") - share("int8")).abs() < 0.03, "{report}");
    assert_eq!(report["accuracy"]["device"], serde_json::Value::Null);
    succeeds(["report", &run]);
    let page = fs::read_to_string(Path::new(&run).join("report.html")).unwrap();
    for part in ["corner3", "simulated", "Worst examples", "learning_rate"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("http"), "the page asks for nothing");
}

#[test]
fn a_rounded_network_is_deployed_and_fine_tuned() {
    let folder = corners("train_rounded");
    let rounded = [
        "quantization={ scheme = \"int4\", start_step = 20 }",
        "sparsity.weights={ kind = \"clustered\", clusters = 8, start_step = 30 }",
    ];
    let sets = rounded.iter().flat_map(|it| ["--set", *it]);
    succeeds(training(&folder, "run", &sets.collect::<Vec<_>>()));
    let run = folder.join("run").display().to_string();
    let evaluated = metrics(&folder.join("run")).pop().unwrap();
    let accuracy = |report: &Path| -> serde_json::Value {
        let report: serde_json::Value = serde_json::from_slice(&fs::read(report).unwrap()).unwrap();
        report["accuracy"].clone()
    };
    let report = folder.join("deployed.json");
    let board = large_target();
    let words = ["deploy", &run, "--target", &board, "--no-board", "--report"];
    succeeds(words.iter().copied().chain([report.to_str().unwrap()]));
    // What was evaluated in training is what integers compute.
    let integers = accuracy(&report)["int8"].as_f64().unwrap();
    let expected = evaluated["accuracy"].as_f64().unwrap();
    assert!((integers - expected).abs() < 0.02, "{integers}, {expected}");
    assert!(expected > 0.9, "{expected}");
    // Another run begins where this one has ended, ...
    let initial = format!("run.initial=\"{run}\"");
    let loss = |run: &str| metrics(&folder.join(run))[0]["loss"].as_f64().unwrap();
    succeeds(training(
        &folder,
        "second",
        &["--set", &initial, "--set", "run.epochs=1"],
    ));
    assert!(loss("second") < 0.5 * loss("run"), "{}", loss("second"));
    let other = ["--set", &initial, "--set", "model.hidden=[17]"];
    let said = fails(training(&folder, "third", &other));
    assert!(said.contains("`dense_1/bias`"), "{said}");
    // ... and one is made of the file that was deployed.
    let layers = "model={ kind = \"layers\", layers = [{ kind = \"file\", \
                  path = \"run/deploy/float.tflite\" }] }";
    succeeds(training(
        &folder,
        "tuned",
        &["--set", layers, "--set", "run.epochs=1"],
    ));
    assert!(loss("tuned") < 0.5 * loss("run"), "{}", loss("tuned"));
}

#[test]
fn what_is_learned_does_not_depend_on_devices() {
    let folder = corners("train_deterministic");
    // A run on eight goes on from another one's checkpoint on two.
    let moved = ["run.mesh=\"data=8\"", "run.keep=2", "run.epochs=3"];
    let words = |more: [&'static str; 3]| {
        let more = more.iter().flat_map(|it| ["--set", *it]);
        let more: Vec<&str> = ["--deterministic", "--resume"]
            .into_iter()
            .chain(more)
            .collect();
        training(&folder, "moved", &more)
    };
    let mut child = Command::new(env!("CARGO_BIN_EXE_peapod"));
    child.args(words(["run.mesh=\"data=2\"", "run.keep=9", "run.epochs=3"]));
    child.stdout(Stdio::null()).stderr(Stdio::null());
    let child = child.spawn().unwrap();
    kill_after(child, &folder.join("moved/checkpoints/step-000000009"));
    // Or it was done before.
    if !folder.join("moved/parameters.safetensors").exists() {
        succeeds(words(moved));
    }
    let learned = |devices: usize| {
        let run = format!("on_{devices}");
        let mesh = format!("run.mesh=\"data={devices}\"");
        let more = ["--deterministic", "--set", &mesh, "--set", "run.epochs=3"];
        succeeds(training(&folder, &run, &more));
        let steps = metrics(&folder.join(&run)).into_iter();
        let steps = steps.filter(|it| it.get("step").is_some() && it.get("split").is_none());
        let parameters = folder.join(&run).join("parameters.safetensors");
        (steps.collect::<Vec<_>>(), fs::read(parameters).unwrap())
    };
    let expected = learned(1);
    for devices in [2, 4, 8] {
        assert!(learned(devices) == expected, "on {devices} devices");
    }
    let moved = fs::read(folder.join("moved/parameters.safetensors")).unwrap();
    assert!(moved == expected.1, "from two devices to eight");
    let more = ["--deterministic", "--set", "run.mesh=\"data=3\""];
    let said = fails(training(&folder, "on_3", &more));
    assert!(said.contains("divide 8 chunks"), "{said}");
}

#[test]
fn a_run_that_is_killed_goes_on_to_the_same_bits() {
    let folder = corners("train_killed");
    succeeds(training(&folder, "whole", &[]));
    for lines in [14, 40, 77] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        command.args(training(&folder, "killed", &["--resume"]));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let path = folder.join("killed/metrics.jsonl");
        let enough = || {
            let file = fs::File::open(&path);
            file.is_ok_and(|it| BufReader::new(it).lines().count() >= lines)
        };
        while !enough() && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let checkpoints = fs::read_dir(folder.join("killed/checkpoints")).unwrap();
    let checkpoint = checkpoints
        .map(|it| it.unwrap().path())
        .find(|it| it.is_dir());
    let kept = fs::read_to_string(checkpoint.unwrap().join("experiment.toml")).unwrap();
    assert_eq!(
        kept,
        fs::read_to_string(folder.join("killed/experiment.toml")).unwrap()
    );
    succeeds(training(&folder, "killed", &["--resume"]));
    let [whole, killed] = ["whole", "killed"].map(|it| folder.join(it));
    assert_eq!(metrics(&whole), metrics(&killed));
    let parameters = |run: &Path| fs::read(run.join("parameters.safetensors")).unwrap();
    assert_eq!(parameters(&whole), parameters(&killed));
}

#[test]
fn ranks_learn_the_bits_of_one_process_and_go_on_when_they_are_killed() {
    let folder = corners("train_ranks");
    succeeds(training(&folder, "local", &["--set", "run.epochs=3"]));
    let learned = |run: &str| {
        let run = folder.join(run);
        let files = ["parameters.safetensors", "predictions.jsonl"];
        (
            metrics(&run),
            files.map(|it| fs::read(run.join(it)).unwrap()),
        )
    };
    let expected = learned("local");
    for (number, mpi) in libraries("ranks_learn").iter().enumerate() {
        for ranks in [2, 3] {
            let run = format!("ranks-{number}-{ranks}");
            let engine = format!("run.engine=mpi:{ranks}");
            let more = ["--set", "run.epochs=3", "--set", &engine, "--resume"];
            let words = training(&folder, &run, &[&more[..], &["--threads", "1"]].concat());
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if ranks == 3 {
                let child = mpi.command(&words).spawn().unwrap();
                kill_after(child, &folder.join(&run).join("checkpoints/step-000000009"));
            }
            // Ranks that are being ended hold the folder for a moment; or they were done before.
            while !folder.join(&run).join("parameters.safetensors").exists() {
                let ran = mpi.command(&words).output().unwrap();
                let (shown, errors) = said(&ran);
                if !errors.contains("E0112") {
                    assert!(ran.status.success(), "{ranks}: {shown}{errors}");
                    assert_eq!(shown.matches("test loss").count(), 1, "{shown}");
                }
                thread::sleep(Duration::from_millis(100));
            }
            assert!(learned(&run) == expected, "{ranks} ranks");
        }
    }
}

/// Images of two classes, each one image, in groups for training, validation and the test, and an
/// experiment that learns them. They do not fit into memory, and are decoded whenever they are
/// read.
fn bars(folder: &Path) -> PathBuf {
    let image = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/tests/data/bars.png");
    for (group, count) in [("learn", 4), ("check", 2), ("test", 2)] {
        for class in ["left", "right"] {
            let images = folder.join("images").join(group).join(class);
            fs::create_dir_all(&images).unwrap();
            for number in 0..count {
                fs::copy(&image, images.join(format!("{number}.png"))).unwrap();
            }
        }
    }
    let experiment = r#"
base = "table"
run.target = "local"
run.mesh = "data=2"
run.engine = "mpi"
run.batch = 4
run.epochs = 2
model.hidden = [2]

[data]
source = { kind = "images", path = "images", group_folders = true, height = 256, width = 256 }
split = { kind = "groups", validation = ["check"], test = ["test"] }
normalize = "none"
memory_mib = 1
"#;
    let file = folder.join("bars.toml");
    fs::write(&file, experiment).unwrap();
    file
}

/// Each rank has files of its own, and one of them an image for validation that is cut. It ends
/// while the other one waits for it in the evaluation step.
#[test]
fn a_rank_that_fails_in_evaluation_ends_the_others() {
    for mpi in libraries("a_rank_that_fails_in_evaluation_ends_the_others") {
        let folder = folder("train_rank_evaluation");
        let out = folder.join("run").display().to_string();
        let files = ["whole", "cut"].map(|it| bars(&folder.join(it)));
        let image = folder.join("cut/images/check/right/1.png");
        let bytes = fs::read(&image).unwrap();
        fs::write(&image, &bytes[..bytes.len() / 2]).unwrap();
        let mut run = mpi.starter();
        for (place, file) in files.iter().enumerate() {
            if place > 0 {
                run.arg(":");
            }
            run.args(["-n", "1", env!("CARGO_BIN_EXE_peapod"), "train"]);
            run.arg(file).args(["--out", &out, "--threads", "1"]);
        }
        let ended = ended(&mut run);
        let (shown, errors) = said(&ended);
        assert!(!ended.status.success(), "{shown}{errors}");
        assert_has(&errors, &["images/check/right/1.png", "not a readable PNG"]);
        assert_has(&errors, &["E0713", "rank 1 is lost"]);
        // Both steps of the first epoch were done, and nothing after them.
        assert_eq!(metrics(Path::new(&out)).len(), 2, "{shown}{errors}");
    }
}

#[test]
fn folders_and_parameters_that_do_not_fit_are_refused() {
    let folder = corners("train_refused");
    let set = |it: &'static str| training(&folder, "run", &["--set", it]);
    let said = fails(set("optimizer.learning_rat=0.1"));
    assert!(
        said.contains("E1122") && said.contains("did you mean `learning_rate`?"),
        "{said}"
    );
    let said = fails(set("optimizer.rule.b3=0.1"));
    assert!(
        said.contains("`optimizer.rule`: unknown field `b3`"),
        "{said}"
    );
    let said = fails(set("data.source.label=colour"));
    assert!(
        said.contains("corners.csv") && said.contains("colour"),
        "{said}"
    );
    assert!(
        !folder.join("run").exists(),
        "nothing is left of what did not begin"
    );
    succeeds(set("run.epochs=1"));
    let said = fails(set("run.epochs=1"));
    assert!(
        said.contains("E1141") && said.contains("--resume"),
        "{said}"
    );
    let said = fails(training(&folder, "run", &["--resume"]));
    assert!(
        said.contains("`run.epochs = 1`, now it has `run.epochs = 12`"),
        "{said}"
    );
    let said = fails([
        "deploy",
        folder.to_str().unwrap(),
        "--target",
        &large_target(),
    ]);
    assert!(said.contains("no run has begun"), "{said}");
}

#[test]
fn a_run_that_has_reached_its_target_is_complete() {
    let folder = corners("train_reached");
    let more = ["--set", "run.target_accuracy=0.9", "--resume"];
    let said = succeeds(training(&folder, "run", &more));
    assert!(said.contains("target reached"), "{said}");
    let parameters = folder.join("run/parameters.safetensors");
    let steps = metrics(&folder.join("run")).len();
    let said = fails(training(&folder, "run", &more));
    assert!(said.contains("the run is complete"), "{said}");
    assert_eq!(metrics(&folder.join("run")).len(), steps);
    // What an experiment does not say has its default.
    let experiment = folder.join("run/experiment.toml");
    let text = fs::read_to_string(&experiment).unwrap();
    let shorter = text.replace("activation = \"relu\"\n", "");
    assert_ne!(shorter, text);
    fs::write(&experiment, shorter).unwrap();
    let said = fails(training(&folder, "run", &more));
    assert!(said.contains("the run is complete"), "{said}");
    // Without what is written at the end it was killed before.
    fs::remove_file(&parameters).unwrap();
    succeeds(training(&folder, "run", &more));
    assert!(parameters.exists());
}

#[test]
fn a_step_that_is_no_number_names_its_layer_and_the_last_good_checkpoint() {
    let folder = corners("train_diverges");
    let more = ["optimizer.learning_rate=1e30", "optimizer.rule=sgd"];
    let more = [
        "--set",
        more[0],
        "--set",
        more[1],
        "--set",
        "run.checkpoint_every=1",
    ];
    let said = fails(training(&folder, "run", &more));
    assert!(said.contains("E0710"), "{said}");
    assert!(said.contains("in layer dense_"), "{said}");
    assert!(said.contains("the last good checkpoint is step-"), "{said}");
}

#[test]
fn experiments_are_listed_shown_and_compared() {
    let folder = corners("train_experiments");
    let file = folder.join("corners.toml").display().to_string();
    assert!(succeeds(["experiment", "list"]).contains("images"));
    let shown = succeeds(["experiment", "show", &file]);
    assert!(shown.contains("optimizer.learning_rate = 0.02"), "{shown}");
    let width = "model.hidden = [16]\n    a list with elements that are an integer from 0: ";
    assert!(shown.contains(width), "{shown}");
    let every = succeeds(["experiment", "parameters", "model[ds_cnn]"]);
    let channels = "model[ds_cnn].channels = 64\n    an integer from 0: Channels of all layers.";
    assert!(every.contains(channels), "{every}");
    assert!(fails(["experiment", "parameters", "modle"]).contains("E1122"));
    let all = folder.join("all.toml");
    fs::write(&all, succeeds(["experiment", "show", &file, "--toml"])).unwrap();
    let all = all.to_str().unwrap();
    assert_eq!(succeeds(["experiment", "diff", &file, all]), "");
    let differ = succeeds(["experiment", "diff", "table", &file]);
    assert!(
        differ.contains("run.epochs") && differ.contains("12"),
        "{differ}"
    );
}
