//! Gradients combined by Adasum on virtual devices, held against the tree of whole vectors.
//!
//! Every device has one row of the batch, and the row is its part of the gradient.

use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Tensor, TensorType, text};
use peapod_passes::{PodOptions, PodProgram, pod};

use crate::jax_case::write;
use crate::ranks::{counts, run as run_ranks};
use crate::support::run;

/// A step whose gradient is the sum of the rows of the batch, on a mesh.
struct Step {
    mesh: &'static str,
    dtype: &'static str,
    /// Of the parameter.
    shape: Vec<usize>,
    rows: usize,
    reduction: &'static str,
    sharded: bool,
    rules: &'static [&'static str],
}

impl Step {
    fn new(mesh: &'static str, rows: usize, shape: &[usize]) -> Self {
        Self {
            mesh,
            dtype: "f64",
            shape: shape.to_vec(),
            rows,
            reduction: "adasum",
            sharded: true,
            rules: &[],
        }
    }

    fn text(&self) -> String {
        let (dtype, shape) = (self.dtype, &self.shape);
        let list = |extents: &[usize]| {
            let extents = extents.iter().map(usize::to_string);
            extents.collect::<Vec<_>>().join(", ")
        };
        let all = list(&[&[self.rows], &shape[..]].concat());
        let own = list(shape);
        let [inner, every] = [1, 0].map(|first| list(&(first..=shape.len()).collect::<Vec<_>>()));
        format!(
            "module \"step\"
mesh {}
func @main(%w \"w\": {dtype}[{own}], %x \"x\": {dtype}[{all}]) replaces(0: 0) {{
  const %zero: {dtype}[] = [0.0]
  %b = broadcast_in_dim(%w) {{dims = [{inner}]}} : {dtype}[{all}]
  %z = mul(%b, %x) : {dtype}[{all}]
  %loss = reduce(%z, %zero) {{combiner = add, dims = [{every}]}} : {dtype}[]
  %g \"g\" = reduce(%x, %zero) {{combiner = add, dims = [0]}} : {dtype}[{own}]
  %new = add(%w, %g) : {dtype}[{own}]
  return %new, %loss
}}",
            self.mesh
        )
    }

    fn program(&self) -> PodProgram {
        let module = text::parse(&self.text()).unwrap_or_else(|errors| panic!("{errors}"));
        let rules = self.rules.iter().map(|rule| rule.parse().unwrap());
        let mut options = PodOptions::new(module.mesh.clone(), rules.collect());
        options.gradient_reduction = self.reduction.parse().unwrap();
        options.weight_update.sharded = self.sharded;
        pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}"))
    }

    fn inputs(&self, rows: &[Vec<f64>]) -> Vec<Tensor> {
        let named =
            |of: &DType| TensorType::new(*of, []).to_string() == format!("{}[]", self.dtype);
        let dtype = DType::FLOATS.into_iter().find(named).unwrap();
        let w = TensorType::new(dtype, &self.shape[..]);
        let x = TensorType::new(dtype, [&[self.rows], &self.shape[..]].concat());
        let elements = rows
            .iter()
            .flatten()
            .map(|x| Scalar::Double(*x).convert(dtype));
        vec![Tensor::zero(&w), Tensor::from_scalars(&x, elements)]
    }

    /// What the parameter becomes that was zero: the gradient.
    fn run(&self, rows: &[Vec<f64>]) -> Vec<f64> {
        let program = self.program();
        assert_eq!(program.sharded.adasum.gradients.len(), 1);
        let inputs = self.inputs(rows);
        let outputs = run(&write(&program), &inputs, 2);
        let found = Tensor::new(inputs[0].ty().clone(), outputs[0].clone()).unwrap();
        found.scalars().into_iter().map(Scalar::double).collect()
    }
}

/// Adasum of two vectors.
fn pair(a: &[f64], b: &[f64]) -> Vec<f64> {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let factor = |own: &[f64]| {
        let square = dot(own, own);
        match square < f64::MIN_POSITIVE.sqrt() {
            true => 1.0,
            false => 1.0 - dot(a, b) / (2.0 * square),
        }
    };
    let (of_a, of_b) = (factor(a), factor(b));
    a.iter().zip(b).map(|(a, b)| of_a * a + of_b * b).collect()
}

