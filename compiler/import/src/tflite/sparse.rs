//! Sparse constants to dense ones.
//!
//! A sparse constant is a tree: level l runs over one dimension, or over the inside of a block of
//! one, and stores either every coordinate or, per entry of the level above, a list of them. The
//! leaves are the stored elements, in order.

use super::wire::{DimensionMetadata, DimensionType, SparseIndexVector, SparsityParameters};

/// The levels of a sparse constant, outermost first, each fitting the one above.
pub(super) struct Tree {
    levels: Vec<Level>,
    entries: usize,
}

impl Tree {
    /// The tree of a tensor of this shape, whose product must not overflow.
    pub(super) fn read(sparsity: SparsityParameters<'_>, shape: &[usize]) -> Result<Self, String> {
        let levels = read_levels(sparsity, shape)?;
        let mut entries = 1;
        for (position, level) in levels.iter().enumerate() {
            entries = level
                .entries(entries)
                .map_err(|what| format!("sparse level {position}: {what}"))?;
        }
        Ok(Self { levels, entries })
    }

    /// How many elements are stored.
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    /// Where in the dense tensor each stored element belongs, in elements, in storage order.
    pub(super) fn places(&self) -> Vec<usize> {
        let levels = self.levels.iter();
        levels.fold(vec![0], |above, level| level.expand(&above))
    }
}

/// Puts elements of `size` bytes in their places, zeros elsewhere.
pub(super) fn fill(stored: &[u8], places: &[usize], elements: usize, size: usize) -> Vec<u8> {
    // bounded: counted by the caller among copies of constants
    let mut dense = vec![0; elements * size];
    for (element, place) in stored.chunks_exact(size).zip(places) {
        dense[place * size..][..size].copy_from_slice(element);
    }
    dense
}

/// One level of the tree.
struct Level {
    /// Coordinates there are.
    extent: usize,
    /// How far apart they are in the dense tensor, in elements.
    stride: usize,
    storage: Storage,
}

/// Which coordinates of a level are stored.
enum Storage {
    /// All.
    Dense,
    /// Below entry p of the level above: `coordinates[segments[p]..segments[p + 1]]`.
    Sparse {
        segments: Vec<usize>,
        coordinates: Vec<usize>,
    },
}

/// The levels, outermost first. There is one per dimension, and one per block.
fn read_levels(sparsity: SparsityParameters<'_>, shape: &[usize]) -> Result<Vec<Level>, String> {
    let order = sparsity.traversal_order().unwrap_or_default();
    let blocks = sparsity.block_map().unwrap_or_default();
    let metadata = sparsity.dim_metadata().unwrap_or_default();
    let (rank, depth) = (shape.len(), shape.len() + blocks.len());
    if blocks.len() > rank || order.len() != depth || metadata.len() != depth {
        return Err(format!(
            "{} levels of traversal, {} of metadata and {} blocks for {rank} dimensions",
            order.len(),
            metadata.len(),
            blocks.len()
        ));
    }
    let position = invert(order.iter(), depth)?;
    let mut block_of: Vec<Option<usize>> = vec![None; rank];
    for (block, dim) in blocks.iter().enumerate() {
        let slot = usize::try_from(dim)
            .ok()
            .and_then(|dim| block_of.get_mut(dim));
        match slot {
            Some(slot @ None) => *slot = Some(position[rank + block]),
            Some(Some(_)) | None => {
                return Err(format!(
                    "block {block} divides dimension {dim} of {rank}, or again"
                ));
            }
        }
    }
    // bounded: levels of the file
    let mut spans = vec![(0, 0); depth];
    let mut stride = 1;
    for (dim, &extent) in shape.iter().enumerate().rev() {
        let mut blocks = extent;
        let mut block = 1;
        if let Some(at) = block_of[dim] {
            block = usize::try_from(metadata.get(at).dense_size()).unwrap_or(0);
            if block == 0 || block > extent || !extent.is_multiple_of(block) {
                return Err(format!(
                    "block size {block} does not divide the extent {extent} of dimension {dim}"
                ));
            }
            blocks = extent / block;
            spans[at] = (block, stride);
        }
        spans[position[dim]] = (blocks, stride * block);
        stride *= extent;
    }
    let levels = spans.into_iter().zip(metadata);
    levels
        .map(|(span, metadata)| Level::read(span, metadata))
        .collect()
}

/// The position of each of `0..count` in `order`, which must be a permutation of them.
fn invert(order: impl Iterator<Item = i32>, count: usize) -> Result<Vec<usize>, String> {
    // bounded: levels of the file
    let mut positions = vec![None; count];
    for (position, dim) in order.enumerate() {
        let slot = usize::try_from(dim)
            .ok()
            .and_then(|dim| positions.get_mut(dim));
        match slot {
            Some(slot @ None) => *slot = Some(position),
            Some(Some(_)) | None => {
                return Err(format!(
                    "the traversal runs over {dim} of {count}, or again"
                ));
            }
        }
    }
    // As many entries as slots, no slot twice: every slot is filled.
    Ok(positions.into_iter().flatten().collect())
}

