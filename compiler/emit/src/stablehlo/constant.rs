//! Constants: one element for all, lists, or the bytes in hexadecimal digits.

use std::fmt::Write;

use peapod_ir::entity::EntitySet;
use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Function, Op, Tensor, TensorType};

use super::text;
use super::writer::{Names, Ssa, Writer, label};

impl Writer<'_> {
    /// Defines the constants that a function uses. Quantised values and memory are refused.
    pub(super) fn constants(&mut self, function: &Function, names: &mut Names) {
        let mut used = EntitySet::new();
        used.extend(function.ops.iter().flat_map(Op::operands));
        used.extend(function.outputs.iter().copied());
        for (id, value) in &function.values {
            let place = || format!("{} in @{}", label(function, id), function.name);
            if value.ty.quant.is_some() {
                self.refuse(format!("quantised elements, which {} has", place()));
            }
            if value.origin == peapod_ir::Origin::State {
                self.refuse(format!("memory from run to run, which {} is", place()));
                let (name, ty) = ("%undefined".to_owned(), value.ty.clone());
                names[id] = Some(Ssa { name, ty });
            }
            if let (true, Some(bytes)) = (used.contains(id), function.constant(id)) {
                let constant = self.dense(&dense(&value.ty, bytes), &value.ty);
                self.say_groups(value, &constant);
                names[id] = Some(constant);
            }
        }
    }

    /// A constant with these elements, as written between `dense<` and `>`.
    pub(super) fn dense(&mut self, elements: &str, ty: &TensorType) -> Ssa {
        let name = self.fresh();
        let tensor = text::tensor(ty);
        self.line(&format!(
            "{name} = stablehlo.constant dense<{elements}> : {tensor}"
        ));
        Ssa {
            name,
            ty: ty.clone(),
        }
    }

    /// A constant whose elements are all this whole number; any other than 0 is true.
    pub(super) fn whole(&mut self, number: i8, ty: &TensorType) -> Ssa {
        self.splat(Scalar::Integer(number.into()).convert(ty.dtype), ty)
    }

    /// A constant whose elements are all this one.
    pub(super) fn splat(&mut self, scalar: Scalar, ty: &TensorType) -> Ssa {
        let element = Tensor::from_scalars(&TensorType::new(ty.dtype, []), [scalar]);
        self.dense(&literal(ty.dtype, element.bytes()), ty)
    }
}

/// The elements of a constant.
fn dense(ty: &TensorType, bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return String::new();
    }
    let size = ty.dtype.size_bytes();
    let first = &bytes[..size];
    if bytes.chunks_exact(size).all(|element| element == first) {
        return literal(ty.dtype, first);
    }
    match ty.dtype {
        // How these are packed in hexadecimal digits depends on MLIR's version.
        DType::Bool | DType::I4 => nested(ty.dtype, &ty.shape, bytes),
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => blob(bytes),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => blob(bytes),
        DType::U8 | DType::U32 => blob(bytes),
    }
}

fn blob(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len() + 4);
    digits.push_str("\"0x");
    for byte in bytes {
        let _ = write!(digits, "{byte:02X}");
    }
    digits + "\""
}

/// Lists of elements of one byte.
fn nested(dtype: DType, shape: &[usize], bytes: &[u8]) -> String {
    let Some((&extent, inner)) = shape.split_first() else {
        return match dtype == DType::Bool {
            true => (bytes[0] != 0).to_string(),
            false => (bytes[0] as i8).to_string(),
        };
    };
    let parts = bytes.chunks_exact(bytes.len() / extent);
    let parts = parts.map(|part| nested(dtype, inner, part));
    format!("[{}]", text::list(parts))
}

/// One element of these bytes, exactly.
pub(super) fn literal(dtype: DType, bytes: &[u8]) -> String {
    let ty = TensorType::new(dtype, []);
    let element = Tensor::new(ty, bytes.to_vec()).map(|element| element.scalars()[0]);
    match element {
        Ok(Scalar::Integer(number)) => number.to_string(),
        Ok(Scalar::Truth(truth)) => truth.to_string(),
        Ok(scalar @ (Scalar::Single(_) | Scalar::Double(_))) if scalar.double().is_finite() => {
            // As a double, which holds it exactly; MLIR wants a point.
            let digits = format!("{:e}", scalar.double());
            match digits.split_once('e') {
                Some((mantissa, exponent)) if !mantissa.contains('.') => {
                    format!("{mantissa}.0e{exponent}")
                }
                _ => digits,
            }
        }
        Ok(Scalar::Single(_) | Scalar::Double(_)) | Err(_) => {
            let digits = bytes.iter().rev().map(|byte| format!("{byte:02X}"));
            format!("0x{}", digits.collect::<String>())
        }
    }
}
