//! What tests of kernels share: tensors, and runs on several numbers of threads.

use super::{Dense, DenseMut};
use peapod_schemas::pod::DType;

/// A tensor that owns its elements.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tensor {
    pub(crate) dtype: DType,
    pub(crate) shape: Vec<usize>,
    /// Words, so that elements are aligned.
    words: Vec<u64>,
    bytes: usize,
}

impl Tensor {
    /// Of elements of the type's Rust type.
    pub(crate) fn new<T: bytemuck::Pod>(dtype: DType, shape: &[usize], elements: &[T]) -> Self {
        assert_eq!(shape.iter().product::<usize>(), elements.len());
        let bytes: &[u8] = bytemuck::cast_slice(elements);
        let mut words = vec![0_u64; bytes.len().div_ceil(8)];
        bytemuck::cast_slice_mut(&mut words)[..bytes.len()].copy_from_slice(bytes);
        Self {
            dtype,
            shape: shape.to_vec(),
            words,
            bytes: bytes.len(),
        }
    }

    /// Of floats.
    pub(crate) fn f32(shape: &[usize], elements: &[f32]) -> Self {
        Self::new(DType::F32, shape, elements)
    }

    pub(crate) fn elements<T: bytemuck::Pod>(&self) -> Vec<T> {
        bytemuck::cast_slice(self.dense().bytes).to_vec()
    }

    pub(crate) fn dense(&self) -> Dense<'_> {
        Dense {
            dtype: self.dtype,
            shape: &self.shape,
            bytes: &bytemuck::cast_slice(&self.words)[..self.bytes],
        }
    }

    fn dense_mut(&mut self) -> DenseMut<'_> {
        DenseMut {
            dtype: self.dtype,
            shape: &self.shape,
            bytes: &mut bytemuck::cast_slice_mut(&mut self.words)[..self.bytes],
        }
    }
}

/// What a kernel writes into results like these, which hold rubbish before. Asserts that 1, 2 and 5
/// threads write the same bits.
pub(crate) fn results(like: &[Tensor], kernel: impl Fn(Vec<DenseMut<'_>>) + Sync) -> Vec<Tensor> {
    let runs = [1, 2, 5].map(|threads| {
        let mut results = like.to_vec();
        for result in &mut results {
            result.dense_mut().bytes.fill(0xa5);
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let outs = results.iter_mut().map(Tensor::dense_mut).collect();
        pool.expect("threads start").install(|| kernel(outs));
        results
    });
    let [one, two, five] = runs;
    assert!(one.iter().zip(&two).all(|(a, b)| a.words == b.words));
    assert!(one.iter().zip(&five).all(|(a, b)| a.words == b.words));
    one
}

/// What a kernel of one result writes.
pub(crate) fn result(like: &Tensor, kernel: impl Fn(DenseMut<'_>) + Sync) -> Tensor {
    let like = std::slice::from_ref(like);
    let mut results = results(like, |mut outs| kernel(outs.remove(0)));
    results.remove(0)
}

/// Small whole numbers that look random, as floats are exact on them.
pub(crate) fn whole(count: usize, seed: u64) -> Vec<f32> {
    numbers(count, seed).map(|x| (x % 9) as f32 - 4.0).collect()
}

/// Numbers from -1 to 1 that look random.
pub(crate) fn fractions(count: usize, seed: u64) -> Vec<f32> {
    numbers(count, seed)
        .map(|x| (x % 20_001) as f32 / 10_000.0 - 1.0)
        .collect()
}

/// Numbers that look random.
pub(crate) fn numbers(count: usize, seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    (0..count).map(move |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 16
    })
}

/// The index of an element, from its position in row-major order.
pub(crate) fn index(shape: &[usize], mut position: usize) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    for (slot, &extent) in index.iter_mut().zip(shape).rev() {
        *slot = position % extent;
        position /= extent;
    }
    index
}

/// The position of an element in row-major order.
pub(crate) fn position(shape: &[usize], index: &[usize]) -> usize {
    let dims = shape.iter().zip(index);
    dims.fold(0, |position, (&extent, &i)| position * extent + i)
}
