//! Object files: what `object` reads back, and what GNU ld makes of them.

use std::path::Path;
use std::process::Command;

use object::{
    Architecture as Machine, Object, ObjectSection, ObjectSymbol, RelocationFlags,
    RelocationTarget, elf,
};
use peapod_emit::micro::{Architecture, Identifier, object as emit};
use peapod_ir::plan::micro::KernelId;

use crate::plans::{every_kernel, plan};

fn write(kernels: Vec<KernelId>, pea: &[u8], architecture: Architecture) -> Vec<u8> {
    let name = Identifier::new("digits").unwrap();
    emit::write(&name, pea, &plan(kernels), architecture).unwrap()
}

/// The data of a symbol.
fn data<'a>(file: &object::File<'a>, name: &str) -> &'a [u8] {
    let symbol = file.symbol_by_name(name).expect(name);
    assert!(symbol.is_global() && symbol.is_definition(), "{name}");
    let section = file
        .section_by_index(symbol.section_index().unwrap())
        .unwrap();
    let start = symbol.address() as usize;
    &section.data().unwrap()[start..start + symbol.size() as usize]
}

#[test]
fn holds_the_pea_and_exactly_the_kernels_used() {
    let kernels = vec![KernelId::TanhF32, KernelId::CopyX8, KernelId::TanhF32];
    for (architecture, machine, pointer) in [
        (Architecture::Thumb, Machine::Arm, elf::R_ARM_ABS32),
        (Architecture::Riscv32, Machine::Riscv32, elf::R_RISCV_32),
    ] {
        let bytes = write(kernels.clone(), b"a pea of some len", architecture);
        let file = object::File::parse(&*bytes).unwrap();
        assert_eq!(file.architecture(), machine);
        // The last eight bytes but four stand for the checksum of a pea.
        assert_eq!(data(&file, "digits_pea_656d6f73"), b"a pea of some len");
        assert_eq!(data(&file, "digits_pea_len"), 17u32.to_le_bytes());
        assert_eq!(data(&file, "digits_kernels_len"), 2u32.to_le_bytes());
        assert_eq!(data(&file, "digits_kernels"), [0; 8]);
        let pea = file.section_by_name(".rodata.digits_pea_656d6f73").unwrap();
        assert_eq!(pea.align(), 16);

        let table = file.section_by_name(".rodata.digits_kernels").unwrap();
        let targets: Vec<_> = table.relocations().collect();
        let names = ["peapod_kernel_tanh_f32", "peapod_kernel_copy_x8"];
        assert_eq!(targets.len(), names.len());
        for (index, (offset, relocation)) in targets.iter().enumerate() {
            assert_eq!(*offset, 4 * index as u64);
            assert_eq!(relocation.flags(), RelocationFlags::Elf { r_type: pointer });
            let RelocationTarget::Symbol(symbol) = relocation.target() else {
                panic!("{relocation:?}");
            };
            let symbol = file.symbol_by_index(symbol).unwrap();
            assert!(symbol.is_undefined() && symbol.is_global());
            assert_eq!(symbol.name(), Ok(names[index]));
        }
        let undefined = file
            .symbols()
            .filter(|it| it.is_undefined() && it.name() != Ok(""));
        assert_eq!(undefined.count(), names.len());
    }
}

