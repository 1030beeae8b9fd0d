//! Poses of people: from the most probable part of a body the others are found by following
//! offsets.
//!
//! Nothing is sorted beforehand: the best part after the last one is looked for as often as one is
//! taken. What is found is kept in the output from the beginning.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, PoseDecoder};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::{at_least_one, product};
use crate::error::{Fault, Quantity};

/// Inputs: heat maps, short offsets, offsets along edges. Output. Never in place.
pub static POSE_DECODER: Kernel = Kernel::new(KernelId::PoseDecoder, check, run);

/// Parts of a body.
const PARTS: usize = 17;

/// Edges between parts, in one direction.
const EDGES: usize = 16;

/// How often a position is refined by the short offsets of its part.
const REFINEMENTS: usize = 5;

/// Edges from parts to parts.
const TREE: [(u8, u8); EDGES] = [
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

/// Row and column.
type Point = [f32; 2];

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let PoseDecoder { rows, columns, places, .. } = *call.expect_params()?;
    call.expect_operands(3, 1)?;
    for extent in [rows, columns] {
        at_least_one(Quantity::Dim, extent)?;
    }
    at_least_one(Quantity::Count, places)?;
    let f32 = ElementType::F32;
    for (index, channels) in [(0, 17), (1, 34), (2, 64)] {
        call.expect(index, f32, product(Quantity::Dim, &[rows, columns, channels])?)?;
    }
    call.expect(3, f32, places.checked_mul(52).and_then(|len| len.checked_add(1)))
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &PoseDecoder = call.params()?;
    let (inputs, output) = split::<f32>(call, arena)?;
    let field = |values, channels, scale| Field {
        values,
        rows: params.rows as usize,
        columns: params.columns as usize,
        channels,
        scale,
    };
    let per_block = 1.0 / params.stride;
    let decoder = Decoder {
        params,
        scores: field(inputs.get(0)?, PARTS, 1.0),
        short: field(inputs.get(1)?, 2 * PARTS, per_block),
        along: field(inputs.get(2)?, 4 * EDGES, per_block),
    };
    let mut poses = Poses::new(output, params.places as usize)?;
    let mut last = None;
    while poses.used < poses.scores.len() {
        let Some(root) = decoder.next_root(last)? else { break };
        last = Some((root.score, root.index));
        if poses.is_near(&root, params.radius * params.radius)? {
            continue;
        }
        let place = poses.used;
        decoder.decode(&root, poses.points.get_mut(place)?, poses.parts.get_mut(place)?)?;
        if mean(poses.parts.get(place)?, [false; PARTS]) >= params.threshold {
            poses.used = place.wrapping_add(1);
        }
    }
    poses.finish(params)
}

/// Numbers of each block of an image.
struct Field<'a> {
    values: &'a [f32],
    rows: usize,
    columns: usize,
    channels: usize,
    scale: f32,
}

impl Field<'_> {
    fn at(&self, row: usize, column: usize, channel: usize) -> Option<f32> {
        let place = row.wrapping_mul(self.columns).wrapping_add(column);
        let value = self.values.get(place.wrapping_mul(self.channels).wrapping_add(channel))?;
        Some(value * self.scale)
    }

    /// The place nearest to a point that is in the field.
    fn within(&self, [y, x]: Point) -> Point {
        let limit = |x: f32, extent: usize| x.clamp(0.0, extent.wrapping_sub(1) as f32);
        [limit(y, self.rows), limit(x, self.columns)]
    }

    /// Between the blocks around a point.
    fn between(&self, point: Point, channel: usize) -> Option<f32> {
        let near = self.within(point);
        let [top, left] = near.map(|x| libm::floorf(x) as usize);
        let [bottom, right] = near.map(|x| libm::ceilf(x) as usize);
        let [down, across] = [point[0] - top as f32, point[1] - left as f32];
        let line = |row| {
            let [left, right] = [self.at(row, left, channel)?, self.at(row, right, channel)?];
            Some((1.0 - across) * left + across * right)
        };
        Some((1.0 - down) * line(top)? + down * line(bottom)?)
    }

    /// A point moved by its offsets, and brought back into the field.
    fn moved(&self, [y, x]: Point, channels: [usize; 2]) -> Option<Point> {
        let [down, across] = channels;
        let (down, across) = (self.between([y, x], down)?, self.between([y, x], across)?);
        Some(self.within([y + down, x + across]))
    }
}

