//! A pea on this machine: its bytes and an arena where the interpreter wants them.

use std::array;
use std::path::Path;

use bytemuck::{Pod, Zeroable};
use peapod_diagnostic::{Diagnostic, Result, ResultExt, cannot_read, code, ensure, read_file};
use peapod_ir::{DType, Quantization, TensorType};
use peapod_micro::{
    ALIGNMENT, ElementType, FooterError, LoadError, Model, Port, ReadError, Session,
    load_with_weights, load_with_weights_without_checksum,
};
use peapod_schemas::micro::{MAX_REGIONS, Memory, OtherMemory, View};

use crate::custom_ops::KERNELS;
use crate::{Observer, Source, diagnose, memory};

/// Memory that begins where a device would place it.
struct Aligned {
    blocks: Vec<Block>,
    len: usize,
}

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, align(16))]
struct Block([u8; ALIGNMENT]);

impl Aligned {
    fn zeros(len: usize) -> Result<Self> {
        let mut blocks = Vec::new();
        let count = len.div_ceil(ALIGNMENT);
        blocks.try_reserve_exact(count).map_err(|error| {
            code::RUN_MEMORY
                .error(
                    format!("expected {len} bytes of memory, found less"),
                    "use a machine with more memory, or compile the model again if it asks for less",
                )
                .note(error.to_string())
        })?;
        // bounded: reserved above
        blocks.resize(count, Block::zeroed());
        Ok(Self { blocks, len })
    }

    fn copy(bytes: &[u8]) -> Result<Self> {
        let mut copy = Self::zeros(bytes.len())?;
        copy.bytes_mut().copy_from_slice(bytes);
        Ok(copy)
    }

    fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.blocks)[..self.len]
    }

    fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.blocks)[..self.len]
    }
}

/// Checks what a pea says of the work of its entries, if it does, against what it comes to. `load`
/// does not, as every image would have the code that counts. The most of any entry.
fn check_work(pea: &[u8], model: &Model<'_>) -> Result<u64> {
    let read = |error: ReadError| diagnose::pea(error.into());
    let view = View::read_without_checksum(pea).map_err(read)?;
    let mut most = 0;
    for index in 0..model.signature_count() {
        let told = view.entry_told_work(index).map_err(read)?;
        let work = model.signature(index).map_or(0, |entry| entry.work());
        let told = told.unwrap_or(work);
        ensure!(told == work, diagnose::told_work(told, work));
        most = work.max(most);
    }
    Ok(most)
}

/// All entries of a pea that was loaded.
fn entries<'m>(pea: &'m [u8], loaded: Result<Model<'m>, LoadError>) -> Result<Model<'m>> {
    let model = loaded.map_err(|error| diagnose::pea_of(error, pea))?;
    let model = model.with_signatures();
    Ok(model.map_err(|error| diagnose::pea_entries(error, pea))?)
}

/// A pea that passed every check, and memory to run it in.
pub struct Host {
    pea: Aligned,
    weights: Aligned,
    /// A memory for each region of RAM.
    arenas: [Aligned; MAX_REGIONS],
}

impl Host {
    /// Checks a pea with every kernel there is.
    ///
    /// # Errors
    ///
    /// It is not sound, or needs more memory than there is.
    pub fn new(pea: &[u8]) -> Result<Self> {
        Self::with_weights(pea, &[])
    }

    /// Checks a pea, whose larger constants are `weights`, with every kernel there is.
    ///
    /// # Errors
    ///
    /// As those of [`Host::new`].
    pub fn with_weights(pea: &[u8], weights: &[u8]) -> Result<Self> {
        Self::loaded(pea, weights, |bytes, weights| {
            load_with_weights(bytes, weights, &KERNELS)
        })
    }

    /// As [`Host::new`], of a pea in a file, with the weights beside it if it has any.
    ///
    /// # Errors
    ///
    /// As those of [`Host::new`].
    pub fn beside(source: &Source, pea: &[u8]) -> Result<Self> {
        Self::with_weights(pea, &weights_beside(source, pea)?)
    }

    /// As [`Host::beside`]; the observer is warned of a pea of a version without a checksum, which
    /// is read all the same.
    ///
    /// # Errors
    ///
    /// As those of [`Host::new`].
    pub fn read(source: &Source, pea: &[u8], observer: &dyn Observer) -> Result<Self> {
        let host = Self::loaded(pea, &weights_beside(source, pea)?, |bytes, weights| {
            match load_with_weights(bytes, weights, &KERNELS) {
                Err(LoadError::File(ReadError::Footer(FooterError::Missing))) => {
                    load_with_weights_without_checksum(bytes, weights, &KERNELS).inspect(|_| {
                        observer.warning(&source.without_checksum());
                    })
                }
                other => other,
            }
        });
        host.in_file(&source.path)
    }

    /// Checks a pea with every kernel there is, without memory to run it in; the element operations
    /// of an inference, of the entry that makes most.
    ///
    /// # Errors
    ///
    /// It is not sound.
    pub fn check(pea: &[u8], weights: &[u8]) -> Result<u64> {
        let (copy, weights) = (Aligned::copy(pea)?, Aligned::copy(weights)?);
        let loaded = load_with_weights(copy.bytes(), weights.bytes(), &KERNELS);
        let model = entries(copy.bytes(), loaded)?;
        check_work(copy.bytes(), &model)
    }

