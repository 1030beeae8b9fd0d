//! Boxes without those that overlap better ones, or with scores that overlaps lower.
//!
//! What is left is a binary heap in scratch, whose steps are those of the original: they decide
//! which of equal scores comes first.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, NonMaxSuppression};

use super::Kernel;
use super::detection_postprocess::{Corners, overlap};
use crate::arena::split_two;
use crate::call::Call;
use crate::check::{at_least_one, within};
use crate::error::{Fault, Quantity};

/// Inputs: boxes, scores, limits, scratch. Output. Scratch is written too. Never in place.
pub static NON_MAX_SUPPRESSION: Kernel = Kernel::new(KernelId::NonMaxSuppression, check, run);

/// Most boxes: their indices are whole numbers of f32.
const BOXES: i32 = 1 << 24;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let NonMaxSuppression { boxes, places } = *call.expect_params()?;
    call.expect_operands(4, 1)?;
    at_least_one(Quantity::Count, places)?;
    within(Quantity::Dim, boxes.min(i32::MAX as u32) as i32, 1, BOXES)?;
    let f32 = ElementType::F32;
    call.expect(0, f32, boxes.checked_mul(4))?;
    call.expect(1, f32, Some(boxes))?;
    call.expect(2, f32, Some(3))?;
    call.expect(3, f32, boxes.checked_mul(3))?;
    call.expect(4, f32, places.checked_mul(2).and_then(|len| len.checked_add(1)))?;
    call.expect_arena(3)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &NonMaxSuppression = call.params()?;
    let (inputs, [scratch, output]) = split_two(call, arena, [3, 4])?;
    let boxes: &[f32] = inputs.get(0)?;
    let scores: &[f32] = inputs.get(1)?;
    let limits: &[f32] = inputs.get(2)?;
    let limits = Limits::new(*limits.first_chunk()?);
    let scratch: &mut [f32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [f32] = bytemuck::try_cast_slice_mut(output).ok()?;
    output.fill(0.0);
    let places = params.places as usize;
    let (indices, rest) = output.split_at_mut_checked(places)?;
    let (taken_scores, count) = rest.split_at_mut_checked(places)?;
    let mut heap = Heap { entries: scratch.as_chunks_mut().0, used: 0 };
    for (index, &score) in scores.iter().enumerate() {
        if score > limits.score {
            heap.push(Candidate { index, score, compared: 0 })?;
        }
    }
    let boxes = boxes.as_chunks::<4>().0;
    let most = heap.used.min(places);
    let mut used = 0_usize;
    while used < most {
        let Some(found) = heap.pop() else { break };
        let taken = indices.get(found.compared..used)?;
        let Some(score) = limits.lowered(boxes, &found, taken)? else { continue };
        if score == found.score {
            *indices.get_mut(used)? = found.index as f32;
            *taken_scores.get_mut(used)? = score;
        }
        if score > limits.score {
            heap.push(Candidate { score, compared: used, ..found })?;
        }
        used = used.wrapping_add(usize::from(score == found.score));
    }
    *count.first_mut()? = used as f32;
    Some(())
}

/// What the third input holds.
struct Limits {
    /// The least share of an intersection in a union that hides a box.
    share: f32,
    /// Scores are above it.
    score: f32,
    /// What the square of a share is multiplied by in the exponent of what lowers a score; 0 if
    /// nothing does.
    exponent: f32,
}

impl Limits {
    fn new([share, score, sigma]: [f32; 3]) -> Self {
        let exponent = if sigma > 0.0 { -0.5 / sigma } else { 0.0 };
        Self { share, score, exponent }
    }

    /// The score of a box among those that are taken, of which it is compared with the last ones,
    /// from the last on; an inner `None` if one hides it.
    fn lowered(
        &self,
        boxes: &[[f32; 4]],
        found: &Candidate,
        taken: &[f32],
    ) -> Option<Option<f32>> {
        let own = corners(boxes.get(found.index)?);
        let mut score = found.score;
        for &other in taken.iter().rev() {
            let share = overlap(&own, &corners(boxes.get(other as usize)?));
            if share >= self.share {
                return Some(None);
            }
            if self.exponent != 0.0 {
                score *= libm::expf(self.exponent * share * share);
            }
            if score <= self.score {
                break;
            }
        }
        Some(Some(score))
    }
}

/// Least y and x, greatest y and x: of any two opposite corners.
fn corners([y, x, other_y, other_x]: &[f32; 4]) -> Corners {
    let ordered = |a: f32, b: f32| if b < a { (b, a) } else { (a, b) };
    let (top, bottom) = ordered(*y, *other_y);
    let (left, right) = ordered(*x, *other_x);
    [top, left, bottom, right]
}

/// A box that is not taken.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    score: f32,
    /// With how many of those that are taken its score has been compared.
    compared: usize,
}

/// Candidates: the parent of the one at n is at (n - 1) / 2, and its score is not less.
struct Heap<'a> {
    /// Index, score, number of comparisons.
    entries: &'a mut [[f32; 3]],
    used: usize,
}

impl Heap<'_> {
    fn push(&mut self, candidate: Candidate) -> Option<()> {
        let last = self.used;
        self.used = last.wrapping_add(1);
        let Candidate { index, score, compared } = candidate;
        self.rise(last, [index as f32, score, compared as f32])
    }

    /// Writes an entry to a free place, or to that of the last ancestor of a lower score, all of
    /// which go down.
    fn rise(&mut self, mut place: usize, entry: [f32; 3]) -> Option<()> {
        while place > 0 {
            let parent = place.wrapping_sub(1) / 2;
            let above = *self.entries.get(parent)?;
            // A score that is no number stays where it is.
            if above[1] < entry[1] {
                *self.entries.get_mut(place)? = above;
                place = parent;
            } else {
                break;
            }
        }
        *self.entries.get_mut(place)? = entry;
        Some(())
    }

    /// The largest. Its place goes down to the larger child each, of equal ones to the second, and
    /// from the bottom the last entry rises.
    fn pop(&mut self) -> Option<Candidate> {
        let used = self.used.checked_sub(1)?;
        self.used = used;
        let [index, score, compared] = *self.entries.first()?;
        let moved = *self.entries.get(used)?;
        let mut place = 0_usize;
        loop {
            let first = place.wrapping_mul(2).wrapping_add(1);
            let second = first.wrapping_add(1);
            if first >= used {
                break;
            }
            let mut child = first;
            if second < used {
                let lower = self.entries.get(second)?[1] < self.entries.get(first)?[1];
                child = if lower { first } else { second };
            }
            let below = *self.entries.get(child)?;
            *self.entries.get_mut(place)? = below;
            place = child;
        }
        if used > 0 {
            self.rise(place, moved)?;
        }
        let [index, compared] = [index, compared].map(|whole| whole as usize);
        Some(Candidate { index, score, compared })
    }
}
