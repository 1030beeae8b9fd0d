//! Cycles of an inference on the core of an emulated board: modelled, not measured. An emulator
//! with a plugin says how often each instruction was executed; the file of the core, what it takes.

mod counts;
mod insn;
mod model;
mod riscv;
mod thumb;
mod thumb32;
mod thumb_float;

#[cfg(test)]
mod tests;

use crate::build::Image;
use crate::device::{self, Profile};
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, ensure};
use counts::Region;
pub use model::Taken;
use model::{Code, Model};
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, SymbolKind, elf};
use peapod_targets::{Isa, Target};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The plugin, which the C compiler of this machine builds.
const PLUGIN: &str = include_str!("count_plugin.c");

/// The counts of the last run, in its folder.
pub const COUNTS: &str = "counts.txt";

/// Another program for the same, in the folder beside the checkout.
pub const TOOL: &str = "tools/m4_cycles.py";

/// What the symbol of the function has in it that the firmware calls around what it measures.
const MARKER: &str = "7counter3now";

/// What symbols of the interrupt of its counter have in them.
const INTERRUPT: &str = "SysTick";

/// Regions of a run, from a sample of the counter to the next one: two samples, of which the first
/// region is, find out what a sample takes.
const LOAD: usize = 2;
const FIRST_RUN: usize = 4;

/// What a run takes, modelled.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Checking the model.
    pub load: Taken,
    /// The first inference.
    pub run: Taken,
    /// Each step of it.
    pub steps: Vec<Taken>,
}

/// Runs an image once more, in the folder of the run that `profile` is of, with every instruction
/// counted, and models its cycles. Returns `None` and prints the reason if unsupported.
pub fn estimate(
    repository: &Repository,
    image: &Image,
    profile: &Profile,
) -> Result<Option<Estimate>> {
    let target = &image.target;
    if target.chip.cycles.is_none() || !device::reads_files(target) {
        return Ok(None);
    }
    if process::find("cc").is_none() {
        eprintln!(
            "no modelled cycles: `cc`, which builds the plugin that counts, is not on the path"
        );
        return Ok(None);
    }
    let plugin = plugin(repository)?;
    let program = Program::read(&image.elf)?;
    let folder = image.folder.join("run");
    let Some(regions) = program.counted(target, &image.elf, (&plugin, &folder))? else {
        return Ok(None);
    };
    program.estimate(target, &regions, profile).map(Some)
}

/// Cycles of the first inference that was counted last, by another program with the same input, all
/// functions in both: ours, then theirs. `None` where that program is for other cores.
pub fn beside(image: &Image, program: &Path) -> Result<Option<(f64, f64)>> {
    let core = match image.target.chip.core.as_deref() {
        Some("cortex-m4f") => "m4",
        Some("cortex-m3") => "m3",
        _ => return Ok(None),
    };
    let counts = image.folder.join("run").join(COUNTS);
    let regions = counts::parse(&fs::read_to_string(&counts)?)?;
    let region = regions.get(FIRST_RUN).context("nothing was counted")?;
    let (ours, _) = Program::read(&image.elf)?.taken(&image.target, region)?;
    let mut python = Command::new("python3");
    python.arg(program).arg(&image.elf).arg(&counts);
    python.args(["--region", &FIRST_RUN.to_string()]);
    python.args(["--core", core, "--json", "-"]);
    let said: serde_json::Value = serde_json::from_str(&process::output(&mut python)?)?;
    let theirs = said["cycles"].as_f64().context("it tells no cycles")?;
    Ok(Some((ours.cycles, theirs)))
}

/// Builds the plugin, where that was not done.
fn plugin(repository: &Repository) -> Result<PathBuf> {
    let folder = repository.target_dir.join("count-plugin");
    let (source, library) = (
        folder.join("count_plugin.c"),
        folder.join("count_plugin.so"),
    );
    let is_built = fs::read_to_string(&source).is_ok_and(|text| text == PLUGIN);
    if !is_built || !library.is_file() {
        fs::create_dir_all(&folder)?;
        fs::write(&source, PLUGIN)?;
        let mut cc = Command::new("cc");
        cc.args(["-O2", "-shared", "-fPIC", "-o"]).arg(&library);
        process::output(cc.arg(&source))?;
    }
    Ok(library)
}

/// What is read of a linked image.
struct Program {
    /// Sections with code: their addresses, and their bytes.
    sections: Vec<(u64, Vec<u8>)>,
    /// Where the function is that the firmware calls around what it measures.
    marker: u64,
    /// Functions that do not count: that one, and the interrupt of the counter.
    left_out: Vec<Range<u64>>,
}

