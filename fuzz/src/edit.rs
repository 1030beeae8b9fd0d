//! Edits that know something of a format: its words and offsets, or its tokens and lines.

use std::ops::Range;

use crate::random::Random;

/// Numbers at which lengths, counts and indices break.
const EXTREMES: [u64; 26] = [
    0,
    1,
    2,
    3,
    4,
    7,
    8,
    16,
    31,
    32,
    64,
    127,
    128,
    255,
    256,
    0x7fff,
    0x8000,
    0xffff,
    0x1_0000,
    1 << 24,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    1 << 32,
    1 << 63,
    u64::MAX,
];

/// Words of texts at which readers break.
const ODD_WORDS: [&str; 9] = [
    "-1",
    "0.5",
    "1e-400",
    "1e400",
    "nan",
    "inf",
    "0x1p2",
    "\u{1b}[31m",
    "\u{2028}",
];

/// The longest run of one byte that an edit of a text makes.
const RUN: usize = 20_000;

/// Edits a flatbuffer: numbers of any width, its vectors' lengths, where its offsets point, and
/// runs of words.
pub fn flatbuffer(file: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    if file.len() < 16 {
        return file.clone_from(random.pick(seeds));
    }
    match random.below(9) {
        0 | 1 => number(file, random),
        2 => {
            let at = random.below(file.len());
            file[at] = file[at].wrapping_add(*random.pick(&[1, 2, 0x80, 0xfe, 0xff]));
        }
        3 => offset(file, random, |file, (_, to), random| {
            let extreme = *random.pick(&EXTREMES) as u32;
            file[to..to + 4].copy_from_slice(&extreme.to_le_bytes());
        }),
        4 => offset(file, random, |file, (at, _), random| {
            let to = random.below(file.len());
            file[at..at + 4].copy_from_slice(&(to.wrapping_sub(at) as u32).to_le_bytes());
        }),
        // One table or vector in two places.
        5 => offset(file, random, |file, (_, to), random| {
            offset(file, random, |file, (at, _), _| {
                file[at..at + 4].copy_from_slice(&(to.wrapping_sub(at) as u32).to_le_bytes());
            });
        }),
        6 => run_of_words(file, random, |file, run, random| {
            let to = random.below((file.len() - run.len()) / 4 + 1) * 4;
            file.copy_within(run, to);
        }),
        7 => run_of_words(file, random, |file, run, _| {
            let copy = file[run.clone()].to_vec();
            file.splice(run.start..run.start, copy);
        }),
        _ => run_of_words(file, random, |file, run, _| drop(file.drain(run))),
    }
}

/// Writes an extreme number, of 1 to 8 bytes, at a place aligned to it.
fn number(file: &mut [u8], random: &mut Random) {
    let width = *random.pick(&[1, 2, 4, 4, 8]);
    let at = random.below(file.len() / width) * width;
    let bytes = random.pick(&EXTREMES).to_le_bytes();
    file[at..at + width].copy_from_slice(&bytes[..width]);
}

/// Edits what may be an offset, at the first place, or what it points at, the second.
fn offset(
    file: &mut [u8],
    random: &mut Random,
    edit: impl FnOnce(&mut [u8], (usize, usize), &mut Random),
) {
    for _ in 0..64 {
        let at = random.below(file.len() / 4) * 4;
        let value = u32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]);
        let to = at.saturating_add(value as usize);
        if value >= 4 && to <= file.len() - 4 {
            return edit(file, (at, to), random);
        }
    }
}

fn run_of_words(
    file: &mut Vec<u8>,
    random: &mut Random,
    edit: impl FnOnce(&mut Vec<u8>, Range<usize>, &mut Random),
) {
    let words = file.len() / 4;
    let from = random.below(words);
    let len = 1 + random.below((words - from).min(32));
    edit(file, from * 4..(from + len) * 4, random);
}

