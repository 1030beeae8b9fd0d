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
        // Exponents are 112 more, infinities aside. What is subnormal is so many parts of 2^-24: a
        // core that flushes subnormal floats never sees one.
        const PART: f32 = f32::from_bits(0x3380_0000);
        let magnitude = u32::from(half & 0x7fff) << 13;
        let sign = u32::from(half & 0x8000) << 16;
        let exponent = half & 0x7c00;
        let bits = match exponent {
            0 => (f32::from(half & 0x3ff) * PART).to_bits(),
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

    /// Writes as many groups of four weights side by side, from a place of a row on that is a
    /// multiple of four, and takes no more of them.
    #[inline(always)]
    fn put_groups(
        &mut self,
        row: usize,
        at: usize,
        count: usize,
        groups: &mut impl Iterator<Item = [W; FOUR]>,
    ) -> Option<()> {
        let mut at = at;
        for (_, values) in (0..count).zip(groups) {
            for value in &values {
                self.put(row, at, *value)?;
                at = at.wrapping_add(1);
            }
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
    fn put_groups(
        &mut self,
        row: usize,
        at: usize,
        count: usize,
        groups: &mut impl Iterator<Item = [W; FOUR]>,
    ) -> Option<()> {
        let place = row.wrapping_mul(self.len).wrapping_add(at);
        let places = self.weights.get_mut(place..)?.as_chunks_mut().0;
        for (four, values) in places.iter_mut().take(count).zip(groups) {
            *four = values;
        }
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
            let to = (row, padded_run);
            match self.coding {
                WeightCoding::Table => {
                    let (table, others) = self
                        .values
                        .split_at_checked(1_usize.wrapping_shl(self.params.bits.into()))?;
                    if self.params.tables != 1 {
                        self.values = others;
                    }
                    self.look_up((codes, table), to, rows)?;
                }
                WeightCoding::Mask => self.fill_in(codes, to, rows)?,
                WeightCoding::Half => self.widen(codes, to, rows)?,
            }
        }
        Some(())
    }

    /// Weights of indices into a table. Those of 2 and 4 bits end with their bytes.
    #[inline(never)]
    fn look_up(
        &self,
        (codes, table): (&[u8], &[W]),
        to: (usize, usize),
        rows: &mut impl Rows<W>,
    ) -> Option<()> {
        let bits = u32::from(self.params.bits);
        match bits {
            2 => {
                let table: &[W; 4] = table.first_chunk()?;
                let at = |index: u8| {
                    table
                        .get(usize::from(index & 3))
                        .copied()
                        .unwrap_or_default()
                };
                let groups = codes
                    .iter()
                    .map(|&it| [at(it), at(it >> 2), at(it >> 4), at(it >> 6)]);
                self.spread(to, rows, groups)
            }
            4 => {
                let table: &[W; 16] = table.first_chunk()?;
                let at = |index: u8| {
                    table
                        .get(usize::from(index & 15))
                        .copied()
                        .unwrap_or_default()
                };
                let pairs = codes.as_chunks().0.iter();
                let groups = pairs.map(|[a, b]| [at(*a), at(a >> 4), at(*b), at(b >> 4)]);
                self.spread(to, rows, groups)
            }
            _ => {
                let mut codes = Bits {
                    bytes: codes.iter(),
                    word: 0,
                    count: 0,
                };
                let mask = 1_u32.wrapping_shl(bits).wrapping_sub(1);
                let at = |index: u32| {
                    table
                        .get((index & mask) as usize)
                        .copied()
                        .unwrap_or_default()
                };
                let groups = core::iter::from_fn(|| {
                    let word = codes.next(bits.wrapping_mul(GROUP))?;
                    let next = |k: u32| at(word.wrapping_shr(k.wrapping_mul(bits)));
                    Some([next(0), next(1), next(2), next(3)])
                });
                self.spread(to, rows, groups)
            }
        }
    }

    /// Weights where the mask has a bit.
    #[inline(never)]
    fn fill_in(&mut self, codes: &[u8], to: (usize, usize), rows: &mut impl Rows<W>) -> Option<()> {
        let mut codes = Bits {
            bytes: codes.iter(),
            word: 0,
            count: 0,
        };
        let mut values = self.values.iter();
        let groups = core::iter::from_fn(|| {
            let mut mask = codes.next(GROUP)?;
            let mut group = [W::default(); FOUR];
            for weight in &mut group {
                if mask & 1 != 0 {
                    *weight = values.next().copied().unwrap_or_default();
                }
                mask >>= 1;
            }
            Some(group)
        });
        self.spread(to, rows, groups)?;
        self.values = values.as_slice();
        Some(())
    }

    /// Weights of floats of 16 bits, which are in no groups.
    #[inline(never)]
    fn widen(&self, codes: &[u8], to: (usize, usize), rows: &mut impl Rows<W>) -> Option<()> {
        let half = |bytes: [u8; 2]| W::of_half(u16::from_le_bytes(bytes));
        let groups = codes.chunks(FOUR.wrapping_mul(2)).map(|bytes| {
            let mut group = [W::default(); FOUR];
            for (weight, bytes) in group.iter_mut().zip(bytes.as_chunks().0) {
                *weight = half(*bytes);
            }
            group
        });
        self.spread(to, rows, groups)
    }

    /// Writes groups to a row: runs of them, each of which is padded to `padded_run`.
    #[inline(always)]
    fn spread(
        &self,
        (row, padded_run): (usize, usize),
        rows: &mut impl Rows<W>,
        mut groups: impl Iterator<Item = [W; FOUR]>,
    ) -> Option<()> {
        let Coded { row_len, run, .. } = *self.params;
        let (whole, rest) = (run as usize / FOUR, run as usize % FOUR);
        let mut start = 0_usize;
        for _ in 0..row_len.checked_div(run)? {
            rows.put_groups(row, start, whole, &mut groups)?;
            if rest != 0 {
                let at = start.wrapping_add(whole.wrapping_mul(FOUR));
                let last = groups.next()?;
                for (k, value) in last.iter().take(rest).enumerate() {
                    rows.put(row, at.wrapping_add(k), *value)?;
                }
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
        // As many as bits are set. Those that are missing are 0: `load` counts no bits, as steps
        // can share a long mask.
        WeightCoding::Mask => Some(call.count(values)?.max(1)),
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
    let coding = WeightCoding::from_number(params.coding);
    let Some(coding) = coding.filter(|it| halves || *it != WeightCoding::Half) else {
        return refused(params.coding.into());
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
