//! Programs in stages: the bits of the same program without, on one rank and on several.

use std::fmt::Write as _;

use peapod_ir::plan::pod::{PodInterface, PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{AxisId, DType, Mesh, Module, Sharding, TensorType, text};
use peapod_passes::pod::plan;
use peapod_pod::{Engine, EngineOptions, Executor, Program, RunError, load};

use peapod_schemas::pod::file::{OpT, PodT, StageT, StepT, root_as_pod};

use crate::hostile::packed;
use crate::ranks::{Ranks, trained};
use crate::samples;
use crate::support::{options, write};

/// Rows of a microbatch on one device, and columns of everything.
const ROWS: usize = 3;
const WIDTH: usize = 4;

/// A training step of layers y = loop(h w), each a stage: of every microbatch all of them forward,
/// then back, as GPipe does.
#[derive(Clone, Copy)]
struct Layers {
    stages: usize,
    /// Devices along the axis of data.
    devices: usize,
    microbatches: usize,
    /// What a loop does to `%y`, given `%n`.
    looped: &'static str,
}

/// One port: its name, and whether the first or the last layer has it, if not all have.
const X: &str = "x";
const N: &str = "n";

impl Layers {
    /// Steps of one layer. `across` says where layers meet: as messages, or not at all.
    fn layer(&self, layer: usize, across: bool) -> String {
        let (mut text, last) = (String::new(), layer == self.stages - 1);
        let microbatches = 0..self.microbatches;
        for m in microbatches.clone() {
            self.forward(&mut text, layer, m, across);
            if last {
                self.backward(&mut text, layer, m, across);
            }
        }
        for m in microbatches.filter(|_| !last) {
            self.backward(&mut text, layer, m, across);
        }
        let sum = format!("%d{layer}_{}", self.microbatches - 1);
        let step = format!(
            "  %s{layer} = all_reduce({sum}) {{axes = [0], combiner = add}} : f32[4, 4]
  %t{layer} = mul(%s{layer}, %rate{layer}) : f32[4, 4]
  %new{layer} = sub(%w{layer}, %t{layer}) : f32[4, 4]
"
        );
        text + &step
    }

    /// The first microbatch of a layer begins, too.
    fn forward(&self, text: &mut String, layer: usize, m: usize, across: bool) {
        let (last, l) = (layer == self.stages - 1, layer);
        if m == 0 {
            let rate = ["0.125"; 16].join(", ");
            writeln!(text, "  const %rate{l}: f32[4, 4] = [{rate}]").unwrap();
            writeln!(text, "  const %first{l}: i32[] = [0]").unwrap();
        }
        if layer == 0 || last {
            let (from, to) = (m * ROWS, (m + 1) * ROWS);
            let slice = format!("start = [{from}, 0], limit = [{to}, 4], stride = [1, 1]");
            writeln!(text, "  %x{l}_{m} = slice(%x) {{{slice}}} : f32[3, 4]").unwrap();
        }
        let h = match (layer, across) {
            (0, _) => format!("%x0_{m}"),
            (_, false) => format!("%y{}_{m}", layer - 1),
            (_, true) => {
                let channel = self.channel(layer - 1, m, 0);
                writeln!(
                    text,
                    "  %h{l}_{m} = receive() {{channel = {channel}}} : f32[3, 4]"
                )
                .unwrap();
                format!("%h{l}_{m}")
            }
        };
        let contracting = "{contracting = [[1], [0]]}";
        writeln!(
            text,
            "  %z{l}_{m} = dot_general({h}, %w{l}) {contracting} : f32[3, 4]"
        )
        .unwrap();
        writeln!(
            text,
            "  %i{l}_{m}, %y{l}_{m}, %c{l}_{m} = while(%first{l}, %z{l}_{m}, %n) {{condition = \
             below{l}_{m}, body = next{l}_{m}}} : i32[], f32[3, 4], i32[]"
        )
        .unwrap();
        if across && !last {
            let channel = self.channel(layer, m, 0);
            writeln!(text, "  send(%y{l}_{m}) {{channel = {channel}}}").unwrap();
        }
    }

    fn backward(&self, text: &mut String, layer: usize, m: usize, across: bool) {
        let (last, l) = (layer == self.stages - 1, layer);
        let e = match (last, across) {
            (true, _) => {
                writeln!(text, "  %e{l}_{m} = sub(%y{l}_{m}, %x{l}_{m}) : f32[3, 4]").unwrap();
                format!("%e{l}_{m}")
            }
            (false, false) => format!("%g{}_{m}", layer + 1),
            (false, true) => {
                let channel = self.channel(layer, m, 1);
                writeln!(
                    text,
                    "  %e{l}_{m} = receive() {{channel = {channel}}} : f32[3, 4]"
                )
                .unwrap();
                format!("%e{l}_{m}")
            }
        };
        let h = match (layer, across) {
            (0, _) => format!("%x0_{m}"),
            (_, false) => format!("%y{}_{m}", layer - 1),
            (_, true) => format!("%h{l}_{m}"),
        };
        if layer > 0 {
            let contracting = "{contracting = [[1], [1]]}";
            writeln!(
                text,
                "  %g{l}_{m} = dot_general({e}, %w{l}) {contracting} : f32[3, 4]"
            )
            .unwrap();
            if across {
                let channel = self.channel(layer - 1, m, 1);
                writeln!(text, "  send(%g{l}_{m}) {{channel = {channel}}}").unwrap();
            }
        }
        let contracting = "{contracting = [[0], [0]]}";
        writeln!(
            text,
            "  %q{l}_{m} = dot_general({h}, {e}) {contracting} : f32[4, 4]"
        )
        .unwrap();
        match m.checked_sub(1) {
            None => writeln!(text, "  %d{l}_0 = add(%q{l}_0, %q{l}_0) : f32[4, 4]").unwrap(),
            Some(b) => {
                writeln!(text, "  %d{l}_{m} = add(%d{l}_{b}, %q{l}_{m}) : f32[4, 4]").unwrap()
            }
        }
    }

    /// Number of the message between a layer and the next, of activations or of gradients.
    fn channel(&self, layer: usize, m: usize, back: usize) -> usize {
        (m * self.stages + layer) * 2 + back + 7
    }

    /// Functions that the loops of a layer call.
    fn functions(&self, layer: usize) -> String {
        let looped = self.looped;
        let of = |m: usize| {
            format!(
                "
func @below{layer}_{m}(%i: i32[], %y: f32[3, 4], %n: i32[]) {{
  %p = compare(%i, %n) {{direction = lt}} : bool[]
  return %p
}}
func @next{layer}_{m}(%i: i32[], %y: f32[3, 4], %n: i32[]) {{
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %z = tanh(%y) : f32[3, 4]
  %l = {looped} : f32[3, 4]
  return %next, %l, %n
}}
"
            )
        };
        (0..self.microbatches).map(of).collect()
    }

    fn rows(&self) -> usize {
        self.microbatches * ROWS
    }

    /// The program of some layers: their weights, `n` and, for the first and the last one, `x`.
    fn module(&self, layers: std::ops::Range<usize>, across: bool) -> Module {
        let mut inputs: Vec<String> = layers
            .clone()
            .map(|l| format!("%w{l}: f32[4, 4]"))
            .collect();
        let mut outputs: Vec<String> = layers.clone().map(|l| format!("%new{l}")).collect();
        inputs.push("%n: i32[]".to_owned());
        outputs.push("%more".to_owned());
        if layers.start == 0 || layers.end == self.stages {
            inputs.push(format!("%x: f32[{}, 4]", self.rows()));
        }
        let mut body: String = match across {
            true => layers.clone().map(|l| self.layer(l, true)).collect(),
            false => self.unstaged(),
        };
        body += "  const %step: i32[] = [1]\n  %more = add(%n, %step) : i32[]\n";
        if layers.end == self.stages {
            let (l, m) = (self.stages - 1, self.microbatches - 1);
            body += "  const %zero: f32[] = [0.0]\n";
            writeln!(
                body,
                "  %own = reduce(%e{l}_{m}, %zero) {{combiner = add, dims = [0, 1]}} : f32[]"
            )
            .unwrap();
            body += "  %loss = all_reduce(%own) {axes = [0], combiner = add} : f32[]\n";
            outputs.push("%loss".to_owned());
        }
        let functions: String = layers.map(|l| self.functions(l)).collect();
        let text = format!(
            "module \"layers\"\nmesh data={}\n\nfunc @main({}) {{\n{body}  return {}\n}}\n{functions}",
            self.devices,
            inputs.join(", "),
            outputs.join(", ")
        );
        text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    /// Steps of all layers: microbatches forward, layer by layer, then back, the last layer first.
    fn unstaged(&self) -> String {
        let (mut text, layers) = (String::new(), 0..self.stages);
        for m in 0..self.microbatches {
            for layer in layers.clone() {
                self.forward(&mut text, layer, m, false);
            }
        }
        for m in 0..self.microbatches {
            for layer in layers.clone().rev() {
                self.backward(&mut text, layer, m, false);
            }
        }
        let ends = layers.map(|layer| {
            let steps = self.layer(layer, false);
            let at = steps.find(&format!("  %s{layer} =")).unwrap();
            steps[at..].to_owned()
        });
        text + &ends.collect::<String>()
    }

    /// Ports of the whole, its axis of data having this number.
    fn interface(&self, data: usize) -> PodInterface {
        let port = |name: String, dtype, shape: &[usize], sharded: bool| {
            let mut sharding = Sharding::replicated(shape.len());
            if sharded {
                sharding.dims[0].push(AxisId(data));
            }
            PodTensor {
                name,
                global: TensorType::new(dtype, shape.to_vec()),
                stored_shape: shape.to_vec(),
                sharding,
                replaces: None,
                shown: None,
            }
        };
        let weights = || {
            let weight = |l| port(format!("w{l}"), DType::F32, &[4, 4], false);
            (0..self.stages).map(weight)
        };
        let n = || port(N.to_owned(), DType::I32, &[], false);
        let rows = self.rows() * self.devices;
        let x = port(X.to_owned(), DType::F32, &[rows, WIDTH], true);
        let mut outputs: Vec<PodTensor> = weights().chain([n()]).collect();
        for (index, output) in outputs.iter_mut().enumerate() {
            output.replaces = Some(index);
        }
        outputs.push(port("loss".to_owned(), DType::F32, &[], false));
        PodInterface {
            inputs: weights().chain([n(), x]).collect(),
            outputs,
        }
    }

    /// The pod without stages.
    fn whole(&self) -> Vec<u8> {
        write(&self.module(0..self.stages, false), &self.interface(0))
    }

    fn stage(&self, stage: usize) -> PodStage {
        let module = self.module(stage..stage + 1, true);
        let whole = self.interface(0);
        let x = [self.stages + 1];
        let ends = stage == 0 || stage == self.stages - 1;
        let last = stage == self.stages - 1;
        let inputs = [&[stage, self.stages][..], if ends { &x } else { &[] }].concat();
        let outputs = [&[stage, self.stages][..], if last { &x } else { &[] }].concat();
        let mut interface = PodInterface {
            inputs: inputs.iter().map(|&it| whole.inputs[it].clone()).collect(),
            outputs: outputs
                .iter()
                .map(|&it| whole.outputs[it].clone())
                .collect(),
        };
        for (index, output) in interface.outputs.iter_mut().enumerate() {
            output.replaces = output.replaces.map(|_| index);
        }
        let verified = verify(&module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
        PodStage {
            plan: plan::plan(&verified, &interface).unwrap(),
            module,
            interface,
            inputs,
            outputs,
        }
    }

    /// The pod in stages.
    fn staged(&self) -> Vec<u8> {
        let pipeline = PodPipeline {
            mesh: Mesh::new([("pipe", self.stages), ("data", self.devices)]),
            interface: self.interface(1),
            stages: (0..self.stages).map(|it| self.stage(it)).collect(),
        };
        peapod_emit::pod::write_pipeline(&pipeline).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Bytes of all inputs, `n` being that of iterations of every loop.
    fn inputs(&self, n: i32) -> Vec<Vec<u8>> {
        let floats = |count: usize, seed: usize| -> Vec<u8> {
            let element = |it: usize| ((it * 7 + seed * 5) % 11) as f32 / 8.0 - 0.6;
            (0..count)
                .flat_map(|it| element(it).to_le_bytes())
                .collect()
        };
        let weights = (0..self.stages).map(|layer| floats(16, layer));
        let x = floats(self.rows() * self.devices * WIDTH, 9);
        weights.chain([n.to_le_bytes().to_vec(), x]).collect()
    }
}

const LOCAL: &str = "add(%z, %z)";
const EXCHANGED: &str = "all_reduce(%z) {axes = [0], combiner = max}";

fn program(pod: &[u8]) -> Program {
    load(pod).unwrap_or_else(|error| panic!("{error}"))
}

fn local(pod: &[u8], threads: usize) -> Executor {
    Executor::new(program(pod), options(threads)).unwrap()
}

/// Small programs of 2 and 3 stages.
fn cases() -> Vec<Layers> {
    let mut cases = vec![];
    for (stages, microbatches) in [(2, 1), (3, 3), (4, 2)] {
        for (devices, looped) in [(1, LOCAL), (2, LOCAL), (2, EXCHANGED)] {
            cases.push(Layers {
                stages,
                devices,
                microbatches,
                looped,
            });
        }
    }
    cases
}

#[test]
fn stages_have_the_bits_of_the_whole() {
    for case in cases() {
        let inputs = case.inputs(2);
        let expected = trained(&mut local(&case.whole(), 1), &inputs);
        let pod = case.staged();
        for threads in [1, 2] {
            let mut engine = local(&pod, threads);
            assert!(trained(&mut engine, &inputs) == expected, "{}", case.stages);
            let stages: Vec<usize> = engine.times().iter().map(|it| it.stage).collect();
            assert_eq!(stages.iter().max(), Some(&(case.stages - 1)));
        }
    }
}

#[test]
fn stages_have_the_same_bits_on_any_number_of_ranks() {
    for case in cases() {
        let (pod, inputs) = (case.staged(), case.inputs(2));
        let mut whole = local(&pod, 1);
        let expected = trained(&mut whole, &inputs);
        let devices = case.stages * case.devices;
        for ranks in 1..=devices {
            let engine = Ranks::load(&pod, ranks, options(1));
            if !case.stages.is_multiple_of(ranks) && !ranks.is_multiple_of(case.stages) {
                let error = engine
                    .err()
                    .expect("ranks hold parts of stages")
                    .to_string();
                assert!(error.contains("divides the"), "{error}");
                continue;
            }
            let mut engine = engine.unwrap();
            assert!(trained(&mut engine, &inputs) == expected, "{ranks} ranks");
            assert_eq!(engine.traffic(), whole.traffic(), "{ranks} ranks");
        }
    }
}

/// An error of one stage is one of all, which go on together.
#[test]
fn errors_of_a_stage_are_errors_of_all() {
    for looped in [LOCAL, EXCHANGED] {
        let case = Layers {
            stages: 2,
            devices: 2,
            microbatches: 2,
            looped,
        };
        let pod = case.staged();
        let limited = EngineOptions {
            max_iterations: 20,
            ..options(1)
        };
        let run = |engine: &mut dyn Engine| {
            let mut step = |n: i32| -> Result<Vec<u8>, RunError> {
                for (index, input) in case.inputs(n).iter().enumerate() {
                    engine.set_input(index, input)?;
                }
                engine.step()?;
                engine.output(0)
            };
            let error = step(11).expect_err("two loops of eleven iterations");
            step(3).unwrap();
            error.to_string()
        };
        let expected = run(&mut Executor::new(program(&pod), limited).unwrap());
        let place = "of computation `main` of stage 0, exceeded 20 loop iterations";
        assert!(expected.contains(place), "{expected}");
        for ranks in [1, 2, 4] {
            let found = run(&mut Ranks::load(&pod, ranks, limited).unwrap());
            assert_eq!(found, expected, "{ranks} ranks");
        }
    }
}

/// What several stages hold is the same on all of them, or an error.
#[test]
fn replicas_are_compared_across_stages() {
    let case = cases()[1];
    let mut pipeline = root_as_pod(&case.staged()).unwrap().unpack();
    // One stage counts by another number.
    let stages = pipeline.stages.as_mut().unwrap();
    let constants = &mut stages[1].program.constants;
    let one = constants.chunks_mut(64).rev();
    let one = one.filter(|it| it[..4] == 1_i32.to_le_bytes());
    one.for_each(|it| it[..4].copy_from_slice(&2_i32.to_le_bytes()));
    let pod = packed(&pipeline);
    let check = |engine: &mut dyn Engine| {
        for (index, input) in case.inputs(2).iter().enumerate() {
            engine.set_input(index, input).unwrap();
        }
        engine.step().unwrap();
        engine.check_replicas().unwrap_err().to_string()
    };
    let expected = "output `n` on device 2 is not what device 0 holds";
    assert_eq!(check(&mut local(&pod, 1)), expected);
    for ranks in [2, 4] {
        assert_eq!(
            check(&mut Ranks::load(&pod, ranks, options(1)).unwrap()),
            expected
        );
    }
}

/// Steps of a stage's entry.
fn steps(pod: &mut PodT, stage: usize) -> &mut Vec<StepT> {
    &mut stages(pod)[stage].program.computations[0].steps
}

fn stages(pod: &mut PodT) -> &mut Vec<StageT> {
    pod.stages.as_mut().unwrap()
}

/// Position of the step that sends, or receives.
fn message(pod: &mut PodT, stage: usize, sends: bool) -> usize {
    let found = steps(pod, stage).iter().position(|it| match it.op {
        OpT::Send(_) => sends,
        OpT::Receive(_) => !sends,
        _ => false,
    });
    found.unwrap()
}

/// A change of the pod in stages, and what is said of it.
type Refused = (fn(&mut PodT), &'static str);

const REFUSED: [Refused; 17] = [
    (
        |pod| {
            let (send, receive) = (message(pod, 0, true), message(pod, 0, false));
            let receive = steps(pod, 0).remove(receive);
            steps(pod, 0).insert(send, receive);
        },
        "stages: stage 0 waits for channel 9 of stage 1, which waits for it in turn",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            drop(steps(pod, 0).remove(at));
        },
        "stages: expected a send of channel 4, found none",
    ),
    (
        |pod| {
            let at = message(pod, 0, false);
            drop(steps(pod, 0).remove(at));
        },
        "stages: expected a receive of channel 9, found none",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            let send = steps(pod, 0)[at].clone();
            steps(pod, 0).push(send);
        },
        "stages: expected one send of channel 4, found two",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            steps(pod, 0)[at].operands.pop();
        },
        "expected element types and shapes that channel 4 is sent, found others received",
    ),
    (
        |pod| {
            let at = message(pod, 1, true);
            steps(pod, 1)[at].operands.clear();
        },
        "stage 1, computation `main`, step 3 (Send): expected 1 operands",
    ),
    (
        |pod| {
            let send = message(pod, 0, true);
            let send = steps(pod, 0)[send].clone();
            *pod = *stages(pod)[0].program.clone();
            pod.computations[0].steps = vec![send];
        },
        "expected messages in the entries of stages only, found one elsewhere",
    ),
    (
        |pod| drop(stages(pod).pop()),
        "stages: expected stages along the first axis 2, found 1",
    ),
    (|pod| stages(pod)[1].program.mesh[0].size = 1, "stage 1"),
    (
        |pod| stages(pod)[0].program.stages = Some(vec![StageT::default()]),
        "stage 0, program: expected stages of a stage 0, found 1",
    ),
    (
        |pod| pod.version = 2,
        "expected version 3 of what has stages, found 2",
    ),
    (
        |pod| pod.computations = stages(pod)[0].program.computations.clone(),
        "expected computations beside stages 0, found 1",
    ),
    (
        |pod| stages(pod)[0].inputs[0] = 7,
        "stage 0: expected inputs of 3, found port 7",
    ),
    (
        |pod| stages(pod)[0].inputs[1] = 0,
        "stage 0: expected different inputs, found `port` twice",
    ),
    (
        |pod| stages(pod)[1].program.outputs[0].replaces = -1,
        "stage 1: expected replaced input of output `port` Some(0), found None",
    ),
    (
        |pod| {
            let mut port = pod.inputs[2].clone();
            port.name = "further".into();
            pod.inputs.push(port);
        },
        "inputs: expected a stage that has `further`, found none",
    ),
    (
        |pod| pod.inputs[2].sharding[0].axes = vec![0],
        "expected to be sharded over axes of the stages, found the axis of the pipeline",
    ),
];

#[test]
fn what_stages_do_not_have_in_common_is_refused() {
    let sound = root_as_pod(&samples::staged()).unwrap().unpack();
    load(&packed(&sound)).unwrap();
    for (change, expected) in REFUSED {
        let mut pod = sound.clone();
        change(&mut pod);
        // What changes work is refused for that, too.
        pod.work = 0;
        pod.stages
            .iter_mut()
            .flatten()
            .for_each(|it| it.program.work = 0);
        let error = load(&packed(&pod)).err().expect(expected).to_string();
        assert!(error.contains(expected), "{error}");
    }
}

/// Files without stages are of the version that older readers take.
#[test]
fn only_pods_in_stages_are_of_the_newest_version() {
    let versions = samples::all();
    let versions = versions.iter().map(|pod| {
        let pod = root_as_pod(pod).unwrap();
        (pod.version(), pod.stages().is_some())
    });
    assert!(versions.clone().any(|it| it == (3, true)));
    assert!(
        versions
            .into_iter()
            .all(|it| it == (3, true) || it == (2, false))
    );
}
