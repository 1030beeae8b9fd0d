//! Weights in fewer bits than they have, decoded a few output channels at a time.
//!
//! A kernel decodes as many channels as its scratch has room for, computes those of all pixels, and
//! goes on: no more of the weights is ever in RAM. How rows are laid out there is the kernel's
//! choice, by [`Rows`].

use core::ops::Range;

use peapod_schemas::micro::{Coded, ElementType, GROUP, WeightCoding};

use crate::arena::Element;
use crate::call::Call;
use crate::check::{at_least_one, within};
use crate::error::{Fault, Quantity};

/// Weights of a group.
const FOUR: usize = GROUP as usize;

/// Most bits of an index into a table.
const BITS_MAX: i32 = 7;

/// An element of weights that can be decoded.
pub(crate) trait Value: Element + Default {
    /// Whether it can be stored as a float of 16 bits.
    const HALVES: bool;

    /// The value of such a float.
    fn of_half(half: u16) -> Self;
}

impl Value for i8 {
    const HALVES: bool = false;

    fn of_half(_: u16) -> i8 {
        0
    }
}

impl Value for f32 {
    const HALVES: bool = true;

    #[inline(always)]
    fn of_half(half: u16) -> f32 {
        // Exponents are 112 more, infinities aside; the product normalises what is subnormal.
        const BEYOND: f32 = f32::from_bits(0x7780_0000);
        let magnitude = u32::from(half & 0x7fff) << 13;
        let sign = u32::from(half & 0x8000) << 16;
        let exponent = half & 0x7c00;
        let bits = match exponent {
            0 => (f32::from_bits(magnitude) * BEYOND).to_bits(),
            0x7c00 => magnitude | 0x7f80_0000,
            _ => magnitude.wrapping_add(112 << 23),
        };
        f32::from_bits(sign | bits)
    }
}

/// Where decoded weights go: rows of a block, which held zeros before.
pub(crate) trait Rows<W: Copy> {
    /// Writes the weight at a place of a row.
    fn put(&mut self, row: usize, at: usize, value: W) -> Option<()>;

    /// Writes four weights in a row, from a place on that is a multiple of four after the beginning
    /// of a run.
    #[inline(always)]
    fn put_four(&mut self, row: usize, at: usize, values: [W; FOUR]) -> Option<()> {
        for (k, &value) in values.iter().enumerate() {
            self.put(row, at.wrapping_add(k), value)?;
        }
        Some(())
    }
}

/// Rows one after the other.
pub(crate) struct Side<'a, W> {
    pub(crate) weights: &'a mut [W],
    pub(crate) len: usize,
}

impl<W: Copy> Rows<W> for Side<'_, W> {
    #[inline(always)]
    fn put(&mut self, row: usize, at: usize, value: W) -> Option<()> {
        let place = row.wrapping_mul(self.len).wrapping_add(at);
        *self.weights.get_mut(place)? = value;
        Some(())
    }

    #[inline(always)]
    fn put_four(&mut self, row: usize, at: usize, values: [W; FOUR]) -> Option<()> {
        let place = row.wrapping_mul(self.len).wrapping_add(at);
        *self.weights.get_mut(place..)?.first_chunk_mut()? = values;
        Some(())
    }
}

/// Rows as columns: one weight of each after the other.
pub(crate) struct Across<'a, W> {
    pub(crate) weights: &'a mut [W],
    pub(crate) channels: usize,
}

impl<W: Copy> Rows<W> for Across<'_, W> {
    #[inline(always)]
    fn put(&mut self, row: usize, at: usize, value: W) -> Option<()> {
        let place = at.wrapping_mul(self.channels).wrapping_add(row);
        *self.weights.get_mut(place)? = value;
        Some(())
    }
}

/// Coded weights, of which those of the first channels have been decoded.
pub(crate) struct Codes<'a, W> {
    params: &'a Coded,
    coding: WeightCoding,
    row_bytes: usize,
    /// Codes of the channels that are left.
    codes: &'a [u8],
    /// Their tables, or the values of what is not 0.
    values: &'a [W],
    /// The channels that are left.
    left: Range<usize>,
}

impl<'a, W: Value> Codes<'a, W> {
    /// All channels.
    pub(crate) fn new(params: &'a Coded, codes: &'a [u8], values: &'a [W]) -> Option<Self> {
        Some(Self {
            params,
            coding: WeightCoding::from_number(params.coding)?,
            row_bytes: params.row_bytes()? as usize,
            codes,
            values,
            left: 0..params.conv.window.out_c.into(),
        })
    }

