//! Checkpoints: a run that is killed goes on where it was.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Cursor};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use peapod_npy::Element;
use peapod_npy::safe::SafeFile;

use crate::pod::{any, compile_args, train};
use crate::{assert_has, data, fails, folder, listing, peapod, succeeds};

/// The training step for a mesh, compiled.
pub fn compiled(out: &Path, mesh: &str) -> String {
    let out = out.join(mesh);
    let (step, target) = (train("step.mlir"), any());
    succeeds(
        compile_args(&step, &target, &out)
            .iter()
            .chain(&["--mesh", mesh]),
    );
    out.join("step.pod").to_str().unwrap().to_owned()
}

/// Arguments of a run of the training step.
pub fn args<'a>(pod: &'a str, inputs: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["run", pod, "--inputs", inputs], more].concat()
}

/// The folder of inputs.
pub fn inputs() -> String {
    train("inputs").to_str().unwrap().to_owned()
}

/// The lines of losses, by step.
pub fn losses(said: &str) -> BTreeMap<usize, String> {
    let lines = said.lines().filter_map(|line| {
        let (step, loss) = line.strip_prefix("step ")?.split_once(": ")?;
        Some((step.parse().ok()?, loss.to_owned()))
    });
    lines.collect()
}

/// Pseudo-random numbers: `SplitMix64`.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % bound
    }
}

/// What kills of a run are like.
pub struct Kills {
    /// What the command prints when it was killed.
    pub says: &'static str,
}

/// Steps of the run that is killed.
const STEPS: u64 = 200;

/// How often it is killed.
const TURNS: usize = 20;

/// A command that writes a frame per step, and waits before those that a file does not allow yet:
/// so a run goes as far as the test lets it, however late its lines are read.
struct Gate {
    allowed: PathBuf,
    command: String,
}

impl Gate {
    fn new(out: &Path) -> Self {
        let allowed = out.join("allowed");
        let [_, _, _, stream] = data::written(out);
        let file = allowed.display();
        // It ends with the run, or with its folder; and holds no pipe of the run open meanwhile.
        let command = format!(
            "exec 2>/dev/null; step=$PEAPOD_START_STEP; while :; do \
               until [ \"$(cat {file})\" -gt $step ]; do \
                 kill -0 $PPID && [ -e {file} ] || exit 1; sleep 0.01; \
               done; \
               cat {stream}/$((step % 5))-*.npy || exit 1; step=$((step + 1)); \
             done"
        );
        Self { allowed, command }
    }

    /// Lets the run go on up to this step.
    fn allow(&self, step: u64) {
        fs::write(&self.allowed, step.to_string()).unwrap();
    }
}

