//! A layer that learns on the device: the evaluator of the IR and the compiled pea say the same,
//! bit for bit, and what is learned is known afterwards.

use peapod_driver::micro::{Fit, Form, LearnOptions, Request, compile};
use peapod_driver::observer::Silent;
use peapod_driver::targets::Target;
use peapod_driver::{Format, Source};
use peapod_ir::eval::{States, eval};
use peapod_ir::text::parse;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Module, Tensor, TensorType, ValueId};
use peapod_micro::{kernels, load};
use peapod_passes::micro::learn::learn;

/// Bytes at the alignment that peas and arenas need.
fn aligned(bytes: &[u8]) -> Vec<u128> {
    let mut words = vec![0; bytes.len().div_ceil(16)];
    bytemuck::cast_slice_mut(&mut words)[..bytes.len()].copy_from_slice(bytes);
    words
}

/// A layer of so many classes behind a layer of five units; `scales` says how the weights of the
/// last are quantised, `zero` the zero point of what it takes.
fn network(batch: usize, classes: usize, scales: &str, zero: i32) -> String {
    let numbers = |count: usize, factor: usize| {
        let each = (0..count).map(|it| (it * factor % 37) as i32 - 18);
        let each: Vec<String> = each.map(|it| it.to_string()).collect();
        each.join(", ")
    };
    format!(
        "module \"m\"\n\
         func @main(%x \"x\": i8[{batch}, 3] quant(0.05:-7)) {{\n\
         const %v \"hidden/kernel\": i8[5, 3] quant(0.02:0) = [{}]\n\
         %h \"h\" = fully_connected(%x, %v) {{activation = relu}} : i8[{batch}, 5] quant(0.03:{zero})\n\
         const %w \"last/kernel\": i8[{classes}, 5] quant({scales}) = [{}]\n\
         const %b \"last/bias\": i32[{classes}] = [{}]\n\
         %y \"y\" = fully_connected(%h, %w, %b) : i8[{batch}, {classes}] quant(0.1:2)\n\
         return %y\n}}\n",
        numbers(15, 11),
        numbers(classes * 5, 7),
        numbers(classes, 13),
    )
}

fn source(text: &str) -> Source {
    Source::of_bytes("m", Format::Ir, text.as_bytes().to_vec())
}

fn request(layer: Option<&str>, classes: Option<usize>) -> Request {
    let layer = layer.map(str::to_owned);
    Request {
        learning: Some(LearnOptions { layer, classes }),
        ..Request::default()
    }
}

fn target() -> Target {
    let boards = Target::emulated().unwrap();
    boards.into_iter().next().expect("there are boards")
}

/// The states of a function under their names.
fn named(module: &Module, function: usize, states: &States) -> Vec<(String, Tensor)> {
    let values = module.functions[function].values.keys();
    let name = |id: ValueId| module.functions[function].value(id).name.clone();
    let known = values.filter_map(|id| Some((name(id), states.get(id)?.clone())));
    known.collect()
}

/// Evaluates entries in turn, which share their states.
struct Evaluated {
    module: Module,
    known: Vec<(String, Tensor)>,
}

impl Evaluated {
    fn run(&mut self, entry: usize, arguments: &[Tensor]) -> Vec<u8> {
        let verified = verify(&self.module).unwrap();
        let function = &self.module.functions[entry];
        let mut states = States::new(&verified, &function.name).unwrap();
        for id in function.values.keys() {
            let name = &function.value(id).name;
            if let Some((_, tensor)) = self.known.iter().find(|it| it.0 == *name) {
                states.set(id, tensor.clone());
            }
        }
        let outputs = eval(&verified, &function.name, arguments, &mut states).unwrap();
        for (name, tensor) in named(&self.module, entry, &states) {
            self.known.retain(|it| it.0 != name);
            self.known.push((name, tensor));
        }
        outputs.iter().flat_map(Tensor::bytes).copied().collect()
    }
}

/// Teaches the same to the evaluator and to a pea; the losses, first and last.
fn taught(text: &str, classes: Option<usize>) -> [f32; 2] {
    let request = request(None, classes);
    let Fit::Fits(built) = compile(&source(text), &target(), &request, &Silent).unwrap() else {
        panic!("it is small");
    };
    let mut module = parse(text).unwrap();
    let learned = learn(&mut module, &request.learning.unwrap()).unwrap();
    assert_eq!(learned.layer, "last");
    let function = &module.functions[1];
    let types = |value: &ValueId| function.ty(*value).clone();
    let types: Vec<TensorType> = function.inputs.iter().map(types).collect();
    let pea = aligned(&built.attempt.compiled.pea);
    let pea = &bytemuck::cast_slice(&pea)[..built.attempt.compiled.pea.len()];
    let model = load(pea, &kernels::ALL).unwrap().with_signatures().unwrap();
    let mut arena = aligned(&vec![0; model.arena_len()]);
    let mut session = model.session(bytemuck::cast_slice_mut(&mut arena)).unwrap();
    let mut evaluated = Evaluated {
        module: module.clone(),
        known: vec![],
    };
    let rows = types[1].elements();
    let mut losses = vec![];
    for turn in 0..40 {
        let samples = (0..rows).map(|row| (row * 3 + turn) % learned.classes);
        let samples: Vec<usize> = samples.collect();
        let x = samples.iter().flat_map(|label| {
            let at = move |it: usize| ((label * 59 + it * 31) % 211) as i32 - 105;
            (0..3).map(at)
        });
        let x = Tensor::from_integers(&types[0], x);
        let labels = samples.iter().map(|it| *it as i32);
        let labels = Tensor::from_integers(&types[1], labels);
        let rate = Tensor::from_floats(&types[2], [0.05]);
        let arguments = [x.clone(), labels, rate];
        let inputs: Vec<&[u8]> = arguments.iter().map(Tensor::bytes).collect();
        session.run_signature("learn", &inputs).unwrap();
        let loss = session.output(0).unwrap().to_vec();
        assert_eq!(
            loss,
            evaluated.run(1, &arguments),
            "the loss of turn {turn}"
        );
        losses.push(f32::from_le_bytes(loss[..].try_into().unwrap()));
        session.run_signature("infer", &[x.bytes()]).unwrap();
        let logits = session.output(0).unwrap();
        assert_eq!(logits, evaluated.run(0, &[x]), "logits of turn {turn}");
    }
    [losses[0], losses[losses.len() - 1]]
}

