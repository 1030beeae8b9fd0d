//! Random ops with operands: small shapes, and small whole numbers, so that sums are exact.

pub mod elementwise;
pub mod indexed;
pub mod network;
pub mod shaping;
pub mod windows;

use std::collections::VecDeque;

use peapod_ir::eval::Scalar;
use peapod_ir::{DType, OpKind, Quantization, Tensor, TensorType};

/// An op with operands.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Which op.
    pub kind: OpKind,
    /// Its operands.
    pub operands: Vec<Option<Tensor>>,
    /// Types of its results.
    pub results: Vec<TensorType>,
}

impl Instance {
    /// An op that keeps no state and has all operands.
    pub fn new(kind: impl Into<OpKind>, operands: Vec<Tensor>, results: Vec<TensorType>) -> Self {
        Self {
            kind: kind.into(),
            operands: operands.into_iter().map(Some).collect(),
            results,
        }
    }
}

/// Random numbers, the same for a seed.
pub struct Source {
    seed: u64,
    /// What comes first, and makes extents larger.
    choices: Option<VecDeque<u32>>,
    /// The largest extent, where tensors have one long dimension or two.
    longest: Option<usize>,
}

impl Source {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            choices: None,
            longest: None,
        }
    }

    /// From a list of choices, the same for the same list; shorter lists and smaller numbers make
    /// for simpler ops.
    #[allow(dead_code, reason = "not every test that includes this has choices")]
    pub fn of(choices: &[u32]) -> Self {
        Self {
            seed: 1,
            choices: Some(choices.iter().copied().collect()),
            longest: None,
        }
    }

    /// With tensors of one dimension or two of up to so many elements, and windows to match.
    #[allow(
        dead_code,
        reason = "not every test that includes this has long dimensions"
    )]
    pub fn longest(self, extent: usize) -> Self {
        Self {
            longest: Some(extent),
            ..self
        }
    }

    /// How far something reaches: by 1, or an eighth of the longest dimension.
    pub fn reach(&self) -> i64 {
        self.longest.map_or(1, |extent| extent as i64 / 8)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        if let Some(choice) = self.choices.as_mut().and_then(VecDeque::pop_front) {
            return choice as usize % n;
        }
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.seed;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) % n as u64) as usize
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// A number from `low` to `high`, of any sign.
    pub fn integer(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as usize) as i64
    }

    /// One in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several.
    pub fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())].clone()
    }

    /// Numbers below `n` in a random order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Some of the numbers below `n`, ascending.
    pub fn some(&mut self, n: usize) -> Vec<usize> {
        (0..n).filter(|_| self.once_in(2)).collect()
    }

    /// Extents of 1 to 4; to 9 where few of them are chosen.
    pub fn shape(&mut self, rank: usize) -> Vec<usize> {
        let most = match (&self.choices, self.longest, rank) {
            (_, Some(longest), 0..=2) => longest,
            (Some(_), None, 0..=2) => 9,
            (Some(_) | None, Some(_) | None, _) => 4,
        };
        (0..rank).map(|_| self.between(1, most)).collect()
    }

    /// Extents of a random rank.
    pub fn any_shape(&mut self) -> Vec<usize> {
        let rank = match self.longest {
            Some(_) => self.between(1, 2),
            None => self.between(0, 4),
        };
        self.shape(rank)
    }

    /// f32 or i32.
    pub fn dtype(&mut self) -> DType {
        self.pick(&[DType::F32, DType::I32])
    }

    /// Small whole numbers.
    pub fn data(&mut self, dtype: DType, shape: &[usize]) -> Tensor {
        self.numbers(&TensorType::new(dtype, shape), -3, 3)
    }

    /// Whole numbers of a range, or truth values.
    pub fn numbers(&mut self, ty: &TensorType, low: i64, high: i64) -> Tensor {
        // One choice makes all elements.
        let mut seeded;
        let source = match self.choices {
            Some(_) => {
                seeded = Self::new(self.below(1 << 16) as u64);
                &mut seeded
            }
            None => self,
        };
        let elements = (0..ty.elements()).map(|_| match ty.dtype == DType::Bool {
            true => Scalar::Truth(source.once_in(2)),
            false => Scalar::Integer(source.integer(low, high)).convert(ty.dtype),
        });
        Tensor::from_scalars(ty, elements.collect::<Vec<_>>())
    }

    /// A tensor of i8 with one scale.
    pub fn quantised(&mut self, shape: &[usize]) -> Tensor {
        let ty = scaled(DType::I8, shape, self.integer(-3, 3) as i32);
        self.numbers(&ty, -128, 127)
    }
}

/// A type with one scale.
pub fn scaled(dtype: DType, shape: &[usize], zero_point: i32) -> TensorType {
    TensorType::new(dtype, shape).with_quant(Quantization::per_tensor(0.25, zero_point))
}
