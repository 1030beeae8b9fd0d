//! Boxes of objects, from what a detector says of each anchor.

use std::hash::{Hash, Hasher};

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// The boxes that are most probably objects, without those that overlap better ones: TFLite's
/// custom operator `TFLite_Detection_PostProcess`.
///
/// Operands: encodings `[1, n, c]`, c ≥ 4, of which the first four are y, x, h and w; scores
/// `[1, n, k]` of classes, or `[1, n, 1 + k]` with `background` first; anchors `[n, 4]` of y, x, h
/// and w. Result: `[6 · places + 1]`: boxes `[places, 4]` of least y and x and greatest y and x,
/// classes `[places]`, scores `[places]`, and how many of the places are in use; the others are 0.
/// There are `max_detections · classes_per_box` places.
///
/// A box has its centre at y / `center_scale[0]` · anchor h + anchor y, and the height
/// exp(h / `size_scale[0]`) · anchor h; so have x and w. Boxes of a score of at least
/// `score_threshold` are taken in decreasing order of it, that of the lower index first, but those
/// whose intersection with one that is taken is more than `iou_threshold` of their union. Where one
/// has no area, that is 0.
///
/// A box's score is that of its best class, and each box that is taken has its best
/// `classes_per_box` classes; at most `max_detections` boxes are taken. With `regular` each class
/// is on its own, at most `per_class` boxes are taken of each, and the best `max_detections` of
/// all classes are the result, those of the lower class first. Scores that are not a number count
/// as −∞.
///
/// Constraints:
/// - C1: all operands are there; one result.
/// - C2: all are f32.
/// - C3: the shapes are those above.
/// - C4: numbers of detections are at least 1, places at most 2^20; thresholds and scales are
///   numbers, and the thresholds of intersections within (0, 1].
#[derive(Clone, Debug)]
pub struct DetectionPostprocess {
    /// Boxes that are taken at most.
    pub max_detections: usize,
    /// Classes of each box, where they are not on their own.
    pub classes_per_box: usize,
    /// Whether each class is on its own.
    pub regular: bool,
    /// Boxes that are taken of a class at most, where it is on its own.
    pub per_class: usize,
    /// Whether the first score is that of there being no object.
    pub background: bool,
    /// Least score of a box that is taken.
    pub score_threshold: f32,
    /// Largest share of an intersection in a union.
    pub iou_threshold: f32,
    /// What encodings of y and x are divided by.
    pub center_scale: [f32; 2],
    /// What encodings of h and w are divided by.
    pub size_scale: [f32; 2],
}

/// Most places of a result.
const PLACES: usize = 1 << 20;

impl DetectionPostprocess {
    /// Places of the result.
    pub fn places(&self) -> usize {
        self.max_detections.saturating_mul(self.classes_per_box)
    }

    fn floats(&self) -> [u32; 6] {
        let [y, x] = self.center_scale;
        let [h, w] = self.size_scale;
        [self.score_threshold, self.iou_threshold, y, x, h, w].map(f32::to_bits)
    }

    fn counts(&self) -> (usize, usize, bool, usize, bool) {
        let Self { max_detections, classes_per_box, regular, per_class, background, .. } = *self;
        (max_detections, classes_per_box, regular, per_class, background)
    }
}

impl PartialEq for DetectionPostprocess {
    fn eq(&self, other: &Self) -> bool {
        self.floats() == other.floats() && self.counts() == other.counts()
    }
}

impl Eq for DetectionPostprocess {}

impl Hash for DetectionPostprocess {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.floats().hash(state);
        self.counts().hash(state);
    }
}

