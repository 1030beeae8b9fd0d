//! Vectors of bytes that begin at a multiple of what the schema's `force_align` says: the builder
//! knows the alignment of elements alone.

use flatbuffers::{FlatBufferBuilder, Vector, WIPOffset};

use crate::micro::ALIGNMENT;

/// Bytes of a finished file before its first table: an offset and the identifier.
const HEAD: usize = 8;

/// Writes bytes whose first is at a multiple of [`ALIGNMENT`] in the file, once [`finish`] has
/// made that of a length which is one.
pub fn bytes<'f>(builder: &mut FlatBufferBuilder<'f>, bytes: &[u8]) -> WIPOffset<Vector<'f, u8>> {
    pad(builder, bytes.len());
    builder.create_vector(bytes)
}

/// Fills up a file of which only root offset and identifier are missing.
pub fn finish(builder: &mut FlatBufferBuilder<'_>) {
    pad(builder, HEAD);
}

/// Files are written from their end: adds zeros until so many bytes more end at a multiple.
fn pad(builder: &mut FlatBufferBuilder<'_>, len: usize) {
    while !(builder.unfinished_data().len() + len).is_multiple_of(ALIGNMENT) {
        builder.push(0_u8);
    }
}
