//! Pipelines yield what the program yields on one device, whatever the schedule.

mod adasum;
mod asynchronous;
mod programs;
mod reference;
mod scalars;
mod stability;
mod timed;

use peapod_ir::eval::{Scalar, States, Tensor, eval, eval_stages, shard, unshard};
use peapod_ir::plan::pod::PodTensor;
use peapod_ir::text;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Mesh, Module, TensorType};
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::schedule::Schedule;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, PipelineProgram, compile};
use programs::Network;
use proptest::collection::vec;
use proptest::prelude::*;

/// Small fractions, other ones for every seed.
fn numbers(ty: &TensorType, seed: u64) -> Tensor {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let elements = (0..ty.elements()).map(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        let small = ((state >> 40) % 15) as i64 - 7;
        match DType::FLOATS.contains(&ty.dtype) {
            true => Scalar::Double(small as f64 / 8.0).convert(ty.dtype),
            false => Scalar::Integer(small.abs()).convert(ty.dtype),
        }
    });
    Tensor::from_scalars(ty, elements.collect::<Vec<_>>())
}

fn options(schedule: &str, microbatches: usize) -> PipelineOptions {
    PipelineOptions {
        schedule: schedule.parse().expect("a schedule"),
        microbatches,
        cuts: Cuts::Balanced,
        rematerialise: false,
        delays: DelayOptions::default(),
    }
}

fn mesh(text: &str) -> Mesh {
    let axes = text.split(',').map(|axis| {
        let (name, size) = axis.split_once('=').expect("an axis");
        (name, size.parse().expect("a number"))
    });
    Mesh::new(axes)
}

fn pipelined(module: &Module, over: &str, options: &PipelineOptions) -> PipelineProgram {
    let pod = PodOptions::new(mesh(over), vec![]);
    compile(module.clone(), &pod, options, |_, _| {}).unwrap_or_else(|error| panic!("{error}"))
}

/// The same elements as another shape.
fn reshaped(tensor: &Tensor, shape: &[usize]) -> Tensor {
    let ty = tensor.ty().with_shape(shape.to_vec());
    Tensor::new(ty, tensor.bytes().to_vec()).expect("as many elements")
}

/// Results of all stages, put together: of those that several have all are the same.
fn run(program: &PipelineProgram, inputs: &[Tensor]) -> Vec<Tensor> {
    let pipeline = &program.pipeline;
    let stages: Vec<_> = pipeline
        .stages
        .iter()
        .map(|it| verify(&it.module).expect("verified"))
        .collect();
    let given = pipeline.stages.iter().map(|stage| {
        let mesh = &stage.module.mesh;
        let ports = stage.interface.inputs.iter().zip(&stage.inputs);
        let shards: Vec<Vec<Tensor>> = ports
            .map(|(port, index)| {
                let stored = reshaped(&inputs[*index], &port.stored_shape);
                shard(mesh, &port.sharding, &stored)
            })
            .collect();
        let devices = (0..mesh.devices()).map(|device| {
            shards
                .iter()
                .map(|of| of[device].clone())
                .collect::<Vec<_>>()
        });
        devices.collect::<Vec<_>>()
    });
    let given: Vec<_> = given.collect();
    let found = eval_stages(&stages, &given).unwrap_or_else(|error| panic!("{error}"));
    let mut results: Vec<Option<Tensor>> = vec![None; pipeline.interface.outputs.len()];
    for (stage, found) in pipeline.stages.iter().zip(&found) {
        for (position, (port, index)) in stage
            .interface
            .outputs
            .iter()
            .zip(&stage.outputs)
            .enumerate()
        {
            let own: Vec<Tensor> = found.iter().map(|of| of[position].clone()).collect();
            let whole = joined(&stage.module.mesh, port, &own);
            match &results[*index] {
                None => results[*index] = Some(whole),
                Some(known) => assert_eq!(*known, whole, "result {index} of two stages"),
            }
        }
    }
    results
        .into_iter()
        .map(|it| it.expect("a stage has it"))
        .collect()
}

fn joined(mesh: &Mesh, port: &PodTensor, own: &[Tensor]) -> Tensor {
    let stored = port.global.with_shape(port.stored_shape.clone());
    let whole = unshard(mesh, &port.sharding, &stored, own);
    reshaped(
        &whole.unwrap_or_else(|error| panic!("{error}")),
        &port.global.shape,
    )
}

/// The largest difference of elements, beside the largest element; integers are equal.
fn difference(found: &[Tensor], expected: &[Tensor]) -> f64 {
    let mut worst: f64 = 0.0;
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        if !DType::FLOATS.contains(&expected.ty().dtype) {
            assert_eq!(found, expected, "result {index}");
            continue;
        }
        let pairs = found.scalars().into_iter().zip(expected.scalars());
        let pairs: Vec<(f64, f64)> = pairs.map(|(a, b)| (a.double(), b.double())).collect();
        let scale = pairs.iter().map(|(_, b)| b.abs()).fold(1e-3, f64::max);
        let apart = pairs.iter().map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        worst = worst.max(apart / scale);
    }
    worst
}

