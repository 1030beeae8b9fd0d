//! Products that are cut along with the collectives beside them: the simulator shows what that
//! saves, and by it the compiler chooses.

use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::compile_observed;
use peapod_passes::pod::windowed_einsum::{Estimate, WindowedEinsum};
use peapod_passes::{PodOptions, PodProgram};
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;

use crate::support::{ir, options, walk};

/// A layer whose activations are sharded by row between two products, with hidden units over
/// `model`.
fn layer(rows: usize, width: usize, hidden: usize) -> Module {
    let product = |operands: &str| format!("dot_general({operands}) {{contracting = [[1], [0]]}}");
    let [first, second] = ["%x, %v", "%t, %w"].map(product);
    let [by_row, by_column] = ["[{model}, {}]", "[{}, {model}]"];
    ir(&format!(
        "module \"layer\"
mesh data=1, model=8

func @main(%x: bf16[{rows}, {width}] sharding({by_row}),
           %v: bf16[{width}, {hidden}] sharding({by_column}),
           %w: bf16[{hidden}, {width}] sharding({by_row})) {{
  %h = {first} : bf16[{rows}, {hidden}] sharding({by_column})
  %t = tanh(%h) : bf16[{rows}, {hidden}]
  %y = {second} : bf16[{rows}, {width}] sharding({by_row})
  return %y
}}
"
    ))
}

fn simulated(program: &PodProgram) -> Report {
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    walk(&bytes, 8, &options(Overlap::Async)).unwrap().1
}

/// The layer with products cut or not, and what it takes.
fn compiled(module: &Module, windowed_einsum: WindowedEinsum) -> (PodProgram, Report) {
    let mut options = PodOptions::new(Mesh::new([("data", 1), ("model", 8)]), vec![]);
    options.plan.windowed_einsum = windowed_einsum;
    let estimate = |program: &PodProgram| {
        Ok(Estimate {
            seconds: simulated(program).step_seconds,
            excess_bytes: 0,
        })
    };
    let program = compile_observed(module.clone(), &options, Some(&estimate), |_, _| {}).unwrap();
    let report = simulated(&program);
    (program, report)
}

fn cut(program: &PodProgram) -> usize {
    program.windowed.iter().filter(|pair| pair.is_cut()).count()
}

#[test]
fn what_is_chosen_is_never_slower() {
    let sizes = [(64, 128, 512), (2048, 1024, 4096), (8192, 2048, 8192)];
    let mut saved = vec![];
    for (rows, width, hidden) in sizes {
        let module = layer(rows, width, hidden);
        let (never, without) = compiled(&module, WindowedEinsum::Never);
        let (auto, with) = compiled(&module, WindowedEinsum::Auto);
        let (always, _) = compiled(&module, WindowedEinsum::Always);
        assert_eq!([cut(&never), cut(&always)], [0, 2]);
        let [before, after] = [&without, &with].map(|report| report.step_seconds * 1e6);
        println!("{rows} x {width} x {hidden}: {before:.1} us, then {after:.1}");
        assert!(after <= before, "{before} us, then {after}");
        assert_eq!(cut(&auto) > 0, after < before);
        let exposed = [&without, &with].map(|report| report.exposed_seconds);
        assert!(cut(&auto) == 0 || exposed[1] < exposed[0], "{exposed:?}");
        saved.push(cut(&auto));
    }
    // Small shards are not worth the permutes; large ones are.
    assert_eq!((saved[0], saved[2] > 0), (0, true));
}