impl Program {
    fn read(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = object::File::parse(&*bytes).with_context(|| path.display().to_string())?;
        let mut sections = Vec::new();
        for section in file.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else {
                continue;
            };
            if sh_flags.contains(elf::SHF_EXECINSTR) {
                sections.push((section.address(), section.data()?.to_vec()));
            }
        }
        let functions = file.symbols().filter(|it| it.kind() == SymbolKind::Text);
        let named = functions.filter_map(|it| Some((it.name().ok()?.to_owned(), range(&it))));
        let named: Vec<(String, Range<u64>)> = named.collect();
        let marker = named.iter().find(|(name, _)| name.contains(MARKER));
        let (_, marker) =
            marker.context("the image has no function that marks what is measured")?;
        let marker = marker.start;
        let left_out = named.into_iter();
        let left_out =
            left_out.filter(|(name, _)| name.contains(MARKER) || name.contains(INTERRUPT));
        Ok(Self {
            sections,
            marker,
            left_out: left_out.map(|(_, range)| range).collect(),
        })
    }

    /// Runs the image; Returns `None` and prints the reason if the emulator has no plugins.
    fn counted(
        &self,
        target: &Target,
        elf: &Path,
        (plugin, folder): (&Path, &Path),
    ) -> Result<Option<Vec<Region>>> {
        let begins = self.sections.iter().map(|(address, _)| *address);
        let ends = self
            .sections
            .iter()
            .map(|(address, bytes)| address + bytes.len() as u64);
        let base = begins.min().context("the image has no code")?;
        let size = ends.max().unwrap_or(base) - base;
        let plugin = format!(
            "{},marker={:#x},base={base:#x},size={:#x},out={COUNTS}",
            plugin.display(),
            self.marker,
            size.next_multiple_of(2),
        );
        let options = ["-icount", "shift=0", "-plugin", &plugin];
        let (code, said) = device::exit_code(target, elf, folder, &options)?;
        if code != Some(0) && said.contains("-plugin") {
            eprintln!("no modelled cycles: the emulator takes no plugins: {said}");
            return Ok(None);
        }
        ensure!(
            code == Some(0),
            "on {}, while counting: {said}",
            target.name
        );
        let text = fs::read_to_string(folder.join(COUNTS)).context("nothing was counted")?;
        counts::parse(&text).map(Some)
    }

    fn estimate(&self, target: &Target, regions: &[Region], profile: &Profile) -> Result<Estimate> {
        let of = |index: usize| -> Result<Taken> {
            let region = regions.get(index).context("the counts end too early")?;
            Ok(self.taken(target, region)?.1)
        };
        // Behind the inferences a sample is taken before all steps, then two around each.
        let first_step = FIRST_RUN + 2 * profile.runs.len() + 1;
        let steps = (0..profile.steps.len()).map(|step| of(first_step + 2 * step));
        Ok(Estimate {
            load: of(LOAD)?,
            run: of(FIRST_RUN)?,
            steps: steps.collect::<Result<_>>()?,
        })
    }

    /// What a region takes: all of it, and what the program takes itself.
    fn taken(&self, target: &Target, region: &Region) -> Result<(Taken, Taken)> {
        let core = target.chip.cycles.as_ref();
        let core = core.with_context(|| format!("{} has no [cycles]", target.chip_name))?;
        let code = self.decoded(target.chip.isa, region)?;
        let model = Model::new(core, &code, region);
        let out = |address| self.left_out.iter().any(|range| range.contains(&address));
        Ok((model.total(|_| false), model.total(out)))
    }

    /// The instructions of a region, decoded in order: an IT says what those behind it are.
    fn decoded(&self, isa: Isa, region: &Region) -> Result<Code> {
        let mut code = Code::new();
        let (mut conditional, mut next) = (0_u32, 0_u64);
        for &address in region.counts.keys() {
            let halves = self.halves(address);
            let (first, second) = halves.with_context(|| format!("no code at {address:#x}"))?;
            let insn = match isa.is_arm() {
                true => thumb::decode(first, second),
                false => riscv::decode(first, second, isa == Isa::Rv64Gc),
            };
            let mut insn = insn.with_context(|| format!("half an instruction at {address:#x}"))?;
            if isa.is_arm() {
                let in_it = conditional > 0 && address == next;
                if in_it && insn.kind.transfers() {
                    insn = insn.conditional();
                }
                conditional = match in_it {
                    true => conditional - 1,
                    false => thumb::conditional_after(first),
                };
                next = address + insn.size;
            }
            code.insert(address, insn);
        }
        Ok(code)
    }

    /// The half word at an address, and the one behind it.
    fn halves(&self, address: u64) -> Option<(u16, Option<u16>)> {
        let (begin, bytes) = self
            .sections
            .iter()
            .find(|(begin, bytes)| (*begin..begin + bytes.len() as u64).contains(&address))?;
        let at = usize::try_from(address - begin).ok()?;
        let half = |at: usize| {
            let bytes = bytes.get(at..at + 2)?;
            Some(u16::from_le_bytes([bytes[0], bytes[1]]))
        };
        Some((half(at)?, half(at + 2)))
    }
}

/// The addresses of a function; Thumb's have a bit more.
fn range<'d>(symbol: &impl ObjectSymbol<'d>) -> Range<u64> {
    let begin = symbol.address() & !1;
    begin..begin + symbol.size()
}