    /// The next channels, a block of them or what is left; `None` after the last.
    pub(crate) fn next_block(&mut self) -> Option<Range<usize>> {
        let start = self.left.start;
        let end = start
            .wrapping_add(self.params.block.into())
            .min(self.left.end);
        self.left.start = end;
        (start < end).then_some(start..end)
    }

    /// Decodes the weights of the next `count` channels, runs of which are padded to `padded_run`.
    #[inline(always)]
    pub(crate) fn decode(
        &mut self,
        count: usize,
        padded_run: usize,
        rows: &mut impl Rows<W>,
    ) -> Option<()> {
        for row in 0..count {
            let (codes, rest) = self.codes.split_at_checked(self.row_bytes)?;
            self.codes = rest;
            match self.coding {
                WeightCoding::Table => {
                    let (table, others) = self.values.split_at_checked(1 << self.params.bits)?;
                    if self.params.tables != 1 {
                        self.values = others;
                    }
                    self.look_up((codes, table), row, padded_run, rows)?;
                }
                WeightCoding::Mask => self.fill_in(codes, row, padded_run, rows)?,
                WeightCoding::Half => {
                    for (at, half) in codes.as_chunks().0.iter().enumerate() {
                        rows.put(row, at, W::of_half(u16::from_le_bytes(*half)))?;
                    }
                }
            }
        }
        Some(())
    }

    /// Weights of indices into a table.
    #[inline(never)]
    fn look_up(
        &self,
        (codes, table): (&[u8], &[W]),
        row: usize,
        padded_run: usize,
        rows: &mut impl Rows<W>,
    ) -> Option<()> {
        let bits = u32::from(self.params.bits);
        let mask = (1_usize << bits).wrapping_sub(1);
        let mut codes = Bits {
            bytes: codes.iter(),
            word: 0,
            count: 0,
        };
        self.each_group(padded_run, |at, len| {
            let mut word = codes.next(bits.wrapping_mul(GROUP))? as usize;
            let mut values = [W::default(); FOUR];
            for value in &mut values {
                *value = *table.get(word & mask)?;
                word >>= bits;
            }
            if len == FOUR {
                return rows.put_four(row, at, values);
            }
            for (k, &value) in values.iter().take(len).enumerate() {
                rows.put(row, at.wrapping_add(k), value)?;
            }
            Some(())
        })
    }

    /// Weights where the mask has a bit.
    #[inline(never)]
    fn fill_in(
        &mut self,
        codes: &[u8],
        row: usize,
        padded_run: usize,
        rows: &mut impl Rows<W>,
    ) -> Option<()> {
        let mut codes = Bits {
            bytes: codes.iter(),
            word: 0,
            count: 0,
        };
        let mut values = self.values;
        self.each_group(padded_run, |at, len| {
            let mut mask = codes.next(GROUP)?;
            let mut place = at;
            let end = at.wrapping_add(len);
            while mask != 0 {
                if mask & 1 != 0 {
                    let (value, rest) = values.split_first()?;
                    values = rest;
                    if place < end {
                        rows.put(row, place, *value)?;
                    }
                }
                mask >>= 1;
                place = place.wrapping_add(1);
            }
            Some(())
        })?;
        self.values = values;
        Some(())
    }

    /// Calls `group` with the place and the length of each group of a row.
    #[inline(always)]
    fn each_group(
        &self,
        padded_run: usize,
        mut group: impl FnMut(usize, usize) -> Option<()>,
    ) -> Option<()> {
        let Coded { row_len, run, .. } = *self.params;
        let mut start = 0_usize;
        for _ in 0..row_len.checked_div(run)? {
            let mut left = run as usize;
            let mut at = start;
            while left > 0 {
                let len = left.min(FOUR);
                group(at, len)?;
                at = at.wrapping_add(FOUR);
                left = left.wrapping_sub(len);
            }
            start = start.wrapping_add(padded_run);
        }
        Some(())
    }
}

/// Bits of bytes, from the lowest of each to its highest.
struct Bits<'a> {
    bytes: core::slice::Iter<'a, u8>,
    word: u32,
    /// Bits of `word` that have not been read.
    count: u32,
}

impl Bits<'_> {
    /// The number that the next `count` bits are: a multiple of 4 up to 28, the same every time, so
    /// that what is read and what is left fit a word.
    #[inline(always)]
    fn next(&mut self, count: u32) -> Option<u32> {
        while self.count < count {
            let byte = u32::from(*self.bytes.next()?);
            self.word |= byte.wrapping_shl(self.count);
            self.count = self.count.wrapping_add(8);
        }
        let bits = self.word & 1_u32.wrapping_shl(count).wrapping_sub(1);
        self.word = self.word.wrapping_shr(count);
        self.count = self.count.wrapping_sub(count);
        Some(bits)
    }
}

