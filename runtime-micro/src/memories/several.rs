//! Several regions of RAM, and weights in a flash of their own.

use core::{fmt, mem};

use peapod_schemas::crc32c;
use peapod_schemas::micro::{
    ALIGNMENT, MAX_REGIONS, Memory, Operand, OtherMemory, ReadError, Step, View,
};

use crate::arena::range;
use crate::call::Call;
use crate::error::LoadError;
use crate::kernels::Kernel;
use crate::session::{self, Model, Session};

/// What a model has besides its file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extra<'m> {
    weights: &'m [u8],
}

impl Extra<'_> {
    pub(crate) const NONE: Self = Self { weights: &[] };
}

/// What a step finds besides its arena and the constants: the other regions, if there are any. Its
/// own is empty among them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside<'m>(Option<&'m [&'m [u8]; MAX_REGIONS]>);

impl<'m> Beside<'m> {
    pub(crate) const NONE: Self = Self(None);

    /// The memory of an operand of a call, if that is neither its arena nor the constants.
    #[inline]
    pub(crate) fn memory(call: &Call<'m>, operand: &Operand) -> Option<&'m [u8]> {
        const CONSTANTS: u8 = Memory::Constants as u8;
        match operand.memory {
            CONSTANTS => None,
            memory if memory == call.home() => None,
            memory => Some(Self::other(call, memory)),
        }
    }

    #[cold]
    fn other(call: &Call<'m>, memory: u8) -> &'m [u8] {
        match Memory::from_number(memory).map(Memory::region) {
            Some(Some(region)) => {
                let region = call.beside().0.and_then(|regions| regions.get(region));
                region.copied().unwrap_or_default()
            }
            Some(None) => call.model().extra.weights,
            None => &[],
        }
    }
}

/// The regions of a session: the arena and those that follow it.
pub(crate) struct Ram<'a>([&'a mut [u8]; MAX_REGIONS]);

impl<'a> Ram<'a> {
    pub(crate) fn new(arena: &'a mut [u8]) -> Self {
        Self([arena, &mut [], &mut [], &mut []])
    }

    pub(crate) fn first(&self) -> &[u8] {
        let [first, ..] = &self.0;
        first
    }

    /// The region that an operand is in.
    pub(crate) fn of(&self, operand: &Operand) -> Option<&[u8]> {
        let region = Memory::from_number(operand.memory)?.region()?;
        self.0.get(region).map(|it| &**it)
    }

    pub(crate) fn of_mut(&mut self, operand: &Operand) -> Option<&mut [u8]> {
        let region = Memory::from_number(operand.memory)?.region()?;
        self.0.get_mut(region).map(|it| &mut **it)
    }

    /// Runs a call in its home.
    pub(crate) fn run<R>(
        &mut self,
        call: &Call<'_>,
        run: impl FnOnce(&Call<'_>, &mut [u8]) -> R,
    ) -> R {
        let region = Memory::from_number(call.home()).and_then(Memory::region);
        let region = region.unwrap_or_default();
        let home = self.0.get_mut(region).map(mem::take).unwrap_or_default();
        let result = {
            let shared = self.0.each_ref().map(|it| &**it);
            run(&call.with_beside(Beside(Some(&shared))), home)
        };
        if let Some(slot) = self.0.get_mut(region) {
            *slot = home;
        }
        result
    }
}

/// As [`load`](crate::load), of a model whose larger constants are in a flash of their own:
/// `weights` are the bytes of `model.weights`. They must begin at a multiple of [`ALIGNMENT`], and
/// are checked as the pea is.
pub fn load_with_weights<'m>(
    bytes: &'m [u8],
    weights: &'m [u8],
    kernels: &'m [&'m Kernel],
) -> Result<Model<'m>, LoadError> {
    let view = match cfg!(feature = "checksum") {
        true => View::read(bytes)?,
        false => View::read_without_checksum(bytes)?,
    };
    if let Some(told) = listed(&view, Memory::Weights).filter(|_| cfg!(feature = "checksum")) {
        self::weights(told.len_bytes, weights)?;
        if told.checksum != crc32c(weights) {
            return Err(LoadError::WeightsChecksum);
        }
    }
    session::check(view, Extra { weights }, kernels)
}

/// As [`load_with_weights`], but without the checksums: those of the weights may take long.
pub fn load_with_weights_without_checksum<'m>(
    bytes: &'m [u8],
    weights: &'m [u8],
    kernels: &'m [&'m Kernel],
) -> Result<Model<'m>, LoadError> {
    let view = View::read_without_checksum(bytes)?;
    session::check(view, Extra { weights }, kernels)
}

/// What a pea says of a memory.
fn listed<'m>(view: &View<'m>, memory: Memory) -> Option<&'m OtherMemory> {
    let mut all = view.params::<OtherMemory>().iter();
    all.find(|it| it.memory == memory as u32)
}

/// Bytes of a memory, which is neither the arena nor the constants.
pub(crate) fn len_of(view: &View<'_>, memory: Memory) -> u32 {
    listed(view, memory).map_or(0, |it| it.len_bytes)
}

