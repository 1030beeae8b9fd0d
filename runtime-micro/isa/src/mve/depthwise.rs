//! Rows of depthwise convolutions whose windows have at most as many taps as a vector has values.
//!
//! The input of a channel is stored as a *plane*: the input rows under a window, interleaved, so
//! that a window is side by side and one `vmladav` gives its sum. A row of the window takes the
//! place of the one that is no longer needed, so rows are in order but for a rotation, which the
//! filters follow: there is one for each. A window that does not fill a vector has weights of zero
//! behind.

use super::{LANES, WORDS, ends};
use crate::ROWS;

/// Planes that are filled at once; `results` takes the first or the second half of them.
pub const PLANES: usize = 2 * ROWS;

/// Values after the last plane, for a window there to fill a vector.
pub const SLACK: usize = LANES;

/// Length of a plane up to which all planes are in reach.
pub const PLANE_MAX: usize = u16::MAX as usize / PLANES;

/// The weights of four channels for a vector of their windows.
pub type Filters = [[i8; LANES]; ROWS];

/// Bias, multiplier, offset and shift of four channels, as in the products of columns.
pub type Rescaling = [i32; WORDS];

/// Pixels, the first at the start, the others `step` values apart.
#[derive(Clone, Copy, Debug)]
pub struct Pixels<'a> {
    /// Values from the first pixel's first channel on.
    pub values: &'a [i8],
    /// Distance of pixels.
    pub step: usize,
    /// Pixels.
    pub count: usize,
    /// Channels of each; as many planes as there are more are filled with anything.
    pub channels: usize,
}

/// Places in each plane: `at` and every `step`th after it.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Length of a plane.
    pub plane: usize,
    /// The first place.
    pub at: usize,
    /// Distance of places.
    pub step: usize,
}

/// Writes pixels to all planes. Pixels or places that are not there leave all as it is.
#[inline(always)]
pub fn load(pixels: &Pixels<'_>, planes: &mut [i8], places: &Places) {
    if pixels.fit() && places.fit(pixels.count, planes.len()) {
        products::load(pixels, planes, places);
    }
}

/// What a row of windows reads.
#[derive(Clone, Copy, Debug)]
pub struct Windows<'a> {
    /// Planes of four channels, and as much as whole vectors after the last window.
    pub planes: &'a [i8],
    /// Length of a plane.
    pub plane: usize,
    /// Distance of windows in a plane.
    pub stride: usize,
    /// Weights of the four channels, vector after vector of their windows.
    pub filters: &'a [Filters],
    /// What becomes of their sums.
    pub rescaling: &'a Rescaling,
}

/// Computes `count` pixels of at most four channels, `step` values apart, of windows of one vector.
/// Others, and windows or places that are not there, leave all as it is.
#[inline(always)]
pub fn row(
    windows: &Windows<'_>,
    results: &mut [i8],
    step: usize,
    (count, channels): (usize, usize),
) {
    let size = (count, channels.min(ROWS));
    if windows.filters.len() == 1 && windows.fit(results, step, size) {
        products::row(windows, results, step, size);
    }
}

impl Pixels<'_> {
    fn fit(&self) -> bool {
        let end = ends(self.step, self.count, self.channels.min(PLANES));
        self.channels > 0 && end.is_some_and(|end| end <= self.values.len())
    }
}

impl Places {
    fn fit(&self, count: usize, len: usize) -> bool {
        let end = ends(self.step, count, 1).and_then(|end| end.checked_add(self.at));
        self.plane <= PLANE_MAX
            && self.plane.wrapping_mul(PLANES) <= len
            && end.is_some_and(|end| end <= self.plane)
    }
}

