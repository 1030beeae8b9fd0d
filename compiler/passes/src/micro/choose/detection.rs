//! detection_postprocess: scratch for decoded boxes and for what is left of their scores;
//! pose_decoder; non_max_suppression, whose heap is in scratch.

use peapod_ir::Op;
use peapod_ir::ops::{DetectionPostprocess, NonMaxSuppression, PoseDecoder};
use peapod_ir::plan::micro::{self, Element, KernelId, checked};

use super::{Choice, Context, FREEZE, Refusal};

/// Numbers of scratch for each box.
const SCRATCH: usize = 5;

/// Numbers of an entry of a heap of boxes.
const ENTRY: usize = 3;

/// Chooses for the boxes of a detector.
pub(super) fn detection_postprocess(
    cx: &Context<'_>,
    op: &Op,
    detection: &DetectionPostprocess,
) -> Result<Choice, Refusal> {
    let [encodings, scores] = [0, 1].map(|index| &cx.input(op, index).shape);
    if !cx.is_known(op, 2) {
        return Err(Refusal::new("its anchors are not constant", FREEZE));
    }
    if cx.is_known(op, 0) || cx.is_known(op, 1) {
        let help = "make its inputs depend on one of the model";
        return Err(Refusal::new("its encodings or scores are constant", help));
    }
    let (boxes, background) = (encodings[1], usize::from(detection.background));
    let classes = scores[2] - background;
    let [y_scale, x_scale] = detection.center_scale;
    let [h_scale, w_scale] = detection.size_scale;
    let params = checked!(micro::DetectionPostprocess {
        boxes,
        coordinates: encodings[2],
        classes,
        background,
        places: detection.places(),
        max_detections: detection.max_detections,
        classes_per_box: detection.classes_per_box.min(classes),
        per_class: match detection.regular {
            true => detection.per_class,
            false => 0,
        },
        score_threshold: detection.score_threshold,
        iou_threshold: detection.iou_threshold,
        y_scale,
        x_scale,
        h_scale,
        w_scale,
    })?;
    let inputs = (0..3).map(|index| cx.tensor(op, index)).collect();
    let choice = Choice::new(KernelId::DetectionPostprocess, params, inputs);
    Ok(choice.scratch(Element::F32, SCRATCH * 4 * boxes))
}

/// Chooses for the poses of people.
pub(super) fn pose_decoder(
    cx: &Context<'_>,
    op: &Op,
    poses: &PoseDecoder,
) -> Result<Choice, Refusal> {
    let shape = &cx.input(op, 0).shape;
    let params = checked!(micro::PoseDecoder {
        rows: shape[1],
        columns: shape[2],
        places: poses.places,
        least: poses.least(),
        threshold: poses.threshold,
        stride: poses.stride,
        radius: poses.radius / poses.stride,
    })?;
    let inputs = (0..3).map(|index| cx.tensor(op, index)).collect();
    Ok(Choice::new(KernelId::PoseDecoder, params, inputs))
}

/// Chooses for boxes without those that overlap better ones.
pub(super) fn non_max_suppression(
    cx: &Context<'_>,
    op: &Op,
    suppression: &NonMaxSuppression,
) -> Result<Choice, Refusal> {
    let boxes = cx.input(op, 1).shape[0];
    let params = checked!(micro::NonMaxSuppression {
        boxes,
        places: suppression.places,
    })?;
    let inputs = (0..3).map(|index| cx.tensor(op, index)).collect();
    let choice = Choice::new(KernelId::NonMaxSuppression, params, inputs);
    Ok(choice.scratch(Element::F32, ENTRY * 4 * boxes))
}
