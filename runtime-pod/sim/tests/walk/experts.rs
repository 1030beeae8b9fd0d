//! Experts without a capacity, and exchanges between them in two levels.

use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::compile_observed;
use peapod_passes::pod::two_level::TwoLevel;
use peapod_passes::pod::windowed_einsum::Estimate;
use peapod_passes::{PodOptions, PodProgram};
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;

use crate::support::{ir, options, pod, walk};

/// Rows times the matrix of their group, with experts over eight devices.
fn ragged(experts: usize) -> Report {
    let module = ir(&format!(
        "module \"ragged\"
mesh data=1, expert=8

func @main(%x: bf16[4096, 512], %w: bf16[{experts}, 512, 1024] sharding([{{expert}}, {{}}, {{}}]),
           %from: i64[{experts}], %to: i64[{experts}]) {{
  %y = ragged_dot(%x, %w, %from, %to) {{groups = {experts}}} : bf16[4096, 1024]
  return %y
}}
"
    ));
    let bytes = pod(module, &[("data", 1), ("expert", 8)]);
    walk(&bytes, 8, &options(Overlap::None)).unwrap().1
}

#[test]
fn a_row_costs_one_expert_however_many_there_are() {
    let [few, many] = [8, 16].map(ragged);
    // Every device has an eighth of the rows.
    let once = 2.0 * 4096.0 * 512.0 * 1024.0 / 8.0;
    for report in [&few, &many] {
        let beside = (report.flops - once).abs();
        assert!(beside < 0.01 * once, "{} for {once}", report.flops);
    }
    assert_eq!(few.flops, many.flops);
}

/// Shards of a dimension over two axes change places with another one.
fn exchange(extent: usize) -> Module {
    ir(&format!(
        "module \"exchange\"
mesh a=4, b=4

func @main(%x: f32[{extent}, {extent}] sharding([{{a, b}}, {{}}])) {{
  %0 = tanh(%x) : f32[{extent}, {extent}] sharding([{{a, b}}, {{}}])
  %1 \"moved\" = sharding_constraint(%0) : f32[{extent}, {extent}] sharding([{{}}, {{a, b}}])
  %2 = tanh(%1) : f32[{extent}, {extent}] sharding([{{}}, {{a, b}}])
  return %2
}}
"
    ))
}

fn simulated(program: &PodProgram) -> Report {
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    walk(&bytes, 16, &options(Overlap::None)).unwrap().1
}

fn compiled(module: Module, two_level: TwoLevel) -> (PodProgram, f64) {
    let mut options = PodOptions::new(Mesh::new([("a", 4), ("b", 4)]), vec![]);
    options.plan.two_level = two_level;
    let estimate = |program: &PodProgram| {
        Ok(Estimate {
            seconds: simulated(program).step_seconds,
            excess_bytes: 0,
        })
    };
    let program = compile_observed(module, &options, Some(&estimate), |_, _| {}).unwrap();
    let seconds = simulated(&program).step_seconds;
    (program, seconds)
}

#[test]
fn exchanges_are_done_in_two_levels_where_that_is_shorter() {
    for extent in [16, 256, 4096] {
        let [never, always, auto] = [TwoLevel::Never, TwoLevel::Always, TwoLevel::Auto]
            .map(|which| compiled(exchange(extent), which));
        println!(
            "{extent}: at once {} s, in two levels {} s",
            never.1, always.1
        );
        assert!(auto.1 <= never.1.min(always.1) * 1.001, "{extent}");
        let [exchange] = &auto.0.exchanges[..] else {
            panic!("{:?}", auto.0.exchanges);
        };
        assert_eq!(
            exchange.is_split,
            always.1 < never.1 * (1.0 - 1e-4),
            "{extent}"
        );
        let said = exchange.explain("*").expect("it has a name");
        assert!(said.contains("a step takes"), "{said}");
        assert!(said.contains("over a, b"), "{said}");
    }
}
