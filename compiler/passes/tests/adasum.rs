//! Which values of a training step are gradients that Adasum combines, and by what.

use peapod_ir::eval::{Tensor, eval_spmd, shard, unshard};
use peapod_ir::text::parse;
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::{PassError, PodOptions, PodProgram, pod};

/// Two layers of one weight, so that its gradient is a sum of two; a batch norm's mean; clipping by
/// the norm; momentum; a scale of one element.
const STEP: &str = r#"
module "step"

func @main(%w "w": f32[4, 4], %s "s": f32[], %m "m": f32[4], %v "v": f32[4, 4],
           %x "x": f32[8, 4]) replaces(0: 0, 1: 1, 2: 2, 3: 3) {
  const %zero: f32[] = [0.0]
  const %most: f32[] = [2.0]
  const %eighth: f32[] = [0.125]
  %y = dot_general(%x, %w) {contracting = [[1], [0]]} : f32[8, 4]
  %sum "sum" = reduce(%y, %zero) {combiner = add, dims = [0]} : f32[4]
  %share = broadcast_in_dim(%eighth) {dims = []} : f32[4]
  %mean = mul(%sum, %share) : f32[4]
  %means = broadcast_in_dim(%mean) {dims = [1]} : f32[8, 4]
  %c = sub(%y, %means) : f32[8, 4]
  %wide = broadcast_in_dim(%s) {dims = []} : f32[8, 4]
  %h = mul(%c, %wide) : f32[8, 4]
  %z = dot_general(%h, %w) {contracting = [[1], [0]]} : f32[8, 4]
  %g1 "g1" = dot_general(%h, %z) {contracting = [[0], [0]]} : f32[4, 4]
  %g2 "g2" = dot_general(%x, %z) {contracting = [[0], [0]]} : f32[4, 4]
  %g "g" = add(%g1, %g2) : f32[4, 4]
  %square = mul(%g, %g) : f32[4, 4]
  %norm = reduce(%square, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %least = min(%norm, %most) : f32[]
  %scale = broadcast_in_dim(%least) {dims = []} : f32[4, 4]
  %clipped = mul(%scale, %g) : f32[4, 4]
  %momentum = add(%v, %clipped) : f32[4, 4]
  %new = sub(%w, %momentum) : f32[4, 4]
  %t = mul(%z, %c) : f32[8, 4]
  %gs "gs" = reduce(%t, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %news = sub(%s, %gs) : f32[]
  %newm = add(%m, %mean) : f32[4]
  return %new, %news, %newm, %momentum
}
"#;

/// Rows of data are rows of the weight: every device has a part of its gradient.
const ROWS: &str = r#"
module "rows"

func @main(%w "w": f32[8, 4], %x "x": f32[8, 4]) replaces(0: 0) {
  %y = mul(%x, %w) : f32[8, 4]
  %g "g" = mul(%x, %y) : f32[8, 4]
  %new "new" = sub(%w, %g) : f32[8, 4]
  return %new
}
"#;

fn options(devices: usize, sharded: bool, reduction: &str) -> PodOptions {
    let mut options = PodOptions::new(Mesh::new([("data", devices)]), vec![]);
    options.weight_update.sharded = sharded;
    options.gradient_reduction = reduction.parse().unwrap();
    options
}

fn compiled(text: &str, options: &PodOptions) -> Result<PodProgram, PassError> {
    pod::compile(parse(text).unwrap(), options)
}

fn count(module: &Module, mnemonic: &str) -> usize {
    let ops = module.functions[0].ops.iter();
    ops.filter(|op| op.kind.mnemonic() == mnemonic).count()
}

#[test]
fn the_gradient_is_the_sum_of_both_uses_and_nothing_else() {
    for sharded in [true, false] {
        let program = compiled(STEP, &options(8, sharded, "adasum")).unwrap();
        let sharded_program = &program.sharded;
        let names = sharded_program.adasum.gradients.iter();
        let entry = &sharded_program.module.functions[0];
        let names: Vec<&str> = names.map(|id| entry.value(*id).name.as_str()).collect();
        assert_eq!(names, ["g"], "sharded {sharded}");
        // Halves of 8, 4 and 2; products over 2, 4 and 8; and what puts shards in order.
        assert_eq!(count(&program.module, "collective_permute"), 3 + 6 + 1);
        // The sum that the mean follows from, where the mean is sharded as state.
        let scattered = usize::from(sharded);
        assert_eq!(count(&program.module, "reduce_scatter"), scattered);
    }
}

#[test]
fn without_it_and_on_one_device_nothing_is_combined() {
    let sum = compiled(STEP, &options(8, true, "sum")).unwrap();
    let plain = compiled(STEP, &PodOptions::new(Mesh::new([("data", 8)]), vec![])).unwrap();
    assert_eq!(sum.module, plain.module);
    let alone = compiled(STEP, &options(1, true, "adasum")).unwrap();
    assert_eq!(alone.sharded.adasum.axes, []);
    assert_eq!(count(&alone.module, "collective_permute"), 0);
}

#[test]
fn names_of_the_reduction_are_read_as_they_are_written() {
    for text in ["sum", "adasum", "adasum:data.0+data.1"] {
        let reduction: pod::gradient_reduction::GradientReduction = text.parse().unwrap();
        assert_eq!(reduction.to_string(), text);
    }
    for text in ["", "mean", "sum:data", "adasum:", "adasum:a+"] {
        assert!(
            text.parse::<pod::gradient_reduction::GradientReduction>()
                .is_err(),
            "{text}"
        );
    }
}

/// The gradient of each of two microbatches is added up in a loop.
const LOOP: &str = r#"
module "step"

func @main(%w "w": f32[4, 4], %x "x": f32[8, 2, 4]) replaces(0: 0) {
  const %zero: f32[4, 4] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
      0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
  const %first: i32[] = [0]
  %i, %g "g", %w1, %x1 = while(%first, %zero, %w, %x) {condition = more, body = next} : i32[], f32[4, 4], f32[4, 4], f32[8, 2, 4]
  %new = sub(%w, %g) : f32[4, 4]
  return %new
}

func @more(%i: i32[], %g: f32[4, 4], %w: f32[4, 4], %x: f32[8, 2, 4]) {
  const %all: i32[] = [2]
  %more = compare(%i, %all) {direction = lt} : bool[]
  return %more
}

func @next(%i: i32[], %g: f32[4, 4], %w: f32[4, 4], %x: f32[8, 2, 4]) {
  const %zero: i32[] = [0]
  const %one: i32[] = [1]
  %part = dynamic_slice(%x, %zero, %i, %zero) : f32[8, 1, 4]
  %rows = reshape(%part) : f32[8, 4]
  %y = dot_general(%rows, %w) {contracting = [[1], [0]]} : f32[8, 4]
  %own = dot_general(%rows, %y) {contracting = [[0], [0]]} : f32[4, 4]
  %sum = add(%g, %own) : f32[4, 4]
  %j = add(%i, %one) : i32[]
  return %j, %sum, %w, %x
}
"#;

/// The same, one microbatch after the other without a loop.
const UNROLLED: &str = r#"
module "step"

func @main(%w "w": f32[4, 4], %x "x": f32[8, 2, 4]) replaces(0: 0) {
  %part0 = slice(%x) {start = [0, 0, 0], limit = [8, 1, 4], stride = [1, 1, 1]} : f32[8, 1, 4]
  %part1 = slice(%x) {start = [0, 1, 0], limit = [8, 2, 4], stride = [1, 1, 1]} : f32[8, 1, 4]
  %rows0 = reshape(%part0) : f32[8, 4]
  %rows1 = reshape(%part1) : f32[8, 4]
  %y0 = dot_general(%rows0, %w) {contracting = [[1], [0]]} : f32[8, 4]
  %y1 = dot_general(%rows1, %w) {contracting = [[1], [0]]} : f32[8, 4]
  %own0 = dot_general(%rows0, %y0) {contracting = [[0], [0]]} : f32[4, 4]
  %own1 = dot_general(%rows1, %y1) {contracting = [[0], [0]]} : f32[4, 4]
  %g "g" = add(%own0, %own1) : f32[4, 4]
  %new = sub(%w, %g) : f32[4, 4]
  return %new
}
"#;

/// The new weights of a step, from devices in lockstep.
fn stepped(text: &str, options: &PodOptions) -> Vec<f32> {
    let program = compiled(text, options).unwrap();
    let entry = &program.sharded.module.functions[0];
    let inputs = entry.inputs.iter().zip(1..).map(|(id, seed)| {
        let ty = entry.ty(*id);
        let elements = (0..ty.elements()).map(|at| ((at * 7 + seed * 5) % 11) as f32 / 8.0 - 0.5);
        Tensor::from_floats(ty, elements)
    });
    let (mesh, ports) = (&program.module.mesh, &program.interface);
    let ports_in = inputs.zip(&ports.inputs);
    let shards: Vec<Vec<Tensor>> = ports_in
        .map(|(input, port)| shard(mesh, &port.sharding, &input))
        .collect();
    let of = |device: usize| shards.iter().map(|of| of[device].clone()).collect();
    let devices: Vec<Vec<Tensor>> = (0..mesh.devices()).map(of).collect();
    let verified = verify(&program.module).unwrap();
    let results = eval_spmd(&verified, "main", &devices).unwrap();
    let own: Vec<Tensor> = results
        .into_iter()
        .map(|mut of| of.swap_remove(0))
        .collect();
    let port = &ports.outputs[0];
    unshard(mesh, &port.sharding, &port.global, &own)
        .unwrap()
        .floats()
}

#[test]
fn gradients_of_microbatches_are_added_up_before_they_are_combined() {
    for devices in [2, 3, 4, 8] {
        let options = options(devices, false, "adasum");
        let (looped, unrolled) = (stepped(LOOP, &options), stepped(UNROLLED, &options));
        for (found, expected) in looped.iter().zip(&unrolled) {
            assert!(
                (found - expected).abs() <= 1e-5 * expected.abs().max(1.0),
                "{devices} devices: {looped:?}, unrolled {unrolled:?}"
            );
        }
        // It is no sum.
        let mut added = options.clone();
        added.gradient_reduction = "sum".parse().unwrap();
        assert_ne!(stepped(LOOP, &added), looped, "{devices} devices");
    }
}

#[test]
fn no_device_sends_anything_within_the_loop() {
    for sharded in [true, false] {
        let program = compiled(LOOP, &options(4, sharded, "adasum")).unwrap();
        let bodies = program.module.functions[1..].iter();
        let mut ops = bodies.flat_map(|function| &function.ops);
        let sends = |op: &peapod_ir::Op| op.kind.class().collective().is_some();
        assert!(!ops.any(sends), "{}", program.module);
        assert!(count(&program.module, "collective_permute") >= 2 + 3);
    }
}

#[test]
fn what_cannot_be_combined_is_refused() {
    let refused = |text: &str, options: &PodOptions| match compiled(text, options) {
        Err(PassError::Refused { code, what, help }) => (code.to_string(), what, help),
        other => panic!("{other:?}"),
    };
    // What an iteration makes of the sum of all devices cannot be made of parts, and neither is a
    // sum that begins with something else one of parts.
    let squares = LOOP.replace(
        "%sum = add(%g, %own)",
        "%d = mul(%g, %g) : f32[4, 4]\n  %sum = add(%d, %own)",
    );
    let begun = LOOP.replace("while(%first, %zero, %w", "while(%first, %w, %w");
    for text in [squares, begun] {
        let (_, what, help) = refused(&text, &options(4, true, "adasum"));
        assert!(
            what.contains("the gradient `g` is made inside a while"),
            "{what}"
        );
        assert!(
            help.contains("begin a sum over microbatches with zeros"),
            "{help}"
        );
    }
    let alone = STEP.replace(" replaces(0: 0, 1: 1, 2: 2, 3: 3)", "");
    let (_, what, help) = refused(&alone, &options(4, true, "adasum"));
    assert!(what.contains("no result replaces an argument"), "{what}");
    assert!(help.contains("--feed RESULT=ARGUMENT"), "{help}");
    let (_, what, help) = refused(ROWS, &options(4, true, "adasum"));
    assert!(what.contains("no gradient of `w` is added up"), "{what}");
    assert!(help.contains("--shard NAME=-"), "{help}");
    let (_, what, help) = refused(STEP, &options(4, true, "adasum:model"));
    assert!(
        what.contains("`model` is no axis of data of the mesh data=4"),
        "{what}"
    );
    assert!(help.contains("data"), "{help}");
    // Eight rows are held by eight devices of 16.
    let (_, what, help) = refused(STEP, &options(16, true, "adasum"));
    assert!(
        what.contains("no device has its own part of the gradient"),
        "{what}"
    );
    assert!(help.contains("as many rows"), "{help}");
}