    /// The element operations of an inference of each entry.
    ///
    /// # Errors
    ///
    /// The pea is not sound.
    pub fn works(pea: &[u8]) -> Result<Vec<u64>> {
        let copy = Aligned::copy(pea)?;
        let model = entries(copy.bytes(), load_with_weights(copy.bytes(), &[], &KERNELS))?;
        let all = 0..model.signature_count();
        let works = all.filter_map(|index| Some(model.signature(index)?.work()));
        Ok(works.collect())
    }

    fn loaded(
        pea: &[u8],
        weights: &[u8],
        load: impl for<'m> Fn(&'m [u8], &'m [u8]) -> Result<Model<'m>, LoadError>,
    ) -> Result<Self> {
        let bytes = pea.len() as u128 + weights.len() as u128;
        memory::check("the pea with its weights", bytes)?;
        let (copy, weights) = (Aligned::copy(pea)?, Aligned::copy(weights)?);
        let model = entries(copy.bytes(), load(copy.bytes(), weights.bytes()))?;
        check_work(copy.bytes(), &model)?;
        let lens = array::from_fn::<usize, MAX_REGIONS, _>(|region| model.region_len(region));
        let needed = lens.iter().map(|len| *len as u128).sum::<u128>() + bytes;
        memory::check("the pea with its arena", needed)?;
        let mut arenas = array::from_fn(|_| Aligned {
            blocks: Vec::new(),
            len: 0,
        });
        for (arena, len) in arenas.iter_mut().zip(lens) {
            // bounded: checked above
            *arena = Aligned::zeros(len)?;
        }
        Ok(Self {
            pea: copy,
            weights,
            arenas,
        })
    }

    /// The pea's bytes.
    pub fn pea(&self) -> &[u8] {
        self.pea.bytes()
    }

    /// The loaded model, with all its entries.
    pub fn model(&self) -> Result<Model<'_>> {
        model(&self.pea, &self.weights)
    }

    /// The model in its arena, its states as after a reset.
    pub fn session(&mut self) -> Result<Session<'_, '_>> {
        let arenas = self.arenas.each_mut().map(Aligned::bytes_mut);
        let session = model(&self.pea, &self.weights)?.session_in(arenas);
        Ok(session.map_err(diagnose::pea)?)
    }
}

/// The model in a pea that was loaded before.
fn model<'m>(pea: &'m Aligned, weights: &'m Aligned) -> Result<Model<'m>> {
    let (pea, weights) = (pea.bytes(), weights.bytes());
    entries(
        pea,
        load_with_weights_without_checksum(pea, weights, &KERNELS),
    )
}

/// The weights beside a pea in a file, as the compiler names them, if it has any: loading says if
/// they are those of another.
fn weights_beside(source: &Source, pea: &[u8]) -> Result<Vec<u8>> {
    if !needs_weights(pea) {
        return Ok(Vec::new());
    }
    let path = Path::new(&source.path).with_extension("weights");
    Ok(read_file(&path, memory::limit()).map_err(cannot_read(&path))?)
}

/// Whether a pea has constants in a file of their own.
pub(crate) fn needs_weights(pea: &[u8]) -> bool {
    let Ok(copy) = Aligned::copy(pea) else {
        return false;
    };
    let view = View::read_without_checksum(copy.bytes());
    let memories = view.map_or(&[][..], |view| view.params::<OtherMemory>());
    memories
        .iter()
        .any(|it| it.memory == Memory::Weights as u32)
}

/// The type of an input or output of a loaded model.
pub fn tensor_type(port: &Port) -> Result<TensorType> {
    let element = ElementType::from_number(port.operand.element);
    let dtype = match element.ok_or_else(|| damaged("unknown element type"))? {
        ElementType::S8 => DType::I8,
        ElementType::U8 => DType::U8,
        ElementType::S16 => DType::I16,
        ElementType::S32 => DType::I32,
        ElementType::F32 => DType::F32,
        ElementType::S64 => DType::I64,
        ElementType::Bool => DType::Bool,
        ElementType::U32 => DType::U32,
    };
    let extent = |dim: &i32| usize::try_from(*dim).map_err(|_| damaged("negative extent"));
    let dims = port.dims.iter().take(port.rank as usize);
    let ty = TensorType::new(dtype, dims.map(extent).collect::<Result<Vec<_>, _>>()?);
    Ok(match port.scale == 0.0 {
        true => ty,
        false => ty.with_quant(Quantization::per_tensor(port.scale, port.zero_point)),
    })
}

fn damaged(what: &str) -> Diagnostic {
    code::PEA_DAMAGED.error(
        format!("the pea is damaged: an input or output has an {what}"),
        "compile the model again",
    )
}

#[cfg(test)]
mod tests {
    use peapod_passes::MicroOptions;
    use peapod_schemas::footer;

    use super::*;
    use crate::micro::compiled::Compiled;
    use crate::observer::Silent;

    #[test]
    fn a_pea_that_tells_another_work_is_refused() {
        let source = Source::open("../../examples/digits/digits.tflite".as_ref()).unwrap();
        let module = source.module(&Silent).unwrap();
        let compiled = Compiled::new(module, &MicroOptions::default()).unwrap();
        let mut payload = footer::split(&compiled.pea).unwrap().payload.to_vec();
        let told = compiled.work.to_le_bytes();
        let mut places = payload.windows(8).enumerate();
        let place = places.find(|(_, bytes)| *bytes == told).unwrap().0;
        payload[place] ^= 1;
        let changed = footer::write(&payload, None);
        let found = format!("found {} in the pea", compiled.work ^ 1);
        for refused in [Host::check(&changed, &[]).err(), Host::new(&changed).err()] {
            assert!(refused.unwrap().to_string().contains(&found));
        }
    }
}
