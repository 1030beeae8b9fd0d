//! Boxes that are most probably objects: decoded, and without those that overlap better ones.
//!
//! Nothing is sorted: the best of what is left is looked for as often as one is taken. What is not
//! left has a score that is no number.

use peapod_schemas::micro::{DetectionPostprocess, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::check::{at_least_one, product, within};
use crate::error::{Fault, Quantity};
use crate::rows::rows;

/// Inputs: encodings, scores, anchors, scratch. Output. Scratch is written too. Never in place.
pub static DETECTION_POSTPROCESS: Kernel =
    Kernel::new(KernelId::DetectionPostprocess, check, run);

/// Corners of a box: least y and x, greatest y and x.
pub(super) type Corners = [f32; 4];

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &DetectionPostprocess = call.expect_params()?;
    let DetectionPostprocess { boxes, coordinates, classes, background, places, .. } = *params;
    call.expect_operands(4, 1)?;
    for count in [params.max_detections, params.classes_per_box] {
        at_least_one(Quantity::Count, count)?;
    }
    at_least_one(Quantity::Dim, classes)?;
    within(Quantity::Channels, background as i32, 0, 1)?;
    if coordinates < 4 {
        return Err(Fault::Shape { what: Quantity::Dim, found: coordinates });
    }
    let taken = params.max_detections.checked_mul(params.classes_per_box);
    if taken.is_none_or(|taken| taken > places) || params.classes_per_box > classes {
        return Err(Fault::Shape { what: Quantity::Count, found: places });
    }
    let f32 = ElementType::F32;
    let scores = classes.checked_add(background).and_then(|row| row.checked_mul(boxes));
    call.expect(0, f32, product(Quantity::Dim, &[boxes, coordinates])?)?;
    call.expect(1, f32, scores)?;
    call.expect(2, f32, boxes.checked_mul(4))?;
    call.expect(3, f32, boxes.checked_mul(5))?;
    call.expect(4, f32, places.checked_mul(6).and_then(|len| len.checked_add(1)))?;
    call.expect_constant(2)?;
    for index in [0, 1, 3] {
        call.expect_arena(index)?;
    }
    Ok(())
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &DetectionPostprocess = call.params()?;
    let anchors: &[f32] = constant(call, 2)?;
    let count = params.boxes as usize;
    // Encodings and scores may be the same bytes.
    let [encodings, scratch] = exclusive_each(call, arena, [0, 3])?;
    let encodings = shared(call, 0, encodings)?;
    let encodings: &[f32] = bytemuck::try_cast_slice(encodings).ok()?;
    let scratch: &mut [f32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let (corners, _) = scratch.split_at_mut_checked(count.wrapping_mul(4))?;
    let encodings = rows(encodings, params.coordinates as usize);
    let each = encodings.zip(rows(anchors, 4));
    for (corners, (encoding, anchor)) in corners.as_chunks_mut::<4>().0.iter_mut().zip(each) {
        *corners = decoded(params, encoding.first_chunk()?, anchor.first_chunk()?);
    }
    let [scores, scratch, output] = exclusive_each(call, arena, [1, 3, 4])?;
    let scores = shared(call, 1, scores)?;
    let scores: &[f32] = bytemuck::try_cast_slice(scores).ok()?;
    let scratch: &mut [f32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [f32] = bytemuck::try_cast_slice_mut(output).ok()?;
    let (corners, best) = scratch.split_at_mut_checked(count.wrapping_mul(4))?;
    let corners = corners.as_chunks::<4>().0;
    let mut detections = Detections {
        params,
        corners,
        scores,
        best,
        found: Found::new(output, params.places as usize)?,
    };
    match params.per_class {
        0 => detections.by_box()?,
        _ => detections.by_class()?,
    }
    detections.found.finish()
}

/// In double precision, as the original: which boxes overlap depends on it.
fn decoded(params: &DetectionPostprocess, encoding: &[f32; 4], anchor: &[f32; 4]) -> Corners {
    let [y, x, h, w] = encoding.map(f64::from);
    let [anchor_y, anchor_x, anchor_h, anchor_w] = anchor.map(f64::from);
    let side = |place: f64, scale: f32, size: f64, size_scale: f32, (at, extent): (f64, f64)| {
        let center = (place / f64::from(scale) * extent + at) as f32;
        let half = (0.5 * libm::exp(size / f64::from(size_scale)) * extent) as f32;
        (center - half, center + half)
    };
    let rows = side(y, params.y_scale, h, params.h_scale, (anchor_y, anchor_h));
    let columns = side(x, params.x_scale, w, params.w_scale, (anchor_x, anchor_w));
    [rows.0, columns.0, rows.1, columns.1]
}

/// What is looked for, and what is found.
struct Detections<'a> {
    params: &'a DetectionPostprocess,
    corners: &'a [Corners],
    /// A row of classes for each box, the background first where there is one.
    scores: &'a [f32],
    /// The score of each box that is left.
    best: &'a mut [f32],
    found: Found<'a>,
}

impl Detections<'_> {
    /// The scores of the classes of a box.
    fn classes(&self, index: usize) -> Option<&[f32]> {
        let background = self.params.background as usize;
        let row = background.wrapping_add(self.params.classes as usize);
        let start = index.wrapping_mul(row).wrapping_add(background);
        self.scores.get(start..)?.get(..self.params.classes as usize)
    }

    /// Takes boxes by their best class.
    fn by_box(&mut self) -> Option<()> {
        for index in 0..self.best.len() {
            let (_, highest) = next(self.classes(index)?, None)?;
            *self.best.get_mut(index)? = highest;
        }
        for _ in 0..self.params.max_detections {
            let Some(index) = self.take() else { break };
            let corners = *self.corners.get(index)?;
            let mut last = None;
            for _ in 0..self.params.classes_per_box {
                let class = next(self.classes(index)?, last)?;
                self.found.push(corners, class)?;
                last = Some(class);
            }
        }
        Some(())
    }

    /// Takes boxes of each class on its own, and of all the best.
    fn by_class(&mut self) -> Option<()> {
        for class in 0..self.params.classes as usize {
            for index in 0..self.best.len() {
                let score = *self.classes(index)?.get(class)?;
                *self.best.get_mut(index)? = number(score);
            }
            for _ in 0..self.params.per_class {
                let Some(index) = self.take() else { break };
                let score = number(*self.classes(index)?.get(class)?);
                let most = self.params.max_detections as usize;
                self.found.insert(*self.corners.get(index)?, (class, score), most)?;
            }
        }
        Some(())
    }

    /// Takes the best box that is left, and those that it overlaps; returns which it is.
    fn take(&mut self) -> Option<usize> {
        let mut taken: Option<(usize, f32)> = None;
        for (index, &score) in self.best.iter().enumerate() {
            let better = taken.is_none_or(|(_, best)| score > best);
            if score >= self.params.score_threshold && better {
                taken = Some((index, score));
            }
        }
        let (taken, _) = taken?;
        let corners = self.corners.get(taken)?;
        for (index, (score, other)) in self.best.iter_mut().zip(self.corners).enumerate() {
            if index == taken || overlap(corners, other) > self.params.iou_threshold {
                *score = f32::NAN;
            }
        }
        Some(taken)
    }
}

