//! Loops that are gated recurrent units: one kernel does them, with the results of the loop.

use peapod_filetests::micro::compare_with_eval;
use peapod_ir::plan::micro::{KernelId, LoopEntry};
use peapod_ir::text::parse;
use peapod_ir::{Module, Tensor};
use peapod_passes::{MicroOptions, micro};
use proptest::prelude::*;

/// Steps of a sequence, of which a loop takes all but one.
const STEPS: usize = 6;

/// What a loop is written as.
#[derive(Clone, Debug)]
struct Shape {
    batches: usize,
    features: usize,
    units: usize,
    /// The reset gate comes after the product.
    after: bool,
    /// One product makes all gates, which are slices of it.
    sliced: bool,
    /// Factors and addends the other way round.
    swapped: bool,
    /// Products of the state have a bias.
    biased: bool,
}

fn shapes() -> impl Strategy<Value = Shape> {
    let sizes = (1_usize..3, 1_usize..7, 1_usize..8);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (sizes, flags).prop_map(
        |((batches, features, units), (after, sliced, swapped, biased))| Shape {
            batches,
            features,
            units,
            after,
            // With the gate before it, the product of the candidate is one of its own.
            sliced: sliced && after,
            swapped,
            biased,
        },
    )
}

/// Numbers that are the same for the same seed.
fn floats(seed: usize, count: usize) -> Vec<f32> {
    let number = |i: usize| (((i * 37 + seed * 101) % 64) as f32 - 31.5) / 48.0;
    (0..count).map(number).collect()
}

impl Shape {
    /// A constant of numbers.
    fn constant(&self, name: &str, shape: [usize; 2], seed: usize) -> String {
        let [rows, len] = shape;
        match len {
            0 => format!("const %{name}: f32[{rows}] = {:?}\n", floats(seed, rows)),
            _ => format!(
                "const %{name}: f32[{rows}, {len}] = {:?}\n",
                floats(seed, rows * len)
            ),
        }
    }

    fn pair(&self, op: &str, a: &str, b: &str) -> String {
        match self.swapped && op != "sub" {
            true => format!("{op}({b}, {a})"),
            false => format!("{op}({a}, {b})"),
        }
    }

    /// The products of a row or of the state for the three gates, as values of some names.
    fn products(&self, of: &str, name: &str, len: usize, biased: bool) -> String {
        let Self { batches, units, .. } = *self;
        let rows = format!("f32[{batches}, {units}]");
        let mut text = String::new();
        let seed = name.len() + of.len();
        if self.sliced {
            text += &self.constant(&format!("w{name}"), [3 * units, len], seed);
            let bias = if biased {
                text += &self.constant(&format!("b{name}"), [3 * units, 0], seed + 1);
                format!("%b{name}")
            } else {
                "_".to_owned()
            };
            text += &format!(
                "%all{name} = fully_connected({of}, %w{name}, {bias}) : f32[{batches}, {}]\n",
                3 * units
            );
            for gate in 0..3 {
                text += &format!(
                    "%{name}{gate} = slice(%all{name}) {{start = [0, {}], limit = [{batches}, {}], \
                     stride = [1, 1]}} : {rows}\n",
                    gate * units,
                    (gate + 1) * units
                );
            }
            return text;
        }
        for gate in 0..3 {
            let from = match (gate, of, self.after) {
                (2, "%h", false) => "%r_h",
                _ => of,
            };
            if from == "%r_h" {
                continue;
            }
            text += &self.product(from, name, gate, [len, seed], biased);
        }
        text
    }

    fn product(
        &self,
        of: &str,
        name: &str,
        gate: usize,
        [len, seed]: [usize; 2],
        biased: bool,
    ) -> String {
        let Self { batches, units, .. } = *self;
        let mut text = self.constant(&format!("w{name}{gate}"), [units, len], seed + 7 * gate);
        let bias = if biased {
            text += &self.constant(&format!("b{name}{gate}"), [units, 0], seed + 3 * gate);
            format!("%b{name}{gate}")
        } else {
            "_".to_owned()
        };
        text + &format!(
            "%{name}{gate} = fully_connected({of}, %w{name}{gate}, {bias})
               : f32[{batches}, {units}]\n"
        )
    }

