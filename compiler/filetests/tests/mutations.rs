//! Damaged test files: whatever the text says, it is read or refused, verified or refused, and what
//! verifies evaluates. Seeded, so that a failure comes back.

use std::path::Path;

use peapod_filetests::find;
use peapod_filetests::pass::made_up;
use peapod_ir::eval::{EvalError, States, eval};
use peapod_ir::text::parse;
use peapod_ir::{Function, Tensor, verify};

const MUTATIONS: u64 = 40_000;

/// Elements beyond which a function is not run.
const MAX_ELEMENTS: usize = 1 << 14;

/// Texts in place of numbers.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "8",
    "16",
    "127",
    "128",
    "-128",
    "-129",
    "255",
    "256",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "18446744073709551615",
    "0.5",
    "1e-30",
    "1e30",
];

/// Texts in place of words.
const WORDS: [&str; 22] = [
    "i8",
    "i4",
    "u8",
    "i16",
    "i32",
    "f32",
    "f64",
    "bool",
    "relu",
    "tanh",
    "logistic",
    "add",
    "mul",
    "sub",
    "reshape",
    "quantize",
    "dequantize",
    "softmax",
    "relu6",
    "none",
    "true",
    "undefined",
];

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) as usize) % bound
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A text in pieces: names and numbers, and every other character by itself.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let in_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
    for line in text.lines().filter(|line| !line.starts_with(';')) {
        let mut open = false;
        for c in line.chars() {
            match pieces.last_mut() {
                Some(last) if open && in_word(c) => last.push(c),
                Some(_) | None => pieces.push(c.to_string()),
            }
            open = in_word(c);
        }
        pieces.push("\n".to_owned());
    }
    pieces
}

/// Replaces, swaps, drops or repeats a piece.
fn mutate(pieces: &mut Vec<String>, random: &mut Random) {
    let is_word =
        |piece: &String| piece.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
    let words: Vec<usize> = (0..pieces.len())
        .filter(|&at| is_word(&pieces[at]))
        .collect();
    let at = match words.as_slice() {
        [] => return,
        words => random.pick(words),
    };
    let number = pieces[at].starts_with(|c: char| c.is_ascii_digit() || c == '-');
    match random.below(8) {
        0 => {
            let other = random.pick(&words);
            pieces.swap(at, other);
        }
        1 => {
            let any = random.below(pieces.len());
            pieces.remove(any);
        }
        2 => {
            let any = random.below(pieces.len());
            let piece = pieces[any].clone();
            pieces.insert(any, piece);
        }
        3 => pieces[at] = pieces[random.pick(&words)].clone(),
        _ if number => pieces[at] = random.pick(&NUMBERS).to_owned(),
        _ => pieces[at] = random.pick(&WORDS).to_owned(),
    }
}

fn is_small(function: &Function) -> bool {
    let elements = function.values.values().map(|value| value.ty.elements());
    elements.sum::<usize>() <= MAX_ELEMENTS
}

fn has_loop(function: &Function) -> bool {
    let mut ops = function.ops.iter();
    ops.any(|op| op.kind.mnemonic() == "while")
}

#[test]
fn damaged_files_are_refused_or_run() {
    let ops = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ir/src/ops");
    let files = find(&ops).expect("test files can be read");
    assert!(!files.is_empty());
    let texts: Vec<_> = files.iter().map(|file| pieces(&file.text)).collect();
    let mut random = Random(42);
    let (mut read, mut sound, mut run) = (0, 0, 0);
    for _ in 0..MUTATIONS {
        let mut text = texts[random.below(texts.len())].clone();
        for _ in 0..1 + random.below(3) {
            mutate(&mut text, &mut random);
        }
        let Ok(module) = parse(&text.concat()) else {
            continue;
        };
        read += 1;
        let Ok(module) = verify(&module) else {
            continue;
        };
        sound += 1;
        let functions = &module.functions;
        // What is called may be large too, and a damaged loop may have no end.
        if !functions.iter().all(is_small) || functions.iter().any(has_loop) {
            continue;
        }
        for function in functions {
            let name = &function.name;
            let inputs = function.inputs.iter().enumerate();
            let inputs: Vec<Tensor> = inputs
                .map(|(seed, &id)| made_up(function.ty(id), seed as u64).expect("sound bytes"))
                .collect();
            let mut states = States::new(&module, name).expect("the function is there");
            match eval(&module, name, &inputs, &mut states) {
                // Programs for several devices are not for this evaluator, nor operators of users.
                Ok(_) | Err(EvalError::SeveralDevices { .. } | EvalError::Custom(_)) => {
                    run += 1;
                }
                Err(error) => panic!("inputs have the right types: {error}"),
            }
        }
    }
    println!("{MUTATIONS} mutations: {read} read, {sound} sound, {run} functions run");
    assert!(
        read > 1000 && sound > 1000 && run > 1000,
        "mutations hit too hard to test anything"
    );
}
