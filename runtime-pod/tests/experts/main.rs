//! Mixtures of experts as plain JAX writes them, on virtual devices: gating held against an
//! algorithm that goes from token to token, layers with gradients against one device.
//!
//! `conformance/stablehlo/programs/experts.py` makes the programs. `PEAPOD_EXPERTS=PART` runs those
//! whose names contain that, `PEAPOD_SEED` says which inputs.

mod algorithm;
mod plugin;
mod ragged;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use algorithm::{Gating, Sizes};
use peapod_import::import;
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::verify::verify;
use peapod_ir::{DType, Mesh, Module, Tensor, TensorType};
use peapod_passes::pod::one_hot_einsum::{Form, OneHotEinsum};
use peapod_passes::{PodOptions, PodProgram, pod};
use peapod_pod::{Engine, EngineOptions, Executor, load};
use proptest::prelude::Rng as _;
use proptest::test_runner::{RngAlgorithm, TestRng};

/// Meshes by the sizes of `data`, `expert` and `tensor`.
const MESHES: [[usize; 3]; 9] = [
    [1, 1, 1],
    [1, 2, 1],
    [1, 4, 1],
    [1, 8, 1],
    [2, 2, 1],
    [4, 2, 1],
    [1, 2, 2],
    [1, 4, 2],
    [2, 2, 2],
];

/// Every other mesh of more than one device: the others are the next program's.
fn in_turn(turn: usize) -> impl Iterator<Item = (usize, [usize; 3])> {
    let meshes = MESHES.into_iter().enumerate().skip(1);
    meshes.filter(move |(index, _)| (index + turn).is_multiple_of(2))
}

/// Largest difference between meshes, relative to the largest magnitude of a result.
const TOLERANCE: f64 = 1e-6;

/// The same where tokens are bf16: partial sums of devices are rounded to 8 bits.
const SHORT_TOLERANCE: f64 = 3e-2;

/// The programs whose names begin so, by name.
fn programs(prefix: &str) -> BTreeMap<String, Module> {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/programs");
    let folder = peapod_conformance::unpacked("programs-experts", &[archive.join("experts.zip")]);
    let folder = folder.expect("an archive").join("experts");
    let part = std::env::var("PEAPOD_EXPERTS").unwrap_or_default();
    let mut programs = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        if name.starts_with(prefix) && name.contains(&part) {
            let text = fs::read(&path).expect("a program");
            let imported = import(&text, &name).unwrap_or_else(|error| panic!("{name}: {error}"));
            programs.insert(name.into_owned(), imported.module);
        }
    }
    programs
}

/// The number behind a letter in a name: 16 of `s` in `gating_top1_g4_s16_e4_c8`.
fn number(name: &str, letter: char) -> usize {
    let mut parts = name.split('_').filter_map(|part| part.strip_prefix(letter));
    let number = parts.find_map(|part| part.parse().ok());
    number.unwrap_or_else(|| panic!("no {letter} in {name}"))
}

fn sizes(name: &str) -> Sizes {
    Sizes {
        groups: number(name, 'g'),
        tokens: number(name, 's'),
        experts: number(name, 'e'),
        capacity: number(name, 'c'),
    }
}

/// Random numbers of a few bits, of which sums are exact.
struct Numbers(TestRng);

impl Numbers {
    fn new(name: &str) -> Self {
        let seed: u64 = std::env::var("PEAPOD_SEED").map_or(1, |it| it.parse().expect("a number"));
        let seed = name.bytes().fold(seed, |seed, byte| {
            seed.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte)
        });
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
    }

    /// One of `low..=high`, over `by`.
    fn dyadic(&mut self, low: i64, high: i64, by: f32) -> f32 {
        let range = (high - low + 1) as u64;
        (low + (self.0.next_u64() % range) as i64) as f32 / by
    }

    fn tensor(&mut self, ty: &TensorType, low: i64, high: i64, by: f32) -> Tensor {
        let numbers = (0..ty.elements()).map(|_| self.dyadic(low, high, by));
        let numbers: Vec<f32> = numbers.collect();
        let numbers = numbers
            .into_iter()
            .map(|x| Scalar::Single(x).convert(ty.dtype));
        Tensor::from_scalars(ty, numbers)
    }
}

