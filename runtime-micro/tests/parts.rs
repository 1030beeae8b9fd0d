//! Inferences in parts: the same results whatever the budget, and parts no longer than it.

mod support;

use std::time::{Duration, Instant};

use peapod_micro::{KernelId, Model, Session};
use peapod_schemas::micro as pea;
use proptest::prelude::*;
use support::random::Random;
use support::{Aligned, Params, Pea, kernels, samples};

/// Budgets that fit no kernel, and some that fit many.
const BUDGETS: [u64; 8] = [0, 1, 2, 3, 7, 31, 1009, u64::MAX];

/// Bytes of all outputs and of the states after each of three inferences, and the calls they took.
fn infer(model: &Model<'_>, mut run: impl FnMut(&mut Session<'_, '_>)) -> Vec<Vec<u8>> {
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model.clone().session(arena.bytes_mut()).expect("it fits");
    let mut random = Random(7);
    let mut seen = Vec::new();
    for _ in 0..3 {
        for index in 0..model.inputs().len() {
            let input = session.input_mut(index).expect("the port exists");
            // Floats of these bytes are finite.
            input.fill_with(|| random.next() as u8 & 0x3f);
        }
        run(&mut session);
        for index in 0..model.outputs().len() {
            seen.push(session.output(index).expect("the port exists").to_vec());
        }
    }
    seen
}

fn in_parts(budget: u64) -> impl FnMut(&mut Session<'_, '_>) {
    move |session| while session.step_within(budget) {}
}

/// A place for each sample, and one for all of them in one model.
fn each_and_all() -> Vec<Aligned> {
    let all = samples::each().into_iter().chain([samples::all()]);
    all.map(|pea| Aligned::new(&pea.build())).collect()
}

fn load(file: &Aligned) -> Model<'_> {
    peapod_micro::load(file.bytes(), &kernels::ALL).expect("the sample is sound")
}

#[test]
fn every_kernel_computes_the_same_in_parts() {
    for (index, file) in each_and_all().iter().enumerate() {
        let model = load(file);
        let expected = infer(&model, |session| session.run());
        for budget in BUDGETS {
            assert_eq!(
                infer(&model, in_parts(budget)),
                expected,
                "{:?} by {budget}",
                KernelId::ALL.get(index)
            );
        }
    }
}

proptest! {
    #[test]
    fn any_budgets_and_steps_in_turn_compute_the_same(
        turns in prop::collection::vec(prop_oneof![
            Just(None), (1..100_u64).prop_map(Some), (1..20_000_u64).prop_map(Some),
        ], 1..20),
    ) {
        let file = Aligned::new(&samples::all().build());
        let model = load(&file);
        let expected = infer(&model, |session| session.run());
        let mut turns = turns.into_iter().cycle();
        let found = infer(&model, |session| {
            while match turns.next().flatten() {
                Some(budget) => session.step_within(budget),
                None => session.step(),
            } {}
        });
        prop_assert_eq!(found, expected);
    }
}

/// How many calls an inference takes.
fn calls(model: &Model<'_>, budget: u64) -> u64 {
    let mut calls = 0;
    infer(model, |session| {
        while {
            calls += 1;
            session.step_within(budget)
        } {}
    });
    calls / 3
}

#[test]
fn the_smallest_parts_are_those_that_are_documented() {
    for (kernel, pea) in KernelId::ALL.into_iter().zip(samples::each()) {
        let file = Aligned::new(&pea.build());
        let model = load(&file);
        let output = &model.outputs()[0].operand;
        let element = pea::ElementType::from_number(output.element).expect("it is known");
        let elements = u64::from(output.len_bytes) / element.len_bytes() as u64;
        let parts = calls(&model, 1);
        let whole = |list: &[u32]| list.iter().map(|dim| u64::from(*dim)).product::<u64>();
        let expected = match (kernel, &params(&pea)) {
            (KernelId::DepthwiseConv2dS8Scalar, Params::Conv2d(it)) => it.window.out_c.into(),
            (KernelId::DepthwiseConv2dS8Dsp, Params::Conv2d(it)) => {
                it.window.out_c.div_ceil(4).into()
            }
            (
                KernelId::DepthwiseConv2dS8Mve | KernelId::DepthwiseConv2dS8Vectors,
                Params::Conv2d(it),
            ) => it.window.out_c.div_ceil(8).into(),
            (
                KernelId::Conv2dHybrid
                | KernelId::Conv2dHybridAsymmetric
                | KernelId::DepthwiseConv2dHybrid,
                Params::Conv2d(it),
            ) => it.window.batches.into(),
            (_, params) if params.window().is_some() => {
                elements / u64::from(params.window().expect("it is there").out_c)
            }
            (_, Params::FullyConnected(it)) => whole(&[it.rows, it.out_len.div_ceil(4)]),
            (KernelId::DynamicUpdateSliceX8 | KernelId::BitcastConvertX8, _) => 1,
            (_, Params::DetectionPostprocess(_) | Params::PoseDecoder(_) | Params::Custom(_)) => 1,
            (_, Params::NonMaxSuppression(_) | Params::FullyConnectedSgd(_)) => 1,
            (KernelId::InitialiseStateX8, _) => 1,
            (_, Params::Softmax(it)) => it.rows.into(),
            (_, Params::Lstm(it)) => whole(&[it.batches, it.steps]),
            (_, Params::Along(it)) => it.outer.into(),
            (_, Params::Signal(it)) => it.lines.into(),
            (_, Params::Resize(it)) => whole(&[it.batches, it.out_h, it.out_w]),
            (_, Params::TransposeConv(it)) => {
                whole(&[it.window.batches, it.window.out_h].map(u32::from))
            }
            (_, Params::Mean(it)) => {
                let dims = it.dims.iter().zip(0..);
                dims.take_while(|(dim, at)| it.reduced >> at & 1 == 0 || **dim == 1)
                    .map(|(dim, _)| u64::from(*dim))
                    .product()
            }
            // These go by bytes, those of several inputs by what is of one at most.
            (_, Params::Concatenation(_)) => continue,
            (_, Params::Scatter(it)) => it.dims[4].into(),
            (_, Params::Gather(it)) => whole(&[it.batches, it.outer, it.count]),
            (_, Params::Slice(_)) => output.len_bytes.into(),
            _ => elements,
        };
        assert_eq!(parts, expected, "{kernel:?}");
    }
}

