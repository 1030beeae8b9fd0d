//! Products of rows with the matrix of their group, their derivatives, and sums over the rows of
//! groups, on meshes that split rows, groups and columns: what the evaluator makes of them.

use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module, Tensor, TensorType, text};
use peapod_passes::{PodOptions, PodProgram, pod};

use super::{Numbers, distance, programs, run};

/// Rows, depth, columns, and groups.
const SIZES: [[usize; 4]; 5] = [
    [12, 4, 6, 4],
    [7, 3, 5, 5],
    [16, 2, 3, 8],
    [9, 5, 4, 3],
    [5, 3, 2, 7],
];

/// Devices along `data`, `expert` and `tensor`.
const MESHES: [[usize; 3]; 7] = [
    [1, 1, 1],
    [2, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
    [2, 4, 1],
    [3, 2, 1],
    [2, 2, 2],
];

fn module([m, k, n, g]: [usize; 4]) -> Module {
    let text = format!(
        "module \"ragged\"

func @main(%x \"x\": f32[{m}, {k}], %w \"w\": f32[{g}, {k}, {n}], %d \"d\": f32[{m}, {n}],
           %from \"from\": i64[{g}], %to \"to\": i64[{g}]) {{
  %y = ragged_dot(%x, %w, %from, %to) {{groups = {g}}} : f32[{m}, {n}]
  %gx = ragged_dot(%d, %w, %from, %to) {{transposed = true, groups = {g}}} : f32[{m}, {k}]
  %gw = ragged_dot(%x, %d, %from, %to) {{summed = true, groups = {g}}} : f32[{g}, {k}, {n}]
  return %y, %gx, %gw
}}"
    );
    text::parse(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

fn compiled(module: &Module, [data, expert, tensor]: [usize; 3]) -> PodProgram {
    let axes = [("data", data), ("expert", expert), ("tensor", tensor)];
    let rules = ["x=data,-", "d=data,tensor", "w=expert,-,tensor"];
    let rules = rules.map(|rule| rule.parse().expect("a rule")).to_vec();
    let options = PodOptions::new(Mesh::new(axes), rules);
    pod::compile(module.clone(), &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Where groups begin and end whose sizes are random, zero among them, and may come to less than
/// all rows.
fn bounds(numbers: &mut Numbers, rows: usize, groups: usize) -> [Tensor; 2] {
    let mut cuts: Vec<i64> = (0..groups)
        .map(|_| numbers.dyadic(0, rows as i64, 1.0) as i64)
        .collect();
    cuts.sort_unstable();
    let ty = TensorType::new(peapod_ir::DType::I64, [groups]);
    let starts = std::iter::once(0).chain(cuts.iter().copied());
    let starts: Vec<i64> = starts.take(groups).collect();
    [starts, cuts].map(|of| Tensor::from_scalars(&ty, of.into_iter().map(Scalar::Integer)))
}

fn evaluated(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).expect("a sound module");
    let mut states = States::new(&verified, "main").expect("an entry");
    eval(&verified, "main", inputs, &mut states).expect("results")
}

#[test]
fn rows_of_any_groups_on_meshes() {
    for sizes in SIZES {
        let module = module(sizes);
        let mut numbers = Numbers::new(&format!("{sizes:?}"));
        let programs = MESHES.map(|mesh| (mesh, compiled(&module, mesh)));
        for _ in 0..6 {
            let entry = &module.functions[0];
            let floats = entry.inputs[..3].iter();
            let mut inputs: Vec<Tensor> = floats
                .map(|id| numbers.tensor(entry.ty(*id), -16, 16, 16.0))
                .collect();
            inputs.extend(bounds(&mut numbers, sizes[0], sizes[3]));
            let expected = evaluated(&module, &inputs);
            for (mesh, program) in &programs {
                let found = run(program, &inputs);
                for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
                    let apart = distance(found, expected);
                    assert!(
                        apart <= 1e-6,
                        "result {index} of {sizes:?} on {mesh:?} is {apart:.1e} apart"
                    );
                }
            }
        }
    }
}

/// Every device multiplies the rows by the matrices of its own groups, and gathers none of them.
#[test]
fn groups_stay_where_they_are() {
    let program = compiled(&module([16, 2, 4, 8]), [1, 4, 1]);
    let function = &program.module.functions[0];
    let ragged = function.ops.iter();
    let ragged = ragged.filter(|op| op.kind.mnemonic() == "ragged_dot");
    for op in ragged {
        let groups = op.inputs[2].map(|id| function.ty(id).shape.clone());
        assert_eq!(groups, Some(vec![2]), "{}", program.module);
    }
    assert_eq!(program.replications, vec![]);
}

/// What JAX writes for machines without ragged products is found: twice forward, and a product of
/// rows and one of sums back through each.
#[test]
fn ragged_products_of_plain_jax_are_found() {
    for (name, module) in programs("sorted_") {
        for mesh in [[1, 1, 1], [1, 2, 2]] {
            let program = super::compiled(&module, mesh);
            let ops = program.module.functions.iter().flat_map(|of| &of.ops);
            let found = ops.filter(|op| op.kind.mnemonic() == "ragged_dot").count();
            assert!(
                found >= 6,
                "{name} on {mesh:?}: {found}\n{}",
                program.module
            );
        }
    }
}