#[test]
fn what_is_taught_is_known() {
    let scales = ["0.01:0", "axis = 0, 0.01:0, 0.02:0, 0.015:0, 0.03:0"];
    for (batch, zero) in [(1, -128), (3, -128), (2, 0)] {
        for scales in scales {
            let [first, last] = taught(&network(batch, 4, scales, zero), None);
            assert!(
                last < first && last < 1.0,
                "{batch} {scales} {zero}: {first} to {last}"
            );
        }
    }
}

#[test]
fn there_is_room_for_classes_that_the_model_does_not_have() {
    let [first, last] = taught(&network(2, 4, "0.01:0", -128), Some(7));
    assert!(last < first, "{first} to {last}");
}

#[test]
fn what_cannot_learn_is_refused() {
    let usual = network(1, 4, "0.01:0", -128);
    let refused = |text: &str, layer: Option<&str>, classes: Option<usize>, said: &str| {
        let request = request(layer, classes);
        let error = compile(&source(text), &target(), &request, &Silent).unwrap_err();
        let error = format!("{error:?}");
        assert!(error.contains(said), "{error}");
    };
    refused(
        &usual,
        Some("first"),
        None,
        "no fully connected layer `first`",
    );
    refused(&usual, Some("first"), None, "hidden, last");
    refused(&usual, Some("hidden"), None, "has an activation");
    refused(&usual, None, Some(3), "expected 4 to 4096, found 3");
    let offset = network(1, 4, "0.01:5", -128);
    refused(&offset, None, None, "expected weights of zero point 0");
    let not_last = usual.replace(" {activation = relu}", "");
    refused(
        &not_last,
        Some("hidden"),
        None,
        "a fully_connected comes after it",
    );
    let shared = usual.replace(
        "return %y",
        "%z = add_n(%y, %y) : i8[1, 4] quant(0.1:2)\nreturn %z",
    );
    refused(&shared, None, None, "a add_n comes after it");
    let float = "module \"m\"\nfunc @main(%x: f32[1, 2]) {\nconst %w \"w\": f32[2, 2] = [1, 2, 3, 4]\n\
                 %y = fully_connected(%x, %w) : f32[1, 2]\nreturn %y\n}\n";
    refused(float, None, None, "expected int8 weights and activations");
    let request = Request {
        form: Form::Aot,
        ..request(None, None)
    };
    let error = compile(&source(&usual), &target(), &request, &Silent).unwrap_err();
    assert!(error.to_string().contains("--emit aot"), "{error}");
}

#[test]
fn what_is_learned_is_forgotten_by_a_reset() {
    let text = network(1, 4, "0.01:0", -128);
    let Fit::Fits(built) =
        compile(&source(&text), &target(), &request(None, None), &Silent).unwrap()
    else {
        panic!("it is small");
    };
    let pea = aligned(&built.attempt.compiled.pea);
    let pea = &bytemuck::cast_slice(&pea)[..built.attempt.compiled.pea.len()];
    let model = load(pea, &kernels::ALL).unwrap().with_signatures().unwrap();
    let mut arena = aligned(&vec![0; model.arena_len()]);
    let mut session = model
        .clone()
        .session(bytemuck::cast_slice_mut(&mut arena))
        .unwrap();
    let x: &[u8] = &[100, 3, 200];
    session.run_signature("infer", &[x]).unwrap();
    let before = session.output(0).unwrap().to_vec();
    let [label, rate] = [2_i32.to_le_bytes(), 0.5_f32.to_le_bytes()];
    session.run_signature("learn", &[x, &label, &rate]).unwrap();
    session.run_signature("infer", &[x]).unwrap();
    let after = session.output(0).unwrap().to_vec();
    assert_ne!(after, before);
    // What is kept elsewhere is known again.
    let mut kept = aligned(session.arena());
    let mut again = model.resume(bytemuck::cast_slice_mut(&mut kept)).unwrap();
    again.run_signature("infer", &[x]).unwrap();
    assert_eq!(again.output(0).unwrap(), after);
    session.reset();
    session.run_signature("infer", &[x]).unwrap();
    assert_eq!(session.output(0).unwrap(), before);
    assert_eq!(
        session.model().state_count(),
        5,
        "two of begun, three of numbers"
    );
    assert_eq!(DType::F32.size_bytes(), rate.len());
}
