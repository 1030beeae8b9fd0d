//! The wire format of TensorFlow Lite files: what reading and writing them share.
//!
//! `schema/tflite.fbs` is our own schema of the format; [`wire`] is the code that flatc makes of
//! it. The importer reads files with it, the emitter writes them.

use flatbuffers::{FlatBufferBuilder, WIPOffset};

/// `schema/tflite.fbs` as flatc makes it.
#[rustfmt::skip]
#[allow(
    clippy::all,
    clippy::undocumented_unsafe_blocks,
    dead_code,
    mismatched_lifetime_syntaxes,
    missing_docs,
    unsafe_code,
    unused_imports
)]
mod generated;

pub use generated::tflite as wire;

/// A file under construction.
pub type Builder = FlatBufferBuilder<'static>;

/// What the elements of a buffer begin at a multiple of, as the schema asks.
pub const ALIGNMENT: usize = 16;

/// Bytes of a finished file before its first table: an offset and the identifier.
const HEAD: usize = 8;

/// Adds zeros until so many bytes more end at a multiple of the alignment: files are written from
/// their end, and the builder knows the alignment of elements alone.
fn pad(builder: &mut Builder, len: usize) {
    while !(builder.unfinished_data().len() + len).is_multiple_of(ALIGNMENT) {
        builder.push(0_u8);
    }
}

/// Writes a buffer of these bytes, at the alignment that the format asks for.
pub fn buffer(builder: &mut Builder, data: &[u8]) -> WIPOffset<wire::Buffer<'static>> {
    let args = wire::BufferArgs {
        data: (!data.is_empty()).then(|| {
            pad(builder, data.len());
            builder.create_vector(data)
        }),
        ..wire::BufferArgs::default()
    };
    wire::Buffer::create(builder, &args)
}

/// Ends a file.
pub fn finish(mut builder: Builder, model: WIPOffset<wire::Model<'static>>) -> Vec<u8> {
    pad(&mut builder, HEAD);
    wire::finish_model_buffer(&mut builder, model);
    builder.finished_data().to_vec()
}
