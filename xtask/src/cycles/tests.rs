//! Encodings, and programs whose cycles are worked out by hand.

use super::insn::{Insn, Kind, core, double, single};
use super::*;
use peapod_targets::Target;

fn decode(first: u16, second: u16) -> Insn {
    thumb::decode(first, Some(second)).unwrap()
}

#[test]
fn thumb_is_decoded() {
    use Kind::{
        Alu, Call, Divide, Load, Multiple, MultiplyAdd, MultiplyAddLong, MultiplyLong, Return,
    };
    let of_16 = [
        (0x4770, Return(0)),          // bx lr
        (0xbd10, Return(2)),          // pop {r4, pc}
        (0xb510, Multiple(2)),        // push {r4, lr}
        (0x6808, Load),               // ldr r0, [r1]
        (0x5088, Kind::StoreIndexed), // str r0, [r1, r2]
        (0xbf0c, Kind::If),           // ite eq
        (0xb138, Kind::Branch),       // cbz r0
        (0xbf00, Alu),                // nop
    ];
    for (half, kind) in of_16 {
        let insn = decode(half, 0);
        assert_eq!((insn.size, insn.kind), (2, kind), "{half:#x}");
    }
    let of_32 = [
        ((0xfb01, 0xf202), Alu),                         // mul r2, r1, r2
        ((0xfb01, 0x3202), MultiplyAdd),                 // mla r2, r1, r2, r3
        ((0xfb90, 0xf0f1), Divide),                      // sdiv r0, r0, r1
        ((0xfb82, 0x0103), MultiplyLong),                // smull r0, r1, r2, r3
        ((0xfbe2, 0x0103), MultiplyAddLong),             // umlal r0, r1, r2, r3
        ((0xfb21, 0x3002), Alu),                         // smlad r0, r1, r2, r3
        ((0xfa3f, 0xf081), Alu),                         // uxtb16 r0, r1
        ((0xf301, 0x0007), Alu),                         // ssat r0, #8, r1
        ((0xe8d0, 0xf001), Kind::Table),                 // tbb [r0, r1]
        ((0xf851, 0x0b04), Load),                        // ldr r0, [r1], #4
        ((0xe9d2, 0x0102), Kind::Double),                // ldrd r0, r1, [r2, #8]
        ((0xf801, 0x0002), Kind::StoreIndexed),          // strb.w r0, [r1, r2]
        ((0xf000, 0x8006), Kind::Branch),                // beq.w
        ((0xf000, 0xf804), Call),                        // bl
        ((0xf3bf, 0x8f4f), Kind::System { slow: true }), // dsb
        ((0xf3ef, 0x8010), Kind::System { slow: true }), // mrs r0, primask
        ((0xe8b8, 0x000f), Multiple(4)),                 // ldmia.w r8!, {r0-r3}
        ((0xe8bd, 0x8110), Return(3)),                   // pop.w {r4, r8, pc}
        ((0xf00f, 0xc803), Kind::LoopEnd),               // le lr
        ((0xf040, 0xe001), Alu),                         // dls lr, r0
    ];
    for ((first, second), kind) in of_32 {
        let insn = decode(first, second);
        assert_eq!((insn.size, insn.kind), (4, kind), "{first:#x} {second:#x}");
    }
    assert_eq!(thumb::decode(0xf000, None), None);
    assert_eq!(
        [0xbf0c, 0xbf08, 0xbf01, 0xbf00, 0x4770].map(thumb::conditional_after),
        [2, 1, 4, 0, 0]
    );
}

#[test]
fn registers_of_thumb_are_found() {
    let load = decode(0xf851, 0x0b04);
    assert_eq!((load.writes, load.address), (core(0), core(1)));
    let sum = decode(0xeb09, 0x088a);
    assert_eq!((sum.writes, sum.reads), (core(8), core(9) | core(10)));
    let compared = decode(0xebb8, 0x0f09);
    assert_eq!((compared.writes, compared.reads), (0, core(8) | core(9)));
}

#[test]
fn floats_and_vectors_of_thumb_are_decoded() {
    let kinds = [
        ((0xed90, 0x0a00), Kind::FloatLoad),        // vldr s0, [r0]
        ((0xee80, 0x0a81), Kind::FloatDivide),      // vdiv.f32 s0, s1, s2
        ((0xeea0, 0x0a81), Kind::FloatMultiplyAdd), // vfma.f32 s0, s1, s2
        ((0xee11, 0x0a90), Kind::FloatMove),        // vmov r0, s3
        ((0xee01, 0x0a90), Kind::FloatMove),        // vmov s3, r0
        ((0xeef4, 0x0a41), Kind::Float),            // vcmp.f32 s1, s2
        ((0xed2d, 0x8a04), Kind::Multiple(4)),      // vpush {s16-s19}
        ((0xed90, 0x1e00), Kind::VectorMemory),     // vldrb.u8 q0, [r0]
        ((0xeef0, 0x0f22), Kind::Vector),           // vmladav.s8 r0, q0, q1
    ];
    for ((first, second), kind) in kinds {
        assert_eq!(decode(first, second).kind, kind, "{first:#x} {second:#x}");
    }
    let product = decode(0xeea0, 0x0a81);
    assert_eq!(
        (product.writes, product.reads),
        (single(0), single(1) | single(2))
    );
    assert_eq!(decode(0xee11, 0x0a90).writes, core(0));
    let stored = decode(0xed2d, 0x8a04).reads;
    assert_eq!(stored, single(16) | single(17) | single(18) | single(19));
    assert_eq!(double(1), single(2) | single(3));
}

