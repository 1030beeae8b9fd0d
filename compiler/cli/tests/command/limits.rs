//! Programs beyond the limits of pods, and tensors that no machine holds: refused with a place, or
//! compiled, in little memory.

use std::fmt::Write as _;
use std::fs;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::pod::any;
use crate::{assert_has, fails, folder, succeeds};

/// Address space in kB: what is not refused before it is allocated fails.
const SPACE: usize = 4 << 20;

/// Compiles a text for a pod with little memory, in little time.
fn compiled(name: &str, text: &str, more: &[&str]) -> Output {
    let out = folder(&format!("limits-{name}"));
    let model = out.join(name);
    fs::write(&model, text).unwrap();
    let mut command = Command::new("sh");
    let script = format!("ulimit -v {SPACE}; exec \"$0\" \"$@\"");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_peapod"), "compile"]);
    command.args([model.to_str().unwrap(), "--target", &any(), "-o"]);
    command.arg(out.join("out")).args(more);
    let before = Instant::now();
    let output = command.output().unwrap();
    let took = before.elapsed();
    assert!(took < Duration::from_secs(10), "{name}: {took:?}");
    output
}

fn accepted(name: &str, text: &str, more: &[&str]) {
    let output = compiled(name, text, more);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{name}: {said}");
}

fn refused(name: &str, text: &str, more: &[&str], parts: &[&str]) {
    let output = compiled(name, text, more);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{name}: {said}");
    assert_has(&said, &["error[peapod::E0618]: expected ", "= help: "]);
    assert_has(&said, parts);
}

/// A function of the lines and what it returns, in StableHLO.
fn main(arguments: &str, lines: &str, result: &str, ty: &str) -> String {
    format!("func.func @main({arguments}) -> {ty} {{\n{lines}\n  return {result} : {ty}\n}}\n")
}

#[test]
fn tensors_larger_than_pods_hold_are_refused() {
    let ty = "tensor<1048576x1048576xf32>";
    let bytes = "at most 1099511627776 bytes, found 4398046511104";
    let splat =
        format!("  %c = stablehlo.constant dense<1.0> : {ty}\n  %0 = stablehlo.add %a, %c : {ty}");
    let text = main(&format!("%a: {ty}"), &splat, "%0", ty);
    refused("splat.mlir", &text, &[], &[bytes, "splat.mlir: `a`"]);
    let to = "tensor<1024x1024x1048576xf32>";
    let reshape = format!("  %0 = stablehlo.reshape %a : ({ty}) -> {to}");
    let text = main(&format!("%a: {ty}"), &reshape, "%0", to);
    refused("reshape.mlir", &text, &[], &[bytes]);
    let broadcast = format!(
        "  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<1048576xf32>) -> {ty}\n  \
         %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : ({ty}, {ty}) -> {ty}\n  \
         %2 = stablehlo.slice %1 [0:1, 0:1] : ({ty}) -> tensor<1x1xf32>"
    );
    let text = main(
        "%a: tensor<1048576xf32>",
        &broadcast,
        "%2",
        "tensor<1x1xf32>",
    );
    let place = "stablehlo.broadcast_in_dim of line 2";
    refused("broadcast.mlir", &text, &[], &[bytes, place]);
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[1048576,1048576]) {\n  \
                %y \"y\" = relu(%x): f32[1048576,1048576]\n  return %y\n}\n";
    refused("relu.ir", text, &[], &[bytes, "relu.ir: `x`"]);
}

#[test]
fn devices_with_too_much_memory_are_refused() {
    let ty = "tensor<524288x524288xf32>";
    let arguments: Vec<String> = (0..400).map(|it| format!("%a{it}: {ty}")).collect();
    let mut lines = String::new();
    for it in 1..400 {
        writeln!(lines, "  %r{it} = stablehlo.add %a0, %a{it} : {ty}").unwrap();
    }
    let text = main(&arguments.join(", "), &lines, "%r399", ty);
    let parts = ["at most 281474976710656 bytes of memory", "--shard"];
    refused("arena.mlir", &text, &[], &parts);
}

