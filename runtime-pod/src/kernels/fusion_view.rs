//! How operands of a fusion are brought into tiles, and tiles into results.

use std::ops::Range;

use bytemuck::Pod;
use peapod_schemas::pod::{self, DType};
use smallvec::{SmallVec, smallvec};

use super::fusion_tile::{Tile, get, get_mut};
use super::half::{bf16_bits, bf16_value, f16_bits, f16_value};

/// Extents and strides, without an allocation where there are few.
type Dims = SmallVec<[(usize, i64); 4]>;

/// Where an operand is read, for the elements of an iteration space in row-major order.
#[derive(Clone, Debug)]
pub(crate) struct View {
    offset: i64,
    /// Extent and stride, outermost first; dimensions that are walked in one go are one.
    dims: Dims,
}

impl View {
    /// A view of an operand over an iteration space of this shape.
    pub(crate) fn new(view: &pod::View, shape: &[usize]) -> Self {
        let mut dims = Dims::new();
        for (&extent, &stride) in shape.iter().zip(&view.strides) {
            if extent == 1 {
                continue;
            }
            match dims.last_mut() {
                Some(outer) if stride.checked_mul(extent as i64) == Some(outer.1) => {
                    *outer = (outer.0 * extent, stride);
                }
                _ => dims.push((extent, stride)),
            }
        }
        Self {
            offset: view.offset,
            dims,
        }
    }

    /// So many elements one after another from the first.
    pub(crate) fn contiguous(len: usize) -> Self {
        Self {
            offset: 0,
            dims: smallvec![(len, 1)],
        }
    }

    /// Whether elements are read one after another.
    pub(crate) fn is_contiguous(&self) -> bool {
        matches!(self.dims[..], [] | [(_, 1)])
    }

    /// The element that is read first.
    pub(crate) const fn first(&self) -> usize {
        self.offset as usize
    }

    /// Whether one element is all that is read.
    pub(crate) fn is_scalar(&self) -> bool {
        self.dims.iter().all(|(_, stride)| *stride == 0)
    }

    /// Whether the same elements are read again and again, as often as fits into so many.
    pub(crate) fn repeats_within(&self, len: usize) -> bool {
        let outer = self.dims.iter().take_while(|dim| dim.1 == 0).count();
        let period = self.dims[outer..].iter().map(|dim| dim.0).product();
        self.is_scalar() || outer > 0 && len.is_multiple_of(period)
    }

    /// Copies elements that repeat, from the one at `along` on, in ever larger steps. Does nothing
    /// if they are not repeated.
    fn repeat<T: Pod>(&self, source: &[T], along: usize, period: usize, out: &mut [T]) -> bool {
        if out.len() < 2 * period {
            return false;
        }
        let row = &source[self.offset as usize..][..period];
        let (first, second) = out.split_at_mut(period - along);
        first.copy_from_slice(&row[along..]);
        second[..along].copy_from_slice(&row[..along]);
        let mut done = period;
        while done < out.len() {
            let more = done.min(out.len() - done);
            out.copy_within(..more, done);
            done += more;
        }
        true
    }

    /// Copies the elements of a range of the iteration space.
    fn gather<T: Pod>(&self, source: &[T], range: Range<usize>, out: &mut [T]) {
        let Some((&(inner, step), outer)) = self.dims.split_last() else {
            out.fill(source[self.offset as usize]);
            return;
        };
        if let ([(_, 0)], 1) = (outer, step)
            && self.repeat(source, range.start % inner, inner, out)
        {
            return;
        }
        if let (&[(_, stride)], true) = (outer, range.start.is_multiple_of(inner)) {
            let row = (range.start / inner) as i64;
            let mut first = self.offset + row * stride;
            for part in out.chunks_mut(inner) {
                line(source, first, step, part);
                first += stride;
            }
            return;
        }
        let mut along = range.start % inner;
        let mut rest = range.start / inner;
        let mut index: SmallVec<[usize; 4]> = smallvec![0; outer.len()];
        let mut base = self.offset;
        for (index, &(extent, stride)) in index.iter_mut().zip(outer).rev() {
            *index = rest % extent;
            base += *index as i64 * stride;
            rest /= extent;
        }
        let mut done = 0;
        while done < out.len() {
            let run = (inner - along).min(out.len() - done);
            let first = base + along as i64 * step;
            let part = &mut out[done..done + run];
            line(source, first, step, part);
            done += run;
            along = 0;
            base = next(&mut index, outer, base);
        }
    }
}

