//! `model.o`: the pea and pointers to exactly the kernels it uses, as a relocatable ELF file.
//!
//! The file holds data only, so it links with either float convention; a kernel that no model names
//! is never pulled out of the library.

use object::write::{Object, Relocation, SectionId, Symbol, SymbolSection};
use object::{BinaryFormat, Endianness, FileFlags, RelocationFlags, SectionKind, SymbolFlags};
use object::{SymbolKind, SymbolScope, elf};
use peapod_ir::plan::micro::MicroPlan;
use peapod_schemas::crc32c;
use peapod_schemas::micro::ALIGNMENT;

use super::ident::Identifier;
use super::kernel::kernels_used;
use super::memories::WEIGHTS_SECTION;
use super::rust::checksum;
use crate::EmitError;

/// Machine of an object file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Architecture {
    /// Arm Thumb, EABI version 5, hard and soft floats alike.
    Thumb,
    /// RISC-V of 32 bits with compressed instructions, ABI ilp32.
    Riscv32,
    /// The same with single-precision floats in registers, ABI ilp32f.
    Riscv32Single,
    /// RISC-V of 64 bits with compressed instructions, ABI lp64d.
    Riscv64Double,
}

/// Writes the object file. For a model named `digits` it defines
///
/// - `digits_pea_<checksum>`, the bytes of `pea`, at a multiple of 16, which only the header of the
///   same pea calls `digits_pea`, and `digits_pea_len`, a `uint32_t`;
/// - `digits_weights_<checksum>`, constants outside of it, if there are any, in the section
///   `.weights`;
/// - `digits_kernels`, a table of pointers to `peapod_kernel_<kernel>`, one for each kernel used,
///   in the pea's order, and `digits_kernels_len`, a `uint32_t`.
pub fn write(
    name: &Identifier,
    pea: &[u8],
    plan: &MicroPlan,
    architecture: Architecture,
) -> Result<Vec<u8>, EmitError> {
    let mut object = architecture.object();
    let kernels = kernels_used(plan);
    let len = |len: usize| u32::try_from(len).map(u32::to_le_bytes);
    let lens = len(pea.len()).and_then(|pea| Ok((pea, len(kernels.len())?)));
    let (pea_len, kernels_len) = lens.map_err(|error| EmitError::Object(error.to_string()))?;
    define(&mut object, &symbol(name, pea), pea, ALIGNMENT);
    define(&mut object, &format!("{name}_pea_len"), &pea_len, 4);
    define(&mut object, &format!("{name}_kernels_len"), &kernels_len, 4);
    if !plan.weights.is_empty() {
        let symbol = weights_symbol(name, plan);
        define_in(
            &mut object,
            WEIGHTS_SECTION,
            &symbol,
            &plan.weights,
            ALIGNMENT,
        );
    }
    let pointer_len = architecture.pointer_len();
    // bounded: a pointer for each kernel that there is.
    let zeros = vec![0; kernels.len() * pointer_len];
    let table = define(&mut object, &format!("{name}_kernels"), &zeros, pointer_len);
    for (index, kernel) in kernels.iter().enumerate() {
        let symbol = object.add_symbol(undefined(&format!("peapod_kernel_{}", kernel.name())));
        let pointer = Relocation {
            offset: (index * pointer_len) as u64,
            symbol,
            addend: 0,
            flags: architecture.pointer(),
        };
        let added = object.add_relocation(table, pointer);
        added.map_err(|error| EmitError::Object(error.to_string()))?;
    }
    object
        .write()
        .map_err(|error| EmitError::Object(error.to_string()))
}

/// What the weights of a model are called in object files.
pub(super) fn weights_symbol(name: &Identifier, plan: &MicroPlan) -> String {
    format!("{name}_weights_{:08x}", crc32c(&plan.weights))
}

/// What a pea is called in object files.
pub(super) fn symbol(name: &Identifier, pea: &[u8]) -> String {
    format!("{name}_pea_{:08x}", checksum(pea))
}

impl Architecture {
    fn object(self) -> Object<'static> {
        let (architecture, e_flags) = match self {
            Self::Thumb => (object::Architecture::Arm, elf::EF_ARM_EABI_VER5),
            Self::Riscv32 => (
                object::Architecture::Riscv32,
                elf::EF_RISCV_RVC | elf::EF_RISCV_FLOAT_ABI_SOFT,
            ),
            Self::Riscv32Single => (
                object::Architecture::Riscv32,
                elf::EF_RISCV_RVC | elf::EF_RISCV_FLOAT_ABI_SINGLE,
            ),
            Self::Riscv64Double => (
                object::Architecture::Riscv64,
                elf::EF_RISCV_RVC | elf::EF_RISCV_FLOAT_ABI_DOUBLE,
            ),
        };
        let mut object = Object::new(BinaryFormat::Elf, architecture, Endianness::Little);
        object.flags = FileFlags::Elf {
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            e_flags,
        };
        object
    }

    /// The relocation that stores a symbol's address.
    fn pointer(self) -> RelocationFlags {
        let r_type = match self {
            Self::Thumb => elf::R_ARM_ABS32,
            Self::Riscv32 | Self::Riscv32Single => elf::R_RISCV_32,
            Self::Riscv64Double => elf::R_RISCV_64,
        };
        RelocationFlags::Elf { r_type }
    }

    /// Bytes of a pointer.
    fn pointer_len(self) -> usize {
        match self {
            Self::Thumb | Self::Riscv32 | Self::Riscv32Single => 4,
            Self::Riscv64Double => 8,
        }
    }
}

/// Defines a global object in a read-only section of its own, which a linker drops if unused.
///
/// The table of pointers is read-only as well: firmware is linked to fixed addresses, and what is
/// not read-only would be copied to RAM.
fn define(object: &mut Object<'_>, name: &str, data: &[u8], align: usize) -> SectionId {
    define_in(object, &format!(".rodata.{name}"), name, data, align)
}

/// As [`define`], in a section of this name.
fn define_in(
    object: &mut Object<'_>,
    section: &str,
    name: &str,
    data: &[u8],
    align: usize,
) -> SectionId {
    let section_name = section.as_bytes().to_vec();
    let section = object.add_section(Vec::new(), section_name, SectionKind::ReadOnlyData);
    let offset = object.append_section_data(section, data, align as u64);
    object.add_symbol(Symbol {
        name: name.as_bytes().to_vec(),
        value: offset,
        size: data.len() as u64,
        kind: SymbolKind::Data,
        scope: SymbolScope::Dynamic,
        weak: false,
        section: SymbolSection::Section(section),
        flags: SymbolFlags::None,
    });
    section
}

fn undefined(name: &str) -> Symbol {
    Symbol {
        name: name.as_bytes().to_vec(),
        value: 0,
        size: 0,
        kind: SymbolKind::Unknown,
        scope: SymbolScope::Unknown,
        weak: false,
        section: SymbolSection::Undefined,
        flags: SymbolFlags::None,
    }
}