/// The parameters of the only step.
fn params(pea: &Pea) -> Params {
    macro_rules! first {
        ($($field:ident: $name:ident,)*) => {
            match () {
                $(() if !pea.params.$field.is_empty() => Params::$name(pea.params.$field[0]),)*
                () => Params::None,
            }
        };
    }
    peapod_schemas::for_each_param_list!(first)
}

#[test]
fn work_counts_what_is_copied_between_windows() {
    // Of each image, planes of 8 channels and 3 rows, of 3 columns and 7 windows more, each 100
    // columns further.
    let window = pea::Window {
        batches: 4,
        in_h: 3,
        in_w: 703,
        in_c: 8,
        out_h: 1,
        out_w: 8,
        out_c: 8,
        kernel_h: 3,
        kernel_w: 3,
        stride_h: 1,
        stride_w: 100,
        dilation_h: 1,
        dilation_w: 1,
        pad_top: 0,
        pad_left: 0,
        reserved: 0,
    };
    let params = pea::Conv2d {
        window,
        groups: 1,
        act_min: -128,
        act_max: 127,
        ..pea::Conv2d::default()
    };
    let plane = 3 * 703;
    let rescaling = [[0; 4], [1 << 30; 4], [16; 4], [-5; 4]].repeat(2).concat();
    for (kernel, weights) in [
        (KernelId::DepthwiseConv2dS8Mve, 8 * 3 * 16),
        (KernelId::DepthwiseConv2dS8Vectors, 8 * 16),
    ] {
        let mut model = Pea::default();
        let inputs = [
            model.input::<i8>(4 * 3 * 703 * 8),
            model.constant(&vec![1_i8; weights]),
            model.constant(&rescaling),
            model.arena::<i8>(8 * plane + 16),
        ];
        let output = model.output::<i8>(4 * 8 * 8);
        model.step(kernel, Params::Conv2d(params), &inputs, output);
        let file = Aligned::new(&model.build());
        let model = load(&file);
        // Each is filled and copied to: more than there are operands and products.
        assert_eq!(model.work(), 4 * 2 * 8 * plane as u64, "{kernel:?}");
    }
}

#[test]
fn a_pool_of_a_billion_taps_returns_within_its_budget() {
    let pool = pea::Pool2d {
        window: pea::Window {
            batches: 1,
            in_h: 180,
            in_w: 180,
            in_c: 1,
            out_h: 180,
            out_w: 180,
            out_c: 1,
            kernel_h: 180,
            kernel_w: 180,
            stride_h: 1,
            stride_w: 1,
            dilation_h: 1,
            dilation_w: 1,
            pad_top: 90,
            pad_left: 90,
            reserved: 0,
        },
        act_min: -128,
        act_max: 127,
        ..pea::Pool2d::default()
    };
    let mut model = Pea::default();
    let (input, output) = (model.input::<i8>(180 * 180), model.output::<i8>(180 * 180));
    model.step(
        KernelId::AveragePool2dS8,
        Params::Pool2d(pool),
        &[input],
        output,
    );
    let file = model.build();
    assert!(file.len() < 8192);
    let file = Aligned::new(&file);
    let model = load(&file);
    assert!(model.work() > 1_000_000_000);
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it fits");
    for _ in 0..5 {
        let start = Instant::now();
        assert!(session.step_within(100_000));
        let time = start.elapsed();
        assert!(
            time < Duration::from_millis(100),
            "{time:?} for 100,000 taps"
        );
    }
}