/// Adasum of the rows, neighbours first, times their number.
fn tree(rows: &[Vec<f64>]) -> Vec<f64> {
    let leaves = 1 << rows.len().ilog2();
    let (paired, rest) = rows.split_at(2 * (rows.len() - leaves));
    let folded = paired.chunks(2).map(|of| pair(&of[0], &of[1]));
    let mut nodes: Vec<Vec<f64>> = folded.chain(rest.iter().cloned()).collect();
    while nodes.len() > 1 {
        nodes = nodes.chunks(2).map(|of| pair(&of[0], &of[1])).collect();
    }
    nodes[0].iter().map(|x| x * rows.len() as f64).collect()
}

/// Numbers between -1 and 1 that look like noise; exact in any format of eight bits and more.
fn rows(count: usize, elements: usize) -> Vec<Vec<f64>> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 57) as f64 / 64.0 - 1.0
    };
    let mut row = || (0..elements).map(|_| next()).collect();
    (0..count).map(|_| row()).collect()
}

#[track_caller]
fn assert_close(found: &[f64], expected: &[f64], tolerance: f64, about: &str) {
    let largest = expected.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
    assert_eq!(found.len(), expected.len(), "{about}");
    for (index, (a, b)) in found.iter().zip(expected).enumerate() {
        let apart = (a - b).abs();
        assert!(
            apart <= tolerance * largest,
            "{about}: element {index}: {a}, expected {b}"
        );
    }
}

/// Every mesh of one axis that is tried.
const MESHES: [(usize, &str); 17] = [
    (2, "data=2"),
    (3, "data=3"),
    (4, "data=4"),
    (5, "data=5"),
    (6, "data=6"),
    (7, "data=7"),
    (8, "data=8"),
    (9, "data=9"),
    (11, "data=11"),
    (15, "data=15"),
    (16, "data=16"),
    (17, "data=17"),
    (24, "data=24"),
    (31, "data=31"),
    (32, "data=32"),
    (63, "data=63"),
    (64, "data=64"),
];

#[test]
fn halving_makes_what_the_tree_of_whole_vectors_does() {
    for (devices, mesh) in MESHES {
        for elements in [20 * devices - 17, 2 * devices + 1, devices + 2] {
            let rows = rows(devices, elements);
            let mut step = Step::new(mesh, devices, &[elements]);
            let about = format!("{mesh}, {elements} elements");
            let sharded = step.run(&rows);
            assert_close(&sharded, &tree(&rows), 1e-12, &about);
            step.sharded = false;
            assert!(
                step.run(&rows) == sharded,
                "{about}: the update is not sharded"
            );
        }
    }
}

#[test]
fn tensors_of_several_dimensions_and_many_elements() {
    for (shape, sharded) in [
        (vec![6, 4, 5], true),
        (vec![3, 7], true),
        (vec![2, 9, 3], false),
    ] {
        let rows = rows(4, shape.iter().product());
        let mut step = Step::new("data=4", 4, &shape);
        step.sharded = sharded;
        assert_close(&step.run(&rows), &tree(&rows), 1e-13, &format!("{shape:?}"));
    }
    let rows = rows(4, 1 << 19);
    let step = Step::new("data=4", 4, &[1 << 19]);
    assert_close(&step.run(&rows), &tree(&rows), 1e-12, "2^19 elements");
}

#[test]
fn orthogonal_gradients_are_added_up_and_parallel_ones_averaged() {
    for (devices, mesh) in MESHES.into_iter().filter(|(devices, _)| *devices <= 17) {
        let unit = |row: usize| (0..devices).map(move |at| f64::from(u8::from(at == row)));
        let basis: Vec<Vec<f64>> = (0..devices).map(|row| unit(row).collect()).collect();
        let sum = vec![devices as f64; devices];
        let step = Step::new(mesh, devices, &[devices]);
        assert_eq!(step.run(&basis), sum, "{mesh}");
        let row = rows(1, devices).remove(0);
        let equal = vec![row.clone(); devices];
        // The gradient of the program: the mean times the number of rows.
        let expected: Vec<f64> = row.iter().map(|x| x * devices as f64).collect();
        assert_close(&step.run(&equal), &expected, 1e-13, mesh);
    }
    let scaled = [vec![1.0, -2.0], vec![2.0, -4.0]];
    assert_eq!(Step::new("data=2", 2, &[2]).run(&scaled), [3.0, -6.0]);
    let across = [vec![1.0, 0.0], vec![0.0, 3.0]];
    assert_eq!(Step::new("data=2", 2, &[2]).run(&across), [2.0, 6.0]);
}