/// Checks memories besides the arena and the constants: each is listed once, the weights are there,
/// and the file asks for no more RAM than its operands need.
pub(crate) fn check(view: &View<'_>, extra: Extra<'_>) -> Result<(), LoadError> {
    let all = view.params::<OtherMemory>();
    for (index, it) in all.iter().enumerate() {
        let memory = u8::try_from(it.memory).ok().and_then(Memory::from_number);
        let memory = memory.filter(|it| !matches!(it, Memory::Arena | Memory::Constants));
        let is_new = all
            .iter()
            .take(index)
            .all(|before| before.memory != it.memory);
        let Some(memory) = memory.filter(|_| is_new) else {
            return Err(LoadError::Memories { found: it.memory });
        };
        match memory.region() {
            None => weights(it.len_bytes, extra.weights)?,
            Some(_) => region(view, memory, it.len_bytes)?,
        }
    }
    Ok(())
}

fn weights(needed: u32, weights: &[u8]) -> Result<(), LoadError> {
    if weights.len() != needed as usize {
        let len = weights.len();
        return Err(LoadError::Weights { len, needed });
    }
    match weights.as_ptr().addr().is_multiple_of(ALIGNMENT) {
        true => Ok(()),
        false => Err(LoadError::File(ReadError::UnalignedFile)),
    }
}

/// Holds the length of a region against where operands end in it.
fn region(view: &View<'_>, memory: Memory, len: u32) -> Result<(), LoadError> {
    let ports = view.inputs.iter().chain(view.outputs).map(|it| &it.operand);
    let states = view.states.iter().map(|it| &it.operand);
    let all = view.operands.iter().chain(ports).chain(states);
    let there = all.filter(|it| it.memory == memory as u8);
    let ends = there.map(|it| it.offset.saturating_add(it.len_bytes));
    let needed = ends.max().unwrap_or(0);
    match (len.saturating_sub(needed) as usize) < ALIGNMENT {
        true => Ok(()),
        false => Err(LoadError::ArenaTooLarge { len, needed }),
    }
}

impl<'m> Model<'m> {
    /// How many regions of RAM the model is planned in: those that [`Model::session_in`] takes.
    pub fn region_count(&self) -> usize {
        let others = self.view.params::<OtherMemory>().iter();
        let others = others.filter_map(|it| Memory::from_number(it.memory as u8)?.region());
        others.max().map_or(1, |last| last.wrapping_add(1))
    }

    /// Bytes that the model needs of a region; 0 of those that it does not use.
    pub fn region_len(&self, region: usize) -> usize {
        match region {
            0 => self.arena_len(),
            _ => Memory::of_region(region).map_or(0, |it| len_of(&self.view, it) as usize),
        }
    }

    /// As [`Model::session`], of a model in several regions: their memories in the order of the
    /// target's file, each of at least [`Model::region_len`] bytes that begin at a multiple of
    /// [`ALIGNMENT`]. Those after [`Model::region_count`] are left alone.
    pub fn session_in<'a, const N: usize>(
        self,
        regions: [&'a mut [u8]; N],
    ) -> Result<Session<'m, 'a>, LoadError> {
        let needed = self.region_count();
        if regions.len() < needed {
            return Err(LoadError::Regions { found: N, needed });
        }
        let mut ram = Ram::new(&mut []);
        for (index, (slot, region)) in ram.0.iter_mut().zip(regions).enumerate() {
            // What is not used needs no alignment.
            if let needed @ 1.. = self.region_len(index) {
                *slot = session::taken(region, needed)?;
            }
        }
        let mut session = Session::begin(self, ram);
        session.reset();
        Ok(session)
    }

    /// The weights outside of the pea that a step reads, by its place in the list of steps: what to
    /// fetch before it runs. None of a model that was loaded without weights.
    pub fn weights_of(&self, step: usize) -> impl Iterator<Item = &'m [u8]> + use<'m> {
        let (view, weights) = (self.view, self.extra.weights);
        let steps = view.steps.get(step).into_iter().flat_map(move |step| {
            let inner = view.program(step).unwrap_or_default().iter();
            core::iter::once(step).chain(inner.map(|entry| &entry.step))
        });
        let operands = steps.flat_map(move |step: &Step| {
            let first = view.operands.get(usize::from(step.first_operand)..);
            let all = first.unwrap_or_default().iter();
            all.take(usize::from(step.inputs))
        });
        let there = operands.filter(|it| it.memory == Memory::Weights as u8);
        there.filter_map(move |it| weights.get(range(it)?))
    }
}

impl<'m> Session<'m, '_> {
    /// The weights outside of the pea that the next `steps` steps read, in their order: what a DMA
    /// or a cache may fetch while steps before them run. After the last step comes the first one,
    /// of the next inference.
    pub fn upcoming_weights(&self, steps: usize) -> impl Iterator<Item = &'m [u8]> + use<'m> {
        let (model, next) = (self.model().clone(), self.next_step());
        let count = model.step_count();
        let places = (0..steps.min(count)).map(move |ahead| {
            let place = next.wrapping_add(ahead);
            place.checked_sub(count).unwrap_or(place)
        });
        places.flat_map(move |place| model.weights_of(place))
    }
}

/// What an error of memories says.
pub(crate) fn describe(error: &LoadError, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let LoadError::Memories { found } = error {
        write!(f, "memory {found} is none of those that a model has once")
    } else if let LoadError::Regions { found, needed } = error {
        write!(
            f,
            "expected memory of {needed} regions, found {found}: use `session_in`"
        )
    } else if let LoadError::Weights { len, needed } = error {
        write!(
            f,
            "expected {needed} bytes of weights, found {len}: use `load_with_weights` and the \
             `model.weights` of the same compilation"
        )
    } else {
        f.write_str(
            "the weights are damaged or of another compilation: use the `model.weights` beside the \
             pea",
        )
    }
}
