//! Models that take turns in one arena compute what each computes alone.

use peapod_driver::Source;
use peapod_driver::micro::{Fit, Request, Shared, compile, compile_shared};
use peapod_driver::observer::Silent;
use peapod_driver::targets::Target;
use peapod_micro::{Model, kernels, load};

/// Bytes at the alignment that peas and arenas need.
struct Aligned(Vec<u128>);

impl Aligned {
    fn of(bytes: &[u8]) -> Self {
        let mut aligned = Self(vec![0; bytes.len().div_ceil(16)]);
        bytemuck::cast_slice_mut(&mut aligned.0)[..bytes.len()].copy_from_slice(bytes);
        aligned
    }

    fn bytes(&mut self) -> &mut [u8] {
        bytemuck::cast_slice_mut(&mut self.0)
    }
}

/// Models with states and without: every one of them has other inputs in each run.
const MODELS: [&str; 4] = [
    "svdf/s8_state_s16_larger",
    "read_variable/s8_window_plain",
    "while/f32_gru",
    "add/f32_batch",
];

fn sources() -> Vec<Source> {
    let root = peapod_conformance::vectors().expect("the vectors can be unpacked");
    let model = |name: &&str| Source::open(&root.join(format!("{name}.tflite"))).unwrap();
    MODELS.iter().map(model).collect()
}

fn target() -> Target {
    let boards = Target::emulated().unwrap();
    boards.into_iter().next().expect("there are boards")
}

fn shared() -> Shared {
    compile_shared(&sources(), &target(), &Request::default(), &Silent).unwrap()
}

/// Runs a model that is in an arena, with inputs of run `round`; its outputs.
fn once(model: Model<'_>, arena: &mut [u8], round: usize) -> Vec<Vec<u8>> {
    let (inputs, outputs) = (model.inputs().len(), model.outputs().len());
    let mut session = model.resume(arena).unwrap();
    for index in 0..inputs {
        let input = session.input_mut(index).unwrap();
        for (at, byte) in input.iter_mut().enumerate() {
            // Floats of moderate size, too.
            *byte = [(round * 37 + at * 11) as u8 & 0x3f, 0x3e][usize::from(at % 4 == 3)];
        }
    }
    session.run();
    let output = |index| session.output(index).unwrap().to_vec();
    (0..outputs).map(output).collect()
}

#[test]
fn models_in_turn_compute_what_each_does_alone() {
    let shared = shared();
    let mut peas: Vec<Aligned> = shared
        .models
        .iter()
        .map(|(_, built)| Aligned::of(&built.attempt.compiled.pea))
        .collect();
    let lens = shared
        .models
        .iter()
        .map(|(_, built)| built.attempt.compiled.pea.len());
    let lens: Vec<usize> = lens.collect();
    let models: Vec<Model<'_>> = peas
        .iter_mut()
        .zip(&lens)
        .map(|(pea, len)| load(&pea.bytes()[..*len], &kernels::ALL).unwrap())
        .collect();
    let mut arena = Aligned::of(&vec![0xa5; shared.arena.len]);
    let arena = &mut arena.bytes()[..shared.arena.len];
    for model in &models {
        model.clone().session(arena).unwrap();
    }
    let rounds = 5;
    let mut in_turn = vec![Vec::new(); models.len()];
    for round in 0..rounds {
        for (index, model) in models.iter().enumerate() {
            in_turn[index].push(once(model.clone(), arena, round));
        }
    }
    for (source, in_turn) in sources().iter().zip(in_turn) {
        let Fit::Fits(built) = compile(source, &target(), &Request::default(), &Silent).unwrap()
        else {
            panic!("{} fits", source.name)
        };
        let compiled = &built.attempt.compiled;
        let mut pea = Aligned::of(&compiled.pea);
        let model = load(&pea.bytes()[..compiled.pea.len()], &kernels::ALL).unwrap();
        let mut arena = Aligned::of(&vec![0; compiled.plan.arena_len]);
        model.clone().session(arena.bytes()).unwrap();
        for (round, expected) in in_turn.iter().enumerate() {
            let alone = once(model.clone(), arena.bytes(), round);
            assert_eq!(alone, *expected, "{} in run {round}", source.name);
        }
        // Otherwise nothing would show that states are kept.
        if source.name.starts_with("s8_state") {
            assert_ne!(in_turn[0], in_turn[1]);
        }
    }
}

#[test]
fn the_arena_is_the_most_of_activations_and_the_sum_of_states() {
    let shared = shared();
    let (mut states, mut most) = (0, 0);
    for source in &sources() {
        let Fit::Fits(built) = compile(source, &target(), &Request::default(), &Silent).unwrap()
        else {
            panic!("{} fits", source.name)
        };
        let plan = &built.attempt.compiled.plan;
        states += plan.state_len.next_multiple_of(16);
        most = most.max(plan.arena_len - plan.state_len);
    }
    assert!(states > 0);
    assert_eq!(shared.arena.state_len, states);
    assert_eq!(shared.arena.activations_len, most);
    assert_eq!(shared.arena.len, states + most);
    let files = shared.files().unwrap();
    let file = |name: &str| files.iter().find(|(file, _)| file == name);
    assert!(file("f32_batch/model.pea").is_some());
    let (_, arena) = file("arena.json").expect("it is there");
    let arena: serde_json::Value = serde_json::from_slice(arena).unwrap();
    assert_eq!(arena["arena"], shared.arena.len);
    assert_eq!(arena["models"].as_array().map(Vec::len), Some(MODELS.len()));
}

#[test]
fn models_of_one_name_are_refused() {
    let mut twice = sources();
    twice.push(twice[0].clone());
    let error = compile_shared(&twice, &target(), &Request::default(), &Silent).unwrap_err();
    assert!(
        format!("{error:?}").contains("two models are called"),
        "{error:?}"
    );
}
