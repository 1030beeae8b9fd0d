//! Checkpoints that are written: the tensors of a rank into files of bounded size, and what they
//! are into the manifest.

use peapod_diagnostic::{Diagnostic, Result, ResultExt, cannot_read, read_file};
use peapod_ir::TensorType;
use peapod_npy::safe::{self, Tensor};

use super::hash::Hash;
use super::manifest::{FILE, Manifest, Saved, Shard};
use crate::staging::NewFolder;
use crate::{memory, tensor_file};

/// A tensor of a step, to be written.
#[derive(Debug)]
pub struct Captured {
    /// The input whose next value it is.
    pub input: usize,
    /// Its name, which no other has.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// Its elements.
    pub bytes: Vec<u8>,
}

/// Writes what a rank holds.
///
/// # Errors
///
/// There is no space, for example.
pub fn write_shards(
    folder: &NewFolder,
    rank: usize,
    captured: Vec<Captured>,
    shard_bytes: u64,
) -> Result<Vec<Shard>> {
    let mut shards = vec![];
    for group in grouped(captured, shard_bytes) {
        let name = format!("state-{rank:03}-{:05}.safetensors", shards.len());
        shards.push(write_shard(folder, name, group)?);
    }
    Ok(shards)
}

/// Tensors in order in as many groups as are needed for none to be larger than the bound, except
/// by one tensor alone.
fn grouped(captured: Vec<Captured>, bound: u64) -> Vec<Vec<Captured>> {
    let mut groups: Vec<Vec<Captured>> = vec![];
    let mut room = 0;
    for tensor in captured {
        let bytes = tensor.bytes.len() as u64;
        match groups.last_mut() {
            Some(group) if bytes <= room => {
                room -= bytes;
                group.push(tensor);
            }
            Some(_) | None => {
                room = bound.saturating_sub(bytes);
                groups.push(vec![tensor]);
            }
        }
    }
    groups
}

fn write_shard(folder: &NewFolder, name: String, mut group: Vec<Captured>) -> Result<Shard> {
    // So that all are aligned to their elements.
    group.sort_by_key(|it| std::cmp::Reverse(it.ty.dtype.size_bytes()));
    let tensor = |it: &Captured| {
        Ok(Tensor {
            name: it.name.clone(),
            element: tensor_file::element(&it.ty)?,
            shape: it.ty.shape.to_vec(),
        })
    };
    let tensors = group.iter().map(tensor).collect::<Result<Vec<_>>>()?;
    let table = safe::header(&tensors, &[("format", "peapod-checkpoint".to_owned())])?;
    let mut file = folder.file(&name)?;
    file.write(&table)?;
    let mut shard = Shard {
        file: name,
        bytes: table.len() as u64,
        table_hash: Hash::of(&table),
        tensors: vec![],
    };
    for tensor in group {
        file.write(&tensor.bytes)?;
        let bytes = tensor.bytes.len() as u64;
        shard.tensors.push(Saved {
            input: tensor.input,
            name: tensor.name,
            offset: shard.bytes,
            bytes,
            hash: Hash::of(&tensor.bytes),
        });
        shard.bytes += bytes;
    }
    file.finish()?;
    Ok(shard)
}

/// Writes the manifest, and puts the checkpoint into its place.
///
/// # Errors
///
/// There is no space, for example.
pub fn commit(folder: NewFolder, manifest: &Manifest) -> Result<()> {
    let mut file = folder.file(FILE)?;
    file.write(manifest.encode()?.as_bytes())?;
    file.finish()?;
    folder.commit()
}

/// Name of the file in which a rank tells rank 0 what it has written.
fn part(rank: usize) -> String {
    format!("part-{rank:03}.json")
}

/// Tells rank 0 what this rank has written.
///
/// # Errors
///
/// There is no space, for example.
pub fn tell(folder: &NewFolder, rank: usize, shards: &[Shard]) -> Result<()> {
    let text = serde_json::to_vec(shards).map_err(crate::diagnose::json)?;
    let mut file = folder.file(&part(rank))?;
    file.write(&text)?;
    file.finish()
}

/// What the other ranks have written, and removes what they told.
///
/// # Errors
///
/// It cannot be read: the folder is not shared by the hosts, for example.
pub fn told(folder: &NewFolder, ranks: usize) -> Result<Vec<Shard>> {
    let mut shards = vec![];
    for rank in 1..ranks {
        let path = folder.path().join(part(rank));
        let bytes = read_file(&path, memory::limit()).map_err(cannot_read(&path));
        let bytes = bytes.note(|| {
            format!("rank {rank} wrote it: the folder has to be one that all hosts share")
        })?;
        let told: Vec<Shard> = serde_json::from_slice(&bytes)
            .map_err(|error| Diagnostic::bug(format!("{}: {error}", path.display())))?;
        shards.extend(told);
        std::fs::remove_file(&path).map_err(peapod_diagnostic::cannot_write(&path))?;
    }
    Ok(shards)
}

/// Which rank writes each of some tensors, given their lengths: equal parts of all bytes, in order.
pub fn writers(lengths: &[usize], ranks: usize) -> Vec<usize> {
    let total: u128 = lengths.iter().map(|it| *it as u128).sum();
    let mut before = 0_u128;
    let writer = |length: &usize| {
        let middle = before + *length as u128 / 2;
        before += *length as u128;
        let rank = (middle * ranks as u128).checked_div(total).unwrap_or(0);
        (rank as usize).min(ranks - 1)
    };
    lengths.iter().map(writer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::DType;

    #[test]
    fn ranks_write_equal_parts() {
        assert_eq!(writers(&[10; 6], 3), [0, 0, 1, 1, 2, 2]);
        assert_eq!(writers(&[100, 1, 1], 2), [0, 1, 1]);
        assert_eq!(writers(&[0, 0], 4), [0, 0]);
        assert!(writers(&[], 4).is_empty());
        assert_eq!(writers(&[7; 3], 1), [0, 0, 0]);
    }

    #[test]
    fn files_are_bounded_but_for_single_tensors() {
        let sizes = |bound| {
            let captured = [3, 3, 9, 1, 0, 3].into_iter().map(|bytes| Captured {
                input: 0,
                name: String::new(),
                ty: TensorType::new(DType::U8, [bytes]),
                bytes: vec![0; bytes],
            });
            let groups = grouped(captured.collect(), bound).into_iter();
            let lengths = groups.map(|it| it.iter().map(|it| it.bytes.len()).collect());
            lengths.collect::<Vec<Vec<usize>>>()
        };
        assert_eq!(sizes(6), [vec![3, 3], vec![9], vec![1, 0, 3]]);
        assert_eq!(sizes(1), [vec![3], vec![3], vec![9], vec![1, 0], vec![3]]);
        assert_eq!(sizes(100), [[3, 3, 9, 1, 0, 3]]);
    }
}