#[test]
fn meshes_of_too_many_axes_are_refused() {
    let text = "module \"m\"\nfunc @main(%x \"x\": f32[64]) {\n  %y \"y\" = relu(%x): f32[64]\n  \
                return %y\n}\n";
    let axes = |count: usize| -> String {
        let axes: Vec<String> = (0..count).map(|it| format!("a{it}=1")).collect();
        axes.join(",")
    };
    accepted("axes.ir", text, &["--mesh", &axes(32)]);
    let parts = ["at most 32 axes, found 33", "the mesh"];
    refused("axes.ir", text, &["--mesh", &axes(33)], &parts);
}

/// A loop in a loop in a loop, each on a line of its own that begins it.
fn loops(depth: usize) -> String {
    let f32 = "tensor<f32>";
    let mut lines = format!("  %c = stablehlo.constant dense<9.0> : {f32}\n");
    for it in 0..depth {
        let from = if it == 0 {
            "a".to_owned()
        } else {
            format!("x{}", it - 1)
        };
        write!(
            lines,
            "%w{it} = stablehlo.while(%x{it} = %{from}) : {f32} cond {{\n\
             %p{it} = stablehlo.compare LT, %x{it}, %c : ({f32}, {f32}) -> tensor<i1>\n\
             stablehlo.return %p{it} : tensor<i1>\n}} do {{\n"
        )
        .unwrap();
    }
    let last = depth - 1;
    writeln!(lines, "%s = stablehlo.add %x{last}, %x{last} : {f32}").unwrap();
    let mut inner = "%s".to_owned();
    for it in (0..depth).rev() {
        writeln!(lines, "stablehlo.return {inner} : {f32}\n}}").unwrap();
        inner = format!("%w{it}");
    }
    main("%a: tensor<f32>", &lines, "%w0", f32)
}

/// A case in a case in a case.
fn cases(depth: usize) -> String {
    let f32 = "tensor<f32>";
    let mut lines = String::new();
    for it in 0..depth {
        writeln!(lines, "%w{it} = \"stablehlo.case\"(%i) ({{").unwrap();
    }
    writeln!(lines, "%s = stablehlo.add %a, %a : {f32}").unwrap();
    let mut inner = "%s".to_owned();
    for it in (0..depth).rev() {
        let other = format!("stablehlo.return %a : {f32}");
        writeln!(
            lines,
            "stablehlo.return {inner} : {f32} }}, {{ {other} }}) : (tensor<i32>) -> {f32}"
        )
        .unwrap();
        inner = format!("%w{it}");
    }
    main("%a: tensor<f32>, %i: tensor<i32>", &lines, "%w0", f32)
}

#[test]
fn loops_and_branches_nested_too_deeply_are_refused() {
    let parts = ["nested 64 deep at most", "nest loops"];
    accepted("loops.mlir", &loops(64), &[]);
    let place = ["stablehlo.while of line 259"];
    refused(
        "loops.mlir",
        &loops(65),
        &[],
        &[&parts[..], &place].concat(),
    );
    accepted("cases.mlir", &cases(64), &[]);
    refused("cases.mlir", &cases(65), &[], &parts);
}

#[test]
fn tensors_that_are_known_and_huge_compile_without_being_made() {
    let ty = "tensor<1048576x16384xi32>";
    let other = "tensor<16384x1048576xi32>";
    let known = format!(
        "  %0 = stablehlo.iota dim = 0 : {ty}\n  %c = stablehlo.constant dense<3> : {ty}\n  \
         %1 = stablehlo.add %0, %c : {ty}\n  \
         %2 = stablehlo.transpose %1, dims = [1, 0] : ({ty}) -> {other}\n  \
         %3 = stablehlo.concatenate %2, %2, dim = 0 : ({other}, {other}) -> \
         tensor<32768x1048576xi32>\n  \
         %4 = stablehlo.slice %3 [0:16384, 0:1048576] : (tensor<32768x1048576xi32>) -> {other}"
    );
    accepted("known.mlir", &main("", &known, "%4", other), &[]);
    let large = "tensor<1048576x262144xi32>";
    let iota = format!("  %0 = stablehlo.iota dim = 0 : {large}");
    accepted("iota.mlir", &main("", &iota, "%0", large), &[]);
}

