//! Weights in fewer bits: the results of kernels that decode them are those of kernels that read
//! them as they are, to the bit, for every type, instruction set and coding.

mod host;

use std::cell::RefCell;
use std::collections::BTreeSet;

use peapod_ir::plan::micro::{InstructionSet, KernelId, MicroPlan, Params, WeightCoding};
use peapod_ir::text::parse;
use peapod_ir::{Module, Origin, Tensor};
use peapod_passes::{MicroOptions, Optimize, Weights, micro};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// What is drawn of a case.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// Element type of activations.
    activations: &'static str,
    op: &'static str,
    batches: usize,
    height: usize,
    width: usize,
    in_c: usize,
    out_c: usize,
    kernel: [usize; 2],
    stride: usize,
    dilation: usize,
    /// Of a convolution.
    groups: usize,
    /// What makes its weights small.
    few: Few,
    seed: u32,
}

/// What weights have few of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Few {
    Values(u32),
    ValuesOfChannels(u32),
    NotZero(u32),
    /// Bits of floats beyond those of 16-bit ones.
    Bits,
}

fn few() -> impl Strategy<Value = Few> {
    prop_oneof![
        (1_u32..128).prop_map(Few::Values),
        (1_u32..17).prop_map(Few::ValuesOfChannels),
        (1_u32..10).prop_map(Few::NotZero),
        Just(Few::Bits),
    ]
}

fn shapes() -> impl Strategy<Value = Shape> {
    let op = prop_oneof![
        3 => Just("conv2d"),
        3 => Just("depthwise_conv2d"),
        2 => Just("fully_connected")
    ];
    let activations = prop_oneof![2 => Just("i8"), 2 => Just("i16"), 1 => Just("f32")];
    let extents = [1_usize..3, 1..7, 1..7, 1..33, 1..23];
    let window = (1_usize..4, 1_usize..4, 1_usize..3, 1_usize..3, 1_usize..3);
    let rest = (few(), any::<u32>());
    (activations, op, extents, window, rest).prop_map(|(activations, op, extents, window, rest)| {
        let [batches, height, width, in_c, out_c] = extents;
        let (kernel_h, kernel_w, stride, dilation, groups) = window;
        Shape {
            activations,
            op,
            batches,
            height: height + (kernel_h - 1) * dilation,
            width: width + (kernel_w - 1) * dilation,
            in_c: in_c * groups,
            out_c: out_c * groups,
            kernel: [kernel_h, kernel_w],
            stride,
            dilation,
            groups,
            few: rest.0,
            seed: rest.1,
        }
    })
}

/// Numbers that follow from a seed.
struct Numbers(u32);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    fn float(&mut self) -> f32 {
        (self.next() % 4001) as f32 / 1000.0 - 2.0
    }
}

impl Shape {
    fn is_float(&self) -> bool {
        self.activations == "f32"
    }

    fn quant(&self, scale: f32, zero_point: i32) -> String {
        match self.activations {
            "f32" => String::new(),
            "i16" => format!(" quant({scale}:0)"),
            _ => format!(" quant({scale}:{zero_point})"),
        }
    }

    /// The module, and how its weights are grouped into channels.
    fn module(&self) -> Module {
        let Self {
            activations,
            op,
            batches,
            height,
            width,
            in_c,
            out_c,
            kernel: [kernel_h, kernel_w],
            stride,
            dilation,
            groups,
            ..
        } = *self;
        let out =
            |extent: usize, kernel: usize| (extent - (kernel - 1) * dilation - 1) / stride + 1;
        let (out_h, out_w) = (out(height, kernel_h), out(width, kernel_w));
        let window = format!(
            "{{stride = [{stride}, {stride}], dilation = [{dilation}, {dilation}], \
             padding = [[0, 0], [0, 0]], activation = relu6}}"
        );
        let (input, weights, output, attributes) = match op {
            "conv2d" => (
                vec![batches, height, width, in_c],
                vec![out_c, kernel_h, kernel_w, in_c / groups],
                vec![batches, out_h, out_w, out_c],
                window,
            ),
            "depthwise_conv2d" => (
                vec![batches, height, width, in_c],
                vec![1, kernel_h, kernel_w, in_c * groups],
                vec![batches, out_h, out_w, in_c * groups],
                window,
            ),
            _ => (
                vec![batches, in_c],
                vec![out_c, in_c],
                vec![batches, out_c],
                "{activation = relu}".to_owned(),
            ),
        };
        let (weight, weight_quant) = match self.is_float() {
            true => ("f32", ""),
            false => ("i8", " quant(0.02:0)"),
        };
        let bias = match activations {
            "f32" => "f32",
            "i16" if op == "conv2d" && self.seed & 1 != 0 => "i32",
            "i16" => "i64",
            _ => "i32",
        };
        let channels = *output.last().expect("it has a rank");
        let elements: usize = weights.iter().product();
        let zeros = vec!["0"; elements].join(", ");
        let biases: Vec<String> = (0..channels).map(|it| (it * 37 % 11).to_string()).collect();
        let text = format!(
            "module \"m\"\nfunc @main(%x: {activations}{input:?}{}) {{\n\
             compressed %w: {weight}{weights:?}{weight_quant} = [{zeros}]\n\
             const %b: {bias}[{channels}] = [{}]\n\
             %y = {op}(%x, %w, %b) {attributes}: {activations}{output:?}{}\n return %y\n}}\n",
            self.quant(0.05, 7),
            biases.join(", "),
            self.quant(0.3, -5),
        );
        let mut module = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let is_column = op == "depthwise_conv2d";
        let len = elements / channels;
        let channel = |at: usize| if is_column { at % channels } else { at / len };
        let bytes = self.weights(elements, channel);
        let function = &mut module.functions[0];
        let id = function.ops[0].inputs[1].expect("it has weights");
        function.values[id].origin = Origin::Constant(bytes.into());
        module
    }

