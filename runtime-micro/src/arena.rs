//! The arena, and how a step sees its bytes: shared inputs, one exclusive output.
//!
//! All of it is safe code with checks of its own, so a kernel can at worst compute nonsense.

use core::ops::Range;

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Memory, Operand};

use crate::call::Call;

/// RAM for a model's activations, aligned as its plan expects.
///
/// `N` is the `ARENA_LEN` that the compiler reports.
#[repr(C, align(16))]
pub struct Arena<const N: usize>([u8; N]);

impl<const N: usize> Arena<N> {
    /// An arena of zeros.
    pub const fn new() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Default for Arena<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> AsMut<[u8]> for Arena<N> {
    fn as_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

/// A Rust type that elements of a tensor can be seen as.
pub trait Element: Pod {
    /// The element type of the schema.
    const TYPE: ElementType;
}

impl Element for i8 {
    const TYPE: ElementType = ElementType::S8;
}
impl Element for u8 {
    const TYPE: ElementType = ElementType::U8;
}
impl Element for i16 {
    const TYPE: ElementType = ElementType::S16;
}
impl Element for i32 {
    const TYPE: ElementType = ElementType::S32;
}
impl Element for f32 {
    const TYPE: ElementType = ElementType::F32;
}
impl Element for i64 {
    const TYPE: ElementType = ElementType::S64;
}
impl Element for u32 {
    const TYPE: ElementType = ElementType::U32;
}

/// Whether elements of an operand can be seen as a Rust type. Those that are truth values are bytes
/// like others.
pub(crate) fn is_of<T: Element>(operand: &Operand) -> bool {
    let is_bool = operand.element == ElementType::Bool as u8;
    operand.element == T::TYPE as u8 || is_bool && T::TYPE == ElementType::U8
}

/// Bytes of an operand in its memory; `None` if they would end past the address space.
pub(crate) fn range(operand: &Operand) -> Option<Range<usize>> {
    let start = operand.offset as usize;
    Some(start..start.checked_add(operand.len_bytes as usize)?)
}

/// Whether an operand is in RAM: in the arena, or another region.
pub(crate) fn in_arena(operand: &Operand) -> bool {
    let constant = [Memory::Constants, Memory::Weights].map(|it| it as u8);
    match cfg!(feature = "regions") {
        true => !constant.contains(&operand.memory),
        false => operand.memory == Memory::Arena as u8,
    }
}

/// Whether two operands are the same bytes of RAM.
pub(crate) fn same_bytes(a: &Operand, b: &Operand) -> bool {
    let is_one = in_arena(a) && a.memory == b.memory;
    is_one && a.offset == b.offset && a.len_bytes == b.len_bytes
}

/// The inputs of a step, while its output is exclusive: the arena before and after the output.
#[derive(Clone, Copy)]
pub(crate) struct Inputs<'a> {
    call: Call<'a>,
    before: &'a [u8],
    after: &'a [u8],
    after_start: usize,
}

impl<'a> Inputs<'a> {
    /// The elements of an input; `None` if it shares bytes with the output.
    pub(crate) fn get<T: Pod>(&self, index: usize) -> Option<&'a [T]> {
        let operand = self.call.input(index)?;
        let range = range(operand)?;
        let bytes = if let Some(memory) = self.call.shared_memory(operand) {
            memory.get(range)?
        } else if range.end <= self.before.len() {
            self.before.get(range)?
        } else {
            let start = range.start.checked_sub(self.after_start)?;
            self.after.get(start..)?.get(..operand.len_bytes as usize)?
        };
        bytemuck::try_cast_slice(bytes).ok()
    }
}

/// Sets the first output of a step apart from everything else.
pub(crate) fn split<'a, T: Pod>(
    call: &Call<'a>,
    arena: &'a mut [u8],
) -> Option<(Inputs<'a>, &'a mut [T])> {
    let range = range(call.output(0)?)?;
    let (rest, after) = arena.split_at_mut_checked(range.end)?;
    let (before, output) = rest.split_at_mut_checked(range.start)?;
    let inputs = Inputs {
        call: *call,
        before,
        after,
        after_start: range.end,
    };
    Some((inputs, bytemuck::try_cast_slice_mut(output).ok()?))
}

