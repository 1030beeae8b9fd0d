//! A training step of layers, each a stage of a pipeline, and the same without stages.

use std::fmt::Write as _;
use std::ops::Range;

use peapod_ir::plan::pod::{PodInterface, PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{AxisId, DType, Mesh, Module, Sharding, TensorType, text};
use peapod_passes::pod::plan;

use crate::support::write;

/// Rows of a microbatch on one device, and columns of everything.
const ROWS: usize = 3;
const WIDTH: usize = 4;

/// A training step of layers y = loop(h w), each a stage: of every microbatch all of them forward,
/// then back, as GPipe does.
#[derive(Clone, Copy)]
pub struct Layers {
    /// Layers.
    pub stages: usize,
    /// Devices along the axis of data.
    pub devices: usize,
    /// Parts of a batch.
    pub microbatches: usize,
    /// What a loop does to `%y`, given `%n`.
    pub looped: &'static str,
}

/// Names of the ports that are no weights.
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
    fn module(&self, layers: Range<usize>, across: bool) -> Module {
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
                in_flight: false,
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
    pub fn whole(&self) -> Vec<u8> {
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
            delays: None,
        }
    }

    /// The pod in stages.
    pub fn staged(&self) -> Vec<u8> {
        let pipeline = PodPipeline {
            mesh: Mesh::new([("pipe", self.stages), ("data", self.devices)]),
            interface: self.interface(1),
            stages: (0..self.stages).map(|it| self.stage(it)).collect(),
        };
        peapod_emit::pod::write_pipeline(&pipeline).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Bytes of all inputs, `n` being that of iterations of every loop.
    pub fn inputs(&self, n: i32) -> Vec<Vec<u8>> {
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