/// Names and types of the arguments.
fn arguments(module: &Module) -> Vec<(String, TensorType)> {
    let entry = &module.functions[0];
    let inputs = entry.inputs.iter();
    inputs
        .map(|id| (entry.value(*id).name.clone(), entry.ty(*id).clone()))
        .collect()
}

/// The program compiled for a mesh: groups over `data` and `expert`, experts over `expert`, what is
/// inside of an expert over `tensor`.
fn compiled(module: &Module, mesh: [usize; 3]) -> PodProgram {
    compiled_with(module, mesh, OneHotEinsum::default())
}

/// The same, where products with one-hot operands become what is said.
fn compiled_with(
    module: &Module,
    [data, expert, tensor]: [usize; 3],
    one_hot_einsum: OneHotEinsum,
) -> PodProgram {
    let axes = [("data", data), ("expert", expert), ("tensor", tensor)];
    let split = |name: &str, rank: usize| match name {
        "inner" => "expert,-,tensor".to_owned(),
        "outer" => "expert,tensor,-".to_owned(),
        "gate" => "-,-".to_owned(),
        _ => format!("data+expert{}", ",-".repeat(rank - 1)),
    };
    let rules = arguments(module).into_iter().map(|(name, ty)| {
        let rule = format!("{name}={}", split(&name, ty.shape.len()));
        rule.parse().expect("a rule")
    });
    let mut options = PodOptions::new(Mesh::new(axes), rules.collect());
    options.plan.one_hot_einsum = one_hot_einsum;
    pod::compile(module.clone(), &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Results of a step of a program.
fn run(program: &PodProgram, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(&program.module).unwrap_or_else(|errors| panic!("{errors}"));
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let mut executor = Executor::new(load(&bytes).unwrap(), EngineOptions::default()).unwrap();
    outputs_of(&mut executor, program, inputs)
}

/// Results of a step on an engine.
fn outputs_of(engine: &mut dyn Engine, program: &PodProgram, inputs: &[Tensor]) -> Vec<Tensor> {
    for (index, input) in inputs.iter().enumerate() {
        engine.set_input(index, input.bytes()).unwrap();
    }
    engine.step().unwrap();
    engine.check_replicas().unwrap();
    let ports = program.interface.outputs.iter().enumerate();
    ports
        .map(|(index, port)| {
            let bytes = engine.output(index).unwrap();
            Tensor::new(port.global.clone(), bytes).unwrap()
        })
        .collect()
}

fn doubles(tensor: &Tensor) -> Vec<f64> {
    tensor.scalars().into_iter().map(Scalar::double).collect()
}

/// Largest difference of two tensors, relative to the largest magnitude.
fn distance(found: &Tensor, expected: &Tensor) -> f64 {
    let (found, expected) = (doubles(found), doubles(expected));
    assert_eq!(found.len(), expected.len());
    let largest = expected
        .iter()
        .fold(f64::MIN_POSITIVE, |all, x| all.max(x.abs()));
    let pairs = found.iter().zip(&expected);
    let apart = pairs.map(|(a, b)| if a == b { 0.0 } else { (a - b).abs() / largest });
    apart.fold(0.0, |all: f64, x| {
        if x.is_nan() {
            f64::INFINITY
        } else {
            all.max(x)
        }
    })
}

#[test]
fn gating_is_that_of_the_algorithm() {
    let (mut count, mut dropped) = (0, 0);
    for (turn, (name, module)) in programs("gating_").into_iter().enumerate() {
        let sizes = sizes(&name);
        let gating = match name.split('_').nth(1) {
            Some("top1") => Gating::Top1,
            Some("top2") => Gating::Top2,
            Some("sampled") => Gating::Sampled,
            other => panic!("{other:?}"),
        };
        let mut numbers = Numbers::new(&name);
        let types = arguments(&module);
        let meshes = in_turn(turn).map(|(_, mesh)| (mesh, compiled(&module, mesh)));
        let programs: Vec<_> = meshes.collect();
        for _ in 0..2 {
            let gates = numbers.tensor(&types[0].1, 1, 64, 64.0);
            let draws = numbers.tensor(&types[1].1, 0, 64, 64.0);
            let [of_gates, of_draws] = [&gates, &draws].map(singles);
            let expected = gating.gated(sizes, &of_gates, &of_draws);
            dropped += expected.dropped;
            for (mesh, program) in &programs {
                let found = run(program, &[gates.clone(), draws.clone()]);
                assert_eq!(singles(&found[0]), expected.combine, "{name} on {mesh:?}");
                check_aux(sizes, singles(&found[1])[0], expected.aux)
                    .unwrap_or_else(|why| panic!("{name} on {mesh:?}: {why}"));
                count += 1;
            }
        }
    }
    println!("{count} gatings on meshes, {dropped} choices of tokens dropped");
    assert!(dropped > 0 || std::env::var_os("PEAPOD_EXPERTS").is_some());
}

fn singles(tensor: &Tensor) -> Vec<f32> {
    tensor
        .scalars()
        .into_iter()
        .map(|x| x.double() as f32)
        .collect()
}

/// The auxiliary loss is exact where no division rounds: the sums are exact then.
fn check_aux(sizes: Sizes, found: f32, expected: f32) -> Result<(), String> {
    let all = [sizes.groups, sizes.tokens, sizes.experts];
    let equal = match all.iter().all(|size| size.is_power_of_two()) {
        true => found == expected,
        false => (found - expected).abs() <= 1e-6 * expected,
    };
    match equal {
        true => Ok(()),
        false => Err(format!("auxiliary loss {found}, expected {expected}")),
    }
}

/// Random numbers for the arguments of a layer.
fn inputs_of(name: &str, module: &Module) -> Vec<Tensor> {
    let mut numbers = Numbers::new(name);
    let arguments = arguments(module).into_iter();
    let inputs = arguments.map(|(name, ty)| match name.as_str() {
        "random" => numbers.tensor(&ty, 0, 64, 64.0),
        _ => numbers.tensor(&ty, -16, 16, 16.0),
    });
    inputs.collect()
}

/// Results of a layer on all meshes against those on one device, and these against the evaluator.
fn check_layers(prefix: &str) {
    for (turn, (name, module)) in programs(prefix).into_iter().enumerate() {
        let inputs = inputs_of(&name, &module);
        let one = run(&compiled(&module, MESHES[0]), &inputs);
        let verified = verify(&module).expect("a sound module");
        let entry = &verified.entry().name;
        let mut states = States::new(&verified, entry).expect("an entry");
        let evaluated = eval(&verified, entry, &inputs, &mut states).expect("results");
        let is_short = arguments(&module)
            .iter()
            .any(|(_, ty)| ty.dtype == DType::Bf16);
        let most = if is_short { SHORT_TOLERANCE } else { 1e-5 };
        for (index, (found, expected)) in one.iter().zip(&evaluated).enumerate() {
            let apart = distance(found, expected);
            assert!(
                apart <= most,
                "{name}: result {index} is {apart:.1e} from the evaluator's"
            );
        }
        for (index, mesh) in in_turn(turn) {
            let which = [OneHotEinsum::Never, OneHotEinsum::Always][(index + turn) / 2 % 2];
            let program = compiled_with(&module, mesh, which);
            let found = run(&program, &inputs);
            let apart = found.iter().zip(&one).map(|(a, b)| distance(a, b));
            let apart = apart.fold(0.0, f64::max);
            let most = if is_short { SHORT_TOLERANCE } else { TOLERANCE };
            println!("{name} on {mesh:?}: {apart:.1e}; {}", exchanged(&program));
            assert!(apart <= most, "{name} on {mesh:?}: {apart:.1e}");
        }
    }
}

/// How many collectives of each kind a program has, with the bytes of a device's results.
fn exchanged(program: &PodProgram) -> String {
    let mut kinds: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for function in &program.module.functions {
        for op in &function.ops {
            let name = op.kind.mnemonic();
            if [
                "all_gather",
                "all_reduce",
                "all_to_all",
                "reduce_scatter",
                "collective_permute",
            ]
            .contains(&name)
            {
                let [count, bytes] = kinds.entry(name).or_default();
                *count += 1;
                *bytes += function.ty(op.outputs[0]).size_bytes();
            }
        }
    }
    let kinds = kinds
        .iter()
        .map(|(name, [count, bytes])| format!("{count} {name} {bytes} B"));
    kinds.collect::<Vec<_>>().join(", ")
}

#[test]
fn layers_of_masks_on_meshes() {
    check_layers("layer_");
}

#[test]
fn sorted_tokens_on_meshes() {
    check_layers("sorted_");
}

/// Rows move on each device: what devices exchange is the same.
#[test]
fn devices_exchange_what_products_do() {
    for (name, module) in programs("layer_top2_f32_g8") {
        for mesh in [[1, 4, 1], [2, 2, 2]] {
            let [products, moves] = [OneHotEinsum::Never, OneHotEinsum::Always]
                .map(|which| exchanged(&compiled_with(&module, mesh, which)));
            assert!(products.contains("all_to_all"), "{name}: {products}");
            assert_eq!(moves, products, "{name} on {mesh:?}");
        }
    }
}

/// What the program of one device means.
fn evaluated(program: &PodProgram, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(&program.module).unwrap_or_else(|errors| panic!("{errors}"));
    let entry = &verified.entry().name;
    let mut states = States::new(&verified, entry).expect("an entry");
    eval(&verified, entry, inputs, &mut states).expect("results")
}

/// Some elements that are minus zero or not finite.
fn spoiled(input: &Tensor, numbers: &mut Numbers, by: &[f32]) -> Tensor {
    let elements = input.scalars().into_iter().map(|element| {
        let at = numbers.dyadic(0, 40, 1.0) as usize;
        by.get(at)
            .map_or(element, |x| Scalar::Single(*x).convert(input.ty().dtype))
    });
    Tensor::from_scalars(input.ty(), elements.collect::<Vec<_>>())
}

/// Whether tensors are the same; one NaN is as good as another.
fn is_same(a: &Tensor, b: &Tensor) -> bool {
    let bits = |x: f64| {
        if x.is_nan() {
            f64::NAN.to_bits()
        } else {
            x.to_bits()
        }
    };
    doubles(a)
        .into_iter()
        .map(bits)
        .eq(doubles(b).into_iter().map(bits))
}

/// Gathers and scatters yield the bits of the products that they are instead of, whatever tokens
/// and weights of experts are.
#[test]
fn rows_that_move_are_products_to_the_bit() {
    let (mut forms, mut count) = ([0, 0], 0);
    for (name, module) in programs("layer_") {
        let mut numbers = Numbers::new(&name);
        let [products, moves] = [OneHotEinsum::Never, OneHotEinsum::Always]
            .map(|which| compiled_with(&module, MESHES[0], which));
        for product in &moves.one_hot {
            assert!(product.is_replaced);
            forms[usize::from(product.form == Form::Gather)] += 1;
        }
        let odd = [&[][..], &[-0.0], &[-0.0, f32::INFINITY, f32::NAN]];
        for by in odd {
            let inputs: Vec<Tensor> = arguments(&module)
                .iter()
                .map(|(name, ty)| match name.as_str() {
                    "random" => numbers.tensor(ty, 0, 64, 64.0),
                    "gate" => numbers.tensor(ty, -16, 16, 16.0),
                    _ => {
                        let plain = numbers.tensor(ty, -16, 16, 16.0);
                        spoiled(&plain, &mut numbers, by)
                    }
                })
                .collect();
            let [expected, found] = [&products, &moves].map(|it| evaluated(it, &inputs));
            for (index, (a, b)) in found.iter().zip(&expected).enumerate() {
                assert!(
                    is_same(a, b),
                    "{name} with {by:?}: result {index}\n{a:?}\n{b:?}"
                );
                count += 1;
            }
        }
    }
    println!(
        "{count} results of {} scatters and {} gathers",
        forms[0], forms[1]
    );
    assert!(forms[0] > 0 && forms[1] > 0 || std::env::var_os("PEAPOD_EXPERTS").is_some());
}
