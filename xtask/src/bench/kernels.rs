//! `cargo xtask bench kernels`: bytes of flash that each kernel takes in an image.
//!
//! They are read off the static library for C, where every kernel has a symbol: what code refers to
//! is in the relocations of its section. An image also holds what every model needs, so that what
//! the functions of the C API reach by themselves does not count.

use super::tables::{head, replace, row};
use super::{Args, micro::Filter};
use crate::build::PROFILE;
use crate::elf::is_loaded;
use crate::report::{self, grouped};
use crate::repository::Repository;
use crate::toolchain::Toolchain;
use crate::{list, process};
use anyhow::{Context, Result};
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};
use peapod_schemas::micro::Kernel;
use peapod_targets::Target;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/kernels.json";

/// The page with the table.
const PAGE: &str = "docs/kernels.md";

/// Prefix of the symbols of kernels.
const KERNEL: &str = "peapod_kernel_";

/// What every program calls.
const API: [&str; 6] = [
    "peapod_load",
    "peapod_session_new",
    "peapod_run",
    "peapod_input",
    "peapod_output",
    "peapod_arena_len",
];

/// Kernels on one board.
#[derive(Serialize, Deserialize)]
struct Board {
    /// The compiler of the code that was measured.
    rustc: String,
    /// Bytes by the name of the kernel.
    kernels: BTreeMap<String, u64>,
}

type Figures = BTreeMap<String, Board>;

/// Measures and writes figures and page.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let mut figures: Figures = match path.is_file() {
        true => report::read(&path)?,
        false => Figures::new(),
    };
    if !args.tables_only {
        figures.extend(measure(repository, &args.filter)?);
        report::save(&figures, &path)?;
    }
    replace(&repository.root.join(PAGE), "kernels", &table(&figures))?;
    println!("bench: {FIGURES} and {PAGE} are up to date");
    Ok(true)
}

fn measure(repository: &Repository, filter: &Filter) -> Result<Figures> {
    let mut figures = Figures::new();
    for target in Target::emulated()? {
        if !filter.lets(&filter.board, &target.name) {
            continue;
        }
        if let Some(missing) = list::missing(&target) {
            println!("bench: {} is left out: {missing}", target.name);
            continue;
        }
        println!("bench: kernels for {}", target.name);
        let toolchain = Toolchain::require(&target)?;
        let mut cargo = toolchain.firmware_build(repository, &target, PROFILE);
        process::output(cargo.args(["--package", "peapod-micro-c"]))?;
        let folder = repository.cross_dir().join(&target.chip.rustc_target);
        let library = folder.join(PROFILE).join("libpeapod_micro_c.a");
        let bytes = fs::read(&library).with_context(|| library.display().to_string())?;
        let board = Board {
            rustc: toolchain.version()?,
            kernels: sizes(&bytes)?,
        };
        figures.insert(target.name, board);
    }
    Ok(figures)
}

/// Bytes of each kernel of a library.
fn sizes(library: &[u8]) -> Result<BTreeMap<String, u64>> {
    let graph = Graph::read(library)?;
    let mut always = BTreeSet::new();
    for name in API {
        graph.reach(name, &mut always)?;
    }
    let size = |kernel: &Kernel| -> Result<(String, u64)> {
        let name = kernel.name().to_owned();
        let bytes = graph.own(&format!("{KERNEL}{name}"), &always)?;
        Ok((name, bytes))
    };
    Kernel::ALL.iter().map(size).collect()
}

/// Sections of a library, and what each refers to.
#[derive(Default)]
struct Graph {
    sections: Vec<Section>,
    /// Sections of the symbols that other objects may name.
    symbols: HashMap<String, usize>,
}

#[derive(Default)]
struct Section {
    /// Bytes in flash.
    size: u64,
    refers: Vec<Refer>,
}

/// What a relocation names.
enum Refer {
    Section(usize),
    Symbol(String),
}

