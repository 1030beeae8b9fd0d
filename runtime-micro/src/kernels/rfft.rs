//! Fourier transforms of reals.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{constant, split};
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::fft::{Sample, difference, divided, source, sum, transform};
use crate::fourier::check;
use crate::rows::{rows, rows_mut};

/// Inputs: input, constant twiddles. Output. Never in place.
pub static RFFT_S16: Kernel = Kernel::new(
    KernelId::RfftS16,
    |call| forward(call, ElementType::S16),
    run::<i16>,
);

/// Inputs: input, constant twiddles. Output. Never in place.
pub static RFFT_S32: Kernel = Kernel::new(
    KernelId::RfftS32,
    |call| forward(call, ElementType::S32),
    run::<i32>,
);

/// Inputs: input, constant twiddles. Output. Never in place.
pub static RFFT_F32: Kernel = Kernel::new(
    KernelId::RfftF32,
    |call| forward(call, ElementType::F32),
    run::<f32>,
);

fn forward(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let Signal { len, out_len, .. } = *call.expect_params()?;
    if len > out_len {
        return Err(Fault::Shape { what: Quantity::Dim, found: len });
    }
    check(call, element, out_len, [Some(len), out_len.checked_add(2)])
}

fn run<T: Sample>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Signal = call.params()?;
    let (twiddles, _) = constant::<T>(call, 1)?.as_chunks();
    let (inputs, output) = split::<T>(call, arena)?;
    let half = params.out_len as usize / 2;
    let (twiddles, turns) = twiddles.split_at_checked(half)?;
    let lines = rows(inputs.get::<T>(0)?, params.len as usize);
    let spectra = rows_mut(output, half.wrapping_add(1).wrapping_mul(2));
    for (line, spectrum) in lines.zip(spectra) {
        let (spectrum, _) = spectrum.as_chunks_mut();
        let numbers = spectrum.get_mut(..half)?;
        for (place, slot) in numbers.iter_mut().enumerate() {
            let first = source(place, half).wrapping_mul(2);
            let at = |index| line.get(index).copied().unwrap_or(T::zeroed());
            *slot = [at(first), at(first.wrapping_add(1))];
        }
        transform(numbers, twiddles, false)?;
        unfold(spectrum, turns)?;
    }
    Some(())
}

/// Makes the transform of reals of that of complex numbers, which are two reals each.
fn unfold<T: Sample>(spectrum: &mut [[T; 2]], turns: &[[T; 2]]) -> Option<()> {
    let half = spectrum.len().checked_sub(1)?;
    let [even, odd] = divided(*spectrum.first()?, 2);
    *spectrum.first_mut()? = [even.plus(odd), T::zeroed()];
    *spectrum.last_mut()? = [even.minus(odd), T::zeroed()];
    for (turn, low) in turns.iter().zip(1..) {
        let high = half.checked_sub(low)?;
        let a = divided(*spectrum.get(low)?, 2);
        let [re, im] = *spectrum.get(high)?;
        let b = divided([re, T::zeroed().minus(im)], 2);
        let both = sum(a, b);
        let turned = T::product(difference(a, b), *turn);
        *spectrum.get_mut(low)? = [both[0].half_sum(turned[0]), both[1].half_sum(turned[1])];
        *spectrum.get_mut(high)? =
            [both[0].half_difference(turned[0]), turned[1].half_difference(both[1])];
    }
    Some(())
}