/// Edits a list of words, each a choice of whatever makes something of them.
pub fn words(file: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    if file.len() < 16 {
        return file.clone_from(random.pick(seeds));
    }
    match random.below(6) {
        0..=2 => {
            let at = random.below(file.len() / 4) * 4;
            let word = (random.next() as u32) >> *random.pick(&[0, 0, 16, 28]);
            file[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        3 => run_of_words(file, random, |file, run, random| {
            let to = random.below((file.len() - run.len()) / 4 + 1) * 4;
            file.copy_within(run, to);
        }),
        4 => run_of_words(file, random, |file, run, random| {
            let other = random.pick(seeds);
            let len = run.len().min(other.len());
            file.splice(run, other[..len].iter().copied());
        }),
        _ => run_of_words(file, random, |file, run, _| drop(file.drain(run))),
    }
}

/// Edits a text: tokens and lines are replaced, dropped, repeated and taken from other files.
pub fn text(file: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    if file.is_empty() {
        return file.clone_from(random.pick(seeds));
    }
    let word = word(file, random);
    match random.below(10) {
        0 | 1 => drop(file.splice(word, random.pick(&EXTREMES).to_string().into_bytes())),
        2 => drop(file.splice(word, random.pick(&ODD_WORDS).bytes())),
        3 | 4 => {
            let other = random.pick(seeds);
            let taken = other[self::word(other, random)].to_vec();
            file.splice(word, taken);
        }
        5 => drop(file.drain(word)),
        6 => {
            let line = line(file, random);
            drop(file.drain(line));
        }
        7 => {
            let line = line(file, random);
            let copy = file[line.clone()].repeat(1 + random.below(3));
            file.splice(line.start..line.start, copy);
        }
        8 => {
            let other = random.pick(seeds);
            let taken = other[line(other, random)].to_vec();
            let at = line(file, random).start;
            file.splice(at..at, taken);
        }
        _ => {
            let at = random.below(file.len());
            match random.below(8) {
                0 => {
                    let run = vec![file[at]; random.below(RUN)];
                    file.splice(at..at, run);
                }
                1 => file[at] = random.next() as u8,
                2 => file.truncate(at),
                _ => drop(file.remove(at)),
            }
        }
    }
}

/// Edits of both kinds, for a header of text before bytes.
pub fn mixed(file: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    match random.chance(3) {
        true => flatbuffer(file, seeds, random),
        false => text(file, seeds, random),
    }
}

/// Other bytes, which stand for a seed.
pub fn seed(file: &mut Vec<u8>, _: &[Vec<u8>], random: &mut Random) {
    *file = random.next().to_le_bytes().to_vec();
}

/// A name or number at or after a random place.
fn word(file: &[u8], random: &mut Random) -> Range<usize> {
    let in_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.+-".contains(byte);
    let at = random.below(file.len());
    let at = at + file[at..].iter().position(in_word).unwrap_or(0);
    let before = file[..at].iter().rev().take_while(|byte| in_word(byte));
    let after = file[at..].iter().take_while(|byte| in_word(byte));
    at - before.count()..at + after.count()
}

/// The line around a random place, with its end.
fn line(file: &[u8], random: &mut Random) -> Range<usize> {
    let at = random.below(file.len());
    let before = file[..at].iter().rev().take_while(|byte| **byte != b'\n');
    let after = file[at..].iter().position(|byte| *byte == b'\n');
    at - before.count()..after.map_or(file.len(), |len| at + len + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_take_any_bytes_and_change_most() {
        let seeds = [b"f = x + 1\ny = [2, 3]\n".to_vec(), vec![8; 64]];
        for edit in [flatbuffer, words, text, mixed, seed] {
            let mut changed = 0;
            for index in 0..10_000 {
                let mut random = Random::new(1, index);
                let mut file = seeds[index as usize % 2].clone();
                file.truncate(random.below(65));
                let before = file.clone();
                edit(&mut file, &seeds, &mut random);
                changed += u32::from(file != before);
            }
            assert!(changed > 5_000, "{changed}");
        }
    }
}