/// Copies the elements of a line.
#[inline(always)]
fn line<T: Pod>(source: &[T], first: i64, step: i64, out: &mut [T]) {
    match step {
        0 => fill(out, source[first as usize]),
        1 => out.copy_from_slice(&source[first as usize..][..out.len()]),
        _ => {
            for (i, out) in out.iter_mut().enumerate() {
                *out = source[(first + i as i64 * step) as usize];
            }
        }
    }
}

/// Fills elements: in vectors, as calls for a few elements each would take longer.
#[inline(always)]
fn fill<T: Pod>(out: &mut [T], element: T) {
    let (chunks, rest) = out.as_chunks_mut::<16>();
    for chunk in chunks {
        *chunk = [element; 16];
    }
    rest.fill(element);
}

/// Steps to the next index of the outer dimensions; yields its place.
fn next(index: &mut [usize], dims: &[(usize, i64)], mut base: i64) -> i64 {
    for (index, &(extent, stride)) in index.iter_mut().zip(dims).rev() {
        *index += 1;
        base += stride;
        if *index < extent {
            break;
        }
        *index = 0;
        base -= extent as i64 * stride;
    }
    base
}

/// Copies the elements of a range of the iteration space into a tile.
pub(crate) fn load(dtype: DType, view: &View, bytes: &[u8], range: Range<usize>, tile: &mut Tile) {
    let len = range.len();
    match dtype {
        DType::F16 => widen(view, bytes, range, tile, f16_value),
        DType::Bf16 => widen(view, bytes, range, tile, bf16_value),
        DType::I16 => view.gather::<u16>(
            bytemuck::cast_slice(bytes),
            range,
            get_mut(tile.bytes_mut(), len),
        ),
        DType::F32 | DType::I32 | DType::U32 => {
            view.gather::<u32>(
                bytemuck::cast_slice(bytes),
                range,
                get_mut(tile.bytes_mut(), len),
            );
        }
        DType::F64 | DType::I64 => {
            view.gather::<u64>(
                bytemuck::cast_slice(bytes),
                range,
                get_mut(tile.bytes_mut(), len),
            );
        }
        DType::Bool => {
            let tile = get_mut::<u8>(tile.bytes_mut(), len);
            view.gather(bytes, range, tile);
            tile.iter_mut().for_each(|x| *x = u8::from(*x != 0));
        }
        DType::I8 | DType::U8 => view.gather::<u8>(bytes, range, get_mut(tile.bytes_mut(), len)),
    }
}

fn widen(
    view: &View,
    bytes: &[u8],
    range: Range<usize>,
    tile: &mut Tile,
    value: impl Fn(u16) -> f32,
) {
    let mut bits = [0_u16; super::fusion::TILE];
    let bits = &mut bits[..range.len()];
    view.gather::<u16>(bytemuck::cast_slice(bytes), range, bits);
    let out = get_mut::<f32>(tile.bytes_mut(), bits.len());
    for (out, &bits) in out.iter_mut().zip(&*bits) {
        *out = value(bits);
    }
}

/// Whether elements are computed with as they are in operands. Of truth values any bit may be set.
pub(crate) const fn is_read_in_place(dtype: DType) -> bool {
    is_written_in_place(dtype) && !matches!(dtype, DType::Bool)
}

/// Whether elements are in results as they are computed.
pub(crate) const fn is_written_in_place(dtype: DType) -> bool {
    !matches!(dtype, DType::F16 | DType::Bf16)
}

/// Elements one after another as they are computed with: in place, or copied into a tile.
pub(crate) fn read<'a>(dtype: DType, bytes: &'a [u8], tile: &'a mut Tile) -> &'a [u8] {
    if is_read_in_place(dtype) {
        return bytes;
    }
    let len = bytes.len() / dtype.size_bytes();
    load(dtype, &View::contiguous(len), bytes, 0..len, tile);
    tile.bytes()
}

/// Writes elements as they are computed as those of a result.
pub(crate) fn store(dtype: DType, from: &[u8], bytes: &mut [u8]) {
    match dtype {
        DType::F16 => narrow(from, bytes, f16_bits),
        DType::Bf16 => narrow(from, bytes, bf16_bits),
        DType::F32 | DType::F64 | DType::I8 | DType::I16 | DType::I32 => all(from, bytes),
        DType::I64 | DType::U8 | DType::U32 | DType::Bool => all(from, bytes),
    }
}

fn all(from: &[u8], bytes: &mut [u8]) {
    bytes.copy_from_slice(&from[..bytes.len()]);
}

fn narrow(from: &[u8], bytes: &mut [u8], bits: impl Fn(f32) -> u16) {
    let out: &mut [u16] = bytemuck::cast_slice_mut(bytes);
    let len = out.len();
    for (out, &x) in out.iter_mut().zip(get::<f32>(from, len)) {
        *out = bits(x);
    }
}