fn number(score: f32) -> f32 {
    if score.is_nan() { f32::NEG_INFINITY } else { score }
}

/// The best class after the last one, in the order of decreasing scores.
fn next(classes: &[f32], last: Option<(usize, f32)>) -> Option<(usize, f32)> {
    let mut best: Option<(usize, f32)> = None;
    for (class, &score) in classes.iter().enumerate() {
        let score = number(score);
        let after = last.is_none_or(|(of, least)| score < least || score == least && class > of);
        if after && best.is_none_or(|(_, best)| score > best) {
            best = Some((class, score));
        }
    }
    best
}

/// The share of an intersection in a union.
pub(super) fn overlap(a: &Corners, b: &Corners) -> f32 {
    let area = |[top, left, bottom, right]: &Corners| (bottom - top) * (right - left);
    let (of_a, of_b) = (area(a), area(b));
    if of_a <= 0.0 || of_b <= 0.0 {
        return 0.0;
    }
    let larger = |x: f32, y: f32| if x < y { y } else { x };
    let smaller = |x: f32, y: f32| if y < x { y } else { x };
    let ([top_a, left_a, bottom_a, right_a], [top_b, left_b, bottom_b, right_b]) = (*a, *b);
    let rows = larger(smaller(bottom_a, bottom_b) - larger(top_a, top_b), 0.0);
    let columns = larger(smaller(right_a, right_b) - larger(left_a, left_b), 0.0);
    let both = rows * columns;
    both / (of_a + of_b - both)
}

/// The output.
struct Found<'a> {
    corners: &'a mut [Corners],
    classes: &'a mut [f32],
    scores: &'a mut [f32],
    count: &'a mut [f32],
    /// Places in use.
    used: usize,
}

impl<'a> Found<'a> {
    fn new(output: &'a mut [f32], places: usize) -> Option<Self> {
        output.fill(0.0);
        let (corners, rest) = output.split_at_mut_checked(places.wrapping_mul(4))?;
        let (classes, rest) = rest.split_at_mut_checked(places)?;
        let (scores, count) = rest.split_at_mut_checked(places)?;
        let corners = corners.as_chunks_mut().0;
        Some(Self { corners, classes, scores, count, used: 0 })
    }

    fn push(&mut self, corners: Corners, detected: (usize, f32)) -> Option<()> {
        self.set(self.used, corners, detected)?;
        self.used = self.used.wrapping_add(1);
        Some(())
    }

    fn set(&mut self, at: usize, corners: Corners, (class, score): (usize, f32)) -> Option<()> {
        *self.corners.get_mut(at)? = corners;
        *self.classes.get_mut(at)? = class as f32;
        *self.scores.get_mut(at)? = score;
        Some(())
    }

    /// Keeps what is found in decreasing order of scores, and at most so many.
    fn insert(
        &mut self,
        corners: Corners,
        detected: (usize, f32),
        most: usize,
    ) -> Option<()> {
        let used = self.scores.get(..self.used)?;
        let place = used.iter().take_while(|score| **score >= detected.1).count();
        if place >= most {
            return Some(());
        }
        let last = self.used.min(most.wrapping_sub(1));
        for at in (place..last).rev() {
            let next = at.wrapping_add(1);
            *self.corners.get_mut(next)? = *self.corners.get(at)?;
            *self.classes.get_mut(next)? = *self.classes.get(at)?;
            *self.scores.get_mut(next)? = *self.scores.get(at)?;
        }
        self.used = last.wrapping_add(1);
        self.set(place, corners, detected)
    }

    fn finish(self) -> Option<()> {
        *self.count.first_mut()? = self.used as f32;
        Some(())
    }
}
