//! Inputs that follow from a number.

use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Tensor, TensorType};

/// Pseudo-random numbers: `SplitMix64`.
#[derive(Clone, Copy, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// Those of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// The bytes of a tensor of this type: integers of 8 and 16 bits over their whole range, wider
    /// ones from 0 to 7, booleans, floats of every type from −3 to 3.
    pub fn bytes(&mut self, ty: &TensorType) -> Vec<u8> {
        if DType::FLOATS.contains(&ty.dtype) {
            let reals = (0..ty.elements()).map(|_| Scalar::Single(real(self.next())));
            return Tensor::from_scalars(ty, reals.map(|it| it.convert(ty.dtype))).into_bytes();
        }
        let size = ty.dtype.size_bytes();
        let element = |bits: u64| {
            if ty.dtype == DType::Bool {
                bits & 1
            } else if size <= 2 {
                bits
            } else {
                bits & 7
            }
        };
        let elements = (0..ty.elements()).map(|_| element(self.next()).to_le_bytes());
        elements
            .flat_map(|bytes| bytes.into_iter().take(size))
            .collect()
    }
}

fn real(bits: u64) -> f32 {
    (bits >> 40) as f32 / (1 << 24) as f32 * 6.0 - 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_makes_the_same_elements_within_their_ranges() {
        let of = |dtype| Seeded::new(1).bytes(&TensorType::new(dtype, [1000]));
        assert_eq!(of(DType::I8), of(DType::I8));
        assert_ne!(
            of(DType::I8),
            Seeded::new(2).bytes(&TensorType::new(DType::I8, [1000]))
        );
        let wide = of(DType::I64);
        assert!(
            wide.chunks(8)
                .all(|bytes| bytes[0] < 8 && bytes[1..] == [0; 7])
        );
    }

    #[test]
    fn floats_of_every_type_are_finite_and_from_minus_3_to_3() {
        for dtype in DType::FLOATS {
            let ty = TensorType::new(dtype, [1000]);
            let tensor = Tensor::new(ty.clone(), Seeded::new(1).bytes(&ty)).unwrap();
            let reals: Vec<f64> = tensor.scalars().iter().map(|it| it.double()).collect();
            assert_eq!(reals.len(), 1000);
            let within = |it: &f64| (-3.0..=3.0).contains(it);
            assert!(reals.iter().all(within), "{dtype:?}: {reals:?}");
            let beyond = |sign: f64| reals.iter().filter(|it| *it * sign > 2.0).count();
            assert!(beyond(1.0) > 50 && beyond(-1.0) > 50, "{dtype:?}");
        }
    }
}