/// Runs 200 steps, kills the run at 20 pseudo-random steps of them, once on another mesh, resumes
/// it each time, and compares losses and outputs with those of a run of one process that nobody
/// kills. `start` yields the command of a turn, given its arguments; `kill` kills what it has
/// started, given the pod. `PEAPOD_SEED` says which steps.
pub fn killed_and_resumed(
    out: &Path,
    kills: &Kills,
    start: impl Fn(usize, &[&str]) -> Command,
    kill: impl Fn(&mut Child, &str, usize, &mut Random),
) {
    // Sums are in the same groups on both; the second has twice the devices.
    let pods = ["data=4", "spare=2,data=4"].map(|mesh| compiled(out, mesh));
    let [whole, resumed, run] =
        ["whole.npz", "resumed.npz", "run"].map(|it| out.join(it).to_str().unwrap().to_owned());
    let inputs = inputs();
    let gate = Gate::new(out);
    gate.allow(STEPS + 100);
    let steps = [
        "--steps",
        "200",
        "--data-command",
        &gate.command,
        "--data-inputs",
        "arg8,arg9",
        "--data-seeks",
    ];
    let more = [&steps[..], &["--outputs", &whole]].concat();
    let expected = losses(&succeeds(args(&pods[0], &inputs, &more)));
    assert_eq!(expected.len() as u64, STEPS);
    let save = [
        "--checkpoint",
        &run,
        "--every",
        "3",
        "--keep",
        "2",
        "--resume",
        "--outputs",
        &resumed,
    ];
    let more = [&steps[..], &save].concat();
    let seed = std::env::var("PEAPOD_SEED").map_or(7, |seed| seed.parse().unwrap());
    let mut random = Random(seed);
    // Somewhere in each twentieth; the run goes on for some steps while the kill is on its way.
    let part = (STEPS - 10) / TURNS as u64;
    let points = (0..TURNS as u64).map(|turn| turn * part + 1 + random.below(part));
    let points: Vec<u64> = points.collect();
    println!("seed {seed}: kills after steps {points:?}");
    let (mut last, mut ends) = (0, vec![]);
    let mut found: BTreeMap<usize, String> = BTreeMap::new();
    let started = |turn: usize, pod: &str| {
        let mut command = start(turn, &args(pod, &inputs, &more));
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    for (turn, point) in points.into_iter().enumerate() {
        let pod = &pods[usize::from(turn == TURNS / 2)];
        // There may be a checkpoint of each step that was allowed, so that one more has to be.
        last = (point + random.below(6)).max(last + 1).min(STEPS - 1);
        gate.allow(last);
        let mut child = started(turn, pod);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut seen: Vec<String> = vec![];
        for line in lines.by_ref() {
            seen.push(line.unwrap());
            let reached = losses(&seen[seen.len() - 1]);
            if reached.keys().any(|step| *step as u64 >= point) {
                break;
            }
        }
        thread::sleep(Duration::from_micros(random.below(1500)));
        kill(&mut child, pod, turn, &mut random);
        // A rank that waits for data finds only after it that another one is gone.
        gate.allow(STEPS + 100);
        // What it printed until then counts as well, but for a line that is cut off.
        seen.extend(lines.map(|line| line.unwrap()));
        let ended = child.wait_with_output().unwrap();
        let errors = String::from_utf8_lossy(&ended.stderr);
        assert!(
            !ended.status.success() && errors.contains(kills.says),
            "the run was complete at kill {turn}, or failed: {seen:?} {errors}"
        );
        let done = losses(&seen.join("\n"));
        ends.extend(done.keys().last().copied());
        for (step, loss) in done {
            assert_eq!(loss, expected[&step], "step {step} after {turn} kills");
            found.insert(step, loss);
        }
    }
    println!("last steps of the runs that were killed: {ends:?}");
    assert!(ends.len() == TURNS && ends[TURNS - 1] as u64 > STEPS - 30);
    gate.allow(STEPS + 100);
    let said = started(TURNS, &pods[0]).wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{errors}");
    found.extend(losses(&String::from_utf8_lossy(&said.stdout)));
    assert_eq!(found, expected);
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&resumed).unwrap());
    assert_eq!(
        listing(Path::new(&run)),
        [".peapod.lock", "step-000000198", "step-000000200"]
    );
}

#[test]
fn a_run_that_is_killed_20_times_yields_the_same_losses_and_bits() {
    let start = |_, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        command.args(args);
        command
    };
    let out = folder("checkpoint-killed");
    let kills = Kills { says: "" };
    killed_and_resumed(&out, &kills, start, |child, _, _, _| child.kill().unwrap());
}

#[test]
fn a_run_goes_on_from_any_of_its_checkpoints_and_a_complete_one_says_so() {
    let out = folder("checkpoint-again");
    let pod = compiled(&out, "data=4");
    let names = [
        "run",
        "other",
        "whole.npz",
        "after.safetensors",
        "missing.npz",
    ];
    let [run, other, whole, after, missing] =
        names.map(|it| out.join(it).to_str().unwrap().to_owned());
    let inputs = inputs();
    let save = [
        "--checkpoint",
        &run,
        "--every",
        "4",
        "--keep",
        "9",
        "--steps",
        "10",
    ];
    let said = succeeds(args(&pod, &inputs, &save));
    assert_has(&said, &["step 10: ", "10 steps on 4 devices"]);
    let steps = [
        ".peapod.lock",
        "step-000000004",
        "step-000000008",
        "step-000000010",
    ];
    assert_eq!(listing(Path::new(&run)), steps);
    let more = ["--steps", "12", "--outputs", &whole];
    let expected = losses(&succeeds(args(&pod, &inputs, &more)));
    // One of them, into another folder; and only read.
    let four = format!("{run}/step-000000004");
    let more = [
        "--resume",
        &four,
        "--checkpoint",
        &other,
        "--steps",
        "12",
        "--outputs",
        &after,
    ];
    let said = succeeds(args(&pod, &inputs, &more));
    assert_has(&said, &["8 steps after 4 of a checkpoint on 4 devices"]);
    assert!(
        losses(&said)
            .iter()
            .all(|(step, loss)| expected[step] == *loss && *step > 4)
    );
    let more = ["--resume", &run, "--steps", "12"];
    assert_eq!(losses(&succeeds(args(&pod, &inputs, &more))).len(), 2);
    // The folder in another spelling, and its newest by name.
    let spelled = format!("{run}/../run/step-000000010/");
    let more = [
        "--resume",
        &spelled,
        "--checkpoint",
        &run,
        "--steps",
        "11",
        "--keep",
        "9",
    ];
    assert_eq!(losses(&succeeds(args(&pod, &inputs, &more))).len(), 1);
    fs::remove_dir_all(format!("{run}/step-000000011")).unwrap();
    // A run that writes into the folder goes on from the newest, or not at all.
    let said = fails(args(&pod, &inputs, &save));
    assert_has(&said, &["E0733", "step 10", "--resume"]);
    let more = ["--resume", &four, "--checkpoint", &run, "--steps", "12"];
    assert_has(&fails(args(&pod, &inputs, &more)), &["E0733"]);
    // Complete: a warning, unless outputs are asked for that it does not have.
    let again = peapod(args(&pod, &inputs, &[&save[..], &["--resume"]].concat()));
    assert!(again.status.success());
    assert_has(
        &String::from_utf8_lossy(&again.stderr),
        &["warning[peapod::E0739]"],
    );
    let more = [&save[..], &["--resume", "latest", "--outputs", &missing]].concat();
    assert_has(&fails(args(&pod, &inputs, &more)), &["E0739"]);
    // Other inputs, unless they are meant.
    let more = ["--resume", &run, "--steps", "11"];
    let said = fails([&["run", &pod][..], &more].concat());
    assert_has(
        &said,
        &[
            "E0734",
            "`arg8`",
            "`arg9`",
            "expected hash",
            "--allow-changed-inputs",
        ],
    );
    let more = [&more[..], &["--allow-changed-inputs"]].concat();
    succeeds([&["run", &pod][..], &more].concat());
}