/// What a kernel expects of its coded weights; `None` is a number beyond 32 bits.
pub(crate) struct Expected {
    /// Weights of an output channel.
    pub(crate) row_len: Option<u32>,
    /// Those that are side by side.
    pub(crate) run: Option<u32>,
    /// A row with its padding.
    pub(crate) depth: Option<u32>,
    /// Blocks are of a multiple of so many channels.
    pub(crate) rows: u32,
}

/// Checks the numbers of coded weights, their codes and their values: at these operands.
pub(crate) fn check<W: Value>(
    call: &Call<'_>,
    params: &Coded,
    expected: &Expected,
    [codes, values]: [u8; 2],
) -> Result<(), Fault> {
    check_rows(params, expected)?;
    let coding = check_coding(params, W::HALVES)?;
    call.expect_constant(codes)?;
    call.expect_constant(values)?;
    let channels = u32::from(params.conv.window.out_c);
    let bytes = params.row_bytes();
    let bytes = bytes.and_then(|bytes| bytes.checked_mul(channels));
    call.expect(codes, ElementType::U8, bytes)?;
    let count = match coding {
        WeightCoding::Table => params.tables.checked_mul(1 << params.bits),
        // There must be one.
        WeightCoding::Mask => Some(ones(call, codes).max(1)),
        WeightCoding::Half => Some(1),
    };
    call.expect(values, W::TYPE, count)
}

/// Checks how long rows are, and how many of them a block has.
fn check_rows(params: &Coded, expected: &Expected) -> Result<(), Fault> {
    let block = u32::from(params.block);
    for (what, found, expected) in [
        (Quantity::Dim, params.row_len, expected.row_len),
        (Quantity::Run, params.run, expected.run),
        (Quantity::Dim, params.depth, expected.depth),
        (
            Quantity::Block,
            block,
            block.checked_next_multiple_of(expected.rows),
        ),
    ] {
        at_least_one(what, found)?;
        if Some(found) != expected {
            return Err(Fault::Shape { what, found });
        }
    }
    Ok(())
}

/// Checks what codes mean, of weights that may be stored as floats of 16 bits or not.
fn check_coding(params: &Coded, halves: bool) -> Result<WeightCoding, Fault> {
    let refused = |found| {
        Err(Fault::Shape {
            what: Quantity::Coding,
            found,
        })
    };
    let coding = match WeightCoding::from_number(params.coding) {
        Some(coding) if halves || coding != WeightCoding::Half => coding,
        _ => return refused(params.coding.into()),
    };
    if coding == WeightCoding::Table {
        within(Quantity::Bits, params.bits.into(), 1, BITS_MAX)?;
        let channels = u32::from(params.conv.window.out_c);
        if params.tables != 1 && params.tables != channels {
            return refused(params.tables);
        }
    }
    Ok(coding)
}

/// Bits of a constant that are set.
fn ones(call: &Call<'_>, index: u8) -> u32 {
    let bytes: &[u8] = crate::arena::constant(call, index).unwrap_or_default();
    bytes
        .iter()
        .fold(0, |sum, byte| sum.wrapping_add(byte.count_ones()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every half is the float that the definition says.
    #[test]
    fn halves() {
        for half in 0..=u16::MAX {
            let found = f32::of_half(half);
            let (exponent, fraction) = (i32::from(half >> 10 & 31), f64::from(half & 1023));
            let sign = if half & 0x8000 == 0 { 1.0 } else { -1.0 };
            match exponent {
                31 if fraction == 0.0 => assert_eq!(f64::from(found), sign * f64::INFINITY),
                31 => assert!(found.is_nan()),
                0 => assert_eq!(f64::from(found), sign * fraction * 2_f64.powi(-24)),
                _ => {
                    let value = sign * (1024.0 + fraction) * 2_f64.powi(exponent - 25);
                    assert_eq!(f64::from(found), value);
                }
            }
            assert_eq!(found.is_sign_negative(), half & 0x8000 != 0);
        }
    }

    /// Groups of any width are read one after the other, whatever is left of the bytes before.
    #[test]
    fn groups_of_bits() {
        let bytes: [u8; 56] = core::array::from_fn(|index| (index * 37 + 11) as u8);
        for bits in 1..=7 {
            let mut read = Bits {
                bytes: bytes.iter(),
                word: 0,
                count: 0,
            };
            for group in 0..bytes.len() * 8 / (4 * bits) {
                let expected = (0..4 * bits).fold(0, |word, k| {
                    let at = group * 4 * bits + k;
                    word | u32::from(bytes[at / 8] >> (at % 8) & 1) << k
                });
                assert_eq!(read.next(4 * bits as u32), Some(expected));
            }
            assert_eq!(read.next(4 * bits as u32), None);
        }
    }
}
