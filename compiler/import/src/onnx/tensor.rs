//! Tensors of known elements: in the file, or in a file beside it.

use std::collections::HashMap;
use std::path::{Component, Path};
use std::sync::Arc;

use peapod_ir::{DType, Tensor, TensorType, ValueId};
use prost::bytes::Bytes;

use super::broadcast::extents;
use super::error::{Imported, OnnxError, OnnxErrorKind, OnnxErrors, malformed, unsupported};
use super::importer::Importer;
use super::{decode, proto};
use crate::error::excerpt;

/// The `data_location` of elements in another file.
const EXTERNAL: i32 = 1;

/// Element types that the IR has.
const DTYPES: [(i32, DType); 12] = [
    (1, DType::F32),
    (2, DType::U8),
    (3, DType::I8),
    (5, DType::I16),
    (6, DType::I32),
    (7, DType::I64),
    (9, DType::Bool),
    (10, DType::F16),
    (11, DType::F64),
    (12, DType::U32),
    (16, DType::Bf16),
    (22, DType::I4),
];

/// Names of all element types, by number.
const NAMES: [&str; 27] = [
    "UNDEFINED",
    "FLOAT",
    "UINT8",
    "INT8",
    "UINT16",
    "INT16",
    "INT32",
    "INT64",
    "STRING",
    "BOOL",
    "FLOAT16",
    "DOUBLE",
    "UINT32",
    "UINT64",
    "COMPLEX64",
    "COMPLEX128",
    "BFLOAT16",
    "FLOAT8E4M3FN",
    "FLOAT8E4M3FNUZ",
    "FLOAT8E5M2",
    "FLOAT8E5M2FNUZ",
    "UINT4",
    "INT4",
    "FLOAT4E2M1",
    "FLOAT8E8M0",
    "UINT2",
    "INT2",
];

/// The element type of this number.
pub(super) fn dtype(number: i32) -> Imported<DType> {
    let found = DTYPES.iter().find(|(it, _)| *it == number);
    found.map(|(_, dtype)| *dtype).ok_or_else(|| {
        let name = usize::try_from(number).ok().and_then(|it| NAMES.get(it));
        match name {
            Some(name) => unsupported(
                format!("elements of type {name}"),
                "convert the model to element types that docs/onnx.md lists",
            ),
            None => malformed(format!("expected an element type, found {number}")),
        }
    })
}

/// Adds a constant.
pub(super) fn constant(importer: &mut Importer<'_>, tensor: &proto::Tensor) -> Imported<ValueId> {
    let ty = TensorType::new(dtype(tensor.data_type)?, extents(&tensor.dims)?);
    let bytes: Arc<[u8]> = match tensor.data_location {
        EXTERNAL => external(importer, tensor, &ty)?,
        _ => checked(elements(tensor, &ty)?, &ty, &tensor.name)?.into(),
    };
    Ok(importer.build.constant(tensor.name.clone(), ty, bytes))
}

/// Reads a file that holds a single tensor, as the tests of backends have them: its name, and what
/// it holds.
///
/// # Errors
///
/// It is damaged, or has elements that Peapod does not have.
pub fn read_tensor(bytes: &[u8]) -> Result<(String, Tensor), OnnxErrors> {
    let read = || {
        let tensor: proto::Tensor = decode(Bytes::copy_from_slice(bytes), "tensor")?;
        let ty = TensorType::new(dtype(tensor.data_type)?, extents(&tensor.dims)?);
        let bytes = checked(elements(&tensor, &ty)?, &ty, &tensor.name)?;
        let held = Tensor::new(ty, bytes).map_err(|error| malformed(error.to_string()))?;
        Ok((tensor.name, held))
    };
    read().map_err(OnnxErrors::one)
}

fn checked(bytes: Vec<u8>, ty: &TensorType, name: &str) -> Imported<Vec<u8>> {
    if bytes.len() != ty.size_bytes() {
        let (found, expected, name) = (bytes.len(), ty.size_bytes(), excerpt(name));
        return Err(malformed(format!(
            "expected {expected} bytes of the tensor {name:?}, found {found}"
        )));
    }
    let truth = ty.dtype == DType::Bool;
    Ok(match truth && bytes.iter().any(|byte| *byte > 1) {
        true => bytes.into_iter().map(|byte| u8::from(byte != 0)).collect(),
        false => bytes,
    })
}

/// The elements that are in the message.
fn elements(tensor: &proto::Tensor, ty: &TensorType) -> Imported<Vec<u8>> {
    if let Some(raw) = &tensor.raw_data {
        return Ok(match ty.dtype == DType::I4 {
            true => nibbles(raw, ty.elements()),
            false => raw.to_vec(),
        });
    }
    let ints = &tensor.int32_data;
    let low = |size: usize| -> Vec<u8> {
        let bytes = ints.iter().map(move |it| it.to_le_bytes());
        bytes.flat_map(|it| it.into_iter().take(size)).collect()
    };
    Ok(match ty.dtype {
        DType::F32 => tensor
            .float_data
            .iter()
            .flat_map(|it| it.to_le_bytes())
            .collect(),
        DType::F64 => tensor
            .double_data
            .iter()
            .flat_map(|it| it.to_le_bytes())
            .collect(),
        DType::I64 => tensor
            .int64_data
            .iter()
            .flat_map(|it| it.to_le_bytes())
            .collect(),
        DType::U32 => {
            let words = tensor.uint64_data.iter().map(|it| *it as u32);
            words.flat_map(u32::to_le_bytes).collect()
        }
        DType::I32 => low(4),
        DType::I16 | DType::F16 | DType::Bf16 => low(2),
        DType::I8 | DType::U8 | DType::Bool => low(1),
        DType::I4 => nibbles(&low(1), ty.elements()),
    })
}