/// `conformance/versions` has a checkpoint of step 2, by the program beside it and zeros as inputs.
#[test]
fn a_checkpoint_of_the_first_version_is_resumed() {
    let out = folder("checkpoint-version");
    let versions = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/versions");
    let pod = versions.join("step.2.pod").to_str().unwrap().to_owned();
    let old = out.join("run/step-000000002");
    fs::create_dir_all(&old).unwrap();
    for file in ["manifest.json", "state-000-00000.safetensors"] {
        fs::copy(versions.join("checkpoint.1").join(file), old.join(file)).unwrap();
    }
    let run = out.join("run").to_str().unwrap().to_owned();
    let expected = losses(&succeeds(["run", &pod, "--steps", "4"]));
    let resume = ["run", &pod, "--checkpoint", &run, "--resume"];
    // Its hashes are of another kind than those of the inputs that are read again.
    let said = succeeds([&resume[..], &["--steps", "3"]].concat());
    assert_eq!(losses(&said)[&3], expected[&3]);
    let said = succeeds([&resume[..], &["--steps", "4"]].concat());
    assert_eq!(losses(&said)[&4], expected[&4]);
    let manifest = |step: u32| {
        let path = out.join(format!("run/step-{step:09}/manifest.json"));
        let manifest = fs::read_to_string(path).unwrap();
        serde_json::from_str::<serde_json::Value>(&manifest).unwrap()
    };
    let (old_hash, new_hash) = (&manifest(2)["constants"][0], &manifest(4)["constants"][0]);
    assert_eq!(old_hash["crc32c"].as_str().unwrap().len(), 8);
    assert_eq!(new_hash["hash"].as_str().unwrap().len(), 64);
    // Other inputs, and a flipped bit, are found by the old hashes too.
    let inputs = inputs();
    let four = [
        "run",
        &pod,
        "--steps",
        "4",
        "--resume",
        old.to_str().unwrap(),
    ];
    let said = fails([&four[..], &["--inputs", &inputs]].concat());
    assert_has(&said, &["E0734", "`arg8`", "expected hash "]);
    let file = old.join("state-000-00000.safetensors");
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    assert_has(&fails(four), &["E0730", "tensor `", "expected hash "]);
}

#[test]
fn files_of_inputs_that_a_checkpoint_has_are_not_missing() {
    let out = folder("checkpoint-files");
    let pod = compiled(&out, "data=2");
    let [run, some] = ["run", "some"].map(|it| out.join(it).to_str().unwrap().to_owned());
    let inputs = inputs();
    let save = ["--checkpoint", &run, "--steps", "1"];
    succeeds(args(&pod, &inputs, &save));
    fs::create_dir(&some).unwrap();
    let copy = |name: &str| {
        let from = Path::new(&inputs).join(name);
        fs::copy(from, Path::new(&some).join(name)).unwrap();
    };
    copy("in_008.npy");
    let more = ["--resume", &run, "--steps", "2"];
    let said = fails(args(&pod, &some, &more));
    let expected = ["expected 2 tensor files", "in_009.npy is missing"];
    assert_has(&said, &expected);
    copy("in_009.npy");
    let found = losses(&succeeds(args(&pod, &some, &more)));
    assert_eq!(found, losses(&succeeds(args(&pod, &inputs, &more))));
}

