//! Programs through the compiler, simulated on a made-up machine.

use std::path::Path;

use peapod_import::import;
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Sharding, text};
use peapod_passes::PodOptions;
use peapod_passes::pod;
use peapod_passes::pod::plan;
use peapod_schemas::pod::{Computation, Program, Step};
use peapod_sim::WalkError;
use peapod_sim::compute::{Core, Kernels};
use peapod_sim::link_set::LinkSet;
use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::{Limits, Overlap};
use peapod_sim::simulation::{Links, Options, Phase, Sent, Simulation, simulate};

/// A program and its time.
pub struct Simulated {
    pub program: Program,
    pub core: Core,
    pub simulation: Simulation,
    pub report: Report,
}

/// Links of so many bytes a second: half of the time along X, half along Y, both ways; over the
/// second axis of a mesh along X only, over the third along Y only.
struct Wires {
    bytes_per_s: f64,
}

impl Links for Wires {
    fn message(&self, _: usize, _: usize, bytes: u64) -> Result<Sent, WalkError> {
        Ok(Sent {
            seconds: 1e-6 + bytes as f64 / self.bytes_per_s,
            payload_bytes: bytes,
            strategy: "straight".to_owned(),
            links: LinkSet::along(0),
            phases: vec![],
        })
    }

    fn collective(&self, step: &Step, within: &Computation) -> Result<Sent, WalkError> {
        let seconds = 1e-6 + within.payload_bytes(step) as f64 / self.bytes_per_s;
        let phase = |track: &str, start_s, end_s| Phase {
            track: track.to_owned(),
            start_s,
            end_s,
        };
        let payload_bytes = within.payload_bytes(step);
        let axes = step.op.collective().map(|it| &it.axes[..]);
        if let Some([axis @ (1 | 2)]) = axes {
            let (dim, name) = [(0, "X"), (1, "Y")][*axis - 1];
            let ways = ["+", "-"].map(|way| phase(&format!("{name}{way}"), 0.0, seconds));
            return Ok(Sent {
                seconds,
                payload_bytes,
                strategy: "along one".to_owned(),
                links: LinkSet::along(dim),
                phases: ways.into(),
            });
        }
        let half = seconds / 2.0;
        Ok(Sent {
            seconds,
            payload_bytes,
            strategy: "two halves".to_owned(),
            links: LinkSet::along(0).with(LinkSet::along(1)),
            phases: vec![
                phase("X+", 0.0, half),
                phase("X-", 0.0, half),
                phase("Y+", half, seconds),
                phase("Y-", half, seconds),
            ],
        })
    }
}

/// A core that is no real one.
pub fn core() -> Core {
    Core {
        clock_hz: 1e9,
        mxus: 2,
        mxu_rows: 128,
        mxu_columns: 128,
        f32_passes: 3.0,
        mxu_efficiency: 0.8,
        vector_elements: 1024,
        vector_alus: 2,
        vector_efficiency: 0.5,
        tile: [8, 128],
        vmem_bytes: 1 << 24,
        hbm_bytes: 1 << 24,
        hbm_bytes_per_s: 4e11,
        hbm_efficiency: 0.8,
        step_overhead_s: 0.0,
        instruction_overhead_s: 3e-7,
    }
}

/// Walks a program in time.
pub fn simulated(bytes: &[u8], overlap: Overlap, bytes_per_s: f64) -> Simulated {
    let program = peapod_schemas::pod::read(bytes).unwrap_or_else(|error| panic!("{error}"));
    walked(program.into_inner(), overlap, bytes_per_s)
}

/// As [`simulated`], of a program that was read.
pub fn walked(program: Program, overlap: Overlap, bytes_per_s: f64) -> Simulated {
    let core = core();
    let options = Options {
        kernels: Kernels::Joined,
        limits: Limits {
            overlap,
            memory_bytes: core.hbm_bytes,
            gathers_ahead: 4,
        },
        iterations: Some(4),
        op_times: std::sync::Arc::default(),
    };
    let simulation = simulate(&program, &core, &Wires { bytes_per_s }, &options)
        .unwrap_or_else(|error| panic!("{error}"));
    let input = Input::default();
    let report = Report::new(&program, &simulation, &core, input, "a made-up machine");
    Simulated {
        program,
        core,
        simulation,
        report,
    }
}

/// A training step as JAX exports it, for devices that share the batch.
pub fn exported(name: &str, devices: usize) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo/import");
    let source = std::fs::read(folder.join(format!("{name}.mlir"))).unwrap();
    let module = import(&source, name).unwrap().module;
    let options = PodOptions::new(Mesh::new([("data", devices)]), vec![]);
    let program = pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}"));
    let verified = verify(&program.module).unwrap();
    peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
}