    fn weights(&self, elements: usize, channel: impl Fn(usize) -> usize) -> Vec<u8> {
        let mut numbers = Numbers(self.seed);
        let mut weight = |at: usize| -> f32 {
            let drawn = numbers.next();
            match self.few {
                Few::Values(count) => (drawn % count * 73 % 255) as f32 - 127.0,
                Few::ValuesOfChannels(count) => {
                    let channel = channel(at) as u32;
                    ((drawn % count * 31 + channel * 17) % 255) as f32 - 127.0
                }
                Few::NotZero(of) if drawn.is_multiple_of(of) => {
                    (numbers.next() % 255) as f32 - 127.0
                }
                Few::NotZero(_) => 0.0,
                Few::Bits => (drawn % 255) as f32 - 127.0,
            }
        };
        let values: Vec<f32> = (0..elements).map(&mut weight).collect();
        match (self.is_float(), self.few) {
            (false, _) => values.iter().map(|value| *value as i8 as u8).collect(),
            (true, Few::Bits) => {
                let halves = values.iter().map(|value| value / 64.0);
                halves.flat_map(f32::to_le_bytes).collect()
            }
            // One third is no float of 16 bits.
            (true, _) => {
                let thirds = values.iter().map(|value| value / 3.0);
                thirds.flat_map(f32::to_le_bytes).collect()
            }
        }
    }

    fn inputs(&self, module: &Module) -> Vec<Vec<Tensor>> {
        let function = &module.functions[0];
        let ty = function.ty(function.inputs[0]);
        let mut numbers = Numbers(!self.seed);
        let bytes = |numbers: &mut Numbers| -> Vec<u8> {
            let elements = 0..ty.elements();
            match self.is_float() {
                true => elements
                    .flat_map(|_| numbers.float().to_le_bytes())
                    .collect(),
                false => (0..ty.size_bytes()).map(|_| numbers.next() as u8).collect(),
            }
        };
        let run =
            |_| vec![Tensor::new(ty.clone(), bytes(&mut numbers)).expect("it has the length")];
        (0..2).map(run).collect()
    }
}

/// Every instruction set, and weights that are not packed.
fn choices() -> Vec<MicroOptions> {
    let sets = [
        InstructionSet::Scalar,
        InstructionSet::Dsp,
        InstructionSet::Mve,
    ];
    let packed = sets.map(|instructions| MicroOptions {
        instructions,
        ..MicroOptions::default()
    });
    let small = MicroOptions {
        optimize: Optimize::Flash,
        ..MicroOptions::default()
    };
    packed.into_iter().chain([small]).collect()
}

/// The kernel of the only step, and its coding if it decodes.
fn kernel(plan: &MicroPlan) -> (KernelId, Option<u8>) {
    let step = plan.steps.last().expect("there is a step");
    let coding = if let Params::Coded(it) = step.params {
        Some(it.coding)
    } else {
        None
    };
    (step.kernel, coding)
}

#[test]
fn kernels_that_decode_give_the_bits_of_those_that_do_not() {
    let seen = RefCell::new(BTreeSet::new());
    let mut runner = TestRunner::new(Config::with_cases(500));
    let outcome = runner.run(&shapes(), |shape| {
        let module = shape.module();
        let inputs = shape.inputs(&module);
        for options in choices() {
            let compiled = |weights| {
                let options = MicroOptions {
                    weights,
                    ..options.clone()
                };
                micro::compile(module.clone(), &options).expect("it compiles")
            };
            let dense = compiled(Weights::Dense);
            prop_assert_eq!(kernel(&dense.plan).1, None);
            let expected = host::run(&dense, &inputs, 1);
            for weights in [Weights::Auto, Weights::Half, Weights::Compressed] {
                let coded = compiled(weights);
                prop_assert_eq!(&host::run(&coded, &inputs, 1), &expected, "{:?}", options);
                let (kernel, coding) = kernel(&coded.plan);
                prop_assert!(
                    coding.is_none() || coded.plan.constants.len() < dense.plan.constants.len(),
                    "{kernel:?} takes {} bytes of constants instead of {}",
                    coded.plan.constants.len(),
                    dense.plan.constants.len()
                );
                seen.borrow_mut()
                    .extend(coding.map(|coding| (kernel, coding)));
            }
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    let seen = seen.into_inner();
    // The cases would be worth little if their kernels were others.
    let decoders = KernelId::ALL
        .into_iter()
        .filter(|it| it.name().ends_with("_coded"));
    for kernel in decoders {
        let ran = seen.iter().any(|(it, _)| *it == kernel);
        assert!(ran, "{kernel:?} never ran: {seen:?}");
    }
    for coding in [WeightCoding::Table, WeightCoding::Mask, WeightCoding::Half] {
        let ran = seen.iter().any(|(_, it)| *it == coding as u8);
        assert!(ran, "{coding:?} never ran: {seen:?}");
    }
}