#[test]
fn links_with_either_float_convention() {
    let Some(gcc) = tool("arm-none-eabi-gcc") else {
        eprintln!("skipped: no arm-none-eabi-gcc");
        return;
    };
    let folder = crate::folder("object");
    let kernels = every_kernel();
    let object = write(kernels.clone(), &[7; 64], Architecture::Thumb);
    std::fs::write(folder.join("model.o"), object).unwrap();
    std::fs::write(folder.join("main.c"), C_PROGRAM).unwrap();
    let mut library = String::from("struct peapod_kernel { int number; };\n");
    for (number, kernel) in KernelId::ALL.iter().enumerate() {
        let name = kernel.name();
        library += &format!("const struct peapod_kernel peapod_kernel_{name} = {{ {number} }};\n");
    }
    std::fs::write(folder.join("kernels.c"), library).unwrap();
    for abi in ["soft", "hard"] {
        let elf = folder.join(format!("{abi}.elf"));
        let mut link = Command::new(gcc);
        link.current_dir(&folder).arg("-o").arg(&elf);
        link.args([
            "-mcpu=cortex-m4",
            "-mthumb",
            "-mfpu=fpv4-sp-d16",
            "-ffunction-sections",
        ]);
        link.arg(format!("-mfloat-abi={abi}"));
        link.args([
            "-Wall",
            "-Werror",
            "-Wl,--fatal-warnings",
            "-Wl,--gc-sections",
        ]);
        link.args(["-nostdlib", "-Wl,-e,start", "-Wl,-Ttext=0x8000"]);
        link.args(["main.c", "kernels.c", "model.o", "-lgcc"]);
        let output = link.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        check_image(&elf, kernels.len());
        // The header of another compilation.
        let other = C_PROGRAM.replace("digits_pea_07070707", "digits_pea_07070708");
        std::fs::write(folder.join("main.c"), other).unwrap();
        let output = link.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            !output.status.success() && said.contains("digits_pea_07070708"),
            "{said}"
        );
        std::fs::write(folder.join("main.c"), C_PROGRAM).unwrap();
    }
}

#[test]
fn lld_links_it_on_both_architectures() {
    let Some(lld) = tool("ld.lld") else {
        eprintln!("skipped: no ld.lld");
        return;
    };
    let folder = crate::folder("object-lld");
    for (architecture, emulation) in [
        (Architecture::Thumb, "armelf"),
        (Architecture::Riscv32, "elf32lriscv"),
    ] {
        let object = folder.join(format!("{emulation}.o"));
        std::fs::write(&object, write(every_kernel(), &[7; 64], architecture)).unwrap();
        let elf = folder.join(emulation);
        let mut link = Command::new(lld);
        link.args(["-m", emulation, "-e", "0", "-o"]);
        link.arg(&elf).arg(&object);
        for (number, kernel) in KernelId::ALL.iter().enumerate() {
            let address = 0x1000 + 16 * number;
            link.arg(format!(
                "--defsym=peapod_kernel_{}={address}",
                kernel.name()
            ));
        }
        let output = link.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        check_image(&elf, every_kernel().len());
    }
}

/// The table of a linked image holds the addresses of the kernels, in order.
fn check_image(elf: &Path, kernels: usize) {
    let bytes = std::fs::read(elf).unwrap();
    let image = object::File::parse(&*bytes).unwrap();
    let find = |name: &str| image.symbol_by_name(name).expect(name);
    let pea = find("digits_pea_07070707");
    assert_eq!((pea.address() % 16, pea.size()), (0, 64));
    let table = find("digits_kernels");
    let section = image
        .section_by_index(table.section_index().unwrap())
        .unwrap();
    let start = (table.address() - section.address()) as usize;
    let pointers = &section.data().unwrap()[start..start + 4 * kernels];
    for (pointer, kernel) in pointers.chunks_exact(4).zip(KernelId::ALL) {
        let address = u64::from(u32::from_le_bytes(pointer.try_into().unwrap()));
        let kernel = find(&format!("peapod_kernel_{}", kernel.name()));
        assert_eq!(address, kernel.address());
    }
}

const C_PROGRAM: &str = "
    #include <stdint.h>
    struct peapod_kernel;
    #define digits_pea digits_pea_07070707
    extern const uint8_t digits_pea[];
    extern const uint32_t digits_pea_len, digits_kernels_len;
    extern const struct peapod_kernel *const digits_kernels[];
    volatile uintptr_t sink;
    float half(float x) { return x / 2; }
    void start(void) {
        sink = (uintptr_t)digits_pea + digits_pea_len + digits_kernels_len;
        sink += (uintptr_t)digits_kernels[0] + (uintptr_t)half((float)sink);
        for (;;) {}
    }
";

fn tool(name: &'static str) -> Option<&'static str> {
    let found = Command::new(name).arg("--version").output().is_ok();
    found.then_some(name)
}