    /// A module; `end` is what the last line of the body makes of the state, of its two addends.
    fn text(&self, end: &str) -> String {
        let Self {
            batches,
            features,
            units,
            ..
        } = *self;
        let state = format!("f32[{batches}, {units}]");
        let sequence = format!("f32[{STEPS}, {batches}, {features}]");
        let mut body = self.products("%x", "i", features, true);
        body += &self.products("%h", "s", units, self.biased);
        let mut line = |name: &str, text: String| {
            body += &format!("%{name} = {text} : {state}\n");
        };
        for gate in 0..2 {
            let sum = self.pair("add", &format!("%i{gate}"), &format!("%s{gate}"));
            line(&format!("sum{gate}"), sum);
            line(&format!("g{gate}"), format!("logistic(%sum{gate})"));
        }
        if self.after {
            line("r_s", self.pair("mul", "%g1", "%s2"));
            line("sum2", self.pair("add", "%i2", "%r_s"));
        } else {
            line("r_h", self.pair("mul", "%g1", "%h"));
            body += &self.product("%r_h", "s", 2, [units, 3], self.biased);
            let sum = self.pair("add", "%i2", "%s2");
            body += &format!("%sum2 = {sum} : {state}\n");
        }
        let mut line = |name: &str, text: String| {
            body += &format!("%{name} = {text} : {state}\n");
        };
        line("c", "tanh(%sum2)".to_owned());
        line("kept", self.pair("mul", "%g0", "%h"));
        line("rest", "sub(%one, %g0)".to_owned());
        line("taken", self.pair("mul", "%rest", "%c"));
        line("made", format!("{end}(%kept, %taken)"));
        let ones = vec![1.0_f32; batches * units];
        format!(
            r#"module "gru"
            func @main(%s: {sequence}, %h: {state}) {{
              const %zero: i32[] = [0]
              const %seven: i32[] = [7]
              %t, %k, %r, %q = while(%zero, %seven, %h, %s) {{condition = more, body = turn}}
                : i32[], i32[], {state}, {sequence}
              return %r, %k
            }}
            func @more(%t: i32[], %k: i32[], %h: {state}, %s: {sequence}) {{
              const %five: i32[] = [5]
              %below = compare(%t, %five) {{direction = lt}} : bool[]
              return %below
            }}
            func @turn(%t: i32[], %k: i32[], %h: {state}, %s: {sequence}) {{
              const %step: i32[] = [1]
              const %two: i32[] = [2]
              const %one: {state} = {ones:?}
              %at = reshape(%t) : i32[1]
              %x = gather(%s, %at) {{offset_dims = [0, 1], collapsed = [0], dims = [0],
                index_vector_dim = 0, slice_sizes = [1, {batches}, {features}]}}
                : f32[{batches}, {features}]
              {body}
              %next = add(%t, %step) : i32[]
              %counted = add(%k, %two) : i32[]
              return %next, %counted, %made, %s
            }}"#
        )
    }

    fn inputs(&self, module: &Module) -> Vec<Tensor> {
        let main = &module.functions[0];
        let tensor = |(index, id)| {
            let ty = main.ty(id).clone();
            let bytes = floats(11 + index, ty.elements()).into_iter();
            Tensor::new(ty, bytes.flat_map(f32::to_le_bytes).collect()).expect("it has its bytes")
        };
        main.inputs
            .iter()
            .copied()
            .enumerate()
            .map(tensor)
            .collect()
    }
}

/// The kernels that the loops of a module run.
fn kernels(module: &Module) -> Vec<KernelId> {
    let program = micro::compile(module.clone(), &MicroOptions::default()).expect("it compiles");
    let entries = program.plan.steps.iter().flat_map(|step| &step.program);
    let runs = entries.filter_map(|entry| match entry {
        LoopEntry::Run(step) => Some(step.kernel),
        LoopEntry::Begin { .. } | LoopEntry::Test(_) | LoopEntry::End => None,
    });
    runs.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn one_kernel_does_all_turns(shape in shapes()) {
        let text = shape.text("add");
        let module = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let expected = match shape.after {
            true => KernelId::GruAfterF32,
            false => KernelId::GruF32,
        };
        let found = kernels(&module);
        prop_assert!(found.contains(&expected), "{:?}\n{}", found, text);
        prop_assert!(!found.contains(&KernelId::TanhF32));
        let inputs = shape.inputs(&module);
        if let Err(error) = compare_with_eval(&module, &inputs) {
            return Err(TestCaseError::fail(format!("{error:#}\n{text}")));
        }
    }

    /// What is nearly one stays a loop.
    #[test]
    fn other_loops_are_theirs(shape in shapes(), which in 0..4_usize) {
        let text = match which {
            0 => shape.text("sub"),
            1 => shape.text("add").replace("tanh(", "logistic("),
            2 => shape.text("add").replace("const %zero: i32[] = [0]", "const %zero: i32[] = [1]"),
            _ => shape.text("add").replace("sub(%one, %g0)", "sub(%one, %g1)"),
        };
        let module = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let found = kernels(&module);
        prop_assert!(!found.iter().any(|it| format!("{it:?}").starts_with("Gru")), "{}", text);
        if let Err(error) = compare_with_eval(&module, &shape.inputs(&module)) {
            return Err(TestCaseError::fail(format!("{error:#}\n{text}")));
        }
    }
}