fn expected(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}"));
    let entry = verified.entry().name.clone();
    let mut states = States::new(&verified, &entry).expect("the entry");
    eval(&verified, &entry, inputs, &mut states).expect("inputs fit")
}

fn inputs(module: &Module) -> Vec<Tensor> {
    let entry = &module.functions[0];
    let types = entry.inputs.iter().map(|value| entry.ty(*value));
    types
        .enumerate()
        .map(|(index, ty)| numbers(ty, index as u64 + 1))
        .collect()
}

const SCHEDULES: &[&str] = &[
    "gpipe",
    "1f1b",
    "interleaved:2",
    "zb-h1",
    "zb-h2",
    "zb-v",
    "bidirectional",
];

/// The largest difference between a pipeline and the program.
fn check(module: &Module, over: &str, options: &PipelineOptions) -> f64 {
    let inputs = inputs(module);
    let program = pipelined(module, over, options);
    difference(&run(&program, &inputs), &expected(module, &inputs))
}

#[test]
fn every_schedule_yields_what_the_program_yields() {
    let network = Network {
        tied: true,
        weighted: true,
        clipped: true,
        ..Network::new(8, &[4, 4, 4, 4, 4])
    };
    let module = network.step();
    for schedule in SCHEDULES {
        for over in ["pipe=2", "pipe=2,data=2"] {
            for rematerialise in [false, true] {
                let options = PipelineOptions {
                    rematerialise,
                    ..options(schedule, 4)
                };
                let worst = check(&module, over, &options);
                assert!(worst < 1e-6, "{schedule} over {over}: {worst}");
            }
        }
    }
}

#[test]
fn parameters_are_where_they_are_read() {
    let module = Network::new(8, &[6, 5, 5, 5, 4]).step();
    let options = PipelineOptions {
        cuts: Cuts::At(vec!["layer2".to_owned()]),
        ..options("1f1b", 4)
    };
    let program = pipelined(&module, "pipe=2", &options);
    let held = |stage: usize| -> Vec<String> {
        let stage = &program.pipeline.stages[stage];
        let ports = stage
            .inputs
            .iter()
            .map(|index| &program.pipeline.interface.inputs[*index]);
        ports.map(|port| port.name.clone()).collect()
    };
    assert_eq!(held(0), ["w0", "w1", "m0", "m1", "count", "x", "rate"]);
    assert_eq!(held(1), ["w2", "w3", "m2", "m3", "y", "weights", "rate"]);
    // A message forward and one back for each microbatch.
    let sends = program
        .pipeline
        .stages
        .iter()
        .flat_map(|stage| &stage.module.functions[0].ops);
    let sends = sends.filter(|op| op.kind.mnemonic() == "send").count();
    assert_eq!(sends, 8);
    // Activations of at most as many microbatches as the schedule keeps: the first stage plans for
    // two of four.
    let gpipe = pipelined(
        &module,
        "pipe=2",
        &PipelineOptions {
            cuts: options.cuts.clone(),
            ..self::options("gpipe", 4)
        },
    );
    let bytes = |program: &PipelineProgram| program.pipeline.stages[0].plan.arena_bytes;
    assert!(
        bytes(&program) < bytes(&gpipe),
        "{} and {}",
        bytes(&program),
        bytes(&gpipe)
    );
}

/// A step of gradient descent whose products are of shorter floats than its parameters.
const MIXED: &str = r#"
module "mixed"

