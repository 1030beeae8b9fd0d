//! Sums of products over shared dimensions: matrix products of any rank.
//!
//! Dimensions of one role that are contiguous in memory are walked through like one. Where they do
//! not, outer ones become products of their own; an operand is copied only if that would leave
//! matrices that are too small.

use super::element::by_dtype;
use super::gemm::Products;
use super::product::{self, Accumulator, by_accumulator};
use super::strides::{self, Dim};
use super::{Dense, DenseMut};
use peapod_schemas::pod::DotGeneral;
use std::borrow::Cow;

/// Rows or columns of a matrix below which an operand is rather copied.
const SMALL: usize = 16;

/// An operand whose dimensions have roles.
struct Side {
    batch: Vec<Dim>,
    free: Vec<Dim>,
    contracting: Vec<Dim>,
    /// The dimensions in the order in which it is copied, if it is.
    copied: Option<Vec<Dim>>,
}

impl Side {
    fn new(shape: &[usize], batch: &[usize], contracting: &[usize]) -> Self {
        let dims = strides::dims(shape);
        let free = strides::others(dims.len(), &[batch, contracting].concat());
        Self {
            batch: strides::pick(&dims, batch),
            free: strides::pick(&dims, &free),
            contracting: strides::pick(&dims, contracting),
            copied: None,
        }
    }

    /// Whether the contracting dimensions are walked through like one.
    fn is_plain(&self) -> bool {
        strides::collapse(&self.contracting).0.is_empty()
    }

    /// Whether the free dimensions are walked through in few strides.
    fn is_large(&self) -> bool {
        let (outer, inner) = strides::collapse(&self.free);
        outer.is_empty() || inner.extent >= SMALL
    }

    /// Has the operand copied: batch dimensions first, then free ones, then contracting ones.
    fn copy(&mut self) {
        let dims = [&self.batch[..], &self.free, &self.contracting].concat();
        let extents: Vec<_> = dims.iter().map(|dim| dim.extent).collect();
        let dense = strides::dims(&extents);
        let (batch, rest) = dense.split_at(self.batch.len());
        let (free, contracting) = rest.split_at(self.free.len());
        self.batch = batch.to_vec();
        self.free = free.to_vec();
        self.contracting = contracting.to_vec();
        self.copied = Some(dims);
    }
}

/// The order of contracting dimensions in which they are walked through like one on most sides.
fn order(left: &mut Side, right: &mut Side) {
    let given: Vec<usize> = (0..left.contracting.len()).collect();
    let sorted = |side: &Side| {
        let mut order = given.clone();
        order.sort_by_key(|&i| std::cmp::Reverse(side.contracting[i].stride));
        order
    };
    let orders = [sorted(left), sorted(right), given.clone()];
    let plain = |order: &[usize]| {
        let is_plain = |side: &Side| {
            let dims = strides::pick(&side.contracting, order);
            strides::collapse(&dims).0.is_empty()
        };
        usize::from(is_plain(left)) + usize::from(is_plain(right))
    };
    let best = orders.iter().rev().max_by_key(|order| plain(order));
    let best = best.expect("there are three").clone();
    for side in [left, right] {
        side.contracting = strides::pick(&side.contracting, &best);
    }
}

/// How operands of some shapes are multiplied.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Per operand, the order of its dimensions in which it is copied before, if it is.
    copied: [Option<Vec<Dim>>; 2],
    products: Products,
}

impl Plan {
    /// Of operands of these shapes.
    pub fn new(op: &DotGeneral, left: &[usize], right: &[usize]) -> Self {
        let mut left = Side::new(left, &op.left_batch, &op.left_contracting);
        let mut right = Side::new(right, &op.right_batch, &op.right_contracting);
        order(&mut left, &mut right);
        for side in [&mut left, &mut right] {
            if !side.is_plain() || !side.is_large() {
                side.copy();
            }
        }
        let (left_outer, rows) = strides::collapse(&left.free);
        let (right_outer, columns) = strides::collapse(&right.free);
        let [by_left, by_right] =
            [&left, &right].map(|side| strides::collapse(&side.contracting).1);
        let width = strides::count(&right.free);
        let starts = Starts {
            batch: [&left, &right].map(|side| strides::offsets(&side.batch)),
            outer: [&left_outer, &right_outer].map(|dims| strides::offsets(dims)),
            steps: [
                strides::count(&left.free) * width,
                rows.extent * width,
                columns.extent,
            ],
        };
        let products = Products::new(
            [rows.extent, columns.extent, by_left.extent],
            starts.all(),
            [
                [rows.stride, by_left.stride],
                [by_right.stride, columns.stride],
                [width, 1],
            ],
        );
        Self {
            copied: [left.copied, right.copied],
            products,
        }
    }