impl Windows<'_> {
    /// Whether so many windows are there, and room for their results.
    #[inline(always)]
    pub(super) fn fit(
        &self,
        results: &[i8],
        step: usize,
        (count, channels): (usize, usize),
    ) -> bool {
        let window = self.filters.len().wrapping_mul(LANES);
        let last = self.plane.checked_mul(ROWS - 1);
        let end = last.and_then(|last| ends(self.stride, count, window)?.checked_add(last));
        !self.filters.is_empty()
            && end.is_some_and(|end| end <= self.planes.len())
            && ends(step, count, channels).is_some_and(|end| end <= results.len())
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{Pixels, Places, Windows};
    use core::arch::asm;

    #[inline(never)]
    pub(super) fn load(pixels: &Pixels<'_>, planes: &mut [i8], places: &Places) {
        // SAFETY: the caller checked that `count` pixels of `channels` values, `step` apart, are
        // there, of which the predicate has eight read at most; and so many places in each of eight
        // planes, whose starts are less than 2^16 apart. The predicate is put back.
        unsafe {
            asm!(
                "vidup.u16 q1, r0, #1",
                "vmul.i16 q1, q1, {plane}",
                "vmrs {plane}, p0",
                "vctp.16 {channels}",
                "dls lr, lr",
                "2:",
                "vpst",
                "vldrbt.u16 q0, [r1]",
                "vstrb.16 q0, [r3, q1]",
                "add r1, {from_step}",
                "add r3, {to_step}",
                "le lr, 2b",
                "vmsr p0, {plane}",
                plane = inout(reg) places.plane => _,
                channels = in(reg) pixels.channels,
                inout("r1") pixels.values.as_ptr() => _,
                from_step = in(reg) pixels.step,
                inout("r3") planes.as_mut_ptr().wrapping_add(places.at) => _,
                to_step = in(reg) places.step,
                inout("r0") 0 => _,
                inout("lr") pixels.count => _,
                out("q0") _, out("q1") _,
                options(nostack)
            );
        }
    }

    /// The windows of a row. The planes' pointers advance with the loads or after them.
    macro_rules! windows {
        (
            $after:literal,
            $steps:literal,
            $windows:ident,
            $results:ident,
            $step:ident,
            $size:ident
        ) => {
            // SAFETY: the caller checked that vectors are there in four planes for `count` windows,
            // `stride` apart, and room for so many results of `channels`, which the predicate has
            // written. Of filters and rescaling 64 bytes are read. The registers that the compiler
            // keeps for itself are put back, as are the stack pointer and the predicate.
            unsafe {
                asm!(
                    "push {{r6, r7}}",
                    "vmrs r7, p0",
                    "push {{r6, r7}}",
                    "vldrb.u8 q0, [r2]",
                    "vldrb.u8 q1, [r2, #16]",
                    "vldrb.u8 q2, [r2, #32]",
                    "vldrb.u8 q3, [r2, #48]",
                    "vldrw.u32 q5, [r9]",
                    "vldrw.u32 q6, [r9, #16]",
                    "add r3, r1, r4",
                    "mov r7, r9",
                    "add r9, r3, r4",
                    "add r11, r9, r4",
                    "vctp.32 r10",
                    "dls lr, lr",
                    "2:",
                    concat!("vldrb.u8 q4, [r1]", $after),
                    "vmladav.s8 r0, q0, q4",
                    concat!("vldrb.u8 q4, [r3]", $after),
                    "vmladav.s8 r2, q1, q4",
                    concat!("vldrb.u8 q4, [r9]", $after),
                    "vmladav.s8 r4, q2, q4",
                    concat!("vldrb.u8 q4, [r11]", $after),
                    "vmladav.s8 r6, q3, q4",
                    $steps,
                    "vmov q4[2], q4[0], r0, r4",
                    "vmov q4[3], q4[1], r2, r6",
                    "vadd.i32 q4, q4, q5",
                    "vqrdmulh.s32 q4, q4, q6",
                    "vshr.s32 q7, q4, #31",
                    "vadd.i32 q4, q4, q7",
                    "vldrw.u32 q7, [r7, #32]",
                    "vadd.i32 q4, q4, q7",
                    "vldrw.u32 q7, [r7, #48]",
                    "vshl.s32 q4, q4, q7",
                    "vqmovnb.s32 q4, q4",
                    "vqmovnb.s16 q4, q4",
                    "vpst",
                    "vstrbt.32 q4, [r5]",
                    "add r5, r8",
                    "le lr, 2b",
                    "pop {{r6, r7}}",
                    "vmsr p0, r7",
                    "pop {{r6, r7}}",
                    inout("r1") $windows.planes.as_ptr() => _,
                    inout("r2") $windows.filters.as_ptr() => _,
                    inout("r4") $windows.plane => _,
                    in("r8") $step,
                    inout("r9") $windows.rescaling.as_ptr() => _,
                    in("r10") $size.1,
                    inout("r5") $results.as_mut_ptr() => _,
                    in("r12") $windows.stride,
                    inout("lr") $size.0 => _,
                    out("r0") _, out("r3") _, out("r11") _,
                    out("q0") _, out("q1") _, out("q2") _, out("q3") _,
                    out("q4") _, out("q5") _, out("q6") _, out("q7") _,
                );
            }
        };
    }

    #[inline(never)]
    pub(super) fn row(
        windows: &Windows<'_>,
        results: &mut [i8],
        step: usize,
        size: (usize, usize),
    ) {
        // Strides of 1 and 2 with three rows; others need an instruction for each pointer.
        match windows.stride {
            3 => windows!(", #3", "", windows, results, step, size),
            6 => windows!(", #6", "", windows, results, step, size),
            _ => windows!(
                "",
                "add r1, r12\nadd r3, r12\nadd r9, r12\nadd r11, r12",
                windows,
                results,
                step,
                size
            ),
        }
    }
}

#[cfg(not(peapod_mve))]
pub(super) mod products {
    use super::{LANES, PLANES, Pixels, Places, ROWS, Windows};
    use crate::mve::portable::{dot, finish};

    pub(in super::super) fn load(pixels: &Pixels<'_>, planes: &mut [i8], places: &Places) {
        let channels = pixels.channels.min(PLANES);
        for pixel in 0..pixels.count {
            let values = pixels.values.get(pixel.wrapping_mul(pixels.step)..);
            let values = values.and_then(|values| values.get(..channels));
            let place = places.at.wrapping_add(pixel.wrapping_mul(places.step));
            for (channel, x) in values.unwrap_or_default().iter().enumerate() {
                let start = channel.wrapping_mul(places.plane);
                if let Some(slot) = planes.get_mut(start.wrapping_add(place)) {
                    *slot = *x;
                }
            }
        }
    }

    /// Of windows of any number of vectors.
    pub(in super::super) fn row(
        windows: &Windows<'_>,
        results: &mut [i8],
        step: usize,
        (count, channels): (usize, usize),
    ) {
        for pixel in 0..count {
            let at = pixel.wrapping_mul(windows.stride);
            let mut sums = [0_i32; ROWS];
            for (vector, filters) in windows.filters.iter().enumerate() {
                let at = at.wrapping_add(vector.wrapping_mul(LANES));
                for (channel, (sum, filter)) in sums.iter_mut().zip(filters).enumerate() {
                    let start = channel.wrapping_mul(windows.plane).wrapping_add(at);
                    let window = windows.planes.get(start..);
                    let window = window.and_then(|window| window.first_chunk::<LANES>());
                    *sum = dot(*sum, window.unwrap_or(&[0; LANES]), filter);
                }
            }
            let finished = finish(sums, windows.rescaling);
            let pixel = results
                .get_mut(pixel.wrapping_mul(step)..)
                .unwrap_or_default();
            for (result, finished) in pixel.iter_mut().zip(finished).take(channels) {
                *result = finished;
            }
        }
    }
}
