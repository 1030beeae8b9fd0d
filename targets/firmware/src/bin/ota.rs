//! Updates the model in simulated flash, with power cut at every step: see `examples/ota`.
//!
//! In the folder the runner starts in it reads `input.bin`, the input of one inference, and
//! `update_<n>.bin` for n 0 to 2: the length of a signed pea, then the pea. It writes `starts.bin`,
//! what the device finds when it starts after each cut: the update, the step that was cut off, the
//! sequence number of the model (0 is the one in the image), and that model's first output. The
//! last record of an update is of a start without a cut. Numbers are little-endian `u32`.

#![no_std]
#![no_main]
#![allow(unsafe_code, reason = "static memory")]

#[path = "../host_file/mod.rs"]
mod host_file;
#[path = "../start.rs"]
mod start;

use core::ffi::CStr;
use host_file::File;
use peapod_micro::{Model, load, verify};
use peapod_ota::simulated::{Cut, Simulated};
use peapod_ota::{Flash as _, Slots};

/// The model that the image holds.
#[allow(dead_code, reason = "typed inputs and outputs are not needed")]
mod model {
    include!(env!("PEAPOD_MODEL_RS"));
}

/// The public key.
static KEY: [u8; 32] = *include_bytes!(concat!(env!("PEAPOD_MODEL_DIR"), "/release.pub"));

/// Why the firmware stops early; the number is its exit code.
enum Failure {
    /// The model was refused.
    Load = 2,
    /// A file is missing or has another length than the input.
    Input = 3,
    /// `starts.bin` could not be written.
    Output = 4,
    /// An update without a cut failed, or one with a cut did not.
    Update = 6,
}

/// Power can be cut at every page.
type Flash<'m> = Simulated<'m, 256>;

const FLASH_LEN: usize = 32 * 1024;

/// Bytes where peas may be.
#[repr(C, align(16))]
struct Aligned([u8; FLASH_LEN]);

/// The flash, a copy of it, and what is received.
struct Memory {
    flash: Aligned,
    before: Aligned,
    received: Aligned,
    arena: model::Arena,
}

static mut MEMORY: Memory = Memory {
    flash: Aligned([0; FLASH_LEN]),
    before: Aligned([0; FLASH_LEN]),
    received: Aligned([0; FLASH_LEN]),
    arena: model::Arena::new(),
};

/// The start-up code calls it once.
fn main() -> Result<(), Failure> {
    // SAFETY: `main` runs once, and nothing else names the memory.
    let memory = unsafe { &mut *(&raw mut MEMORY) };
    let mut starts = File::create(c"starts.bin").ok_or(Failure::Output)?;
    memory.before.0.fill(0xff);
    let names = [c"update_0.bin", c"update_1.bin", c"update_2.bin"];
    for (name, number) in names.into_iter().zip(0..) {
        let len = memory.receive(name)?;
        let steps = memory.update(len, None).ok_or(Failure::Update)?;
        for step in 0..steps {
            // Some of its bits, or all of it and nothing after.
            for bits in [step + 1, u32::MAX] {
                if memory.update(len, Some(Cut { step, bits })).is_some() {
                    return Err(Failure::Update);
                }
                memory.start([number, step], &mut starts)?;
            }
        }
        memory.update(len, None).ok_or(Failure::Update)?;
        memory.start([number, steps], &mut starts)?;
        memory.before.0 = memory.flash.0;
    }
    Ok(())
}

/// What a model must pass before it is run: it is of the maker, whole, and fits this image.
fn passes(pea: &[u8]) -> bool {
    let fits = |model: Model<'_>| model.arena_len() <= model::ARENA_LEN;
    verify(pea, &KEY).is_ok() && load(pea, &model::KERNELS).is_ok_and(fits)
}

impl Memory {
    /// Receives a pea, which a product would have from its radio; returns its length.
    fn receive(&mut self, name: &CStr) -> Result<usize, Failure> {
        let mut len = [0; 4];
        let mut file = File::open(name).ok_or(Failure::Input)?;
        let begins = file.read(&mut len);
        let len = u32::from_le_bytes(len) as usize;
        let pea = self.received.0.get_mut(..len).filter(|_| begins);
        match pea.is_some_and(|pea| file.read(pea)) {
            true => Ok(len),
            false => Err(Failure::Input),
        }
    }

    /// Makes an update of what was there before; returns the steps it took, if it was made.
    fn update(&mut self, len: usize, cut: Option<Cut>) -> Option<u32> {
        self.flash.0 = self.before.0;
        let mut slots = Slots(Flash::new(&mut self.flash.0, cut));
        let mut update = slots.update(slots.newest(passes)).ok()?;
        for page in self.received.0.get(..len)?.chunks(Flash::PAGE) {
            update.write(page).ok()?;
        }
        update.finish(passes).ok()?;
        Some(slots.0.steps())
    }

    /// What a device does when it starts: chooses a model, and runs it.
    fn start(&mut self, [number, step]: [u32; 2], starts: &mut File) -> Result<(), Failure> {
        let slots = Slots(Flash::new(&mut self.flash.0, None));
        let newest = slots.newest(passes);
        let sequence = newest.map_or(0, |it| it.sequence);
        let mut session = match newest.and_then(|it| slots.pea(&it)) {
            None => model::session(&mut self.arena),
            Some(pea) => load(pea, &model::KERNELS).and_then(|it| it.session(self.arena.as_mut())),
        }
        .map_err(|_| Failure::Load)?;
        let input = session.input_mut(0).ok_or(Failure::Input)?;
        let mut file = File::open(c"input.bin").ok_or(Failure::Input)?;
        if !file.read(input) {
            return Err(Failure::Input);
        }
        session.run();
        let numbers = [number, step, sequence].map(u32::to_le_bytes);
        let output = session.output(0).ok_or(Failure::Output)?;
        let written = starts.write(numbers.as_flattened()) && starts.write(output);
        written.then_some(()).ok_or(Failure::Output)
    }
}