impl OpDef for DetectionPostprocess {
    attributes! {
        max_detections,
        classes_per_box: or(1),
        regular: or(false),
        per_class: or(100),
        background: or(false),
        score_threshold,
        iou_threshold,
        center_scale: or([1.0, 1.0]),
        size_scale: or([1.0, 1.0]),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([encodings, scores, anchors]) = rule.all(["encodings", "scores", "anchors"], 1)
        else {
            return;
        };
        let output = rule.result(0, "result");
        for operand in [encodings, scores, anchors, output] {
            rule.dtype("C2", operand, &[DType::F32]);
        }
        if rule.rank("C3", encodings, 3) && rule.rank("C3", scores, 3) {
            let (boxes, least) = (encodings.ty.shape[1], 1 + usize::from(self.background));
            let wide = encodings.ty.shape[0] == 1 && encodings.ty.shape[2] >= 4;
            rule.require("C3", wide, || {
                let shape = &encodings.ty.shape;
                format!("{encodings} has shape {shape:?}, expected [1, _, 4 or more]")
            });
            let found = &scores.ty.shape;
            let same = found[..2] == [1, boxes] && found[2] >= least;
            rule.require("C3", same, || {
                format!("{scores} has shape {found:?}, expected [1, {boxes}, {least} or more]")
            });
            rule.shape("C3", anchors, &[boxes, 4]);
        }
        let counts = [self.max_detections, self.classes_per_box, self.per_class];
        let sound = counts.iter().all(|count| *count >= 1) && self.places() <= PLACES;
        if rule.require("C4", sound, || {
            format!("{counts:?} detections, expected at least 1 and {PLACES} in all")
        }) {
            rule.shape("C3", output, &[6 * self.places() + 1]);
        }
        let scales = self.center_scale.iter().chain(&self.size_scale);
        let numbers = !self.score_threshold.is_nan() && scales.clone().all(|it| !it.is_nan());
        rule.require("C4", numbers, || "a threshold or scale is not a number".to_owned());
        let share = self.iou_threshold > 0.0 && self.iou_threshold <= 1.0;
        rule.require("C4", share, || {
            format!("iou_threshold is {}, expected above 0, at most 1", self.iou_threshold)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let columns = operands.ty(0).shape[2];
        let (encodings, anchors) = (operands.floats(0), operands.floats(2));
        let pairs = encodings.chunks(columns).zip(anchors.chunks(4));
        let boxes: Vec<_> = pairs
            .map(|(encoding, anchor)| self.decoded(encoding, anchor))
            .collect();
        let number = |score: &f32| if score.is_nan() { f32::NEG_INFINITY } else { *score };
        let scores: Vec<Vec<f32>> = operands
            .floats(1)
            .chunks(operands.ty(1).shape[2])
            .map(|row| row[usize::from(self.background)..].iter().map(number).collect())
            .collect();
        let found = match self.regular {
            true => self.by_class(&boxes, &scores),
            false => self.by_box(&boxes, &scores),
        };
        let places = self.places();
        let mut result = vec![0.0; 6 * places + 1];
        for (place, found) in found.iter().enumerate() {
            result[4 * place..][..4].copy_from_slice(&boxes[found.of]);
            result[4 * places + place] = found.class as f32;
            result[5 * places + place] = found.score;
        }
        result[6 * places] = found.len() as f32;
        vec![Tensor::from_floats(operands.result, result)]
    }
}

/// A detection: which box, as which class, with which score.
#[derive(Clone, Copy)]
struct Found {
    of: usize,
    class: usize,
    score: f32,
}

/// Indices in decreasing order of what is at each, the lower one first where that is equal.
fn in_order(scores: &[f32], indices: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut indices: Vec<_> = indices.collect();
    // Stable, and none is NaN.
    indices.sort_by(|a, b| scores[*b].partial_cmp(&scores[*a]).expect("they are numbers"));
    indices
}

impl DetectionPostprocess {
    /// Least y and x, greatest y and x.
    fn decoded(&self, encoding: &[f32], anchor: &[f32]) -> [f32; 4] {
        let side = |axis: usize| {
            let [place, size] = [axis, axis + 2].map(|at| f64::from(encoding[at]));
            let [anchor, extent] = [axis, axis + 2].map(|at| f64::from(anchor[at]));
            let center = place / f64::from(self.center_scale[axis]) * extent + anchor;
            let half = 0.5 * (size / f64::from(self.size_scale[axis])).exp() * extent;
            let (center, half) = (center as f32, half as f32);
            (center - half, center + half)
        };
        let [(top, bottom), (left, right)] = [side(0), side(1)];
        [top, left, bottom, right]
    }

    /// The boxes that are taken, of one score each.
    fn taken(&self, boxes: &[[f32; 4]], scores: &[f32], most: usize) -> Vec<usize> {
        let sound = (0..boxes.len()).filter(|index| scores[*index] >= self.score_threshold);
        let mut taken: Vec<usize> = Vec::new();
        for index in in_order(scores, sound) {
            let share = |other: &usize| overlap(&boxes[*other], &boxes[index]);
            let covers = |other: &usize| share(other) > self.iou_threshold;
            if taken.len() < most && !taken.iter().any(covers) {
                taken.push(index);
            }
        }
        taken
    }

    fn by_box(&self, boxes: &[[f32; 4]], scores: &[Vec<f32>]) -> Vec<Found> {
        let best: Vec<_> = scores.iter().map(|row| in_order(row, 0..row.len())).collect();
        let highest: Vec<_> = scores.iter().zip(&best).map(|(row, best)| row[best[0]]).collect();
        let taken = self.taken(boxes, &highest, self.max_detections).into_iter();
        let each = taken.flat_map(|of| {
            let classes = best[of].iter().take(self.classes_per_box);
            classes.map(move |&class| Found { of, class, score: scores[of][class] })
        });
        each.collect()
    }

    fn by_class(&self, boxes: &[[f32; 4]], scores: &[Vec<f32>]) -> Vec<Found> {
        let mut found = Vec::new();
        for class in 0..scores[0].len() {
            let own: Vec<_> = scores.iter().map(|row| row[class]).collect();
            let taken = self.taken(boxes, &own, self.per_class).into_iter();
            found.extend(taken.map(|of| Found { of, class, score: own[of] }));
        }
        let all: Vec<_> = found.iter().map(|found| found.score).collect();
        let order = in_order(&all, 0..all.len()).into_iter();
        order.take(self.max_detections).map(|index| found[index]).collect()
    }
}

/// The share of an intersection in a union.
fn overlap(a: &[f32; 4], b: &[f32; 4]) -> f32 {
    let area = |it: &[f32; 4]| (it[2] - it[0]) * (it[3] - it[1]);
    let (of_a, of_b) = (area(a), area(b));
    if of_a <= 0.0 || of_b <= 0.0 {
        return 0.0;
    }
    let larger = |x: f32, y: f32| if x < y { y } else { x };
    let smaller = |x: f32, y: f32| if y < x { y } else { x };
    let side = |axis: usize| {
        let length = smaller(a[axis + 2], b[axis + 2]) - larger(a[axis], b[axis]);
        larger(length, 0.0)
    };
    let both = side(0) * side(1);
    both / (of_a + of_b - both)
}