#[test]
fn risc_v_is_decoded() {
    let kinds = [
        (0x0045_a503, Kind::Load),         // lw a0, 4(a1)
        (0x02c5_8533, Kind::Alu),          // mul a0, a1, a2
        (0x02c5_9533, Kind::MultiplyLong), // mulh a0, a1, a2
        (0x02c5_c533, Kind::Divide),       // div a0, a1, a2
        (0x00c5_8533, Kind::Alu),          // add a0, a1, a2
        (0x00b5_0063, Kind::Branch),       // beq a0, a1, .
        (0x0000_8067, Kind::Return(0)),    // jalr zero, ra
        (0x0000_00ef, Kind::Call),         // jal ra, .
        (0x0000_8082, Kind::Return(0)),    // c.jr ra
        (0x0000_852e, Kind::Alu),          // c.mv a0, a1
        (0x0000_a001, Kind::Branch),       // c.j .
        (0x0000_4522, Kind::Load),         // c.lwsp a0, 8(sp)
    ];
    for (word, kind) in kinds {
        let insn = riscv::decode(word as u16, Some((word >> 16) as u16), false).unwrap();
        assert_eq!(insn.kind, kind, "{word:#x}");
    }
    let load = riscv::decode(0xa503, Some(0x0045), false).unwrap();
    assert_eq!((load.writes, load.address), (core(10), core(11)));
}

/// A program at address 0 whose instructions were executed so often, and those taken.
fn program(halves: &[u16], counts: &[(u64, u64)], taken: &[(u64, u64)]) -> (Program, Region) {
    let bytes = halves.iter().flat_map(|half| half.to_le_bytes());
    let program = Program {
        sections: vec![(0, bytes.collect())],
        marker: 0,
        left_out: Vec::new(),
    };
    let region = Region {
        counts: counts.iter().copied().collect(),
        taken: taken.iter().copied().collect(),
    };
    (program, region)
}

/// An emulated board with this core.
fn with_core(name: &str) -> Target {
    let mut targets = Target::emulated().unwrap().into_iter();
    let target = targets.find(|it| it.chip.core.as_deref() == Some(name));
    target.unwrap_or_else(|| panic!("no board has the core {name}"))
}

/// A loop of ten turns: two loads, a sum, a load at that sum, a branch.
fn loop_of_loads() -> (Program, Region) {
    // ldr r0, [r1]; ldr r2, [r1, #4]; adds r3, r0, r2; ldr r4, [r3]; bne
    let halves = [0x6808, 0x684a, 0x1883, 0x681c, 0xd1fa];
    let counts = [0, 2, 4, 6, 8].map(|address| (address, 10));
    program(&halves, &counts, &[(8, 9)])
}

#[test]
fn a_loop_takes_what_was_worked_out() {
    let cases = [
        // Loads of 2, the second behind one; its address late; refills of 2.
        (
            "cortex-m4f",
            10.0 * (2.0 + 1.0 + 1.0 + 3.0 + 1.0) + 9.0 * 2.0,
        ),
        (
            "cortex-m3",
            10.0 * (2.0 + 1.0 + 1.0 + 3.0 + 1.0) + 9.0 * 2.0,
        ),
        // Every load takes 2 here, and a refill 2.
        ("nrf51822", 10.0 * (2.0 + 2.0 + 1.0 + 2.0 + 1.0) + 9.0 * 2.0),
        // The sum waits a cycle; the branch begins with the load before it.
        ("cortex-m7", 10.0 * (1.0 + 1.0 + 2.0 + 1.0) + 9.0),
    ];
    for (name, cycles) in cases {
        let target = with_core(name);
        let (program, region) = loop_of_loads();
        let (all, _) = program.taken(&target, &region).unwrap();
        assert_eq!((all.instructions, all.cycles), (50, cycles), "{name}");
    }
}

#[test]
fn what_does_not_count_is_left_out() {
    let target = with_core("cortex-m4f");
    let (mut program, region) = loop_of_loads();
    program.left_out.push(2..10);
    let (all, own) = program.taken(&target, &region).unwrap();
    assert_eq!((all.instructions, own.instructions), (50, 10));
    assert!(own.cycles < all.cycles);
}

#[test]
fn an_it_is_folded_and_makes_a_return_conditional() {
    let target = with_core("cortex-m4f");
    // cmp r0, r1; it eq; bxeq lr; nop
    let halves = [0x4288, 0xbf08, 0x4770, 0xbf00];
    let counts = [(0, 4), (2, 4), (4, 4), (6, 3)];
    let (program, region) = program(&halves, &counts, &[(4, 1)]);
    let (all, _) = program.taken(&target, &region).unwrap();
    assert_eq!(
        (all.instructions, all.cycles),
        (15, 4.0 + 0.0 + 4.0 + 2.0 + 3.0)
    );
}

/// Every core that a board has, or can have, says what its instructions take.
#[test]
fn every_core_has_its_cycles() {
    for target in Target::emulated()
        .unwrap()
        .into_iter()
        .chain(Target::chips().unwrap())
    {
        assert!(target.chip.cycles.is_some(), "{}", target.name);
    }
}
