//! Attacks: files and arguments that ask for more than there is. Each is refused with a code, by a
//! command that has a second of processor time, and 64 MiB of memory beyond the limit it was given.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use flatbuffers::FlatBufferBuilder;
use peapod_schemas::footer;
use peapod_schemas::micro_generated::peapod::micro::root_as_model;
use peapod_schemas::pod::file::{PodT, finish_pod_buffer, root_as_pod};

use crate::{assert_has, digits, folder, is_error_title, large_target, succeeds};

/// What a command may take for models and tensors, in MiB.
const LIMIT: u64 = 64;

/// What it may take for itself.
const OWN: u64 = 64;

/// Runs the command within its limits: beyond them it is killed.
fn limited(args: &[&str]) -> Output {
    let script = format!(
        "ulimit -t 1; ulimit -d {}; exec \"$0\" \"$@\"",
        (LIMIT + OWN) << 10
    );
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_peapod")]);
    command.args(args).arg("--max-memory");
    command.arg(format!("{LIMIT}M")).output().unwrap()
}

/// Asserts that a command refuses with all of this, a code first.
pub fn refused(attack: &str, args: &[&str], parts: &[&str]) {
    let output = limited(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{attack}: {said}");
    assert!(said.lines().any(is_error_title), "{attack}: {said}");
    assert_has(&said, parts);
}

pub fn accepted(attack: &str, args: &[&str]) {
    let output = limited(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{attack}: {said}");
}

/// Writes a file of a test.
pub fn written(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A function of a pod, RELU of a vector, whose file was changed.
fn pod(test: &str, change: impl FnOnce(&mut PodT)) -> String {
    let folder = folder(test);
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[64]) {\n  %y \"y\" = relu(%x): f32[64]\n  \
                return %y\n}\n";
    let model = written(&folder, "m.ir", text);
    let out = folder.join("out");
    let out = out.to_str().unwrap();
    succeeds(["compile", &model, "--target", "local", "-o", out]);
    let file = fs::read(format!("{out}/m.pod")).unwrap();
    let mut pod = root_as_pod(footer::split(&file).unwrap().payload)
        .unwrap()
        .unpack();
    change(&mut pod);
    let mut builder = FlatBufferBuilder::new();
    let root = pod.pack(&mut builder);
    finish_pod_buffer(&mut builder, root);
    written(
        &folder,
        "hostile.pod",
        footer::write(builder.finished_data(), None),
    )
}

/// A pea of the digits whose arena has another length.
fn pea(arena_len: u32) -> String {
    let folder = folder("attack-pea");
    let (digits, target) = (digits(), large_target());
    let (out, digits) = (folder.to_str().unwrap(), digits.to_str().unwrap());
    succeeds(["compile", digits, "--target", &target, "-o", out]);
    let file = fs::read(folder.join("model.pea")).unwrap();
    let mut payload = footer::split(&file).unwrap().payload.to_vec();
    let pea = root_as_model(&payload).unwrap();
    let old = pea.arena_len().to_le_bytes();
    let found: Vec<usize> = (0..payload.len() - 4)
        .filter(|&at| payload[at..at + 4] == old)
        .collect();
    for at in found {
        payload[at..at + 4].copy_from_slice(&arena_len.to_le_bytes());
    }
    written(&folder, "hostile.pea", footer::write(&payload, None))
}

/// The text of a function that takes and returns a value.
fn function(name: &str, ty: &str, lines: &str, result: &str) -> String {
    format!("func.func @{name}(%a: {ty}) -> {ty} {{\n{lines}\n  return {result} : {ty}\n}}\n")
}

/// Functions that call the next one so often, and the last, which adds.
fn calls(depth: usize, each: usize) -> String {
    let ty = "tensor<4xf32>";
    let mut text = String::new();
    for it in 0..depth {
        let call = |call: usize| {
            let operand = call.checked_sub(1).map_or("a".into(), |it| it.to_string());
            format!(
                "  %{call} = func.call @f{}(%{operand}) : ({ty}) -> {ty}\n",
                it + 1
            )
        };
        let name = if it == 0 {
            "main".into()
        } else {
            format!("f{it}")
        };
        let lines: String = (0..each).map(call).collect();
        text += &function(&name, ty, &lines, &format!("%{}", each - 1));
    }
    let add = format!("  %0 = stablehlo.add %a, %a : {ty}");
    format!(
        "module @m {{\n{text}{}}}\n",
        function(&format!("f{depth}"), ty, &add, "%0")
    )
}

/// Cases whose branches both call the next case.
fn cases(depth: usize) -> String {
    let ty = "tensor<4xf32>";
    let mut text = String::new();
    for it in 0..depth {
        let branch = format!(
            "%b = func.call @f{}(%a) : ({ty}) -> {ty}\n stablehlo.return %b : {ty}",
            it + 1
        );
        let lines = format!(
            "  %i = stablehlo.constant dense<0> : tensor<i32>\n  %0 = \"stablehlo.case\"(%i) ({{ \
             {branch} }}, {{ {branch} }}) : (tensor<i32>) -> {ty}"
        );
        let name = if it == 0 {
            "main".into()
        } else {
            format!("f{it}")
        };
        text += &function(&name, ty, &lines, "%0");
    }
    let add = format!("  %0 = stablehlo.add %a, %a : {ty}");
    format!(
        "module @m {{\n{text}{}}}\n",
        function(&format!("f{depth}"), ty, &add, "%0")
    )
}

/// An integer of MLIR bytecode: the lowest bits of the first byte say how many bytes follow.
fn varint(value: usize) -> Vec<u8> {
    let more = (1..8).find(|more| value < 1 << (7 * more)).unwrap() - 1;
    let value = (value << 1 | 1) << more;
    value.to_le_bytes()[..=more].to_vec()
}

/// A section of MLIR bytecode, of a number and its contents.
fn section(number: u8, contents: Vec<u8>) -> Vec<u8> {
    [vec![number], varint(contents.len()), contents].concat()
}

/// MLIR bytecode whose table names so many ops by one text of so many bytes, and whose module has
/// an op with so many of them in its region.
fn long_names(names: usize, ops: usize, length: usize) -> Vec<u8> {
    let strings = [
        varint(3),
        [length + 1, 7, 8].map(varint).concat(),
        b"builtin\0module\0".to_vec(),
        b"a".repeat(length),
        vec![0],
    ];
    let dialects = [
        [1, 0, names + 1, 0, names + 1, 1 << 1].map(varint).concat(),
        varint(2 << 1).repeat(names),
    ];
    // A name, what an op has (16: regions), a location; of a region its blocks, values and ops.
    let op = |name: usize, has: u8| [varint(name), vec![has], varint(0)].concat();
    let region = |ops: usize| [1, 0, ops << 1].map(varint).concat();
    let inner = [varint(1 << 1), region(ops), op(1, 0).repeat(ops)].concat();
    let body = [region(1), op(1, 16), inner].concat();
    let module = [varint(2), op(0, 16), varint(3), section(4, body)];
    [
        b"ML\xefR".to_vec(),
        varint(6),
        b"peapod\0".to_vec(),
        section(0, strings.concat()),
        section(1, dialects.concat()),
        section(2, vec![]),
        section(3, [0, 0].map(varint).concat()),
        section(4, module.concat()),
    ]
    .concat()
}

/// The sum over a window of so many elements along each of three dimensions.
fn window(extent: u64) -> String {
    let (ty, last) = ("tensor<1x1x1xf32>", extent - 1);
    let lines = format!(
        "  %c = stablehlo.constant dense<0.0> : tensor<f32>\n  %0 = \
         \"stablehlo.reduce_window\"(%a, %c) ({{ ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
         %s = stablehlo.add %x, %y : tensor<f32>\n stablehlo.return %s : tensor<f32> }}) \
         {{window_dimensions = array<i64: {extent}, {extent}, {extent}>, padding = dense<[[0, \
         {last}], [0, {last}], [0, {last}]]> : tensor<3x2xi64>}} : ({ty}, tensor<f32>) -> {ty}"
    );
    function("main", ty, &lines, "%0")
}