/// A loop in a loop, with collectives in both, a loop without any, and a case.
const LOOPS: &str = "module \"loops\"
    mesh a=4
    func @main(%x: f32[256, 256], %which: i32[]) {
      const %zero: i32[] = [0]
      %g = all_gather(%x) {axes = [0], dims = [0]} : f32[1024, 256]
      %s = reduce_scatter(%g) {axes = [0], dims = [0], combiner = add} : f32[256, 256]
      %i, %a = while(%zero, %s) {condition = below_outer, body = outer} : i32[], f32[256, 256]
      %j, %b = while(%zero, %a) {condition = below_alone, body = alone} : i32[], f32[256, 256]
      %c = case(%which, %b) {functions = [alone_once, summed]} : f32[256, 256]
      return %c
    }
    func @outer(%i: i32[], %a: f32[256, 256]) {
      const %zero: i32[] = [0]
      const %one: i32[] = [1]
      %next = add(%i, %one) : i32[]
      %s = all_reduce(%a) {axes = [0], combiner = add} : f32[256, 256]
      %j, %b = while(%zero, %s) {condition = below_inner, body = inner} : i32[], f32[256, 256]
      return %next, %b
    }
    func @inner(%i: i32[], %a: f32[256, 256]) {
      const %one: i32[] = [1]
      %next = add(%i, %one) : i32[]
      %p = dot_general(%a, %a) {batch = [[], []], contracting = [[1], [0]]} : f32[256, 256]
      %s = all_reduce(%p) {axes = [0], combiner = add} : f32[256, 256]
      %e = exp(%a) : f32[256, 256]
      %t = tanh(%e) : f32[256, 256]
      %q = dot_general(%t, %s) {batch = [[], []], contracting = [[1], [0]]} : f32[256, 256]
      return %next, %q
    }
    func @alone(%i: i32[], %a: f32[256, 256]) {
      const %one: i32[] = [1]
      %next = add(%i, %one) : i32[]
      %e = exp(%a) : f32[256, 256]
      return %next, %e
    }
    func @alone_once(%a: f32[256, 256]) {
      %e = exp(%a) : f32[256, 256]
      return %e
    }
    func @summed(%a: f32[256, 256]) {
      %s = all_reduce(%a) {axes = [0], combiner = add} : f32[256, 256]
      return %s
    }
";

/// Whether a loop continues; each has its own.
const BELOW: &str = "
    func @below_NAME(%i: i32[], %a: f32[256, 256]) {
      const %n: i32[] = [5]
      %predicate = compare(%i, %n) {direction = lt} : bool[]
      return %predicate
    }
";

/// The pod of [`LOOPS`].
pub fn loops() -> Vec<u8> {
    let conditions = ["outer", "inner", "alone"].map(|name| BELOW.replace("NAME", name));
    written(&(LOOPS.to_owned() + &conditions.concat()))
}

/// The same with so many iterations that a step has more than ten thousand slices.
pub fn long() -> Vec<u8> {
    let conditions = ["outer", "inner", "alone"].map(|name| BELOW.replace("NAME", name));
    let conditions = conditions.concat().replace("[5]", "[45]");
    written(&(LOOPS.to_owned() + &conditions))
}

/// Sums over two axes that do not need each other.
pub fn two_sums() -> Vec<u8> {
    written(
        "module \"sums\"
    mesh a=1, b=2, c=2
    func @main(%x: f32[256, 256], %y: f32[256, 256]) {
      %s = all_reduce(%x) {axes = [1], combiner = add} : f32[256, 256]
      %t = all_reduce(%y) {axes = [2], combiner = add} : f32[256, 256]
      %u = add(%s, %t) : f32[256, 256]
      return %u
    }
",
    )
}

/// The pod of a program of one device.
pub fn written(source: &str) -> Vec<u8> {
    let module = text::parse(source).unwrap_or_else(|error| panic!("{error}"));
    let verified = verify(&module).unwrap_or_else(|errors| panic!("{errors}"));
    let function = &module.functions[0];
    let port = |value: &peapod_ir::ValueId| PodTensor {
        name: "port".to_owned(),
        global: function.ty(*value).clone(),
        stored_shape: function.ty(*value).shape.clone(),
        sharding: Sharding::replicated(function.ty(*value).shape.len()),
        replaces: None,
        shown: None,
        in_flight: false,
    };
    let interface = PodInterface {
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
    };
    let plan = plan::plan(&verified, &interface).unwrap();
    peapod_emit::pod::write(&verified, &interface, &plan).unwrap()
}