impl Level {
    fn read(
        (extent, stride): (usize, usize),
        metadata: DimensionMetadata<'_>,
    ) -> Result<Self, String> {
        let storage = match metadata.format() {
            DimensionType::DENSE => {
                let size = metadata.dense_size();
                if usize::try_from(size) != Ok(extent) {
                    return Err(format!("expected a dense level of {extent}, found {size}"));
                }
                Storage::Dense
            }
            DimensionType::SPARSE_CSR => Storage::Sparse {
                segments: indices(metadata, IndexVector::Segments)?,
                coordinates: indices(metadata, IndexVector::Indices)?,
            },
            other => return Err(format!("unknown level format {}", other.0)),
        };
        Ok(Self {
            extent,
            stride,
            storage,
        })
    }

    /// How many entries there are below `above` entries; checks that the level fits them.
    fn entries(&self, above: usize) -> Result<usize, String> {
        match &self.storage {
            Storage::Dense => Ok(above * self.extent),
            Storage::Sparse {
                segments,
                coordinates,
            } => {
                let ends = (segments.first().copied(), segments.last().copied());
                let count = coordinates.len();
                if segments.len() != above + 1 || ends != (Some(0), Some(count)) {
                    return Err(format!(
                        "{} segments from {:?} to {:?} for {above} entries and {count} coordinates",
                        segments.len(),
                        ends.0,
                        ends.1
                    ));
                }
                for segment in segments.windows(2) {
                    let part = coordinates.get(segment[0]..segment[1]).ok_or_else(|| {
                        format!("a segment from {} to {}", segment[0], segment[1])
                    })?;
                    self.check_rising(part)?;
                }
                Ok(count)
            }
        }
    }

    /// Rising coordinates keep a level from having more entries than when it is dense.
    fn check_rising(&self, part: &[usize]) -> Result<(), String> {
        let rising = part.windows(2).all(|pair| pair[0] < pair[1]);
        match part.last() {
            Some(&last) if !rising || last >= self.extent => Err(format!(
                "coordinates up to {last}, expected rising ones below {}",
                self.extent
            )),
            Some(_) | None => Ok(()),
        }
    }

    /// The places of all entries below those at `above`.
    fn expand(&self, above: &[usize]) -> Vec<usize> {
        let below = |start, coordinate| start + coordinate * self.stride;
        match &self.storage {
            Storage::Dense => {
                let all = |&start| (0..self.extent).map(move |i| below(start, i));
                above.iter().flat_map(all).collect()
            }
            Storage::Sparse {
                segments,
                coordinates,
            } => {
                let parts = segments.windows(2).zip(above);
                let some = |(segment, &start): (&[usize], &usize)| {
                    let part = &coordinates[segment[0]..segment[1]];
                    part.iter().map(move |&i| below(start, i))
                };
                parts.flat_map(some).collect()
            }
        }
    }
}

/// Which index vector of a level.
#[derive(Clone, Copy)]
enum IndexVector {
    Segments,
    Indices,
}

/// An index vector of any width.
fn indices(metadata: DimensionMetadata<'_>, part: IndexVector) -> Result<Vec<usize>, String> {
    let (ty, wide, medium, narrow) = match part {
        IndexVector::Segments => (
            metadata.array_segments_type(),
            metadata.array_segments_as_int_32_vector(),
            metadata.array_segments_as_uint_16_vector(),
            metadata.array_segments_as_uint_8_vector(),
        ),
        IndexVector::Indices => (
            metadata.array_indices_type(),
            metadata.array_indices_as_int_32_vector(),
            metadata.array_indices_as_uint_16_vector(),
            metadata.array_indices_as_uint_8_vector(),
        ),
    };
    match ty {
        SparseIndexVector::Int32Vector => {
            let values = wide.and_then(|vector| vector.values()).unwrap_or_default();
            let index = |value| usize::try_from(value).map_err(|_| format!("an index of {value}"));
            values.iter().map(index).collect()
        }
        SparseIndexVector::Uint16Vector => {
            let values = medium.and_then(|vector| vector.values());
            Ok(values.unwrap_or_default().iter().map(usize::from).collect())
        }
        SparseIndexVector::Uint8Vector => {
            let values = narrow.and_then(|vector| vector.values());
            Ok(values.unwrap_or_default().iter().map(usize::from).collect())
        }
        _ => Err("missing index vector".to_owned()),
    }
}
