//! Poses of people, from what a network says of the parts of their bodies.

use std::hash::{Hash, Hasher};

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Parts of a body.
pub const PARTS: usize = 17;

/// From which part to which edges lead: nose, eyes, ears, shoulders, elbows, wrists, hips, knees
/// and ankles, left ones before right ones.
const EDGES: [(usize, usize); 16] = [
    (0, 1),
    (1, 3),
    (0, 2),
    (2, 4),
    (0, 5),
    (5, 7),
    (7, 9),
    (5, 11),
    (11, 13),
    (13, 15),
    (0, 6),
    (6, 8),
    (8, 10),
    (6, 12),
    (12, 14),
    (14, 16),
];

/// How often a position is refined by short offsets.
const REFINEMENTS: usize = 5;

/// Poses: Coral's custom operator `PosenetDecoderOp`, which is the decoder of PersonLab
/// (arXiv:1803.08225).
///
/// Operands: heat maps `[1, h, w, 17]`, log odds of parts in blocks of an image; short offsets
/// `[1, h, w, 34]` to them, of rows and then of columns; offsets along edges `[1, h, w, 64]`, of
/// rows and of columns of 16 edges, then of the same edges backwards. Offsets are in pixels, of
/// which a block has `stride` in each direction. Result: `[52 · places + 1]`: row and column of
/// each part of each pose `[places, 17, 2]` in pixels, probabilities of parts `[places, 17]`,
/// scores of poses `[places]`, and how many of the places are in use; the others are 0.
///
/// Parts whose log odds are at least those of `threshold` and the largest of those of the same
/// part in the blocks around are taken in decreasing order, of equal ones the first, unless a pose
/// that was found has the part within `radius` pixels. From each a pose is decoded: of the parts
/// that edges of found ones lead to, the one with the largest log odds is found next. An edge leads
/// to where its offset points, refined five times by short offsets; what is between blocks is
/// interpolated, and places are kept in the image. A pose whose mean probability is at least
/// `threshold` is kept. In the end its score is that mean without parts that a better pose has
/// within `radius`; poses come in decreasing order of it, and those below `threshold` are left out.
///
/// Constraints:
/// - C1: all operands are there; one result.
/// - C2: all are f32.
/// - C3: the shapes are those above.
/// - C4: there are 1 to 2^16 places; the stride is positive, the radius not negative, both are
///   finite, and the threshold is within (0, 1).
#[derive(Clone, Debug)]
pub struct PoseDecoder {
    /// Most poses.
    pub places: usize,
    /// Least probability of a part to begin with, and of a pose.
    pub threshold: f32,
    /// Pixels of a block.
    pub stride: f32,
    /// Pixels within which parts are the same.
    pub radius: f32,
}

impl PoseDecoder {
    fn key(&self) -> (usize, [u32; 3]) {
        let floats = [self.threshold, self.stride, self.radius].map(f32::to_bits);
        (self.places, floats)
    }

    /// The log odds of the threshold, which is raised by a millionth.
    pub fn least(&self) -> f32 {
        let odds = 1.0 / (f64::from(self.threshold) + 1e-6) - 1.0;
        -odds.ln() as f32
    }
}

