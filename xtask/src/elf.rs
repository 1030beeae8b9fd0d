//! What is in a linked image: bytes of code and model, and symbols that must not be there.

use anyhow::{Context, Result};
use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, elf};
use serde::Serialize;
use std::fs;
use std::path::Path;

/// The section of the model's bytes, in every image.
const MODEL_SECTION: &str = ".model";

/// Parts of mangled names that betray a panic path or a heap. The image's own panic handler is a
/// function of its own crate and has none of them.
const FORBIDDEN_PARTS: [&str; 6] = [
    "core9panicking",
    "core::panicking",
    "__rust_alloc",
    "__rg_alloc",
    "__rdl_alloc",
    "5alloc5alloc",
];
/// Whole names of a C library's heap.
const FORBIDDEN_NAMES: [&str; 6] = ["malloc", "calloc", "realloc", "free", "_sbrk", "_malloc_r"];

/// Bytes of flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flash {
    /// Instructions, constants, and initial values of data.
    pub code: u64,
    /// The model's bytes.
    pub model: u64,
}

/// What an image says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Flash it takes.
    pub flash: Flash,
    /// Symbols of panic paths and heaps.
    pub forbidden: Vec<String>,
}

/// Reads an image.
pub fn read(path: &Path) -> Result<Contents> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let file =
        object::File::parse(&*bytes).with_context(|| format!("{}: not ELF", path.display()))?;
    let mut flash = Flash { code: 0, model: 0 };
    for section in file.sections().filter(is_loaded) {
        match section.name() {
            Ok(MODEL_SECTION) => flash.model += section.size(),
            Ok(_) | Err(_) => flash.code += section.size(),
        }
    }
    let names = file.symbols().filter_map(|symbol| symbol.name().ok());
    let mut forbidden: Vec<String> = names
        .filter(|name| is_forbidden(name))
        .map(str::to_owned)
        .collect();
    forbidden.sort();
    forbidden.dedup();
    Ok(Contents { flash, forbidden })
}

/// Whether a section has bytes in the image that stay in memory.
pub fn is_loaded<'d>(section: &impl ObjectSection<'d>) -> bool {
    let SectionFlags::Elf { sh_flags, .. } = section.flags() else {
        return false;
    };
    sh_flags.contains(elf::SHF_ALLOC) && section.file_range().is_some()
}

fn is_forbidden(name: &str) -> bool {
    FORBIDDEN_NAMES.contains(&name) || FORBIDDEN_PARTS.iter().any(|part| name.contains(part))
}

#[cfg(test)]
mod tests {
    use super::is_forbidden;

    #[test]
    fn knows_panics_and_heaps_by_their_names() {
        for name in [
            "_ZN4core9panicking5panic17h0E",
            "_RNvNtCs1_4core9panicking9panic_fmt",
            "malloc",
        ] {
            assert!(is_forbidden(name), "{name}");
        }
        for name in [
            "_ZN15peapod_firmware5start5panic17h0E",
            "rust_begin_unwind",
            "freeze",
            "main",
        ] {
            assert!(!is_forbidden(name), "{name}");
        }
    }
}