#[test]
fn tiny_gradients_are_averaged_and_zeros_stay() {
    for dtype in ["f32", "bf16"] {
        let tiny = f64::from(f32::MIN_POSITIVE);
        let mut step = Step::new("data=4", 4, &[5]);
        step.dtype = dtype;
        assert_eq!(
            step.run(&vec![vec![tiny; 5]; 4]),
            [4.0 * tiny; 5],
            "{dtype}"
        );
        assert_eq!(step.run(&vec![vec![0.0; 5]; 4]), [0.0; 5], "{dtype}");
        let mut one = vec![vec![0.0; 5]; 4];
        one[2][3] = 1.0;
        assert_eq!(step.run(&one), [0.0, 0.0, 0.0, 4.0, 0.0], "{dtype}");
    }
    // Squares of it are no f64: the guard adds up.
    let step = Step::new("data=2", 2, &[3]);
    let tiny = f64::MIN_POSITIVE;
    assert_eq!(step.run(&[vec![tiny; 3], vec![tiny; 3]]), [4.0 * tiny; 3]);
}

#[test]
fn products_are_doubles_of_elements_of_any_type() {
    let rows = rows(8, 1000);
    for (dtype, tolerance) in [("f32", 1e-6), ("bf16", 3e-2), ("f16", 4e-3)] {
        let mut step = Step::new("data=8", 8, &[1000]);
        step.dtype = dtype;
        assert_close(&step.run(&rows), &tree(&rows), tolerance, dtype);
    }
}

#[test]
fn sums_inside_groups_and_adasum_between_them() {
    for (reduction, sharded) in [
        ("adasum:data.0", true),
        ("adasum:data.0", false),
        ("adasum:data.1", true),
        ("adasum:data.1", false),
        ("adasum:data.0+data.1", true),
    ] {
        let rows = rows(12, 50);
        let sum = |group: Vec<usize>| -> Vec<f64> {
            let at = |at: usize| group.iter().map(|row| rows[*row][at]).sum();
            (0..50).map(at).collect()
        };
        let groups: Vec<Vec<f64>> = match reduction {
            "adasum:data.0" => (0..4)
                .map(|a| sum((0..3).map(|b| 3 * a + b).collect()))
                .collect(),
            "adasum:data.1" => (0..3)
                .map(|b| sum((0..4).map(|a| 3 * a + b).collect()))
                .collect(),
            _ => rows.clone(),
        };
        let mut step = Step::new("data.0=4, data.1=3", 12, &[50]);
        (step.reduction, step.sharded) = (reduction, sharded);
        let about = format!("{reduction}, sharded {sharded}");
        assert_close(&step.run(&rows), &tree(&groups), 1e-13, &about);
    }
}

#[test]
fn a_gradient_is_one_tensor_however_it_is_sharded() {
    let rules: [&'static [&'static str]; 4] = [
        &["w=model,-", "x=data,model,-"],
        &["w=-,model", "x=data,-,model"],
        &["w=data,model", "x=data,-,model"],
        &["w=-,data", "x=data,-,-"],
    ];
    for rules in rules {
        for (shape, sharded) in [
            ([8, 6], true),
            ([8, 6], false),
            ([7, 5], true),
            ([7, 5], false),
        ] {
            let rows = rows(4, shape[0] * shape[1]);
            let mut step = Step::new("data=4, model=2", 4, &shape);
            (step.rules, step.sharded) = (rules, sharded);
            let about = format!("{rules:?}, {shape:?}, sharded {sharded}");
            assert_close(&step.run(&rows), &tree(&rows), 1e-13, &about);
        }
    }
}

#[test]
fn any_number_of_ranks_makes_the_same_bits() {
    for (mesh, devices) in [("data=8", 8), ("data=6", 6)] {
        for sharded in [true, false] {
            let mut step = Step::new(mesh, devices, &[37]);
            (step.dtype, step.sharded) = ("f32", sharded);
            let inputs = step.inputs(&rows(devices, 37));
            let pod = write(&step.program());
            let local = run(&pod, &inputs, 2);
            let bytes: Vec<Vec<u8>> = inputs.iter().map(|it| it.bytes().to_vec()).collect();
            for ranks in counts(devices) {
                assert!(
                    run_ranks(&pod, &bytes, ranks) == local,
                    "{mesh}, {ranks} ranks"
                );
            }
        }
    }
}