/// A loop that counts to a constant.
fn counting(to: u64) -> String {
    let (ty, int) = ("tensor<f32>", "tensor<i32>");
    let constant =
        |name: &str, n: u64| format!("  %{name} = stablehlo.constant dense<{n}> : {int}\n");
    let constants = [constant("z", 0), constant("n", to), constant("one", 1)].concat();
    let lines = format!(
        "{constants}  %0:2 = stablehlo.while(%i = %z, %x = %a) : {int}, {ty} cond {{\n\
         %p = stablehlo.compare LT, %i, %n : ({int}, {int}) -> tensor<i1>\n\
         stablehlo.return %p : tensor<i1>\n}} do {{\n%j = stablehlo.add %i, %one : {int}\n\
         %y = stablehlo.add %x, %x : {ty}\nstablehlo.return %j, %y : {int}, {ty}\n}}"
    );
    function("main", ty, &lines, "%0#1")
}

#[test]
fn memory_that_no_machine_has_is_refused() {
    let pea = pea(u32::MAX);
    for command in ["run", "inspect"] {
        refused("arena of a pea", &[command, &pea], &["E0"]);
    }
    for (devices, arena) in [(1 << 16, 1 << 20), (1 << 20, 1 << 20), (1 << 20, 1 << 40)] {
        let pod = pod("attack-devices", |pod| {
            pod.mesh[0].size = devices;
            pod.arena_bytes = arena;
            for port in pod.inputs.iter_mut().chain(&mut pod.outputs) {
                port.sharding.iter_mut().for_each(|dim| dim.axes = vec![]);
            }
        });
        let bytes = u64::from(devices) as u128 * u128::from(arena);
        let found = format!("takes {}", &bytes.to_string()[..4]);
        refused(
            "devices",
            &["run", &pod],
            &["E0704", &found, "at most 67108864"],
        );
    }
    let folder = folder("attack-port");
    let (out, ty) = (folder.join("out"), "f32[131072,131072]");
    let text = format!(
        "module \"m\"\nfunc @main(%x \"x\": {ty}) {{\n  %y \"y\" = relu(%x): {ty}\n  return \
         %y\n}}\n"
    );
    let model = written(&folder, "m.ir", text);
    let out = out.to_str().unwrap();
    accepted("port", &["compile", &model, "--target", "local", "-o", out]);
    let parts = ["E0704", "takes 274877906944 bytes", "at most 67108864"];
    refused("port", &["run", &format!("{out}/m.pod")], &parts);
    refused("port", &["run", &model], &["E0505", "68719476736"]);
}

