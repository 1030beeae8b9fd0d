//! Boxes without those that overlap better ones.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Boxes in decreasing order of scores, without those that overlap better ones: TFLite's
/// `NON_MAX_SUPPRESSION_V4` and, with scores that overlaps lower, `NON_MAX_SUPPRESSION_V5`
/// (Soft-NMS, arXiv:1704.04503).
///
/// Operands: boxes `[n, 4]`, each y and x of a corner and of the opposite one; scores `[n]`; limits
/// `[3]`: `iou_threshold`, `score_threshold` and `soft_nms_sigma`. Result: `[2 · places + 1]`:
/// indices `[places]` of boxes, their scores `[places]`, and how many of the places are in use; the
/// others are 0.
///
/// Boxes whose score is above the threshold are looked at in decreasing order of it. One is left
/// out if its IoU (intersection over union) with a box that is taken is at least the threshold;
/// where one of both has no area, that is 0. With a positive sigma each IoU s with a box that is
/// taken, the last one first, multiplies its score by e^(−s² / (2 · sigma)); a box whose score
/// became lower waits for its turn again. Otherwise it is taken, and compared with itself as the
/// next one is: a box without an area is taken as often as there are places for, at most as many as
/// there are boxes above the threshold.
///
/// Of equal scores it depends on a binary heap which comes first, as in LiteRT's reference kernel:
/// boxes enter it in order, the last entry takes the first one's place, and of equal children the
/// second rises.
///
/// Constraints:
/// - C1: all operands are there; one result.
/// - C2: all are f32.
/// - C3: the shapes are those above; there is a box.
/// - C4: there are 1 to 2^20 places and at most 2^20 boxes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NonMaxSuppression {
    /// Boxes that are taken at most: TFLite's `max_output_size`.
    pub places: usize,
}

impl NonMaxSuppression {
    /// Most boxes, and most places for those that are taken.
    pub const MOST_BOXES: usize = 1 << 20;
}

impl OpDef for NonMaxSuppression {
    attributes! { places }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([boxes, scores, limits]) = rule.all(["boxes", "scores", "limits"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        for operand in [boxes, scores, limits, output] {
            rule.dtype("C2", operand, &[DType::F32]);
        }
        rule.shape("C3", limits, &[3]);
        if rule.rank("C3", boxes, 2) {
            let count = boxes.ty.shape[0];
            rule.shape("C3", boxes, &[count, 4]);
            rule.shape("C3", scores, &[count]);
            rule.require("C4", (1..=Self::MOST_BOXES).contains(&count), || {
                format!("{count} boxes, expected 1 to {}", Self::MOST_BOXES)
            });
        }
        let sound = (1..=Self::MOST_BOXES).contains(&self.places);
        if rule.require("C4", sound, || {
            format!("{} places, expected 1 to {}", self.places, Self::MOST_BOXES)
        }) {
            rule.shape("C3", output, &[2 * self.places + 1]);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let boxes = operands.floats(0);
        let boxes: Vec<Area> = boxes.chunks(4).map(Area::new).collect();
        let [hides, least, sigma] = operands.floats(2)[..] else {
            unreachable!("the type rule asks for three limits")
        };
        let mut left = Heap::default();
        let scores = operands.floats(1).into_iter().enumerate();
        for (of, score) in scores.filter(|(_, score)| *score > least) {
            left.add(Entry { of, score, seen: 0 });
        }
        let most = self.places.min(left.0.len());
        let mut taken: Vec<(usize, f32)> = Vec::new();
        while taken.len() < most {
            let Some(best) = left.take() else { break };
            let shares = taken[best.seen..].iter().rev();
            let shares = shares.map(|(other, _)| boxes[best.of].share(&boxes[*other]));
            let (mut score, mut hidden) = (best.score, false);
            for share in shares {
                hidden = share >= hides;
                if !hidden && sigma > 0.0 {
                    score *= (-0.5 / sigma * share * share).exp();
                }
                if hidden || score <= least {
                    break;
                }
            }
            if hidden {
                continue;
            }
            let again = Entry { score, seen: taken.len(), ..best };
            if score == best.score {
                taken.push((best.of, score));
            }
            if score > least {
                left.add(again);
            }
        }
        let mut result = vec![0.0; 2 * self.places + 1];
        for (place, (of, score)) in taken.iter().enumerate() {
            result[place] = *of as f32;
            result[self.places + place] = *score;
        }
        result[2 * self.places] = taken.len() as f32;
        vec![Tensor::from_floats(operands.result, result)]
    }
}

/// A box: where it begins and ends along both axes.
struct Area([[f32; 2]; 2]);

impl Area {
    fn new(corners: &[f32]) -> Self {
        let side = |axis: usize| {
            let (a, b) = (corners[axis], corners[axis + 2]);
            if b < a { [b, a] } else { [a, b] }
        };
        Self([side(0), side(1)])
    }

    fn size(&self) -> f32 {
        let [rows, columns] = self.0.map(|[from, to]| to - from);
        rows * columns
    }

    /// The share of the intersection in the union.
    fn share(&self, other: &Self) -> f32 {
        if self.size() <= 0.0 || other.size() <= 0.0 {
            return 0.0;
        }
        let common = |axis: usize| {
            let ([a_from, a_to], [b_from, b_to]) = (self.0[axis], other.0[axis]);
            let to = if b_to < a_to { b_to } else { a_to };
            let from = if a_from < b_from { b_from } else { a_from };
            if to - from < 0.0 { 0.0 } else { to - from }
        };
        let both = common(0) * common(1);
        both / (self.size() + other.size() - both)
    }
}

/// A box that may be taken, and how many of those that are taken it has been compared with.
#[derive(Clone)]
struct Entry {
    of: usize,
    score: f32,
    seen: usize,
}

/// Entries, each of a score not above that of the one at half its number, from 1 on.
#[derive(Default)]
struct Heap(Vec<Entry>);

impl Heap {
    fn add(&mut self, entry: Entry) {
        self.0.push(entry);
        self.lift(self.0.len());
    }

    /// Exchanges an entry with its parents, as long as they are lower.
    fn lift(&mut self, mut number: usize) {
        while number > 1 && self.0[number / 2 - 1].score < self.0[number - 1].score {
            self.0.swap(number / 2 - 1, number - 1);
            number /= 2;
        }
    }

    fn take(&mut self) -> Option<Entry> {
        let last = self.0.pop()?;
        let Some(first) = self.0.first().cloned() else {
            return Some(last);
        };
        let mut number = 1;
        while 2 * number <= self.0.len() {
            let [left, right] = [2 * number, 2 * number + 1];
            let score = |child: usize| self.0[child - 1].score;
            let is_left = right > self.0.len() || score(right) < score(left);
            let child = if is_left { left } else { right };
            self.0.swap(number - 1, child - 1);
            number = child;
        }
        self.0[number - 1] = last;
        self.lift(number);
        Some(first)
    }
}
