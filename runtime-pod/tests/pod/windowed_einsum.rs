//! Products that are cut along with the collectives beside them: the same bits on any number of
//! ranks, and what they are without.

use peapod_ir::{Module, Tensor, text};
use peapod_passes::pod::windowed_einsum::cut_all;

use crate::ranks::{counts, run as run_ranks};
use crate::support::{own_shards, run, write};

/// What each of eight devices runs: a layer of two products, its gradient of weights, and a product
/// whose summed dimension is gathered.
const LAYER: &str = "
func @main(%x: f32[4, 24], %v: f32[24, 6], %w: f32[6, 24], %k: f32[3, 10]) {
  %g = all_gather(%x) {axes = [1], dims = [0]} : f32[14, 24]
  %h = dot_general(%g, %v) {contracting = [[1], [0]]} : f32[14, 6]
  %t = tanh(%h) : f32[14, 6]
  %p = dot_general(%t, %w) {contracting = [[1], [0]]} : f32[14, 24]
  %y = reduce_scatter(%p) {axes = [1], dims = [0], combiner = add} : f32[4, 24]
  %d = dot_general(%g, %t) {contracting = [[0], [0]]} : f32[24, 6]
  %e = reduce_scatter(%d) {axes = [0, 1], dims = [0], combiner = add} : f32[3, 6]
  %m = all_gather(%k) {axes = [1, 0], dims = [0]} : f32[24, 10]
  %n = dot_general(%x, %m) {contracting = [[1], [0]]} : f32[4, 10]
  return %y, %e, %n
}
";

fn layer() -> Module {
    let text = format!("module \"layer\"\nmesh a=2, b=4\n{LAYER}");
    text::parse(&text).unwrap_or_else(|errors| panic!("{errors}"))
}

fn inputs(module: &Module) -> Vec<Tensor> {
    let ports = own_shards(module).inputs;
    let filled = ports.iter().zip(1..).map(|(port, seed)| {
        let elements = (0..port.global.elements()).map(|index| {
            let number = (index * 37 + seed * 101) % 251;
            number as f32 / 125.0 - 1.0
        });
        Tensor::from_floats(&port.global, elements.collect::<Vec<f32>>())
    });
    filled.collect()
}

#[test]
fn cut_products_have_the_same_bits_on_any_number_of_ranks() {
    let module = layer();
    let mut cut = module.clone();
    assert_eq!(cut_all(&mut cut, None).unwrap(), 4);
    let inputs = inputs(&module);
    let [plain, pod] = [&module, &cut].map(|module| write(module, &own_shards(module)));
    let (whole, local) = (run(&plain, &inputs, 2), run(&pod, &inputs, 2));
    let outputs = own_shards(&module).outputs;
    for ((found, expected), port) in local.iter().zip(&whole).zip(&outputs) {
        let [found, expected] =
            [found, expected].map(|bytes| Tensor::new(port.global.clone(), bytes.clone()).unwrap());
        let pairs = found.scalars().into_iter().zip(expected.scalars());
        let farthest = pairs.map(|(a, b)| (a.double() - b.double()).abs());
        let farthest = farthest.fold(0.0, f64::max);
        assert!(farthest < 1e-4, "{farthest}");
    }
    let bytes: Vec<Vec<u8>> = inputs.iter().map(|input| input.bytes().to_vec()).collect();
    for ranks in [counts(8), vec![4]].concat() {
        assert!(run_ranks(&pod, &bytes, ranks) == local, "{ranks} ranks");
    }
}
