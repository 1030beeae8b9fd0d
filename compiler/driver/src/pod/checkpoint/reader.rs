//! Checkpoints that are read: every byte is held against the hashes of the manifest.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use peapod_diagnostic::{
    Diagnostic, Diagnostics, Result, ResultExt, cannot_read, code, open_file, read_file,
};

use super::hash::Hash;
use super::manifest::{FILE, Manifest, Saved, Shard};
use crate::memory;

/// Bytes that are read at a time.
const BUFFER: usize = 1 << 20;

/// A checkpoint whose files are as they were written.
#[derive(Debug)]
pub struct Checkpoint {
    /// Its folder.
    pub folder: PathBuf,
    /// What it says of itself.
    pub manifest: Manifest,
}

impl Checkpoint {
    /// Reads the manifest and holds all files against it.
    ///
    /// # Errors
    ///
    /// Files cannot be read, or are not as they were written: all that are damaged.
    pub fn open(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        let bytes = read_file(&path, memory::limit()).map_err(|error| {
            if error.kind() == ErrorKind::NotFound {
                return damage(format!("{} is missing", path.display()));
            }
            cannot_read(&path)(error)
        })?;
        let inside = |error: Diagnostics| {
            error.map(|mut it| {
                it.labels.iter_mut().for_each(|label| {
                    let file = label.file.take().unwrap_or_default();
                    label.file = Some(folder.join(file).display().to_string());
                });
                it
            })
        };
        let manifest = Manifest::decode(&bytes).map_err(inside)?;
        let open = |name: &str| {
            let file = open_file(folder.join(name))?;
            let length = file.metadata()?.len();
            Ok((file, length))
        };
        verify(&manifest, open).map_err(inside)?;
        Ok(Self {
            folder: folder.to_path_buf(),
            manifest,
        })
    }

    /// The elements of an input, of so many bytes.
    ///
    /// # Errors
    ///
    /// It is not in the checkpoint, has another length, or was damaged since.
    pub fn tensor(&self, input: usize, bytes: usize) -> Result<Vec<u8>> {
        let shards = self.manifest.shards.iter();
        let mut tensors = shards.flat_map(|it| it.tensors.iter().map(move |tensor| (it, tensor)));
        let found = tensors.find(|(_, tensor)| tensor.input == input);
        let found = found.filter(|(_, tensor)| tensor.bytes == bytes as u64);
        let (shard, tensor) = found.ok_or_else(|| {
            let message = format!("input {input} of {bytes} bytes is not in the checkpoint");
            code::CHECKPOINT_DAMAGED
                .error(message, super::SKIP)
                .in_file(self.folder.display().to_string())
        })?;
        let path = self.folder.join(&shard.file);
        let elements = read_at(&path, tensor.offset, bytes).map_err(cannot_read(&path))?;
        match tensor.hash.like_of(&elements) {
            hash if hash == tensor.hash => Ok(elements),
            hash => Err(flipped(tensor, hash)).in_file(path.display()),
        }
    }
}

fn read_at(path: &Path, offset: u64, bytes: usize) -> io::Result<Vec<u8>> {
    let mut file: File = open_file(path)?;
    file.seek(SeekFrom::Start(offset))?;
    let mut elements = Vec::new();
    elements.try_reserve_exact(bytes)?;
    // bounded: the length is that of an input of the program
    elements.resize(bytes, 0);
    file.read_exact(&mut elements)?;
    Ok(elements)
}

/// Holds files against a manifest. `open` yields a file by its name, and its length.
///
/// # Errors
///
/// All that are missing, of another length, or have other hashes; labels name them.
pub fn verify<F: Read>(
    manifest: &Manifest,
    open: impl Fn(&str) -> io::Result<(F, u64)>,
) -> Result<()> {
    let mut damages: Vec<Diagnostic> = vec![];
    for shard in &manifest.shards {
        let found = match open(&shard.file) {
            Ok((file, length)) => verify_shard(shard, file, length),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                vec![damage("the file is missing")]
            }
            Err(error) => vec![cannot_read(&shard.file)(error)],
        };
        damages.extend(found.into_iter().map(|it| it.in_file(shard.file.clone())));
    }
    match damages.is_empty() {
        true => Ok(()),
        false => Err(damages.into()),
    }
}

fn verify_shard(shard: &Shard, mut file: impl Read, length: u64) -> Vec<Diagnostic> {
    let mut damages = vec![];
    if length != shard.bytes {
        let expected = shard.bytes;
        damages.push(damage(format!("expected {expected} bytes, found {length}")));
    }
    let mut next = |bytes: u64, like: Hash| hash_next(&mut file, bytes, like);
    match next(shard.table_bytes(), shard.table_hash) {
        Err(error) => damages.push(damage(format!("cannot be read: {error}"))),
        Ok(hash) if hash == shard.table_hash => {}
        Ok(hash) => {
            let expected = shard.table_hash;
            damages.push(damage(format!(
                "table of tensors: expected hash {expected}, found {hash}"
            )));
        }
    }
    for tensor in &shard.tensors {
        match next(tensor.bytes, tensor.hash) {
            Err(error) => damages.push(damage(format!("cannot be read: {error}"))),
            Ok(hash) if hash == tensor.hash => {}
            Ok(hash) => damages.push(flipped(tensor, hash)),
        }
    }
    damages
}

/// The hash of the next bytes, or of what there is of them, of the kind of another hash.
fn hash_next(file: &mut impl Read, bytes: u64, like: Hash) -> io::Result<Hash> {
    let mut file = file.take(bytes);
    let size = usize::try_from(bytes).unwrap_or(BUFFER).clamp(1, BUFFER);
    // bounded: by a constant
    let mut buffer = vec![0; size];
    let mut hasher = like.like();
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finish()),
            Ok(read) => hasher.update(&buffer[..read]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

fn damage(message: impl Into<String>) -> Diagnostic {
    code::CHECKPOINT_DAMAGED.error(message, super::SKIP)
}

fn flipped(tensor: &Saved, found: Hash) -> Diagnostic {
    let Saved { name, hash, .. } = tensor;
    damage(format!(
        "tensor `{name}`: expected hash {hash}, found {found}"
    ))
}
