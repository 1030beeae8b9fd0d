//! Inverse Fourier transforms to reals.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{constant, split};
use crate::call::Call;
use crate::error::Fault;
use crate::fft::{Sample, difference, divided, source, sum, transform};
use crate::fourier::check;
use crate::rows::{rows, rows_mut};

/// Inputs: input, constant twiddles. Output. Never in place.
pub static IRFFT_S16: Kernel = Kernel::new(
    KernelId::IrfftS16,
    |call| inverse(call, ElementType::S16),
    run::<i16>,
);

/// Inputs: input, constant twiddles. Output. Never in place.
pub static IRFFT_S32: Kernel = Kernel::new(
    KernelId::IrfftS32,
    |call| inverse(call, ElementType::S32),
    run::<i32>,
);

/// Inputs: input, constant twiddles. Output. Never in place.
pub static IRFFT_F32: Kernel = Kernel::new(
    KernelId::IrfftF32,
    |call| inverse(call, ElementType::F32),
    run::<f32>,
);

fn inverse(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let Signal { len, .. } = *call.expect_params()?;
    check(call, element, len, [len.checked_add(2), Some(len)])
}

fn run<T: Sample>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Signal = call.params()?;
    let (twiddles, _) = constant::<T>(call, 1)?.as_chunks();
    let (inputs, output) = split::<T>(call, arena)?;
    let half = params.len as usize / 2;
    let (twiddles, turns) = twiddles.split_at_checked(half)?;
    let spectra = rows(inputs.get::<T>(0)?, half.wrapping_add(1).wrapping_mul(2));
    for (spectrum, line) in spectra.zip(rows_mut(output, params.len as usize)) {
        let (spectrum, _) = spectrum.as_chunks();
        let (numbers, _) = line.as_chunks_mut();
        for (place, slot) in numbers.iter_mut().enumerate() {
            *slot = folded(spectrum, turns, source(place, half))?;
        }
        transform(numbers, twiddles, true)?;
        line.iter_mut().for_each(|x| *x = x.over(params.len));
    }
    Some(())
}

/// A number of the transform of complex numbers, which are two reals each.
fn folded<T: Sample>(spectrum: &[[T; 2]], turns: &[[T; 2]], at: usize) -> Option<[T; 2]> {
    let half = spectrum.len().checked_sub(1)?;
    if at == 0 {
        let ([first, _], [last, _]) = (*spectrum.first()?, *spectrum.last()?);
        return Some(divided([first.plus(last), first.minus(last)], 2));
    }
    // The upper half follows from the lower one.
    let mirrored = half.checked_sub(at)?;
    let low = at.min(mirrored);
    let a = divided(*spectrum.get(low)?, 2);
    let [re, im] = *spectrum.get(half.checked_sub(low)?)?;
    let b = divided([re, T::zeroed().minus(im)], 2);
    let both = sum(a, b);
    let turned = T::product(difference(a, b), *turns.get(low.checked_sub(1)?)?);
    if at < mirrored {
        return Some(sum(both, turned));
    }
    let [re, im] = difference(both, turned);
    Some([re, T::zeroed().minus(im)])
}