func @main(%w0 "w0": f32[4, 4], %w1 "w1": f32[4, 4], %x "x": f32[8, 4]) replaces(0: 0, 1: 1) {
  %s0 = convert(%w0) : bf16[4, 4]
  %s1 = convert(%w1) : bf16[4, 4]
  %sx = convert(%x) : bf16[8, 4]
  %h0 = dot_general(%sx, %s0) {contracting = [[1], [0]]} : bf16[8, 4]
  %a0 = tanh(%h0) : bf16[8, 4]
  %h1 = dot_general(%a0, %s1) {contracting = [[1], [0]]} : bf16[8, 4]
  %y "y" = convert(%h1) : f32[8, 4]
  %yy = mul(%y, %y) : f32[8, 4]
  const %zero: f32[] = [0]
  %loss = reduce(%yy, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %c1 = convert(%y) : bf16[8, 4]
  %g1 = dot_general(%a0, %c1) {contracting = [[0], [0]]} : bf16[4, 4]
  %ca = dot_general(%c1, %s1) {contracting = [[1], [1]]} : bf16[8, 4]
  %aa = mul(%a0, %a0) : bf16[8, 4]
  %less = mul(%ca, %aa) : bf16[8, 4]
  %c0 = sub(%ca, %less) : bf16[8, 4]
  %g0 = dot_general(%sx, %c0) {contracting = [[0], [0]]} : bf16[4, 4]
  %d0 = convert(%g0) : f32[4, 4]
  %d1 = convert(%g1) : f32[4, 4]
  %n0 = sub(%w0, %d0) : f32[4, 4]
  %n1 = sub(%w1, %d1) : f32[4, 4]
  return %n0, %n1, %loss
}
"#;

#[test]
fn parameters_in_another_form_are_where_they_are() {
    let module = text::parse(MIXED).unwrap_or_else(|error| panic!("{error}"));
    for schedule in ["1f1b", "pipemare", "pipedream"] {
        let options = PipelineOptions {
            cuts: Cuts::At(vec!["y".to_owned()]),
            ..options(schedule, 2)
        };
        let program = pipelined(&module, "pipe=2", &options);
        let ports = &program.pipeline.interface.inputs;
        let given = |index: &usize| Some(&ports[*index]).filter(|port| !port.in_flight);
        let held = program.pipeline.stages.iter().map(|stage| {
            let ports = stage.inputs.iter().filter_map(given);
            ports.map(|port| port.name.as_str()).collect::<Vec<_>>()
        });
        let held: Vec<_> = held.collect();
        assert_eq!(held, [vec!["w0", "w1", "x"], vec![]], "{schedule}");
    }
}

#[test]
fn what_is_no_pipeline_is_refused() {
    let step = Network::new(8, &[4, 4, 4]).step();
    let refused = |module: &Module, over: &str, options: &PipelineOptions| {
        let pod = PodOptions::new(mesh(over), vec![]);
        let error = compile(module.clone(), &pod, options, |_, _| {}).map(drop);
        error.expect_err("it is refused").to_string()
    };
    let of = |over: &str, schedule: &str, microbatches: usize| {
        refused(&step, over, &options(schedule, microbatches))
    };
    assert!(of("data=2,pipe=2", "1f1b", 4).contains("is not `pipe`"));
    assert!(of("pipe=2", "1f1b", 3).contains("has 8 rows, which 3 microbatches"));
    assert!(of("pipe=2,data=4", "1f1b", 4).contains("of 4 devices do not divide"));
    assert!(of("pipe=4", "interleaved:2", 2).contains("a multiple of 4 microbatches"));
    let named = PipelineOptions {
        cuts: Cuts::At(vec!["layer9".to_owned()]),
        ..options("1f1b", 4)
    };
    assert!(refused(&step, "pipe=2", &named).contains("\"layer9\""));
    // Numbers that nothing could be made of are refused before anything is.
    let most = usize::MAX;
    assert!(of("pipe=2", &format!("interleaved:{most}"), 4).contains("stages, and"));
    assert!(of("pipe=2", "interleaved:200000000", 4).contains("400000000 stages, and"));
    assert!(of("pipe=2", "1f1b", most).contains("microbatches over the mesh"));
    let table = |text: &str| PipelineOptions {
        schedule: Schedule::Table(text.parse().expect("a table")),
        ..options("1f1b", 1)
    };
    let far = format!("F{most}.0 B0.0\nF1.0");
    assert!(refused(&step, "pipe=2", &table(&far)).contains("stages, and"));
    let late = format!("F0.0 B0.{most}\nF1.0 B1.0");
    assert!(refused(&step, "pipe=2", &table(&late)).contains("no slot of 1 microbatches"));
    let turned = text::parse(
        "module \"turned\"
        func @main(%w \"w\": f32[4], %x \"x\": f32[8, 4]) replaces(0: 0) {
          %s \"s\" = reverse(%x) {dims = [0]} : f32[8, 4]
          const %zero: f32[] = [0]
          %p = mul(%s, %x) : f32[8, 4]
          %t = reduce(%p, %zero) {combiner = add, dims = [0]} : f32[4]
          %n = add(%w, %t) : f32[4]
          %l = reduce(%n, %zero) {combiner = add, dims = [0]} : f32[]
          return %n, %l
        }",
    );
    let turned = turned.unwrap_or_else(|error| panic!("{error}"));
    let found = refused(&turned, "pipe=1", &options("1f1b", 2));
    assert!(found.contains("mixes microbatches"), "{found}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn random_networks_yield_what_they_yield_alone(
        widths in vec(2..5_usize, 4..8),
        equal in any::<bool>(),
        [residual, tied, weighted, clipped, rematerialise] in any::<[bool; 5]>(),
        schedule in 0..SCHEDULES.len(),
        (devices, data, rounds) in (1..3_usize, 1..3_usize, 1..4_usize),
        by_name in any::<bool>(),
    ) {
        let microbatches = devices * rounds;
        let widths = if equal { vec![3; widths.len()] } else { widths };
        let network = Network {
            residual,
            tied,
            weighted,
            clipped,
            ..Network::new(microbatches * data * 2, &widths)
        };
        let schedule = SCHEDULES[schedule];
        let stages = schedule.parse::<Schedule>().expect("a schedule").stages(devices);
        let named = by_name && stages < widths.len();
        let options = PipelineOptions {
            rematerialise,
            cuts: match named {
                true => Cuts::At((1..stages).map(|layer| format!("layer{layer}")).collect()),
                false => Cuts::Balanced,
            },
            ..options(schedule, microbatches)
        };
        let over = format!("pipe={devices},data={data}");
        let worst = check(&network.step(), &over, &options);
        prop_assert!(worst < 1e-6, "{schedule} over {over}: {worst}");
    }
}
