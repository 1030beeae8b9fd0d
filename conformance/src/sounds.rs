//! The seeded sounds that `conformance/front_end.py` makes as well.

/// How many there are.
pub const SOUNDS: usize = 5;

/// Random numbers of 16 bits.
fn noise(sound: usize) -> impl Iterator<Item = i32> {
    let mut state = 0x9e37_79b9_u32.wrapping_mul(sound as u32 + 1);
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 16) as i32 - 32768
    })
}

/// So many samples of one of the sounds: loud noise, quiet noise, a square wave that slows down,
/// bursts of noise, a sawtooth whose pitch rises.
///
/// # Panics
///
/// There is no sound of this number.
pub fn sound(number: usize, count: usize) -> Vec<i16> {
    let mut phase = 0_u32;
    let samples = noise(number).take(count).zip(0..);
    let sample = |(random, i): (i32, i32)| {
        let period = 20 + i / 400;
        let square = if i % period < period / 2 { 9000 } else { -9000 };
        phase = phase
            .wrapping_add(1 << 22)
            .wrapping_add(997_u32.wrapping_mul(i as u32));
        let kinds = [
            random,
            random >> 9,
            square + (random >> 8),
            random >> if i / 4000 % 2 == 0 { 12 } else { 1 },
            (phase >> 16) as i32 - 32768,
        ];
        kinds[number] as i16
    };
    samples.map(sample).collect()
}
