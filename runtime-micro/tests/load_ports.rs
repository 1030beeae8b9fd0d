//! Inputs, outputs and states: what `load` refuses of them, and ports without elements.

mod support;

use peapod_micro::{Arena, Fault, KernelId, LoadError, Quantity};
use peapod_schemas::micro::{Memory, Operand};
use support::refusals::{fault, refusal, sample};
use support::{Aligned, Pea, kernels};

#[test]
fn ports_and_states_are_checked() {
    let mut pea = sample(KernelId::SvdfS8);
    pea.inputs[0].dims[0] = -6;
    let fault = Fault::Value {
        what: Quantity::Dim,
        found: -6,
        least: 0,
        most: i32::MAX,
    };
    assert_eq!(refusal(&pea), LoadError::Input { index: 0, fault });
    let mut pea = sample(KernelId::SvdfS8);
    pea.outputs[0].operand.memory = Memory::Constants as u8;
    let fault = Fault::Memory {
        operand: 0,
        found: 1,
    };
    assert_eq!(refusal(&pea), LoadError::Output { index: 0, fault });
    let mut pea = sample(KernelId::SvdfS8);
    pea.states[0].operand.len_bytes = 1 << 20;
    let Operand {
        offset, len_bytes, ..
    } = pea.states[0].operand;
    let fault = Fault::Bounds {
        operand: 0,
        offset,
        len_bytes,
        memory_len: pea.arena_len,
    };
    assert_eq!(refusal(&pea), LoadError::State { index: 0, fault });
}

#[test]
fn sessions_know_the_types_of_their_ports() {
    let file = Aligned::new(&sample(KernelId::Dequantize).build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).unwrap();
    assert_eq!((model.inputs().len(), model.outputs().len()), (1, 1));
    let mut arena = Arena::<1024>::new();
    let mut session = model.session(arena.as_mut()).unwrap();
    assert_eq!(session.input_mut(0).map(|bytes| bytes.len()), Some(20));
    assert_eq!(
        session.input_mut_as::<u8>(0).map(|elements| elements.len()),
        Some(20)
    );
    assert!(session.input_mut_as::<i8>(0).is_none());
    assert!(session.input_mut(1).is_none());
    assert_eq!(session.output_as::<f32>(0).map(<[f32]>::len), Some(20));
    assert!(session.output_as::<i32>(0).is_none());
    assert!(session.output(1).is_none());
}

/// A pea that takes an input and yields an output of 0 rows beside what it computes.
fn with_nothing() -> Pea {
    let mut pea = sample(KernelId::TanhF32);
    for ports in [&mut pea.inputs, &mut pea.outputs] {
        let mut port = ports[0];
        port.operand.offset = 0;
        port.operand.len_bytes = 0;
        port.rank = 2;
        port.dims.fill(0);
        port.dims[1] = i32::MAX;
        ports.push(port);
    }
    pea
}

#[test]
fn ports_may_have_no_elements() {
    let file = Aligned::new(&with_nothing().build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("it is sound");
    let mut arena = Arena::<4096>::new();
    let mut session = model.session(arena.as_mut()).expect("it fits");
    assert_eq!(session.input_mut(1), Some(&mut [][..]));
    assert_eq!(session.input_mut_as::<f32>(1), Some(&mut [][..]));
    session.run();
    assert_eq!(session.output(1), Some(&[][..]));
    assert_eq!(session.output_as::<f32>(1), Some(&[][..]));
    assert!(session.push(&mut &[0_u8; 4][..], &mut 0).is_some());
}

#[test]
fn nothing_is_only_where_it_is_said_to_be() {
    // Elements where the shape has none, and none where it has some.
    let mut pea = with_nothing();
    pea.inputs[1].operand.len_bytes = 4;
    let length = |found, expected| Fault::Length {
        operand: 0,
        found,
        expected,
    };
    let input = |fault| LoadError::Input { index: 1, fault };
    assert_eq!(refusal(&pea), input(length(1, 0)));
    let mut pea = with_nothing();
    pea.inputs[1].dims[..2].copy_from_slice(&[1, 2]);
    assert_eq!(refusal(&pea), input(length(0, 2)));
    // No extent is below 0, and nothing is outside of the arena, or between elements.
    let mut pea = with_nothing();
    pea.inputs[1].dims[1] = -1;
    let negative = Fault::Value {
        what: Quantity::Dim,
        found: -1,
        least: 0,
        most: i32::MAX,
    };
    assert_eq!(refusal(&pea), input(negative));
    let mut pea = with_nothing();
    pea.inputs[1].operand.offset = 1 << 20;
    assert!(matches!(
        refusal(&pea),
        LoadError::Input {
            index: 1,
            fault: Fault::Bounds { .. }
        }
    ));
    let mut pea = with_nothing();
    pea.inputs[1].operand.offset = 2;
    let misaligned = Fault::Misaligned {
        operand: 0,
        offset: 2,
    };
    assert_eq!(refusal(&pea), input(misaligned));
    // Steps read and write something, and states hold something.
    for kernel in [KernelId::TanhF32, KernelId::AddS8, KernelId::SvdfS8] {
        let count = sample(kernel).operands.len();
        for index in 0..count {
            let found = fault(kernel, |pea| pea.operands[index].len_bytes = 0);
            assert!(
                matches!(found, Fault::Bounds { len_bytes: 0, .. }),
                "{found}"
            );
        }
    }
    let mut pea = sample(KernelId::SvdfS8);
    pea.states[0].operand.len_bytes = 0;
    assert!(matches!(refusal(&pea), LoadError::State { index: 0, .. }));
}
