//! A model of NOR flash in RAM, whose power can be cut at any of its steps.

use crate::Flash;

/// Why the flash does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Power was cut.
    Power,
    /// There is no such place, or it is not erased.
    Misuse,
}

/// Flash in which erasing sets bits and programming clears them. A sector is erased in one step, a
/// page is programmed in steps of `STEP` bytes; a step that is cut off happens to some bits only.
#[derive(Debug)]
pub struct Simulated<'m, const STEP: usize> {
    memory: &'m mut [u8],
    taken: u32,
    cut: Option<Cut>,
}

/// Where power is cut.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The step that is cut off; those before happen.
    pub step: u32,
    /// To which of its bits it happens: 0 for none, [`u32::MAX`] for all, else a seed.
    pub bits: u32,
}

impl<'m, const STEP: usize> Simulated<'m, STEP> {
    /// Flash that holds what the memory does.
    pub fn new(memory: &'m mut [u8], cut: Option<Cut>) -> Self {
        let taken = 0;
        Self { memory, taken, cut }
    }

    /// Steps that were taken.
    pub fn steps(&self) -> u32 {
        self.taken
    }

    /// Takes a step: `change` gets every byte of a range, and the bits that it happens to.
    fn step(
        &mut self,
        (offset, len): (usize, usize),
        mut change: impl FnMut(&mut u8, u8),
    ) -> Result<(), Fault> {
        let after = |cut: Cut| self.taken.checked_sub(cut.step);
        let (mut bits, powered) = match self.cut.map(|cut| (after(cut), cut.bits)) {
            None | Some((None, _)) => (u32::MAX, true),
            Some((Some(0), bits)) => (bits, false),
            Some((Some(_), _)) => return Err(Fault::Power),
        };
        let bytes = self
            .memory
            .get_mut(offset..)
            .and_then(|it| it.get_mut(..len));
        for byte in bytes.ok_or(Fault::Misuse)? {
            change(byte, (bits >> 24) as u8);
            if bits != u32::MAX {
                // A full-period generator but for 0, which stays.
                bits ^= bits << 13;
                bits ^= bits >> 17;
                bits ^= bits << 5;
            }
        }
        self.taken += 1;
        if powered { Ok(()) } else { Err(Fault::Power) }
    }
}

impl<const STEP: usize> Flash for Simulated<'_, STEP> {
    type Error = Fault;
    const SECTOR: usize = 1024;
    const PAGE: usize = 256;

    fn read(&self) -> &[u8] {
        self.memory
    }

    fn erase(&mut self, offset: usize) -> Result<(), Fault> {
        if !offset.is_multiple_of(Self::SECTOR) {
            return Err(Fault::Misuse);
        }
        self.step((offset, Self::SECTOR), |byte, bits| *byte |= bits)
    }

    fn program(&mut self, offset: usize, bytes: &[u8]) -> Result<(), Fault> {
        let page = self
            .memory
            .get(offset..)
            .and_then(|it| it.get(..Self::PAGE));
        let erased = page.is_some_and(|page| page.iter().all(|byte| *byte == 0xff));
        if !erased || !offset.is_multiple_of(Self::PAGE) || bytes.len() > Self::PAGE {
            return Err(Fault::Misuse);
        }
        for (bytes, place) in bytes.chunks(STEP).zip((offset..).step_by(STEP)) {
            let mut values = bytes.iter();
            self.step((place, bytes.len()), |byte, bits| {
                let value = values.next().copied().unwrap_or(0xff);
                *byte &= value | !bits;
            })?;
        }
        Ok(())
    }
}