/// A part from which a pose is decoded.
struct Root {
    point: Point,
    part: usize,
    score: f32,
    index: usize,
}

struct Decoder<'a> {
    params: &'a PoseDecoder,
    scores: Field<'a>,
    short: Field<'a>,
    along: Field<'a>,
}

impl Decoder<'_> {
    /// The best part after the last one, in the order of decreasing scores, of those that no block
    /// around it has a better one of.
    #[allow(clippy::option_option)]
    fn next_root(&self, last: Option<(f32, usize)>) -> Option<Option<Root>> {
        let mut best: Option<(f32, usize)> = None;
        for (index, &score) in self.scores.values.iter().enumerate() {
            let after =
                last.is_none_or(|(of, at)| score < of || score == of && index > at);
            let better = best.is_none_or(|(of, _)| score > of);
            if score >= self.params.least && after && better && self.is_largest(index, score)? {
                best = Some((score, index));
            }
        }
        let Some((score, index)) = best else {
            return Some(None);
        };
        let (row, column, part) = self.place(index)?;
        let [down, across] = [part, part.wrapping_add(PARTS)];
        let down = self.short.at(row, column, down)?;
        let across = self.short.at(row, column, across)?;
        let point = self.short.within([row as f32 + down, column as f32 + across]);
        Some(Some(Root { point, part, score, index }))
    }

    /// Row, column and part of a score.
    fn place(&self, index: usize) -> Option<(usize, usize, usize)> {
        let block = index.checked_div(PARTS)?;
        let row = block.checked_div(self.scores.columns)?;
        Some((row, block.checked_rem(self.scores.columns)?, index.checked_rem(PARTS)?))
    }

    /// Whether no block around has a larger score of the part.
    fn is_largest(&self, index: usize, score: f32) -> Option<bool> {
        let (row, column, part) = self.place(index)?;
        let around = |at: usize, extent: usize| {
            at.saturating_sub(1)..at.wrapping_add(2).min(extent)
        };
        for other_row in around(row, self.scores.rows) {
            for other_column in around(column, self.scores.columns) {
                if self.scores.at(other_row, other_column, part)? > score {
                    return Some(false);
                }
            }
        }
        Some(true)
    }

    /// Finds all parts from one: the best that a found one leads to comes next.
    fn decode(
        &self,
        root: &Root,
        points: &mut [Point; PARTS],
        scores: &mut [f32; PARTS],
    ) -> Option<()> {
        let mut reached: [Option<(Point, f32)>; PARTS] = [None; PARTS];
        let mut found = [false; PARTS];
        let score = self.scores.between(root.point, root.part)?;
        *reached.get_mut(root.part)? = Some((root.point, score));
        for _ in 0..PARTS {
            let mut next: Option<(usize, Point, f32)> = None;
            for (part, (slot, found)) in reached.iter().zip(&found).enumerate() {
                let Some((point, score)) = slot else { continue };
                if !found && next.is_none_or(|(_, _, best)| *score > best) {
                    next = Some((part, *point, *score));
                }
            }
            let (part, point, score) = next?;
            *found.get_mut(part)? = true;
            *points.get_mut(part)? = point;
            *scores.get_mut(part)? = 1.0 / (1.0 + libm::expf(-score));
            for (edge, &(from, to)) in TREE.iter().enumerate() {
                let back = edge.wrapping_add(2 * EDGES);
                for (from, to, channel) in [(from, to, edge), (to, from, back)] {
                    let (from, to) = (usize::from(from), usize::from(to));
                    if from == part && !*found.get(to)? {
                        let there = self.follow(point, channel, to)?;
                        let score = self.scores.between(there, to)?;
                        *reached.get_mut(to)? = Some((there, score));
                    }
                }
            }
        }
        Some(())
    }

    /// Where an edge leads to.
    fn follow(&self, from: Point, channel: usize, part: usize) -> Option<Point> {
        let mut point = self.along.moved(from, [channel, channel.wrapping_add(EDGES)])?;
        for _ in 0..REFINEMENTS {
            point = self.short.moved(point, [part, part.wrapping_add(PARTS)])?;
        }
        Some(point)
    }
}