impl PartialEq for PoseDecoder {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for PoseDecoder {}

impl Hash for PoseDecoder {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl OpDef for PoseDecoder {
    attributes! { places, threshold, stride, radius }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let names = ["heat maps", "short offsets", "offsets along edges"];
        let Some(operands) = rule.all(names, 1) else {
            return;
        };
        let output = rule.result(0, "result");
        for operand in operands.into_iter().chain([output]) {
            rule.dtype("C2", operand, &[DType::F32]);
        }
        let shape = &operands[0].ty.shape;
        if rule.rank("C3", operands[0], 4) {
            for (operand, channels) in operands.into_iter().zip([17, 34, 64]) {
                rule.shape("C3", operand, &[1, shape[1], shape[2], channels]);
            }
        }
        let sound = (1..=1 << 16).contains(&self.places);
        if rule.require("C4", sound, || {
            format!("{} places, expected 1 to 65536", self.places)
        }) {
            rule.shape("C3", output, &[52 * self.places + 1]);
        }
        let numbers = self.stride > 0.0 && self.radius >= 0.0;
        let finite = self.stride.is_finite() && self.radius.is_finite();
        let share = self.threshold > 0.0 && self.threshold < 1.0;
        rule.require("C4", numbers && finite && share, || {
            format!(
                "stride {}, radius {} and threshold {}, expected positive, not negative, and \
                 between 0 and 1",
                self.stride, self.radius, self.threshold
            )
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let grid = |index: usize, scale: f32| Grid {
            values: operands.floats(index).into_iter().map(|x| x * scale).collect(),
            extents: [shape[1], shape[2]],
            channels: operands.ty(index).shape[3],
        };
        let per_block = 1.0 / self.stride;
        let maps = [grid(0, 1.0), grid(1, per_block), grid(2, per_block)];
        let poses = self.poses(&maps);
        let (squared, places) = ((self.radius / self.stride).powi(2), self.places);
        let rescored = |at: usize| {
            let (own, pose) = &poses[at];
            let is_better = |other: &usize| {
                let score = poses[*other].0;
                score > *own || score == *own && *other < at
            };
            let better = (0..poses.len()).filter(is_better);
            let hidden = |part: usize| {
                let near = |other: usize| distance(poses[other].1.points[part], pose.points[part]);
                better.clone().any(|other| near(other) <= squared)
            };
            let scores = (0..PARTS).map(|part| (!hidden(part)).then_some(pose.scores[part]));
            mean(scores.collect(), &pose.scores)
        };
        let mut scored: Vec<(f32, &Pose)> =
            (0..poses.len()).map(|at| (rescored(at), &poses[at].1)).collect();
        // Stable.
        scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut result = vec![0.0; 52 * places + 1];
        let kept = scored.iter().take_while(|(score, _)| *score >= self.threshold);
        let mut count = 0;
        for (place, (score, pose)) in kept.enumerate() {
            for (part, point) in pose.points.iter().enumerate() {
                let at = 2 * (PARTS * place + part);
                result[at] = point[0] * self.stride;
                result[at + 1] = point[1] * self.stride;
                result[2 * PARTS * places + PARTS * place + part] = pose.scores[part];
            }
            result[3 * PARTS * places + place] = *score;
            count += 1;
        }
        result[52 * places] = count as f32;
        vec![Tensor::from_floats(operands.result, result)]
    }
}

/// Row and column in blocks.
type Point = [f32; 2];

/// A pose in blocks.
struct Pose {
    points: [Point; PARTS],
    scores: [f32; PARTS],
}

/// Numbers of each block.
struct Grid {
    values: Vec<f32>,
    extents: [usize; 2],
    channels: usize,
}

impl Grid {
    fn at(&self, [row, column]: [usize; 2], channel: usize) -> f32 {
        self.values[(row * self.extents[1] + column) * self.channels + channel]
    }

    fn clamp(&self, point: Point) -> Point {
        [0, 1].map(|axis| point[axis].clamp(0.0, (self.extents[axis] - 1) as f32))
    }

    fn interpolate(&self, point: Point, channel: usize) -> f32 {
        let inside = self.clamp(point);
        let (low, high) = (inside.map(f32::floor), inside.map(f32::ceil));
        let share = [0, 1].map(|axis| point[axis] - low[axis]);
        let value = |y: f32, x: f32| self.at([y as usize, x as usize], channel);
        let mix = |a: f32, b: f32, share: f32| (1.0 - share) * a + share * b;
        let lines = [low[0], high[0]].map(|y| mix(value(y, low[1]), value(y, high[1]), share[1]));
        mix(lines[0], lines[1], share[0])
    }

