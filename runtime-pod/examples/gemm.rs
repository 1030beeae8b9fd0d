//! Measures matrix products of a transformer's training step.

use peapod_pod::kernels::{Dense, DenseMut, dot_general};
use peapod_schemas::pod::{DType, DotGeneral};
use std::time::Instant;

/// A product: shapes of its operands and its result, and which dimensions play which role.
struct Case {
    shapes: [&'static [usize]; 3],
    batch: [&'static [usize]; 2],
    contracting: [&'static [usize]; 2],
}

const fn case(
    shapes: [&'static [usize]; 3],
    batch: [&'static [usize]; 2],
    contracting: [&'static [usize]; 2],
) -> Case {
    Case {
        shapes,
        batch,
        contracting,
    }
}

const CASES: [Case; 11] = [
    case(
        [&[1024, 320], &[320, 320], &[1024, 320]],
        [&[], &[]],
        [&[1], &[0]],
    ),
    case(
        [&[8, 128, 320], &[320, 1280], &[8, 128, 1280]],
        [&[], &[]],
        [&[2], &[0]],
    ),
    case(
        [&[8, 128, 1280], &[1280, 320], &[8, 128, 320]],
        [&[], &[]],
        [&[2], &[0]],
    ),
    case(
        [&[8, 128, 320], &[320, 4096], &[8, 128, 4096]],
        [&[], &[]],
        [&[2], &[0]],
    ),
    case(
        [&[8, 128, 4096], &[320, 4096], &[8, 128, 320]],
        [&[], &[]],
        [&[2], &[1]],
    ),
    case(
        [&[8, 128, 320], &[8, 128, 4096], &[320, 4096]],
        [&[], &[]],
        [&[0, 1], &[0, 1]],
    ),
    case(
        [&[8, 128, 320], &[8, 128, 1280], &[320, 1280]],
        [&[], &[]],
        [&[0, 1], &[0, 1]],
    ),
    case(
        [&[8, 128, 1280], &[8, 128, 320], &[1280, 320]],
        [&[], &[]],
        [&[0, 1], &[0, 1]],
    ),
    case(
        [&[8, 5, 128, 64], &[8, 5, 128, 64], &[8, 5, 128, 128]],
        [&[0, 1], &[0, 1]],
        [&[3], &[3]],
    ),
    case(
        [&[8, 128, 5, 64], &[8, 128, 5, 64], &[8, 5, 128, 128]],
        [&[0, 2], &[0, 2]],
        [&[3], &[3]],
    ),
    case(
        [&[8, 5, 128, 128], &[8, 5, 128, 64], &[8, 5, 128, 64]],
        [&[0, 1], &[0, 1]],
        [&[3], &[2]],
    ),
];

fn zeros(elements: usize) -> Vec<f32> {
    (0..elements).map(|i| (i % 7) as f32 - 3.0).collect()
}

/// The least seconds of several runs.
fn seconds(mut run: impl FnMut()) -> f64 {
    let times = (0..20).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    });
    times.fold(f64::INFINITY, f64::min)
}

fn measure(case: &Case) {
    let [left, right, mut out] = case.shapes.map(|shape| zeros(shape.iter().product()));
    let op = DotGeneral {
        left_batch: case.batch[0].to_vec(),
        right_batch: case.batch[1].to_vec(),
        left_contracting: case.contracting[0].to_vec(),
        right_contracting: case.contracting[1].to_vec(),
    };
    let dense = |i: usize, elements| Dense {
        dtype: DType::F32,
        shape: case.shapes[i],
        bytes: bytemuck::cast_slice(elements),
    };
    let plan = dot_general::Plan::new(&op, case.shapes[0], case.shapes[1]);
    let time = seconds(|| {
        let out = DenseMut {
            dtype: DType::F32,
            shape: case.shapes[2],
            bytes: bytemuck::cast_slice_mut(&mut out),
        };
        plan.run(dense(0, &left), dense(1, &right), out);
    });
    let contracted = case.contracting[0].iter().map(|&dim| case.shapes[0][dim]);
    let flops = 2 * out.len() * contracted.product::<usize>();
    let [a, b, c] = case.shapes;
    println!(
        "{a:?} {b:?} -> {c:?}: {:.1} GFLOP/s, {:.2} ms",
        flops as f64 / time * 1e-9,
        time * 1e3
    );
}

fn main() {
    println!("{} threads", rayon::current_num_threads());
    CASES.iter().for_each(measure);
}