/// The sum of scores, the largest first, without hidden ones, over their number.
fn mean(scores: &[f32; PARTS], hidden: [bool; PARTS]) -> f32 {
    let mut taken = [false; PARTS];
    let mut sum = 0.0;
    for _ in 0..PARTS {
        let mut best: Option<(usize, f32)> = None;
        for (index, (&score, taken)) in scores.iter().zip(&taken).enumerate() {
            if !taken && best.is_none_or(|(_, best)| score > best) {
                best = Some((index, score));
            }
        }
        let Some((index, score)) = best else { break };
        if let (Some(taken), Some(hidden)) = (taken.get_mut(index), hidden.get(index)) {
            *taken = true;
            sum += if *hidden { 0.0 } else { score };
        }
    }
    sum / PARTS as f32
}

fn distance([a_y, a_x]: Point, [b_y, b_x]: Point) -> f32 {
    let (down, across) = (b_y - a_y, b_x - a_x);
    down * down + across * across
}

/// The output.
struct Poses<'a> {
    points: &'a mut [[Point; PARTS]],
    parts: &'a mut [[f32; PARTS]],
    scores: &'a mut [f32],
    count: &'a mut [f32],
    /// Places in use.
    used: usize,
}

impl<'a> Poses<'a> {
    fn new(output: &'a mut [f32], places: usize) -> Option<Self> {
        output.fill(0.0);
        let (points, rest) = output.split_at_mut_checked(places.wrapping_mul(2 * PARTS))?;
        let (parts, rest) = rest.split_at_mut_checked(places.wrapping_mul(PARTS))?;
        let (scores, count) = rest.split_at_mut_checked(places)?;
        let (points, parts) = (points.as_chunks_mut::<2>().0, parts.as_chunks_mut().0);
        let points = points.as_chunks_mut().0;
        Some(Self { points, parts, scores, count, used: 0 })
    }

    /// Whether a pose that is found has the part there.
    fn is_near(&self, root: &Root, squared: f32) -> Option<bool> {
        for pose in self.points.get(..self.used)? {
            if distance(root.point, *pose.get(root.part)?) <= squared {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Scores poses without parts that better ones have at the same place, puts the best first and
    /// leaves out what is below the threshold.
    fn finish(mut self, params: &PoseDecoder) -> Option<()> {
        let squared = params.radius * params.radius;
        for index in 0..self.used {
            let own = mean(self.parts.get(index)?, [false; PARTS]);
            let mut hidden = [false; PARTS];
            for other in 0..self.used {
                let score = mean(self.parts.get(other)?, [false; PARTS]);
                if score > own || score == own && other < index {
                    let pairs = self.points.get(index)?.iter().zip(self.points.get(other)?);
                    for (hidden, (a, b)) in hidden.iter_mut().zip(pairs) {
                        *hidden |= distance(*a, *b) <= squared;
                    }
                }
            }
            *self.scores.get_mut(index)? = mean(self.parts.get(index)?, hidden);
        }
        for end in 1..self.used {
            for at in (1..=end).rev() {
                let before = at.wrapping_sub(1);
                if *self.scores.get(at)? > *self.scores.get(before)? {
                    self.scores.swap(at, before);
                    self.points.swap(at, before);
                    self.parts.swap(at, before);
                }
            }
        }
        let mut count = 0_usize;
        for (score, (points, parts)) in
            self.scores.iter_mut().zip(self.points.iter_mut().zip(self.parts.iter_mut()))
        {
            let kept = count < self.used && *score >= params.threshold;
            if !kept {
                self.used = count;
                *score = 0.0;
                *points = [[0.0; 2]; PARTS];
                *parts = [0.0; PARTS];
                continue;
            }
            count = count.wrapping_add(1);
            for point in points.iter_mut() {
                *point = point.map(|x| x * params.stride);
            }
        }
        *self.count.first_mut()? = count as f32;
        Some(())
    }
}
