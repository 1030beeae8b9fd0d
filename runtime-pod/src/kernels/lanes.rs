//! Vectors of a processor, for sums of products.
//!
//! Every kind computes `sum + x · y` lane by lane. On one processor one kind is used throughout, so
//! results there do not depend on how a product is cut.

/// A vector of elements.
pub(super) trait Lanes<T>: Copy {
    /// How many elements it has.
    const COUNT: usize;

    /// The elements from here on.
    ///
    /// # Safety
    /// `from` may be read for [`Self::COUNT`] elements, and the processor has such vectors.
    #[allow(unsafe_code, reason = "vectors are loaded from anywhere")]
    unsafe fn load(from: *const T) -> Self;

    /// One element in all lanes.
    ///
    /// # Safety
    /// The processor has such vectors.
    #[allow(unsafe_code, reason = "not every processor has all vectors")]
    unsafe fn all(x: T) -> Self;

    /// self + x · y.
    ///
    /// # Safety
    /// The processor has such vectors.
    #[allow(unsafe_code, reason = "not every processor has all vectors")]
    unsafe fn add_product(self, x: Self, y: Self) -> Self;

    /// The sum of all elements: of the two halves, then of theirs.
    ///
    /// # Safety
    /// The processor has such vectors.
    #[allow(unsafe_code, reason = "not every processor has all vectors")]
    unsafe fn total(self) -> T;

    /// Writes the elements, of which there are [`Self::COUNT`].
    fn store(self, to: &mut [T]);
}

/// The sum of eight elements: of the two halves, then of theirs.
#[inline(always)]
fn eight<T: Copy>(x: [T; 8], sum: impl Fn(T, T) -> T) -> T {
    let [a, b, c, d] = std::array::from_fn(|i| sum(x[i], x[i + 4]));
    sum(sum(a, c), sum(b, d))
}

/// Whether every processor of this kind multiplies and adds in one step.
const FUSED: bool = cfg!(target_arch = "aarch64");

/// Any processor's; the compiler makes vectors of it as it can.
#[derive(Clone, Copy)]
pub(super) struct Portable<T>([T; 8]);

macro_rules! portable {
    ($($type:ty: $add_product:expr, $sum:expr;)*) => {$(
        #[allow(unsafe_code, reason = "vectors are loaded from anywhere")]
        impl Lanes<$type> for Portable<$type> {
            const COUNT: usize = 8;

            #[inline(always)]
            unsafe fn load(from: *const $type) -> Self {
                // SAFETY: the caller's promise; arrays need no more alignment than elements.
                Self(unsafe { *from.cast() })
            }

            #[inline(always)]
            unsafe fn all(x: $type) -> Self {
                Self([x; 8])
            }

            #[inline(always)]
            unsafe fn add_product(self, x: Self, y: Self) -> Self {
                Self(std::array::from_fn(|i| $add_product(self.0[i], x.0[i], y.0[i])))
            }

            #[inline(always)]
            unsafe fn total(self) -> $type {
                eight(self.0, $sum)
            }

            #[inline(always)]
            fn store(self, to: &mut [$type]) {
                to.copy_from_slice(&self.0);
            }
        }
    )*};
}

portable! {
    f32:
        |sum: f32, x: f32, y: f32| if FUSED { x.mul_add(y, sum) } else { sum + x * y },
        |a, b| a + b;
    f64:
        |sum: f64, x: f64, y: f64| if FUSED { x.mul_add(y, sum) } else { sum + x * y },
        |a, b| a + b;
    i64:
        |sum: i64, x: i64, y: i64| sum.wrapping_add(x.wrapping_mul(y)),
        i64::wrapping_add;
}

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64 as arch;

#[cfg(target_arch = "x86_64")]
macro_rules! x86 {
    ($(
        $name:ident: $type:ty, $count:literal, $vector:ident,
        $load:ident, $all:ident, $fma:ident, |$x:ident| $total:expr;
    )*) => {$(
        #[doc = concat!("Vectors of ", stringify!($count), " `", stringify!($type), "`.")]
        #[derive(Clone, Copy)]
        pub(super) struct $name(arch::$vector);

        #[allow(unsafe_code, reason = "vectors are loaded from anywhere")]
        impl Lanes<$type> for $name {
            const COUNT: usize = $count;

            #[inline(always)]
            unsafe fn load(from: *const $type) -> Self {
                // SAFETY: the caller's promises; the load needs no alignment.
                Self(unsafe { arch::$load(from) })
            }

            #[inline(always)]
            unsafe fn all(x: $type) -> Self {
                // SAFETY: the caller's promise.
                Self(unsafe { arch::$all(x) })
            }

            #[inline(always)]
            unsafe fn add_product(self, x: Self, y: Self) -> Self {
                // SAFETY: the caller's promise.
                Self(unsafe { arch::$fma(x.0, y.0, self.0) })
            }

            #[inline(always)]
            unsafe fn total(self) -> $type {
                let $x = self;
                // SAFETY: the caller's promise.
                unsafe { $total }
            }

            #[inline(always)]
            fn store(self, to: &mut [$type]) {
                // SAFETY: both are the same bytes without any padding.
                let elements: [$type; $count] = unsafe { std::mem::transmute(self.0) };
                to.copy_from_slice(&elements);
            }
        }
    )*};
}

/// The sum of four elements.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn four([a, b, c, d]: [f64; 4]) -> f64 {
    (a + c) + (b + d)
}

#[cfg(target_arch = "x86_64")]
x86! {
    Single512: f32, 16, __m512, _mm512_loadu_ps, _mm512_set1_ps, _mm512_fmadd_ps,
        |x| arch::_mm512_reduce_add_ps(x.0);
    Single256: f32, 8, __m256, _mm256_loadu_ps, _mm256_set1_ps, _mm256_fmadd_ps,
        |x| eight(std::mem::transmute::<arch::__m256, [f32; 8]>(x.0), |a, b| a + b);
    Double512: f64, 8, __m512d, _mm512_loadu_pd, _mm512_set1_pd, _mm512_fmadd_pd,
        |x| arch::_mm512_reduce_add_pd(x.0);
    Double256: f64, 4, __m256d, _mm256_loadu_pd, _mm256_set1_pd, _mm256_fmadd_pd,
        |x| four(std::mem::transmute::<arch::__m256d, [f64; 4]>(x.0));
}
