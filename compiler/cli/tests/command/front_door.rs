//! What all commands have in common: documents, silence, colours, standard input and output, names
//! that were meant; recipes and entries; images, sounds and tables as inputs.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use peapod::document::{Document, Severity};

use peapod_driver::targets::Chip;

use crate::mlperf::steady;
use crate::pod::eight;
use crate::train::{corners, training};
use crate::{assert_has, digits, example, fails, folder, large_target, listing, peapod, succeeds};

/// The document of a command, and how the command ended.
fn document(words: &[&str]) -> (Document, bool) {
    let output = peapod(words.iter().copied().chain(["--format", "json"]));
    let text = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let document: Document =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}\n{said}"));
    let succeeded = output.status.success();
    assert_eq!(document.success, succeeded, "{words:?}: {said}");
    (document, succeeded)
}

/// The document of a command that succeeds, which is called so and has written these files.
fn succeeded(words: &[&str], command: &str) -> Document {
    let (document, succeeded) = document(words);
    assert!(succeeded, "{words:?}: {:?}", document.diagnostics);
    assert_eq!((document.version, &*document.command), (1, command));
    for file in &document.files {
        assert!(Path::new(file).exists(), "{command}: {file}");
    }
    document
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Runs a command in a folder, with these bytes as its standard input.
fn within(folder: &Path, words: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
    command.args(words).current_dir(folder);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read its input ends before.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

#[test]
fn commands_for_boards_have_documents() {
    let out = folder("documents-boards");
    let (model, board) = (text(&digits()), large_target());
    let image = text(&example("inputs/00.bin"));
    let (to, pea) = (text(&out.join("out")), text(&out.join("x.pea")));
    let inspected = succeeded(&["inspect", &model], "inspect");
    assert!(inspected.result.unwrap()["ops"].is_array());
    let compile = ["compile", &model, "--target", &board, "-o"];
    let compiled = succeeded(&[&compile[..], &[&to]].concat(), "compile");
    assert!(compiled.files.len() >= 4, "{:?}", compiled.files);
    assert!(compiled.result.unwrap()["ram"].is_object());
    succeeded(&[&compile[..], &[&pea]].concat(), "compile");
    let ran = succeeded(&["run", &pea, "--input", &image], "run")
        .result
        .unwrap();
    assert_eq!(ran[0]["shape"], serde_json::json!([1, 10]));
    assert_eq!(ran[0]["numbers"].as_array().unwrap().len(), 10);
    let compared = succeeded(&["diff", &model, "--input", &image], "diff");
    assert!(compared.result.unwrap()[0][0]["elements"].as_u64().unwrap() > 0);
    let (key, public) = (text(&out.join("k.pem")), text(&out.join("k.pub.pem")));
    let signed = text(&out.join("s.pea"));
    assert_eq!(
        succeeded(&["keygen", &key], "keygen").files,
        [key.clone(), public.clone()]
    );
    let sign = ["sign", &pea, "--key", &key, "-o", &signed];
    assert_eq!(
        succeeded(&sign, "sign").files,
        std::slice::from_ref(&signed)
    );
    succeeded(&["verify", &signed, "--key", &public], "verify");
    let front_end = text(&out.join("f.tflite"));
    succeeded(&["new-frontend", "mfcc", "-o", &front_end], "new-frontend");
}

#[test]
fn commands_for_pods_have_documents() {
    let out = folder("documents-pods");
    let step = text(&repository("examples/train/step.mlir"));
    let inputs = text(&repository("examples/train/inputs"));
    let (pod, gradient) = (text(&out.join("x.pod")), text(&out.join("g.mlir")));
    let eight = eight();
    let target = ["--target", &eight];
    let compiled = succeeded(
        &[&["compile", &step, "-o", &pod], &target[..]].concat(),
        "compile",
    );
    assert_eq!(compiled.result.unwrap()["devices"], 8);
    let ran = succeeded(&["run", &pod, "--inputs", &inputs, "--steps", "3"], "run");
    let steps: Vec<usize> = ran.scalars.iter().map(|it| it.step).collect();
    assert_eq!(steps, [1, 2, 3]);
    let simulate = [
        &["simulate", &step, "--what-if", "overlap=off"],
        &target[..],
    ]
    .concat();
    let simulated = succeeded(&simulate, "simulate").result.unwrap();
    assert!(simulated["step_seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(simulated["what_ifs"].as_array().unwrap().len(), 1);
    let search = [&["search", &step, "--max-candidates", "2"], &target[..]].concat();
    assert!(succeeded(&search, "search").result.is_some());
    let compare = ["compare", &pod, "--engines", "local,local"];
    assert_eq!(
        succeeded(&compare, "compare")
            .result
            .unwrap()
            .as_array()
            .unwrap()
            .len(),
        2
    );
    succeeded(
        &["grad", &step, "--loss", "result[2]", "-o", &gradient],
        "grad",
    );
}

#[test]
fn commands_of_training_have_documents() {
    let folder = corners("documents-training");
    let words = training(&folder, "run", &["--set", "run.epochs=1"]);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let trained = succeeded(&words, "train").result.unwrap();
    assert_eq!(trained["steps"], 9);
    let (run, board) = (text(&folder.join("run")), large_target());
    let deploy = ["deploy", &run, "--target", &board, "--no-board"];
    assert!(succeeded(&deploy, "deploy").result.unwrap()["flash_bytes"].is_u64());
    let page = succeeded(&["report", &run, "--no-simulation"], "report");
    assert_eq!(page.files.len(), 1);
    let float = text(&folder.join("run/deploy/float.tflite"));
    let (samples, to) = (
        folder.join("samples.bin"),
        text(&folder.join("int8.tflite")),
    );
    fs::write(&samples, [0.5_f32, -0.25].map(f32::to_le_bytes).concat()).unwrap();
    let quantize = [
        "quantize",
        &float,
        "--calibration",
        &text(&samples),
        "-o",
        &to,
    ];
    assert!(succeeded(&quantize, "quantize").result.unwrap()["layers"].is_array());
    let file = text(&folder.join("corners.toml"));
    for (words, command) in [
        (&["experiment", "list"][..], "experiment list"),
        (&["experiment", "show", &file], "experiment show"),
        (&["experiment", "diff", &file, "table"], "experiment diff"),
        (&["experiment", "parameters"], "experiment parameters"),
    ] {
        assert!(succeeded(words, command).result.unwrap().is_array());
    }
}

#[test]
fn all_other_commands_have_documents() {
    let out = folder("documents-others");
    let (man, board) = (text(&out.join("man")), text(&out.join("mine.toml")));
    let logs = text(&repository("runtime-pod/mlperf/tests/logs"));
    let rules = text(&repository("runtime-pod/mlperf/tests/logs/v0.5"));
    let steady = text(&steady("documents-steady"));
    let chip = Chip::names().next().unwrap().to_owned();
    let new = ["target", "new", "mine", "--chip", &chip, "-o", &board];
    assert_eq!(
        succeeded(&new, "target new").files,
        std::slice::from_ref(&board)
    );
    succeeded(&["target", "check", &board], "target check");
    let targets = succeeded(&["target", "list"], "target list")
        .result
        .unwrap();
    assert!(targets.as_array().unwrap().len() > 20);
    let schema = succeeded(&["target", "schema"], "target schema")
        .result
        .unwrap();
    assert!(schema["properties"].is_object());
    assert!(succeeded(&["explain"], "explain").result.unwrap()[0]["title"].is_string());
    assert!(
        !succeeded(&["completions", "zsh"], "completions")
            .text
            .is_empty()
    );
    assert!(succeeded(&["man", "-o", &man], "man").files.len() > 30);
    assert!(
        succeeded(&["mlperf", "score", &logs], "mlperf score")
            .result
            .is_some()
    );
    assert!(
        succeeded(&["mlperf", "check", &rules], "mlperf check")
            .result
            .is_some()
    );
    assert!(
        succeeded(&["mlperf", "steps", &steady], "mlperf steps")
            .result
            .is_some()
    );
    let predict = [
        "--benchmark",
        "resnet",
        "--epochs",
        "2",
        "--steps-per-epoch",
        "3",
    ];
    let predict = [
        &["mlperf", "predict", "--step-seconds", "0.5"],
        &predict[..],
    ]
    .concat();
    assert!(succeeded(&predict, "mlperf predict").result.is_some());
}

#[test]
fn the_schema_is_that_of_the_page() {
    let schema = succeeds(["explain", "--schema"]);
    let page = repository("docs/command-line.schema.json");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&page, &schema).unwrap();
    }
    assert_eq!(schema, fs::read_to_string(page).unwrap());
}

#[test]
fn failures_have_documents_too() {
    let (failed, _) = document(&["inspect", "nowhere.tflite"]);
    assert_eq!(failed.diagnostics[0].code, "peapod::E0101");
    assert_eq!(failed.diagnostics[0].severity, Severity::Error);
    let (misused, _) = document(&["inspect", "--traget", "x"]);
    assert_has(&misused.diagnostics[0].message, &["--traget"]);
    // Lines on standard error stay those of --message-format.
    let words = [
        "inspect",
        "nowhere.tflite",
        "--format=json",
        "--message-format=human",
    ];
    let said = String::from_utf8(peapod(words).stderr).unwrap();
    assert!(said.starts_with("error[peapod::E0101]"), "{said}");
}

#[test]
fn quiet_commands_say_nothing_of_what_they_did() {
    let out = folder("quiet");
    let (model, board, to) = (text(&digits()), large_target(), text(&out));
    let compile = ["compile", &model, "--target", &board, "-o", &to];
    let quiet = peapod(compile.iter().chain(&["-q"]));
    assert!(quiet.status.success() && quiet.stdout.is_empty() && quiet.stderr.is_empty());
    let verbose = peapod(compile.iter().chain(&["--verbose"]));
    assert_has(
        &String::from_utf8(verbose.stderr).unwrap(),
        &["compiling ", " s\n"],
    );
    assert!(!verbose.stdout.is_empty());
    // What was asked for is printed.
    assert!(!succeeds(["-q", "inspect", &model]).is_empty());
}

#[test]
fn colours_are_where_they_are_asked_for() {
    let colours = |words: &[&str], set: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        let command = command.args(["inspect", "nowhere"]).args(words);
        let command = command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        let output = command.envs(set.iter().copied()).output().unwrap();
        output.stderr.contains(&0x1b)
    };
    assert!(!colours(&[], &[]));
    assert!(colours(&["--color", "always"], &[("NO_COLOR", "1")]));
    assert!(colours(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colours(&[], &[("CLICOLOR_FORCE", "0")]));
    assert!(!colours(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(!colours(&["--color=never"], &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn models_and_tensors_go_through_pipes() {
    let out = folder("pipes");
    let (model, image) = (fs::read(digits()).unwrap(), text(&example("inputs/03.bin")));
    let board = large_target();
    let compile = ["compile", "-", "--target", &board, "-o", "-"];
    let compiled = within(&out, &compile, &model);
    assert_eq!(&compiled.stdout[4..8], b"PEA1");
    let ran = within(&out, &["run", "-", "--input", &image], &compiled.stdout);
    let expected = succeeds(["run", &text(&digits()), "--input", &image]);
    assert_eq!(String::from_utf8(ran.stdout).unwrap(), expected);
    let piped = ["run", &text(&digits()), "--input", "-", "--output", "-"];
    let piped = within(&out, &piped, &fs::read(&image).unwrap());
    assert!(piped.stdout.starts_with(b"\x93NUMPY"));
    let twice = within(&out, &["run", "-", "--input", "-"], &model);
    assert_has(
        &String::from_utf8(twice.stderr).unwrap(),
        &["`-` for one file"],
    );
    assert!(listing(&out).is_empty());
}

#[test]
fn a_compiled_model_is_a_file_or_a_folder_of_one() {
    let out = folder("places");
    let (model, board, image) = (
        text(&digits()),
        large_target(),
        text(&example("inputs/03.bin")),
    );
    let compile = |to: &str| {
        let to = text(&out.join(to));
        vec![
            "compile".to_owned(),
            model.clone(),
            "--target".into(),
            board.clone(),
            "-o".into(),
            to,
        ]
    };
    succeeds(compile("one/x.pea"));
    assert_eq!(listing(&out.join("one")), ["x.pea", "x.report.json"]);
    let ran = succeeds(["run", &text(&out.join("one")), "--input", &image]);
    assert_eq!(
        ran,
        succeeds(["run", &text(&out.join("one/x.pea")), "--input", &image])
    );
    // A folder that is there already stays one.
    fs::create_dir(out.join("folder.pea")).unwrap();
    succeeds(compile("folder.pea"));
    assert_has(
        &listing(&out.join("folder.pea")).join(" "),
        &["model.pea", "model.rs"],
    );
    assert_has(
        &fails(compile("x.pod")),
        &["expected a .pea for this target, found a .pod"],
    );
    succeeds(compile("one/y.pea"));
    assert_has(
        &fails(["inspect", &text(&out.join("one"))]),
        &["x.pea", "y.pea"],
    );
}

/// A project with recipes, and a folder below it.
fn project(test: &str) -> PathBuf {
    let folder = folder(test);
    fs::create_dir(folder.join("below")).unwrap();
    fs::copy(digits(), folder.join("digits.tflite")).unwrap();
    fs::copy(
        repository("examples/train/step.mlir"),
        folder.join("step.mlir"),
    )
    .unwrap();
    let (board, eight) = (large_target(), eight());
    let recipes = format!(
        "[recipe.digits]\nabout = \"all of it\"\ncommand = \"compile\"\nmodel = \"digits.tflite\"\n\
         target = \"{board}\"\noutput = \"out/x.pea\"\nemit_ir = true\n\n\
         [recipe.step]\ncommand = \"simulate\"\nprogram = \"step.mlir\"\ntarget = \"{eight}\"\n\
         mesh = {{ data = 2, model = 4 }}\nshard = [\"[0]['w1']=-,model\"]\nquiet = false\n"
    );
    fs::write(folder.join("peapod.toml"), recipes).unwrap();
    folder
}

#[test]
fn recipes_are_command_lines_with_a_name() {
    let (folder, eight) = (project("recipes"), eight());
    let below = folder.join("below");
    let ran = within(&below, &["build", "digits", "-q"], b"");
    assert!(ran.status.success(), "{ran:?}");
    assert_eq!(
        listing(&folder.join("out")),
        ["model.ir", "x.pea", "x.report.json"]
    );
    let simulated = |more: &[&str]| {
        let output = within(&below, &[&["build", "step"], more].concat(), b"");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let line = [
        "simulate",
        "step.mlir",
        "--target",
        &eight,
        "--mesh",
        "data=2,model=4",
    ];
    let line = [&line[..], &["--shard", "[0]['w1']=-,model"]].concat();
    let expected = within(&folder, &line, b"").stdout;
    assert_eq!(simulated(&[]), String::from_utf8(expected).unwrap());
    // What is behind the name counts.
    assert_ne!(
        simulated(&["--mesh=data=8", "--shard=arg8=data,-"]),
        simulated(&[])
    );
    // Options of all commands are wherever they may be.
    for line in [
        ["build", "step", "--format", "json"],
        ["build", "--format", "json", "step"],
        ["--format", "json", "recipe", "step"],
    ] {
        let output = within(&below, &line, b"");
        let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(document["success"], true, "{line:?}");
    }
    let little = within(&below, &["build", "digits", "--max-memory", "1K"], b"");
    assert!(!little.status.success(), "{little:?}");
    let listed = within(&below, &["build"], b"").stdout;
    assert_has(
        &String::from_utf8(listed).unwrap(),
        &["digits", "compile", "all of it"],
    );
}

#[test]
fn files_that_are_written_are_distinct() {
    let folder = project("written_twice");
    let board = large_target();
    let compile = ["compile", "digits.tflite", "--target", &board];
    for (output, page) in [("w.pea", "w.pea"), ("-", "-")] {
        let line = [&compile[..], &["-o", output, "--html", page]].concat();
        let ran = within(&folder, &line, b"");
        assert!(!ran.status.success() && ran.stdout.is_empty(), "{ran:?}");
        assert_has(
            &String::from_utf8(ran.stderr).unwrap(),
            &["expected two files for --output and --html"],
        );
    }
    assert!(!folder.join("w.pea").exists());
}

#[test]
fn what_is_wrong_with_a_recipe_has_its_line() {
    let folder = project("recipes_wrong");
    let said = |recipe: &str, words: &[&str]| {
        if !recipe.is_empty() {
            fs::write(folder.join("peapod.toml"), recipe).unwrap();
        }
        let output = within(&folder, words, b"");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let unknown = said("", &["build", "digts"]);
    assert_has(
        &unknown,
        &["no recipe `digts`", "did you mean `digits`?", "peapod.toml"],
    );
    let wrong = "[recipe.a]\ncommand = \"compile\"\nmodle = \"x\"\ntarget = true\n";
    let both = said(wrong, &["build", "a"]);
    assert_has(
        &both,
        &[
            "peapod.toml:3:1",
            "did you mean `model`?",
            "peapod.toml:4:10",
        ],
    );
    let command = said("[recipe.a]\ncommand = \"compil\"\n", &["build", "a"]);
    assert_has(&command, &["peapod.toml:2:11", "did you mean `compile`?"]);
    assert_has(&said("[recipe.a]\n", &["build", "a"]), &["`command`"]);
    assert_has(
        &said("[recipe\n", &["build", "a"]),
        &["no TOML", "peapod.toml:1:"],
    );
    assert_has(
        &said("[recipes.a]\n", &["build", "a"]),
        &["did you mean `recipe`?"],
    );
    let itself = "[recipe.a]\ncommand = \"build\"\n";
    assert_has(
        &said(itself, &["build", "a"]),
        &["expected a command, found `build`"],
    );
}

#[test]
fn entries_are_short_names_of_programs_and_meshes() {
    let root = repository("");
    let run = |words: &[&str]| {
        let output = within(&root, words, b"");
        let said = String::from_utf8(output.stderr).unwrap();
        (String::from_utf8(output.stdout).unwrap(), said)
    };
    let (short, said) = run(&["simulate", "--entry", "v0.6/ssd/32"]);
    let mesh = ["--mesh", "data.0=16,data.1=2", "--preset", "mlperf"];
    let entries = fs::read_to_string(root.join("workloads/entries.toml")).unwrap();
    let of_entry = entries
        .split("[[entry]]")
        .find(|it| it.contains("ssd_1024"))
        .unwrap();
    let mut quoted = of_entry.split('"').skip(1).step_by(2);
    let system = quoted.find(|it| it.ends_with("-32")).unwrap();
    let long = [
        "simulate",
        "workloads/texts/ssd_1024.mlir",
        "--target",
        system,
    ];
    let rules = quoted.filter(|it| it.contains('='));
    let rules: Vec<&str> = rules.filter(|it| *it != mesh[1]).collect();
    let rules = rules.iter().flat_map(|rule| ["--shard", rule]);
    let long: Vec<&str> = long.into_iter().chain(mesh).chain(rules).collect();
    assert_eq!(short, run(&long).0, "{said}");
    assert!(!short.is_empty(), "{said}");
    let (_, said) = run(&["simulate", "--entry=v0.6/sdd/32"]);
    assert_has(
        &said,
        &["no entry `v0.6/sdd/32`", "did you mean `v0.6/ssd/32`?"],
    );
    let away = within(
        &std::env::temp_dir(),
        &["simulate", "--entry", "v0.6/ssd/32"],
        b"",
    );
    assert_has(
        &String::from_utf8(away.stderr).unwrap(),
        &["workloads/entries.toml"],
    );
}

#[test]
fn names_that_were_meant_are_asked_for() {
    let step = text(&repository("examples/train/step.mlir"));
    let (pod, model) = (["simulate", &step, "--target"], text(&digits()));
    let (board, eight) = (large_target(), eight());
    let asked = |words: &[&str], meant: &str| {
        let said = String::from_utf8(peapod(words).stderr).unwrap();
        assert_has(&said, &[&format!("did you mean `{meant}`?")]);
    };
    let mistyped = format!("{eight}8");
    asked(&[&pod[..], &[&*mistyped]].concat(), &eight);
    let axis = [&*eight, "--shard", "arg8=dta,-", "--mesh", "data=8"];
    asked(&[&pod[..], &axis].concat(), "data");
    asked(
        &[&pod[..], &[&*eight, "--set", "hop_latency=1"]].concat(),
        "hop_latency_s",
    );
    asked(
        &[&pod[..], &[&*eight, "--what-if", "overlp=off"]].concat(),
        "overlap",
    );
    let explain = [
        "compile",
        &step,
        "--target",
        &eight,
        "--explain",
        "[0]['w9']",
    ];
    asked(&explain, "[0]['w1']");
    let engine = ["run", &step, "--engine", "locla"];
    asked(&engine, "local");
    let target = format!("{board}x");
    asked(&["compile", &model, "--target", &target, "-o", "x"], &board);
    let said = String::from_utf8(peapod(["inspct", &model]).stderr).unwrap();
    assert_has(&said, &["similar", "inspect"]);
}

/// A WAV file of 16 bits with one channel.
fn wav(rate: u32, samples: &[i16]) -> Vec<u8> {
    let bytes: Vec<u8> = samples.iter().flat_map(|it| it.to_le_bytes()).collect();
    let length = bytes.len() as u32;
    let mut file = b"RIFF".to_vec();
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    file.extend(rate.to_le_bytes());
    file.extend((2 * rate).to_le_bytes());
    file.extend(b"\x02\0\x10\0data");
    file.extend(length.to_le_bytes());
    file.extend(bytes);
    file
}

#[test]
fn images_and_tables_become_what_the_model_takes() {
    let folder = folder("media");
    let (model, bin) = (text(&digits()), text(&example("inputs/03.bin")));
    let expected = succeeds(["run", &model, "--input", &bin]);
    let pixels = fs::read(&bin).unwrap().into_iter();
    let pixels: Vec<f64> = pixels
        .map(|it| f64::from(it.cast_signed()) + 128.0)
        .collect();
    let rows = |scale: f64| {
        let row = |row: &[f64]| {
            row.iter()
                .map(|it| (it * scale).to_string())
                .collect::<Vec<_>>()
        };
        let rows = pixels.chunks(8).map(|it| row(it).join(","));
        rows.collect::<Vec<_>>().join("\n")
    };
    // Numbers are quantised by the scale of the model, which is 1/255.
    let csv = text(&folder.join("a.csv"));
    fs::write(&csv, rows(1.0 / 255.0)).unwrap();
    let said = succeeds(["run", &model, "--input", &csv]);
    assert!(said.ends_with(&expected), "{said}");
    assert_has(
        &said,
        &[
            "8 rows of numbers",
            "quantised by scale 0.003921569 and zero point -128",
        ],
    );
    fs::write(&csv, rows(2.0)).unwrap();
    let scaled = [
        "run",
        &model,
        "--input",
        &csv,
        "--input-scale",
        "0.00196078431372549",
    ];
    assert!(succeeds(scaled).ends_with(&expected));
    fs::write(&csv, "1,2,3").unwrap();
    assert_has(
        &fails(["run", &model, "--input", &csv]),
        &["expected 64 numbers", "found 3"],
    );
    fs::write(&csv, "1,x").unwrap();
    assert_has(
        &fails(["run", &model, "--input", &csv]),
        &["found `x`", "line 1"],
    );
    let png = text(&repository("compiler/data/tests/data/bars.png"));
    let refused = fails(["run", &model, "--input", &png]);
    assert_has(
        &refused,
        &[
            "expected 8x8 pixels for i8[1, 8, 8, 1], found 24x8",
            "--resize",
        ],
    );
    let middle = succeeds(["run", &model, "--input", &png, "--resize", "crop"]);
    // The bar in the middle is half green: 0.587 * 128.
    assert_has(
        &middle,
        &["resized to 8x8 (crop), grey, channels last", ", 0.29"],
    );
    let jpg = text(&repository("compiler/data/tests/data/bars.jpg"));
    let stretched = [
        "run", &model, "--input", &jpg, "--resize", "stretch", "--mean", "1,2",
    ];
    assert_has(&fails(stretched), &["expected 1 number in --mean, found 2"]);
    assert_has(
        &fails(["run", &model, "--input", &csv, "--mfcc"]),
        &["a .wav", "--mfcc"],
    );
    fs::write(folder.join("b.png"), b"\x89PNG").unwrap();
    let damaged = fails(["run", &model, "--input", &text(&folder.join("b.png"))]);
    assert_has(&damaged, &["not a readable PNG file", "b.png"]);
}

#[test]
fn sounds_become_runs_of_samples_or_features() {
    let folder = folder("media-sounds");
    let front_end = text(&folder.join("f.tflite"));
    succeeds(["new-frontend", "log-mel", "-o", &front_end]);
    let samples: Vec<i16> = (0..800).map(|it| (it * 37 % 2000) as i16 - 1000).collect();
    let [sound, raw] = ["a.wav", "a.bin"].map(|it| text(&folder.join(it)));
    fs::write(&sound, wav(16_000, &samples)).unwrap();
    let padded = samples.iter().copied().chain([0; 160]);
    fs::write(&raw, padded.flat_map(i16::to_le_bytes).collect::<Vec<u8>>()).unwrap();
    // 800 samples are two and a half of the 320 that the front end takes at once.
    let said = succeeds(["run", &front_end, "--input", &sound]);
    assert!(
        said.ends_with(&succeeds(["run", &front_end, "--input", &raw])),
        "{said}"
    );
    assert_has(
        &said,
        &["800 samples at 16000 Hz, then 160 of silence", "; 3 runs"],
    );
    fs::write(&sound, wav(44_100, &samples)).unwrap();
    let refused = fails(["run", &front_end, "--input", &sound]);
    assert_has(
        &refused,
        &["expected 16000 samples a second", "--sample-rate"],
    );
    fs::write(&sound, wav(16_000, &samples)).unwrap();
    let model = text(&digits());
    let features = succeeds(["run", &model, "--input", &sound, "--mfcc"]);
    assert_has(
        &features,
        &["8 rows of 8 cosine transforms", "clipped to the type"],
    );
}