#[test]
fn strides_beyond_every_tensor_take_one_element() {
    for stride in [i64::MAX as u64, 1 << 32, 2] {
        let slice = format!(
            "  %0 = stablehlo.slice %a [2:4:{stride}, 0:8:1] : (tensor<4x8xf32>) -> \
             tensor<1x8xf32>"
        );
        let fused = format!("{slice}\n  %1 = stablehlo.add %0, %b : tensor<1x8xf32>");
        let arguments = "%a: tensor<4x8xf32>, %b: tensor<1x8xf32>";
        let fused = main(arguments, &fused, "%1", "tensor<1x8xf32>");
        accepted("fused.mlir", &fused, &[]);
        let alone = main(arguments, &slice, "%0", "tensor<1x8xf32>");
        accepted("alone.mlir", &alone, &[]);
    }
}

#[test]
fn tensors_whose_sizes_do_not_add_up_are_refused() {
    // 70,000 times 2^48 bytes are more than 64 bits count.
    let arguments = (0..70_000).map(|it| format!("%a{it} \"a{it}\": f32[2147483648,32768]"));
    let arguments: Vec<String> = arguments.collect();
    let text = format!(
        "module \"m\"\nfunc @main({}) {{\n  %y \"y\" = relu(%a0): f32[2147483648,32768]\n  \
         return %y\n}}\n",
        arguments.join(", ")
    );
    let output = compiled("sums.ir", &text, &[]);
    let said = String::from_utf8_lossy(&output.stderr);
    let parts = [
        "E0505",
        "expected tensors of at most 1152921504606846976 bytes in all",
    ];
    assert_has(&said, &parts);
}

/// Counts of peas at their limits, and one past them: never another number.
#[test]
fn counts_beyond_the_fields_of_peas_are_refused() {
    let folder = folder("limits-peas");
    let path = folder.join("m.ir");
    let path = path.to_str().unwrap();
    let model = |arguments: &str, op: &str, ty: &str| {
        let text = format!(
            "module \"m\"\nfunc @main({arguments}) {{\n  %y \"y\" = {op}: {ty}\n  return %y\n}}\n"
        );
        fs::write(path, text).unwrap();
    };
    let joined = |count: usize| {
        let arguments = (0..count).map(|it| format!("%a{it} \"a{it}\": f32[1]"));
        let operands = (0..count).map(|it| format!("%a{it}"));
        let [arguments, operands] = [arguments.collect::<Vec<_>>(), operands.collect()];
        let op = format!(
            "concatenation({}) {{axis = 0, activation = none}}",
            operands.join(", ")
        );
        model(&arguments.join(", "), &op, &format!("f32[{count}]"));
    };
    let pooled = |rows: usize| {
        let ty = format!("f32[1, {rows}, 1, 1]");
        let op =
            "average_pool2d(%x) {window = [1, 1], stride = [1, 1], padding = [[0, 0], [0, 0]]}";
        model(&format!("%x \"x\": {ty}"), op, &ty);
    };
    let ranked = |rank: usize| {
        let ty = format!("f32[{}]", vec!["1"; rank].join(", "));
        model(&format!("%x \"x\": {ty}"), "relu(%x)", &ty);
    };
    joined(254);
    succeeds(["run", path]);
    joined(255);
    let operands = "number of inputs and outputs is 256, the limit of the file format is 255";
    assert_has(&fails(["run", path]), &["E0505", operands]);
    pooled(65_535);
    succeeds(["run", path]);
    pooled(65_536);
    let rows = "in_h is 65536, but a pea holds at most 65535";
    assert_has(&fails(["run", path]), &["E0501", rows]);
    ranked(16);
    succeeds(["run", path]);
    ranked(17);
    assert_has(&fails(["run", path]), &["17 dimensions, the limit is 16"]);
}