/// The elements of an operand of the arena, exclusively.
pub(crate) fn exclusive<'a, T: Pod>(operand: &Operand, arena: &'a mut [u8]) -> Option<&'a mut [T]> {
    bytemuck::try_cast_slice_mut(arena.get_mut(range(operand)?)?).ok()
}

/// Operands of a step that are all in RAM, each exclusively; `None` if two share bytes. One of
/// another region is empty: see [`shared`].
pub(crate) fn exclusive_each<'a, const N: usize>(
    call: &Call<'_>,
    arena: &'a mut [u8],
    indices: [u8; N],
) -> Option<[&'a mut [u8]; N]> {
    let mut ranges = [const { 0..0 }; N];
    for (place, index) in ranges.iter_mut().zip(indices) {
        let operand = call.operands().get(usize::from(index))?;
        if !call.is_elsewhere(operand) {
            *place = range(operand)?;
        }
    }
    arena.get_disjoint_mut(ranges).ok()
}

/// The bytes of an operand that is only read, of which these are those in the arena.
#[inline(always)]
pub(crate) fn shared<'a>(call: &Call<'a>, index: u8, here: &'a [u8]) -> Option<&'a [u8]> {
    let operand = call.operands().get(usize::from(index))?;
    match call.is_elsewhere(operand) {
        true => call.shared_memory(operand)?.get(range(operand)?),
        false => Some(here),
    }
}

/// An operand that is constant.
pub(crate) fn constant<'m, T: Pod>(call: &Call<'m>, index: u8) -> Option<&'m [T]> {
    let operand = call.operands().get(usize::from(index))?;
    let memory = call.constant_memory(operand);
    bytemuck::try_cast_slice(memory.get(range(operand)?)?).ok()
}

/// Copies elements; `None` if the lengths differ.
pub(crate) fn copy<T: Pod>(from: &[T], to: &mut [T]) -> Option<()> {
    if from.len() != to.len() {
        return None;
    }
    to.copy_from_slice(from);
    Some(())
}

/// The operands of a step of which two are exclusive: the arena before, between and after those.
pub(crate) struct Others<'a> {
    call: Call<'a>,
    /// What is left of the arena, each with where it begins.
    pieces: [(usize, &'a [u8]); 3],
}

impl<'a> Others<'a> {
    /// The elements of an operand; `None` if it shares bytes with an exclusive one.
    pub(crate) fn get<T: Pod>(&self, index: u8) -> Option<&'a [T]> {
        let operand = self.call.operands().get(usize::from(index))?;
        let range = range(operand)?;
        if let Some(memory) = self.call.shared_memory(operand) {
            return bytemuck::try_cast_slice(memory.get(range)?).ok();
        }
        let bytes = self.pieces.iter().find_map(|(start, piece)| {
            let from = range.start.checked_sub(*start)?;
            piece.get(from..)?.get(..range.len())
        });
        bytemuck::try_cast_slice(bytes?).ok()
    }
}

/// Sets two operands of the arena apart from everything else; `None` if they share bytes.
pub(crate) fn split_two<'a>(
    call: &Call<'a>,
    arena: &'a mut [u8],
    indices: [u8; 2],
) -> Option<(Others<'a>, [&'a mut [u8]; 2])> {
    let [a, b] = indices.map(|index| call.operands().get(usize::from(index)).and_then(range));
    let (a, b) = (a?, b?);
    let swapped = b.start < a.start;
    let (first, second) = if swapped { (b, a) } else { (a, b) };
    let (rest, after) = arena.split_at_mut_checked(second.end)?;
    let (rest, two) = rest.split_at_mut_checked(second.start)?;
    let (rest, between) = rest.split_at_mut_checked(first.end)?;
    let (before, one) = rest.split_at_mut_checked(first.start)?;
    let pieces = [(0, &*before), (first.end, &*between), (second.end, &*after)];
    let exclusive = if swapped { [two, one] } else { [one, two] };
    Some((
        Others {
            call: *call,
            pieces,
        },
        exclusive,
    ))
}