    /// Computes it.
    pub fn run(&self, left: Dense<'_>, right: Dense<'_>, out: DenseMut<'_>) {
        by_accumulator!(left.dtype, out.dtype, T => {
            let [left, right] = [(left, 0), (right, 1)].map(|(operand, side)| {
                let elements = T::factors(operand);
                match &self.copied[side] {
                    Some(dims) => Cow::Owned(product::packed::<T>(&elements, dims)),
                    None => elements,
                }
            });
            T::store(out, |sums: &mut [T]| {
                // SAFETY: every product has its own batch index, rows and columns of the dense
                // result.
                #[allow(unsafe_code, reason = "blocks of a matrix interleave in memory")]
                unsafe {
                    self.products.run(&left, &right, sums);
                }
            });
        });
    }
}

/// Where products begin.
struct Starts {
    /// Offsets of batch indices in left and right.
    batch: [Vec<usize>; 2],
    /// Offsets of outer free indices in left and right.
    outer: [Vec<usize>; 2],
    /// Steps in the result from a batch index, a left and a right outer index to the next.
    steps: [usize; 3],
}

impl Starts {
    fn all(&self) -> Vec<[usize; 3]> {
        let mut starts = Vec::new();
        for (b, (&left, &right)) in self.batch[0].iter().zip(&self.batch[1]).enumerate() {
            for (i, &row) in self.outer[0].iter().enumerate() {
                for (j, &column) in self.outer[1].iter().enumerate() {
                    let to = b * self.steps[0] + i * self.steps[1] + j * self.steps[2];
                    starts.push([left + row, right + column, to]);
                }
            }
        }
        starts
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::*;
    use peapod_schemas::pod::DType;
    use proptest::prelude::*;

    /// Extents of batch, left free, right free and contracting dimensions, and where each operand
    /// has them.
    #[derive(Clone, Debug)]
    struct Case {
        extents: [Vec<usize>; 4],
        orders: [Vec<usize>; 2],
    }

    fn cases() -> impl Strategy<Value = Case> {
        let extents =
            || prop::collection::vec(prop_oneof![Just(1), 1_usize..5, 14_usize..20], 0..3);
        (extents(), extents(), extents(), extents()).prop_flat_map(|(b, l, r, k)| {
            let order = |free: &[usize]| {
                let rank = b.len() + free.len() + k.len();
                Just((0..rank).collect::<Vec<_>>()).prop_shuffle()
            };
            let orders = [order(&l), order(&r)];
            let extents = [b.clone(), l.clone(), r.clone(), k.clone()];
            orders.prop_map(move |orders| Case {
                extents: extents.clone(),
                orders,
            })
        })
    }

    impl Case {
        /// Shape of an operand, and where its batch, free and contracting dimensions are. Free ones
        /// are ascending, as the result has them.
        fn side(&self, side: usize) -> (Vec<usize>, [Vec<usize>; 3]) {
            let [b, k] = [&self.extents[0], &self.extents[3]];
            let free = &self.extents[1 + side];
            let order = &self.orders[side];
            let (batch, rest) = order.split_at(b.len());
            let (own, contracting) = rest.split_at(free.len());
            let mut own = own.to_vec();
            own.sort_unstable();
            let mut shape = vec![0; order.len()];
            let all = batch.iter().zip(b).chain(own.iter().zip(free));
            for (&dim, &extent) in all.chain(contracting.iter().zip(k)) {
                shape[dim] = extent;
            }
            (shape, [batch.to_vec(), own, contracting.to_vec()])
        }

        fn run(&self, left: &Tensor, right: &Tensor, like: &Tensor) -> Tensor {
            let [left_batch, _, left_contracting] = self.side(0).1;
            let [right_batch, _, right_contracting] = self.side(1).1;
            let op = DotGeneral {
                left_batch,
                right_batch,
                left_contracting,
                right_contracting,
            };
            let (left, right) = (left.dense(), right.dense());
            let plan = Plan::new(&op, left.shape, right.shape);
            check::result(like, |out| plan.run(left, right, out))
        }

        fn shape(&self) -> Vec<usize> {
            self.extents[..3].concat()
        }

        /// The sums, the obvious way.
        fn sums(&self, left: &[f64], right: &[f64]) -> Vec<f64> {
            let shape = self.shape();
            let count: usize = self.extents[3].iter().product();
            let sum = |position: usize| {
                let index = check::index(&shape, position);
                let (batch, rest) = index.split_at(self.extents[0].len());
                let frees: [&[usize]; 2] = rest.split_at(self.extents[1].len()).into();
                let product = |k: usize| {
                    let k = check::index(&self.extents[3], k);
                    let [a, b] = [0, 1].map(|side| {
                        let (shape, roles) = self.side(side);
                        let mut index = vec![0; shape.len()];
                        for (dims, at) in roles.iter().zip([batch, frees[side], &k]) {
                            for (&dim, &i) in dims.iter().zip(at) {
                                index[dim] = i;
                            }
                        }
                        [left, right][side][check::position(&shape, &index)]
                    });
                    a * b
                };
                (0..count).map(product).sum()
            };
            (0..shape.iter().product()).map(sum).collect()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn sums_are_exact_on_whole_numbers_of_every_layout(case in cases(), seed: u64) {
            let [(a, _), (b, _)] = [0, 1].map(|side| case.side(side));
            prop_assume!(case.shape().iter().product::<usize>() < 100_000);
            let numbers = |shape: &[usize], seed| check::whole(shape.iter().product(), seed);
            let (x, y) = (numbers(&a, seed), numbers(&b, !seed));
            let wide = |x: &[f32]| x.iter().map(|&x| f64::from(x)).collect::<Vec<_>>();
            let sums = case.sums(&wide(&x), &wide(&y));
            let shape = case.shape();

            let like = Tensor::f32(&shape, &vec![0.0; sums.len()]);
            let found = case.run(&Tensor::f32(&a, &x), &Tensor::f32(&b, &y), &like);
            prop_assert_eq!(wide(&found.elements::<f32>()), sums.clone());

            let narrow = |x: &[f32]| x.iter().map(|&x| x as i8).collect::<Vec<_>>();
            let [x8, y8] = [(&a, &x), (&b, &y)]
                .map(|(shape, x)| Tensor::new(DType::I8, shape, &narrow(x)));
            let like = Tensor::new(DType::I32, &shape, &vec![0_i32; sums.len()]);
            let found = case.run(&x8, &y8, &like).elements::<i32>();
            prop_assert_eq!(&found, &sums.iter().map(|&sum| sum as i32).collect::<Vec<_>>());
            let like = Tensor::new(DType::I8, &shape, &vec![0_i8; sums.len()]);
            let wrapped: Vec<_> = found.iter().map(|&sum| sum as i8).collect();
            prop_assert_eq!(case.run(&x8, &y8, &like).elements::<i8>(), wrapped);
        }
    }

    fn matrices(m: usize, n: usize, k: usize) -> Case {
        Case {
            extents: [vec![], vec![m], vec![n], vec![k]],
            orders: [vec![0, 1], vec![1, 0]],
        }
    }

    #[test]
    fn large_products_are_cut_into_blocks() {
        let case = matrices(333, 257, 129);
        let (x, y) = (
            check::fractions(333 * 129, 1),
            check::fractions(129 * 257, 2),
        );
        let wide = |x: &[f32]| x.iter().map(|&x| f64::from(x)).collect::<Vec<_>>();
        let sums = case.sums(&wide(&x), &wide(&y));
        let like = Tensor::f32(&[333, 257], &vec![0.0; sums.len()]);
        let found = case.run(
            &Tensor::f32(&[333, 129], &x),
            &Tensor::f32(&[129, 257], &y),
            &like,
        );
        for (found, sum) in found.elements::<f32>().into_iter().zip(sums) {
            assert!((f64::from(found) - sum).abs() < 1e-4, "{found} for {sum}");
        }
    }

    #[test]
    fn halves_are_rounded_once() {
        let case = matrices(1, 1, 300);
        let ones = vec![0x3c00_u16; 300];
        let [a, b] = [[1, 300], [300, 1]].map(|shape| Tensor::new(DType::F16, &shape, &ones));
        let like = Tensor::new(DType::F16, &[1, 1], &[0_u16]);
        assert_eq!(case.run(&a, &b, &like).elements::<u16>(), [0x5cb0]);
        let ones = vec![0x3f80_u16; 300];
        let [a, b] = [[1, 300], [300, 1]].map(|shape| Tensor::new(DType::Bf16, &shape, &ones));
        let like = Tensor::f32(&[1, 1], &[0.0]);
        assert_eq!(case.run(&a, &b, &like).elements::<f32>(), [300.0]);
    }

    #[test]
    fn truth_values_and_empty_sums() {
        let case = matrices(2, 1, 2);
        let a = Tensor::new(DType::Bool, &[2, 2], &[0_u8, 1, 1, 0]);
        let b = Tensor::new(DType::Bool, &[2, 1], &[0_u8, 1]);
        let like = Tensor::new(DType::Bool, &[2, 1], &[0_u8, 0]);
        assert_eq!(case.run(&a, &b, &like).elements::<u8>(), [1, 0]);
        let [a, b] = [[2, 0], [0, 1]].map(|shape| Tensor::f32(&shape, &[]));
        let like = Tensor::f32(&[2, 1], &[1.0, 1.0]);
        let found = matrices(2, 1, 0).run(&a, &b, &like);
        assert_eq!(found.elements::<f32>(), [0.0, 0.0]);
    }
}