#[test]
fn pods_that_tell_another_work_are_refused() {
    let mut told = 0;
    let same = pod("attack-told-work", |pod| told = pod.work);
    assert!(told >= 64, "{told}");
    accepted(
        "told work",
        &["run", &same, "--max-work", &told.to_string()],
    );
    let other = pod("attack-told-work", |pod| pod.work += 1);
    let parts = format!("expected {told} element operations, found {}", told + 1);
    for command in ["run", "inspect"] {
        refused("told work", &[command, &other], &["E0", &parts]);
    }
}

#[test]
fn long_names_are_not_made_for_each_op() {
    let folder = folder("attack-bytecode");
    let out = folder.join("out");
    let out = out.to_str().unwrap();
    for (name, file, why) in [
        ("names", long_names(40_000, 1, 40_000), "outside functions"),
        ("ops", long_names(1, 20_000, 40_000), "expand to too much"),
    ] {
        let model = written(&folder, &format!("{name}.mlirbc"), file);
        let args = ["compile", &model, "--target", "local", "-o", out];
        refused(name, &args, &["E0301", why]);
    }
}

#[test]
fn work_without_an_end_is_refused() {
    let folder = folder("attack-time");
    let out = folder.join("out");
    let out = out.to_str().unwrap();
    let dag = written(&folder, "dag.mlir", calls(60, 2));
    let cases = written(&folder, "cases.mlir", cases(60));
    let loops = written(&folder, "loop.mlir", counting((1 << 31) - 1));
    let pod = crate::pod::eight();
    for model in [&dag, &cases] {
        for args in [
            &["compile", model, "--target", "local", "-o", out][..],
            &["simulate", model, "--target", &pod],
            &["search", model, "--target", &pod],
            &["run", model],
        ] {
            refused("calls", args, &["E0503", "expected at most 1048576"]);
        }
    }
    refused(
        "constant loop",
        &["simulate", &loops, "--target", &pod],
        &["E0807", "more than 16777216", "--iterations"],
    );
    let chain = written(&folder, "chain.mlir", calls(3_200, 1));
    accepted(
        "chain",
        &["compile", &chain, "--target", "local", "-o", out],
    );
    let window = written(&folder, "window.mlir", window(1 << 31));
    accepted(
        "window",
        &["compile", &window, "--target", "local", "-o", out],
    );
    let file = format!("{out}/window.pod");
    refused(
        "window",
        &["run", &file],
        &["E0715", "allowed are 10000000000000"],
    );
    accepted("window", &["simulate", &window, "--target", &pod]);
    let (x, y) = ("f32[1, 28285, 28285, 1]", "f32[1, 1, 1, 1]");
    let text = format!(
        "module \"m\"\nfunc @main(%x \"x\": {x}) {{\n  %y \"y\" = average_pool2d(%x) {{window = \
         [28285, 28285], stride = [1, 1], padding = [[0, 0], [0, 0]]}} : {y}\n  return %y\n}}\n"
    );
    let pool = written(&folder, "pool.ir", text);
    refused(
        "average pool",
        &["run", &pool, "--max-work", "1000000"],
        &["E0"],
    );
}

