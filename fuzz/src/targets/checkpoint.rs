//! Reads any bytes as a checkpoint: a manifest, whose hash of itself is made to fit, and a file
//! with tensors, which the manifest describes.

use std::io::{Cursor, Error, ErrorKind};

use peapod_driver::pod::checkpoint::hash::Hash;
use peapod_driver::pod::checkpoint::interface::{Interface, Tensor};
use peapod_driver::pod::checkpoint::manifest::{
    Constant, Manifest, Position, Saved, Shard, sealed,
};
use peapod_driver::pod::checkpoint::reader::verify;

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "checkpoint",
    seeds,
    edit: edit::mixed,
    cost: 1,
    take,
};

/// The field that ends a manifest.
const CHECKSUM: &str = ",\n  \"checksum\"";

/// Between the manifest and the file.
const BETWEEN: &[u8] = b"\n\0\n";

fn tensor(name: &str, extent: usize, replaces: Option<usize>) -> Tensor {
    Tensor {
        name: name.to_owned(),
        dtype: "f32".to_owned(),
        shape: vec![extent],
        replaces,
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let shard: Vec<u8> = (0..8 + 24).collect();
    let saved = |input: usize, offset: usize, bytes: usize| Saved {
        input,
        name: format!("w{input}"),
        offset: offset as u64,
        bytes: bytes as u64,
        hash: Hash::of(&shard[offset..][..bytes]),
    };
    let interface = Interface {
        inputs: vec![
            tensor("w0", 4, None),
            tensor("x", 2, None),
            tensor("w2", 2, None),
        ],
        outputs: vec![tensor("w0", 4, Some(0)), tensor("w2", 2, Some(2))],
    };
    let mut manifest = Manifest::new(7, interface);
    manifest.constants = vec![Constant {
        input: 1,
        hash: Hash::of(b"x"),
    }];
    manifest.data = Some(Position {
        inputs: vec!["x".to_owned()],
        epoch: 1,
        frame: 2,
    });
    manifest.shards = vec![Shard {
        file: "state.safetensors".to_owned(),
        bytes: shard.len() as u64,
        table_hash: Hash::of(&shard[..8]),
        tensors: vec![saved(0, 8, 16), saved(2, 24, 8)],
    }];
    let text = manifest.encode().expect("a manifest is JSON");
    let (body, _) = text.rsplit_once(CHECKSUM).expect("it ends with a hash");
    let without = |data| {
        let mut other = manifest.clone();
        other.data = data;
        let text = other.encode().expect("a manifest is JSON");
        let (body, _) = text.rsplit_once(CHECKSUM).expect("it ends with a hash");
        [body.as_bytes(), BETWEEN, &shard].concat()
    };
    vec![[body.as_bytes(), BETWEEN, &shard].concat(), without(None)]
}

fn take(bytes: &[u8]) -> bool {
    // As it is, the hash is wrong in nearly all cases.
    if let Err(errors) = Manifest::decode(bytes) {
        assert!(!errors.to_string().is_empty());
    }
    let cut = bytes.windows(BETWEEN.len()).position(|it| it == BETWEEN);
    let (body, file) = bytes.split_at(cut.unwrap_or(bytes.len()));
    let file = file.strip_prefix(BETWEEN).unwrap_or_default();
    let manifest = match Manifest::decode(sealed(&String::from_utf8_lossy(body)).as_bytes()) {
        Ok(manifest) => manifest,
        Err(errors) => {
            assert!(!errors.to_string().is_empty());
            return false;
        }
    };
    let again = manifest.encode().expect("what was read is written");
    assert_eq!(Manifest::decode(again.as_bytes()).as_ref(), Ok(&manifest));
    let open = |name: &str| match name {
        "state.safetensors" => Ok((Cursor::new(file), file.len() as u64)),
        _ => Err(Error::from(ErrorKind::NotFound)),
    };
    let verified = verify(&manifest, open).is_ok();
    let tensors = manifest.shards.iter().flat_map(|it| &it.tensors);
    for tensor in tensors.filter(|_| verified) {
        let part = &file[tensor.offset as usize..][..tensor.bytes as usize];
        assert_eq!(tensor.hash.like_of(part), tensor.hash);
    }
    verified
}