/// Two elements of 4 bits a byte, the lower ones first.
fn nibbles(packed: &[u8], count: usize) -> Vec<u8> {
    let halves = packed.iter().flat_map(|byte| [byte << 4, *byte]);
    let signed = halves.map(|half| ((half as i8) >> 4) as u8);
    signed.take(count).collect()
}

fn refused(what: String, help: &str) -> OnnxError {
    OnnxError {
        kind: OnnxErrorKind::ExternalData,
        node: None,
        what,
        help: help.into(),
    }
}

/// Files beside the model, and what tensors have of them.
#[derive(Default)]
pub(super) struct Beside {
    /// Files, by their names.
    files: HashMap<String, Bytes>,
    /// Elements, by file, offset, length and type: tensors share them.
    parts: HashMap<(String, usize, usize, DType), Arc<[u8]>>,
    /// Bytes of all files, and of all parts.
    read: usize,
    taken: usize,
}

impl Beside {
    /// Notes that another part is taken.
    ///
    /// # Errors
    ///
    /// Parts overlap so much that they are more than twice what there is.
    fn take(&mut self, len_bytes: usize, location: &str) -> Imported<()> {
        self.taken = self.taken.saturating_add(len_bytes);
        if self.taken <= self.read.saturating_mul(2) {
            return Ok(());
        }
        let (read, name) = (self.read, excerpt(location));
        Err(refused(
            format!(
                "expected tensors that overlap little in files of weights, found more than twice \
                 the {read} bytes that there are, in {name:?}"
            ),
            "export the model with each tensor in a place of its own",
        ))
    }
}

/// The elements that are in a file beside the model.
fn external(
    importer: &mut Importer<'_>,
    tensor: &proto::Tensor,
    ty: &TensorType,
) -> Imported<Arc<[u8]>> {
    let entry = |key: &str| {
        let found = tensor.external_data.iter().find(|it| it.key == key);
        found.map(|it| it.value.as_str())
    };
    let number = |key: &str| match entry(key) {
        None => Ok(None),
        Some(text) => text.parse::<usize>().map(Some).map_err(|_| {
            let text = excerpt(text);
            malformed(format!(
                "expected a number as {key} of external data, found {text:?}"
            ))
        }),
    };
    let location = entry("location");
    let location = location.ok_or_else(|| malformed("external data without a location"))?;
    let (offset, length) = (number("offset")?.unwrap_or(0), number("length")?);
    let (location, file) = file_beside(importer, location)?;
    let location = location.as_str();
    let stored = match ty.dtype == DType::I4 {
        true => ty.elements().div_ceil(2),
        false => ty.size_bytes(),
    };
    let length = length.unwrap_or(stored);
    let end = offset.checked_add(length).filter(|end| *end <= file.len());
    let Some(end) = end else {
        let (name, len) = (excerpt(location), file.len());
        return Err(refused(
            format!("expected {length} bytes at byte {offset} of {name:?}, found {len} in all"),
            "put the whole file of weights beside the model",
        ));
    };
    let key = (location.to_owned(), offset, length, ty.dtype);
    if let Some(part) = importer.beside.parts.get(&key)
        && part.len() == ty.size_bytes()
    {
        return Ok(part.clone());
    }
    importer.beside.take(length, location)?;
    let bytes = match ty.dtype == DType::I4 && length == stored {
        true => nibbles(&file[offset..end], ty.elements()),
        false => file[offset..end].to_vec(),
    };
    let part: Arc<[u8]> = checked(bytes, ty, &tensor.name)?.into();
    importer.beside.parts.insert(key, part.clone());
    Ok(part)
}

/// A file in the folder of the model or below it, by its relative name, and the plainest such name.
fn file_beside(importer: &mut Importer<'_>, location: &str) -> Imported<(String, Bytes)> {
    let name = excerpt(location);
    let parts = Path::new(location).components();
    let parts = parts.map(|part| match part {
        Component::Normal(part) => Some(part.to_str()),
        Component::CurDir => Some(None),
        Component::Prefix(_) | Component::RootDir | Component::ParentDir => None,
    });
    // One file has many spellings, and is read once.
    let plain: Option<Vec<Option<&str>>> = parts.collect();
    let plain = plain.filter(|it| it.iter().any(Option::is_some) && !location.contains('\\'));
    let Some(plain) = plain else {
        return Err(refused(
            format!("expected the name of a file in the folder of the model, found {name:?}"),
            "export the model with its weights in one file beside it",
        ));
    };
    let plain: Vec<&str> = plain.into_iter().flatten().collect();
    let location = plain.join("/");
    if let Some(bytes) = importer.beside.files.get(&location) {
        return Ok((location, bytes.clone()));
    }
    let Some(beside) = importer.choices.beside else {
        return Err(refused(
            format!("weights are in the file {name:?}, which cannot be read from here"),
            "give the model as a file, or export it with its weights inside",
        ));
    };
    let bytes = beside(&location).map_err(|why| {
        refused(
            format!("cannot read the file of weights {name:?}: {why}"),
            "put the file of weights beside the model, under its name",
        )
    })?;
    let bytes = Bytes::from(bytes);
    let held = &mut importer.beside;
    held.read = held.read.saturating_add(bytes.len());
    held.files.insert(location.clone(), bytes.clone());
    Ok((location, bytes))
}
