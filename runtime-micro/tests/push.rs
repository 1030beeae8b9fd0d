//! Streams in pieces: `push` makes an inference whenever the input is full.

mod support;

use peapod_micro::kernels;
use support::{Aligned, Pea, bytes, samples};

/// A sound pea with one input of floats.
fn pea() -> Pea {
    let mut all = samples::each();
    let index = peapod_micro::KernelId::ALL
        .binary_search(&peapod_micro::KernelId::TanhF32)
        .expect("it is listed");
    all.swap_remove(index)
}

#[test]
fn pieces_of_any_length_fill_the_input() {
    let file = Aligned::new(&pea().build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("the pea is sound");
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it is long enough");
    let len = session.input_mut(0).expect("it is there").len();
    assert!(len > 1, "an input of one byte has no pieces");
    let frames: Vec<f32> = (0..len / 4 * 3).map(|at| at as f32 / 7.0 - 1.0).collect();
    let mut whole = Vec::new();
    for frame in bytes(&frames).chunks(len) {
        session
            .input_mut(0)
            .expect("it is there")
            .copy_from_slice(frame);
        session.run();
        whole.push(session.output(0).expect("it is there").to_vec());
    }
    assert_ne!(whole[0], whole[1]);
    let stream = bytes(&frames);
    for piece in 1..=stream.len() {
        let (mut filled, mut pushed) = (0, Vec::new());
        for mut rest in stream.chunks(piece) {
            while session.push(&mut rest, &mut filled) == Some(true) {
                assert_eq!(filled, 0);
                pushed.push(session.output(0).expect("it is there").to_vec());
            }
            assert!(rest.is_empty(), "a piece is taken in full");
        }
        assert_eq!((filled, pushed), (0, whole.clone()), "pieces of {piece}");
    }
}

#[test]
fn what_is_filled_is_within_the_input() {
    let file = Aligned::new(&pea().build());
    let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("the pea is sound");
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).expect("it is long enough");
    let len = session.input_mut(0).expect("it is there").len();
    let (mut none, mut one): (&[u8], &[u8]) = (&[], &[1]);
    let mut filled = 0;
    assert_eq!(session.push(&mut none, &mut filled), Some(false));
    for mut wild in [len, len + 1, usize::MAX] {
        assert_eq!(session.push(&mut one, &mut wild), None);
        assert_eq!(one, [1]);
    }
}
