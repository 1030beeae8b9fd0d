//! The custom operators TFLite_Detection_PostProcess and PosenetDecoderOp.

use std::collections::BTreeMap;

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Dequantize, DetectionPostprocess, PoseDecoder};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::flexbuffers::{self, Number};
use super::super::op::{ForeignOp, Operand};
use crate::error::ImportError;

/// Most bytes of options.
const OPTIONS_BYTES: usize = 1 << 16;

/// Inputs: encodings [1, n, c], scores [1, n, k], anchors [n, 4]. Results: boxes [1, places, 4],
/// classes [1, places], scores [1, places], how many places are in use [1].
pub(in super::super) fn detection_postprocess(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let kind = options(op)?;
    let operands = [
        op.operand(0, "encodings of boxes")?,
        op.operand(1, "scores of classes")?,
        op.operand(2, "anchors")?,
    ];
    let places = kind.places();
    op.check_elements(&[7, places])?;
    let values: Result<Vec<_>, _> = operands
        .map(|operand| reals(op, operand))
        .into_iter()
        .collect();
    let ty = TensorType::new(DType::F32, vec![6 * places + 1]);
    let found = op.emitter.build.emit(kind, &values?, ty);
    let parts = [
        (0..4 * places, vec![1, places, 4]),
        (4 * places..5 * places, vec![1, places]),
        (5 * places..6 * places, vec![1, places]),
        (6 * places..6 * places + 1, vec![1]),
    ];
    let parts = parts.map(|(range, shape)| {
        let part = op
            .emitter
            .build
            .slice(found, vec![range.start], vec![range.end]);
        op.emitter.build.shaped(part, shape)
    });
    define(op, &parts)
}

/// Coral's PosenetDecoderOp. Inputs: heat maps [1, h, w, 17], short offsets [1, h, w, 34], offsets
/// along edges [1, h, w, 64]. Results: points [1, places, 17, 2], probabilities of parts
/// [1, places, 17], scores of poses [1, places], how many places are in use [1].
pub(in super::super) fn posenet_decoder(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if op.inputs.len() != 3 {
        let what = "masks of people, by long offsets".to_owned();
        let help = "use a model that finds poses alone";
        return Err(op.unsupported(&[op.operand(3, "long offsets")?], what, Some(help)));
    }
    let options = Options {
        op,
        numbers: numbers(op)?,
    };
    let kind = PoseDecoder {
        places: options.count("max_detections", None)?,
        threshold: options.real("score_threshold", None)?,
        stride: options.count("stride", None)? as f32,
        radius: options.real("nms_radius", None)?,
    };
    let operands = [
        op.operand(0, "heat maps")?,
        op.operand(1, "short offsets")?,
        op.operand(2, "offsets along edges")?,
    ];
    let places = kind.places;
    op.check_elements(&[52, places])?;
    let values: Result<Vec<_>, _> = operands
        .map(|operand| reals(op, operand))
        .into_iter()
        .collect();
    let ty = TensorType::new(DType::F32, vec![52 * places + 1]);
    let found = op.emitter.build.emit(kind, &values?, ty);
    let parts = [
        (0..34 * places, vec![1, places, 17, 2]),
        (34 * places..51 * places, vec![1, places, 17]),
        (51 * places..52 * places, vec![1, places]),
        (52 * places..52 * places + 1, vec![1]),
    ];
    let parts = parts.map(|(range, shape)| {
        let build = &mut op.emitter.build;
        let part = build.slice(found, vec![range.start], vec![range.end]);
        build.shaped(part, shape)
    });
    define(op, &parts)
}

/// Says which values the results are. What the file says of their shapes does not count, which is
/// that of single numbers or of a list where converters did not know: LiteRT sets them by the
/// options.
fn define(op: &mut ForeignOp<'_, '_>, values: &[ValueId; 4]) -> Result<(), ImportError> {
    let is_real = |tensor: &usize| op.tensors.ty(*tensor).dtype == DType::F32;
    if !op.outputs.iter().all(is_real) {
        return op.define_as(values);
    }
    for (&tensor, &value) in op.outputs.iter().zip(values) {
        op.emitter.bind(op.tensors, tensor, value);
    }
    Ok(())
}