/// As docs/checkpoints.md says.
#[test]
fn elements_of_other_types_are_those_of_the_pod() {
    let out = folder("checkpoint-types");
    let types = ["complex<f32>", "complex<f64>", "ui16", "ui64", "i4", "ui2"];
    let stored = [
        (Element::F32, vec![4, 2]),
        (Element::F64, vec![4, 2]),
        (Element::I16, vec![4]),
        (Element::I64, vec![4]),
        (Element::I8, vec![4]),
        (Element::U8, vec![4]),
    ];
    let each = |it: &dyn Fn(usize, &str) -> String| {
        let each = types.iter().enumerate().map(|(index, ty)| it(index, ty));
        each.collect::<Vec<_>>()
    };
    let text = format!(
        "module {{\n  func.func public @main({}) -> ({}) {{\n{}    return {} : {}\n  }}\n}}\n",
        each(&|index, ty| format!("%x{index}: tensor<4x{ty}>")).join(", "),
        each(&|_, ty| format!("tensor<4x{ty}>")).join(", "),
        each(&|index, ty| format!(
            "    %y{index} = stablehlo.add %x{index}, %x{index} : tensor<4x{ty}>\n"
        ))
        .concat(),
        each(&|index, _| format!("%y{index}")).join(", "),
        each(&|_, ty| format!("tensor<4x{ty}>")).join(", "),
    );
    let model = out.join("step.mlir");
    fs::write(&model, text).unwrap();
    let rules = each(&|index, _| format!("{index}={index}"));
    let target = any();
    let mut compile = compile_args(&model, &target, &out);
    compile.extend(rules.iter().flat_map(|rule| ["--feed", rule.as_str()]));
    succeeds(compile);
    let pod = out.join("step.pod");
    let run = out.join("run");
    let [pod, folder] = [&pod, &run].map(|it| it.to_str().unwrap());
    succeeds(["run", pod, "--checkpoint", folder, "--steps", "1"]);
    let file = fs::read(run.join("step-000000001/state-000-00000.safetensors")).unwrap();
    let mut file = SafeFile::open(Cursor::new(file)).unwrap();
    for (index, (element, shape)) in stored.into_iter().enumerate() {
        let name = format!("x{index}");
        let name = file.names().iter().find(|it| it.ends_with(&name));
        let name = name.unwrap_or_else(|| panic!("{:?}", file.names())).clone();
        file.read(&name, element, &shape).unwrap();
    }
}

#[test]
fn what_cannot_be_resumed_is_said() {
    let out = folder("checkpoint-errors");
    let pod = compiled(&out, "data=2");
    let [empty, run] = ["empty", "run"].map(|it| out.join(it).to_str().unwrap().to_owned());
    let inputs = inputs();
    fs::create_dir(&empty).unwrap();
    assert_has(
        &fails(args(&pod, &inputs, &["--resume", &empty])),
        &["E0732", "empty"],
    );
    assert_has(
        &fails(args(&pod, &inputs, &["--resume"])),
        &["--checkpoint FOLDER"],
    );
    let nowhere = format!("{empty}/nowhere");
    assert_has(
        &fails(args(&pod, &inputs, &["--resume", &nowhere])),
        &["E0101", "nowhere"],
    );
    // The first start of a run that is always started in the same way.
    let more = ["--resume", "--checkpoint", &run, "--steps", "2"];
    let said = peapod(args(&pod, &inputs, &more));
    assert!(said.status.success());
    assert_has(
        &String::from_utf8_lossy(&said.stderr),
        &["warning[peapod::E0732]", "first step"],
    );
    // Another program.
    let other = other_program(&out);
    let said = fails(["run", &other, "--resume", &run]);
    assert_has(
        &said,
        &[
            "E0731",
            "fingerprint",
            "input 0: the checkpoint has `[0]['b1']` f32[32], the program ",
        ],
    );
    // Nothing to keep.
    let model = out.join("plain.ir");
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[4]) {\n  %y \"y\" = relu(%x): f32[4]\n  \
                return %y\n}\n";
    fs::write(&model, text).unwrap();
    let plain = out.join("plain");
    succeeds(compile_args(&model, &any(), &plain));
    let plain = plain.join("plain.pod");
    let said = fails(["run", plain.to_str().unwrap(), "--checkpoint", &nowhere]);
    assert_has(&said, &["E1012", "no output replaces an input"]);
}

/// A step of another model.
fn other_program(out: &Path) -> String {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo/steps");
    let out: PathBuf = out.join("other");
    succeeds(compile_args(&steps.join("adam.mlir"), &any(), &out));
    out.join("adam.pod").to_str().unwrap().to_owned()
}
