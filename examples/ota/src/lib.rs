//! Two slots of flash for a model that is updated in the field. One slot always holds a model that
//! passed its checks, whenever power fails: see the README.

#![no_std]

pub mod simulated;

use peapod_schemas::crc32c;

/// Flash that the core reads as memory.
pub trait Flash {
    /// Why an operation failed.
    type Error;
    /// Bytes that are erased together: a multiple of [`Flash::PAGE`].
    const SECTOR: usize;
    /// Most bytes that are programmed together: a multiple of 16.
    const PAGE: usize;

    /// All of it; the first byte is at a multiple of 16 bytes in memory.
    fn read(&self) -> &[u8];

    /// Sets all bits of the sector that begins at `offset`.
    ///
    /// # Errors
    ///
    /// The flash reports a failure.
    fn erase(&mut self, offset: usize) -> Result<(), Self::Error>;

    /// Programs bytes of one page, from its beginning at `offset`. They are erased. What they lack
    /// to whole words of the flash is filled with ones.
    ///
    /// # Errors
    ///
    /// The flash reports a failure.
    fn program(&mut self, offset: usize, bytes: &[u8]) -> Result<(), Self::Error>;
}

/// One of the two halves of the flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The first half.
    A,
    /// The second half.
    B,
}

/// What the record at the end of a slot says: there is a whole model before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Installed {
    /// Where it is.
    pub slot: Slot,
    /// Each update has the number after that of the model it replaces.
    pub sequence: u32,
    /// Length of the model in bytes.
    pub len: u32,
}

/// Why an update ended. The model that was there before is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error<E> {
    /// The flash failed.
    Flash(E),
    /// The model is longer than [`Slots::capacity`], or was not written in whole pages.
    Length,
    /// The model did not pass its checks.
    Refused,
    /// What was programmed last is not what is read.
    Unreadable,
}

impl<E> From<E> for Error<E> {
    fn from(error: E) -> Self {
        Self::Flash(error)
    }
}

/// Two slots, each as many whole sectors as fit twice into the flash.
#[derive(Debug)]
pub struct Slots<F>(pub F);

impl<F: Flash> Slots<F> {
    /// Bytes of the longest model.
    pub fn capacity(&self) -> usize {
        self.slot_len().saturating_sub(F::PAGE)
    }

    /// The newest model that passes the checks, which are made again on each call.
    pub fn newest(&self, passes: impl Fn(&[u8]) -> bool) -> Option<Installed> {
        let [a, b] = [Slot::A, Slot::B].map(|slot| self.record(slot));
        let sequence = |it: Option<Installed>| it.map(|it| it.sequence);
        let by_age = match sequence(a) > sequence(b) {
            true => [a, b],
            false => [b, a],
        };
        let mut found = by_age.into_iter().flatten();
        found.find(|it| self.pea(it).is_some_and(&passes))
    }

    /// The bytes of a model.
    pub fn pea(&self, it: &Installed) -> Option<&[u8]> {
        self.0
            .read()
            .get(self.start(it.slot)..)?
            .get(..it.len as usize)
    }

    /// Erases the slot that `active`, the result of [`Slots::newest`], leaves free.
    ///
    /// # Errors
    ///
    /// The flash failed, or all numbers of updates are used.
    pub fn update(&mut self, active: Option<Installed>) -> Result<Update<'_, F>, Error<F::Error>> {
        let slot = match active {
            Some(Installed { slot: Slot::A, .. }) => Slot::B,
            Some(_) | None => Slot::A,
        };
        let before = active.map_or(0, |it| it.sequence);
        let sequence = before.checked_add(1).ok_or(Error::Length)?;
        let start = self.start(slot);
        // The last sector first: it holds the record of the model that was here.
        for sector in (0..self.slot_len()).step_by(F::SECTOR).rev() {
            self.0.erase(start + sector)?;
        }
        let new = Installed {
            slot,
            sequence,
            len: 0,
        };
        Ok(Update { slots: self, new })
    }

    fn slot_len(&self) -> usize {
        self.0.read().len() / (2 * F::SECTOR) * F::SECTOR
    }

    fn start(&self, slot: Slot) -> usize {
        match slot {
            Slot::A => 0,
            Slot::B => self.slot_len(),
        }
    }

    fn record(&self, slot: Slot) -> Option<Installed> {
        let place = self.start(slot) + self.capacity();
        let record: &[u8; RECORD_LEN] = self.0.read().get(place..)?.first_chunk()?;
        let (words, _) = record.as_chunks::<4>();
        let &[sequence, len, _] = words else {
            return None;
        };
        let [sequence, len] = [sequence, len].map(u32::from_le_bytes);
        let it = Installed {
            slot,
            sequence,
            len,
        };
        let sound = it.record() == *record && len as usize <= self.capacity();
        sound.then_some(it)
    }
}

/// Bytes of a record: sequence number, length, and the CRC-32C of both.
const RECORD_LEN: usize = 12;

impl Installed {
    fn record(self) -> [u8; RECORD_LEN] {
        let mut record = [0; RECORD_LEN];
        let (words, _) = record.as_chunks_mut::<4>();
        let [sequence, len] = [self.sequence, self.len].map(u32::to_le_bytes);
        let checksum = crc32c::append(crc32c(&sequence), &len).to_le_bytes();
        for (word, value) in words.iter_mut().zip([sequence, len, checksum]) {
            *word = value;
        }
        record
    }
}

/// A model that is being written; dropped, it is as if it had never begun.
#[derive(Debug)]
pub struct Update<'s, F> {
    slots: &'s mut Slots<F>,
    new: Installed,
}

impl<F: Flash> Update<'_, F> {
    /// Programs the next page of the model; only the last may be shorter.
    ///
    /// # Errors
    ///
    /// The flash failed; the model is too long, or the page before was a short one.
    pub fn write(&mut self, page: &[u8]) -> Result<(), Error<F::Error>> {
        let written = self.new.len as usize;
        let len = written + page.len();
        let fits = page.len() <= F::PAGE && len <= self.slots.capacity();
        if !fits || !written.is_multiple_of(F::PAGE) {
            return Err(Error::Length);
        }
        let place = self.slots.start(self.new.slot) + written;
        self.slots.0.program(place, page)?;
        self.new.len = len as u32;
        Ok(())
    }

    /// Checks the model where it was written, and makes it the newest by its record.
    ///
    /// # Errors
    ///
    /// The model does not pass, or the flash failed.
    pub fn finish(self, passes: impl FnOnce(&[u8]) -> bool) -> Result<Installed, Error<F::Error>> {
        let Self { slots, new } = self;
        if !slots.pea(&new).is_some_and(passes) {
            return Err(Error::Refused);
        }
        let place = slots.start(new.slot) + slots.capacity();
        slots.0.program(place, &new.record())?;
        let found = slots.record(new.slot).filter(|it| *it == new);
        found.ok_or(Error::Unreadable)
    }
}