/// An operand as reals.
fn reals(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    let value = op.value(operand)?;
    if operand.ty.dtype == DType::F32 {
        return Ok(value);
    }
    let ty = TensorType::new(DType::F32, operand.ty.shape.clone());
    Ok(op.emitter.build.emit(Dequantize, &[value], ty))
}

fn numbers(op: &ForeignOp<'_, '_>) -> Result<BTreeMap<String, Number>, ImportError> {
    let bytes = op.table.custom_options().map(|bytes| bytes.bytes());
    let options = match bytes {
        Some(bytes) if bytes.len() <= OPTIONS_BYTES => flexbuffers::read(bytes),
        Some(_) => Err("its options are larger than 64 KiB"),
        None => Err("its options are missing"),
    };
    options.map_err(|what| op.malformed(what.to_owned()))
}

fn options(op: &ForeignOp<'_, '_>) -> Result<DetectionPostprocess, ImportError> {
    let options = Options {
        op,
        numbers: numbers(op)?,
    };
    let classes = options.count("num_classes", None)?;
    let scores: [usize; 3] = op.extents(op.operand(1, "scores of classes")?)?;
    let background = match scores[2].checked_sub(classes) {
        Some(background @ (0 | 1)) => background == 1,
        _ => {
            let found = scores[2];
            return Err(op.malformed(format!(
                "{found} scores do not match {classes} classes, with or without the background"
            )));
        }
    };
    let kind = DetectionPostprocess {
        max_detections: options.count("max_detections", None)?,
        classes_per_box: options.count("max_classes_per_detection", None)?,
        regular: options.real("use_regular_nms", Some(0.0))? != 0.0,
        per_class: options.count("detections_per_class", Some(100))?,
        background,
        score_threshold: options.real("nms_score_threshold", None)?,
        iou_threshold: options.real("nms_iou_threshold", None)?,
        center_scale: [
            options.real("y_scale", None)?,
            options.real("x_scale", None)?,
        ],
        size_scale: [
            options.real("h_scale", None)?,
            options.real("w_scale", None)?,
        ],
    };
    if !(kind.iou_threshold > 0.0 && kind.iou_threshold <= 1.0) {
        let found = kind.iou_threshold;
        let what = format!("expected a nms_iou_threshold above 0 and at most 1, found {found}");
        return Err(op.malformed(what));
    }
    Ok(kind)
}

/// The options of an operator.
struct Options<'o, 'a, 't> {
    op: &'o ForeignOp<'a, 't>,
    numbers: BTreeMap<String, Number>,
}

impl Options<'_, '_, '_> {
    fn number(&self, name: &str) -> Result<Number, ImportError> {
        let number = self.numbers.get(name).copied();
        number.ok_or_else(|| self.op.malformed(format!("option {name:?} is missing")))
    }

    /// A number of at least 1.
    fn count(&self, name: &str, missing: Option<usize>) -> Result<usize, ImportError> {
        if let (None, Some(count)) = (self.numbers.get(name), missing) {
            return Ok(count);
        }
        let number = self.number(name)?;
        let count = match number {
            Number::Whole(number) => u16::try_from(number).ok().filter(|count| *count > 0),
            Number::Real(_) => None,
        };
        count.map(usize::from).ok_or_else(|| {
            let found = number.real();
            self.op
                .malformed(format!("option {name:?} is {found}, expected 1 to 65535"))
        })
    }

    fn real(&self, name: &str, missing: Option<f32>) -> Result<f32, ImportError> {
        match (self.numbers.get(name), missing) {
            (None, Some(number)) => Ok(number),
            _ => Ok(self.number(name)?.real() as f32),
        }
    }
}