    /// A point moved by two channels.
    fn displace(&self, point: Point, rows: usize, columns: usize) -> Point {
        let by = [rows, columns].map(|channel| self.interpolate(point, channel));
        self.clamp([point[0] + by[0], point[1] + by[1]])
    }
}

fn distance(a: Point, b: Point) -> f32 {
    let by = [0, 1].map(|axis| b[axis] - a[axis]);
    by[0] * by[0] + by[1] * by[1]
}

/// The sum of what is there over the number of parts, in decreasing order of all scores.
fn mean(present: Vec<Option<f32>>, scores: &[f32; PARTS]) -> f32 {
    let mut order: Vec<usize> = (0..PARTS).collect();
    order.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
    let sum = order.into_iter().fold(0.0_f32, |sum, part| sum + present[part].unwrap_or(0.0));
    sum / PARTS as f32
}

impl PoseDecoder {
    /// The poses that are kept and their means, in the order in which they are found.
    fn poses(&self, maps: &[Grid; 3]) -> Vec<(f32, Pose)> {
        let mut roots = self.roots(&maps[0]);
        // Stable, and none is NaN.
        roots.sort_by(|a, b| b.1.partial_cmp(&a.1).expect("they are numbers"));
        let squared = (self.radius / self.stride).powi(2);
        let mut found: Vec<(f32, Pose)> = Vec::new();
        for ([row, column, part], _) in roots {
            if found.len() == self.places {
                break;
            }
            let by = [part, PARTS + part].map(|channel| maps[1].at([row, column], channel));
            let root = maps[1].clamp([row as f32 + by[0], column as f32 + by[1]]);
            let near = |(_, pose): &(f32, Pose)| distance(root, pose.points[part]) <= squared;
            if found.iter().any(near) {
                continue;
            }
            let pose = self.decode(maps, root, part);
            let score = mean(pose.scores.map(Some).to_vec(), &pose.scores);
            if score >= self.threshold {
                found.push((score, pose));
            }
        }
        found
    }

    /// Rows, columns and parts that are likely, and likelier than in the blocks around.
    fn roots(&self, scores: &Grid) -> Vec<([usize; 3], f32)> {
        let ([rows, columns], least) = (scores.extents, self.least());
        let mut roots = Vec::new();
        for index in 0..rows * columns * PARTS {
            let (block, part) = (index / PARTS, index % PARTS);
            let (row, column) = (block / columns, block % columns);
            let score = scores.at([row, column], part);
            let around = |at: usize, extent: usize| at.saturating_sub(1)..(at + 2).min(extent);
            let largest = around(row, rows).all(|y| {
                let mut line = around(column, columns);
                line.all(|x| scores.at([y, x], part) <= score || scores.at([y, x], part).is_nan())
            });
            if score >= least && largest {
                roots.push(([row, column, part], score));
            }
        }
        roots
    }

    fn decode(&self, maps: &[Grid; 3], root: Point, part: usize) -> Pose {
        let [scores, short, along] = maps;
        let mut pose = Pose {
            points: [[0.0; 2]; PARTS],
            scores: [0.0; PARTS],
        };
        let mut found = [false; PARTS];
        let mut reached = vec![(part, root, scores.interpolate(root, part))];
        while !reached.is_empty() {
            let best = (1..reached.len()).fold(0, |best, at| {
                let ((part, _, score), (other, _, of)) = (&reached[at], &reached[best]);
                if score > of || score == of && part < other { at } else { best }
            });
            let (part, point, score) = reached.remove(best);
            found[part] = true;
            pose.points[part] = point;
            pose.scores[part] = 1.0 / (1.0 + (-score).exp());
            for (edge, &(from, to)) in EDGES.iter().enumerate() {
                for (from, to, channel) in [(from, to, edge), (to, from, 32 + edge)] {
                    if from != part || found[to] {
                        continue;
                    }
                    let mut there = along.displace(point, channel, channel + 16);
                    for _ in 0..REFINEMENTS {
                        there = short.displace(there, to, PARTS + to);
                    }
                    reached.push((to, there, scores.interpolate(there, to)));
                }
            }
        }
        pose
    }
}