/// As text they would take 60 bytes each.
#[test]
fn the_summary_of_an_output_formats_what_it_prints() {
    let folder = folder("attack-summary");
    let out = folder.join("out");
    let ty = "f32[2097152]";
    let text = format!(
        "module \"m\"\nfunc @main(%x \"x\": {ty}) {{\n  %y \"y\" = relu(%x): {ty}\n  return \
         %y\n}}\n"
    );
    let model = written(&folder, "large.ir", text);
    let out = out.to_str().unwrap();
    accepted(
        "compile",
        &["compile", &model, "--target", "local", "-o", out],
    );
    accepted("summary", &["run", &format!("{out}/large.pod")]);
}

#[test]
fn numbers_without_an_end_are_refused() {
    let pod = pod("attack-steps", |_| {});
    for steps in ["1000000000000", "18446744073709551615"] {
        refused(
            "steps",
            &["run", &pod, "--steps", steps],
            &["E0704", "of every step"],
        );
    }
    let folder = folder("attack-numbers");
    for (name, version, length, shape) in [
        ("header", 2, u32::MAX, ""),
        ("shape", 2, 128, "(4611686018427387904, 4)"),
        ("elements", 2, 128, "(1099511627776,)"),
    ] {
        let header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}}}");
        let mut file = b"\x93NUMPY".to_vec();
        file.extend([version, 0]);
        file.extend(length.to_le_bytes());
        file.extend(format!("{header:128}").as_bytes());
        let npy = written(&folder, &format!("{name}.npy"), file);
        refused("npy", &["run", &pod, "--input", &npy], &["E0"]);
    }
    let values = "1,".repeat(12 << 20);
    let line = format!(":::MLLOG {{\"key\": \"a\", \"value\": [{values}1], \"time_ms\": 1}}");
    let log = written(&folder, "result_0.txt", line);
    let parts = ["line 1: readable: found a line of 25165873 bytes, of which it may have 16777216"];
    let output = limited(&["mlperf", "check", &log]);
    assert_eq!(output.status.code(), Some(1));
    assert_has(&String::from_utf8_lossy(&output.stdout), &parts);
}

/// The only text of a pod that the compiler does not choose for a file that it was given.
#[test]
fn names_of_computations_do_not_command_the_terminal() {
    let name = "a\u{1b}[2Jb\u{9b}1mc\u{7f}d\u{202e}e";
    let hostile = pod("attack-names", |pod| {
        pod.name = name.into();
        pod.computations[0].name = name.into();
        pod.computations[0].values[0].name = Some(name.into());
        pod.outputs[0].name = name.into();
        pod.inputs[0].name = name.into();
        pod.mesh[0].name = name.into();
    });
    let damaged = pod("attack-damaged-names", |pod| {
        pod.computations[0].name = name.into();
        pod.computations[0].steps[0].operands = vec![99];
    });
    for args in [
        &["inspect", &hostile][..],
        &["inspect", &hostile, "--json"],
        &["run", &hostile],
        &["run", &hostile, "--max-work", "1"],
        &["run", &hostile, "--input", &hostile],
        &["simulate", &hostile, "--target", &crate::pod::any()],
        &["inspect", &damaged],
        &["run", &damaged, "--message-format", "json"],
    ] {
        let output = limited(args);
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8(text).unwrap();
        assert!(!text.is_empty(), "{args:?}");
        let commands = |c: char| c.is_control() && c != '\n' && c != '\t' || c == '\u{202e}';
        assert!(!text.contains(commands), "{args:?}: {text:?}");
    }
}

/// Attacks that have tests of their own: what, the file, its test.
const ELSEWHERE: [[&str; 3]; 8] = [
    [
        "pods that call a computation twice",
        "../../runtime-pod/tests/pod/hostile.rs",
        "computations_are_called_once",
    ],
    [
        "work of a pea",
        "tests/command/run.rs",
        "work_beyond_the_limit_is_refused",
    ],
    [
        "formats wider than elements",
        "tests/command/pod.rs",
        "formats_wider_than_elements_round_nothing",
    ],
    [
        "loops nested past 64",
        "tests/command/limits.rs",
        "loops_and_branches_nested_too_deeply_are_refused",
    ],
    [
        "FIFOs, devices and links",
        "tests/command/text.rs",
        "pipes_and_devices_are_refused_at_once",
    ],
    [
        "names of axes and outputs, and of MLPerf",
        "tests/command/text.rs",
        "names_in_pods_do_not_command_the_terminal",
    ],
    [
        "kills between two renames",
        "tests/command/sets.rs",
        "kills_leave_a_whole_set",
    ],
    [
        "flipped bits",
        "../filetests/tests/integrity.rs",
        "no_bit_of_a_pea_can_change",
    ],
];

#[test]
fn attacks_that_are_tested_elsewhere_still_are() {
    for [attack, file, test] in ELSEWHERE {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        assert!(
            text.contains(&format!("fn {test}(")),
            "{attack}: {file} {test}"
        );
    }
}