impl Graph {
    fn read(library: &[u8]) -> Result<Self> {
        let mut graph = Self::default();
        for member in ArchiveFile::parse(library)?.members() {
            let data = member?.data(library)?;
            // Others are lists of symbols.
            if let Ok(object) = object::File::parse(data) {
                graph.add(&object)?;
            }
        }
        Ok(graph)
    }

    fn add(&mut self, object: &object::File<'_>) -> Result<()> {
        let first = self.sections.len();
        let most = object.sections().map(|it| it.index().0).max();
        let count = most.map_or(0, |most| most + 1);
        self.sections.resize_with(first + count, Section::default);
        for section in object.sections() {
            let mut refers = Vec::new();
            for (_, relocation) in section.relocations() {
                match relocation.target() {
                    RelocationTarget::Section(index) => {
                        refers.push(Refer::Section(first + index.0))
                    }
                    RelocationTarget::Symbol(index) => {
                        let symbol = object.symbol_by_index(index)?;
                        refers.push(match symbol.section_index() {
                            Some(index) => Refer::Section(first + index.0),
                            None => Refer::Symbol(symbol.name()?.to_owned()),
                        });
                    }
                    RelocationTarget::Absolute | _ => {}
                }
            }
            let size = if is_loaded(&section) {
                section.size()
            } else {
                0
            };
            self.sections[first + section.index().0] = Section { size, refers };
        }
        for symbol in object.symbols().filter(ObjectSymbol::is_global) {
            if let Some(index) = symbol.section_index() {
                let name = symbol.name()?.to_owned();
                self.symbols.entry(name).or_insert(first + index.0);
            }
        }
        Ok(())
    }

    /// Bytes of the sections that a symbol leads to and that are not always there.
    fn own(&self, symbol: &str, always: &BTreeSet<usize>) -> Result<u64> {
        let mut reached = always.clone();
        self.reach(symbol, &mut reached)?;
        let own = reached.difference(always);
        Ok(own.map(|node| self.sections[*node].size).sum())
    }

    /// Adds all sections that a symbol leads to.
    fn reach(&self, symbol: &str, reached: &mut BTreeSet<usize>) -> Result<()> {
        let start = self.symbols.get(symbol);
        let start = start.with_context(|| format!("the library has no {symbol}"))?;
        let mut next = vec![*start];
        while let Some(node) = next.pop() {
            if !reached.insert(node) {
                continue;
            }
            next.extend(self.sections[node].refers.iter().filter_map(|it| match it {
                Refer::Section(section) => Some(*section),
                // What the linker or the C library has.
                Refer::Symbol(name) => self.symbols.get(name).copied(),
            }));
        }
        Ok(())
    }
}

fn table(figures: &Figures) -> String {
    let boards: Vec<&String> = figures.keys().collect();
    let mut text = head("kernel", &boards);
    for kernel in Kernel::ALL {
        let bytes = |board: &Board| {
            let bytes = board.kernels.get(kernel.name());
            bytes.map_or(String::new(), |bytes| grouped(*bytes))
        };
        text += &row(&format!("`{}`", kernel.name()), figures.values().map(bytes));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_every_image_has_does_not_count() {
        let section = |size: u64, refers: Vec<Refer>| Section { size, refers };
        let symbol = |name: &str| Refer::Symbol(name.to_owned());
        let graph = Graph {
            sections: vec![
                section(1, vec![Refer::Section(1)]),
                section(10, vec![symbol("memcpy")]),
                // A kernel, what it shares with the API, and what it has alone, in a circle.
                section(100, vec![Refer::Section(1), Refer::Section(3)]),
                section(1000, vec![Refer::Section(2), symbol("of the linker")]),
                section(10_000, vec![]),
            ],
            symbols: HashMap::from([
                ("api".to_owned(), 0),
                ("kernel".to_owned(), 2),
                ("memcpy".to_owned(), 4),
            ]),
        };
        let mut always = BTreeSet::new();
        graph.reach("api", &mut always).unwrap();
        assert_eq!(always, BTreeSet::from([0, 1, 4]));
        assert_eq!(graph.own("kernel", &always).unwrap(), 1100);
        assert!(graph.own("missing", &always).is_err());
    }
}
