//! Sounds of WAV files.

use std::f64::consts::PI;
use std::io::Cursor;

use hound::{SampleFormat, WavReader, WavSpec};

use super::DecodeError;
use crate::params::Sounds;

/// Decodes a WAV file: integers of 8, 16, 24 and 32 bits and floats, in one or two channels.
/// Yields `samples × channels` numbers from -1 to 1, time outermost.
///
/// # Errors
///
/// It is no such file, it ends early, or its rate is no multiple of the one that is asked for.
pub fn decode(file: &[u8], params: &Sounds) -> Result<Vec<f32>, DecodeError> {
    let reader = WavReader::new(Cursor::new(file)).map_err(|error| unreadable(&error))?;
    let spec = reader.spec();
    let ratio = ratio(spec, params.sample_rate)?;
    let channels = usize::from(spec.channels);
    if !(1..=2).contains(&channels) {
        let message = format!("expected a sound of 1 or 2 channels, found {channels}");
        return Err(DecodeError::new(message, "mix it to one channel or two"));
    }
    if reader.duration() == 0 {
        let help = "remove the file, or record it again";
        return Err(DecodeError::new("the sound has no samples", help));
    }
    // What follows after the end of the sample and of the filter is not read.
    let frames = params
        .samples
        .saturating_mul(ratio)
        .saturating_add(reach(ratio));
    let frames = frames.min(reader.duration() as usize);
    let interleaved = samples(reader, spec, frames * channels)?;
    // bounded: one or two
    let mut decoded = vec![vec![]; params.channels];
    for (channel, decoded) in decoded.iter_mut().enumerate() {
        let frames = interleaved.chunks_exact(channels);
        let mono: Vec<f32> = match (params.channels, channels) {
            (1, 2) => frames.map(|frame| (frame[0] + frame[1]) / 2.0).collect(),
            (2, 2) => frames.map(|frame| frame[channel]).collect(),
            (_, _) => interleaved.clone(),
        };
        *decoded = decimated(&mono, ratio);
    }
    let at = |time: usize, channel: &Vec<f32>| channel.get(time).copied().unwrap_or(0.0);
    let times = 0..params.samples;
    Ok(times
        .flat_map(|time| decoded.iter().map(move |it| at(time, it)))
        .collect())
}

/// What a file says of its sound before its samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundSize {
    /// Samples a second of each channel.
    pub rate: usize,
    /// Channels.
    pub channels: usize,
    /// Samples of each channel.
    pub samples: usize,
}

/// The size of the sound of a WAV file.
///
/// # Errors
///
/// It is no such file.
pub fn size(file: &[u8]) -> Result<SoundSize, DecodeError> {
    let reader = WavReader::new(Cursor::new(file)).map_err(|error| unreadable(&error))?;
    let spec = reader.spec();
    Ok(SoundSize {
        rate: spec.sample_rate as usize,
        channels: usize::from(spec.channels),
        samples: reader.duration() as usize,
    })
}

/// Samples from -1 to 1 as integers of 16 bits, the nearest: those of a file of 16 bits as they are
/// in it.
pub fn of_16_bits(samples: &[f32]) -> Vec<i16> {
    let one = -f32::from(i16::MIN);
    let (least, most) = (f32::from(i16::MIN), f32::from(i16::MAX));
    let nearest = |it: &f32| libm::roundf(it * one).clamp(least, most) as i16;
    samples.iter().map(nearest).collect()
}

/// Samples of the file for each that is asked for.
fn ratio(spec: WavSpec, wanted: usize) -> Result<usize, DecodeError> {
    let found = spec.sample_rate as usize;
    if found == 0 || !found.is_multiple_of(wanted) {
        let message = format!("expected {wanted} samples a second or a multiple, found {found}");
        let help =
            "set `sample_rate` of the data, or convert the file: `sox in.wav -r RATE out.wav`";
        return Err(DecodeError::new(message, help));
    }
    Ok(found / wanted)
}

fn samples(
    mut reader: WavReader<Cursor<&[u8]>>,
    spec: WavSpec,
    count: usize,
) -> Result<Vec<f32>, DecodeError> {
    let read: Result<Vec<f32>, hound::Error> = match spec.sample_format {
        SampleFormat::Float => reader.samples::<f32>().take(count).collect(),
        SampleFormat::Int => {
            let scale = 1.0 / (1_u64 << (spec.bits_per_sample.clamp(1, 32) - 1)) as f64;
            let samples = reader.samples::<i32>().take(count);
            let scaled = |it: i32| (f64::from(it) * scale) as f32;
            samples.map(|sample| sample.map(scaled)).collect()
        }
    };
    let read = read.map_err(|error| unreadable(&error))?;
    if read.len() < count {
        let message = format!("expected {count} samples, found {}", read.len());
        return Err(DecodeError::new(message, REPEAT));
    }
    match read.iter().all(|sample| sample.is_finite()) {
        true => Ok(read),
        false => Err(DecodeError::new("a sample is no finite number", REPEAT)),
    }
}

const REPEAT: &str = "record or convert the file again";

fn unreadable(error: &hound::Error) -> DecodeError {
    DecodeError::new(format!("not a readable WAV file: {error}"), REPEAT)
}

/// Samples of the filter on one side, for each sample that is kept.
const LOBES: usize = 16;

/// Samples that the filter reads on each side.
fn reach(ratio: usize) -> usize {
    if ratio == 1 { 0 } else { LOBES * ratio }
}

/// Every `ratio`-th sample of what a low-pass filter leaves: a sinc with a Hann window, whose
/// cut-off is just below half of the new rate.
fn decimated(samples: &[f32], ratio: usize) -> Vec<f32> {
    if ratio == 1 {
        return samples.to_vec();
    }
    let reach = reach(ratio) as isize;
    let tap = |at: isize| {
        let (at, ratio) = (at as f64, ratio as f64);
        let angle = PI * 0.9 * at / ratio;
        let sinc = if at == 0.0 {
            1.0
        } else {
            libm::sin(angle) / angle
        };
        sinc * (1.0 + libm::cos(PI * at / (reach as f64 + 1.0))) / 2.0
    };
    let taps: Vec<f64> = (-reach..=reach).map(tap).collect();
    let sum: f64 = taps.iter().sum();
    let kept = 0..samples.len().div_ceil(ratio);
    let filtered = kept.map(|kept| {
        let first = (kept * ratio) as isize - reach;
        let at = |tap: usize| usize::try_from(first + tap as isize).ok();
        let products = taps.iter().enumerate().filter_map(|(tap, weight)| {
            let sample = samples.get(at(tap)?)?;
            Some(weight * f64::from(*sample))
        });
        (products.sum::<f64>() / sum) as f32
    });
    filtered.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hound::WavWriter;

    fn wav(spec: WavSpec, samples: &[i32]) -> Vec<u8> {
        let mut file = Cursor::new(vec![]);
        let mut writer = WavWriter::new(&mut file, spec).unwrap();
        for sample in samples {
            match spec.sample_format {
                SampleFormat::Int => writer.write_sample(*sample).unwrap(),
                SampleFormat::Float => writer.write_sample(*sample as f32 / 4.0).unwrap(),
            }
        }
        writer.finalize().unwrap();
        file.into_inner()
    }

    fn spec(channels: u16, sample_rate: u32, bits_per_sample: u16) -> WavSpec {
        WavSpec {
            channels,
            sample_rate,
            bits_per_sample,
            sample_format: match bits_per_sample {
                1 => SampleFormat::Float,
                _ => SampleFormat::Int,
            },
        }
    }

    fn params(sample_rate: usize, samples: usize, channels: usize) -> Sounds {
        Sounds {
            sample_rate,
            samples,
            channels,
            ..Sounds::default()
        }
    }

    #[test]
    fn integers_of_every_width_and_floats_are_read() {
        for bits in [8, 16, 24, 32] {
            let half = 1 << (bits - 2);
            let file = wav(spec(1, 8000, bits), &[half, -half, 0, -2 * half]);
            let decoded = decode(&file, &params(8000, 5, 1)).unwrap();
            assert_eq!(decoded, [0.5, -0.5, 0.0, -1.0, 0.0], "{bits} bits");
        }
        let mut float = spec(1, 8000, 32);
        float.sample_format = SampleFormat::Float;
        let file = wav(float, &[1, -2]);
        assert_eq!(decode(&file, &params(8000, 1, 1)).unwrap(), [0.25]);
    }

    #[test]
    fn channels_are_averaged_or_doubled() {
        let stereo = wav(spec(2, 8000, 8), &[64, 0, -64, -64]);
        let decoded = |channels| decode(&stereo, &params(8000, 2, channels)).unwrap();
        assert_eq!(decoded(1), [0.25, -0.5]);
        assert_eq!(decoded(2), [0.5, 0.0, -0.5, -0.5]);
        let mono = wav(spec(1, 8000, 8), &[64, 0]);
        let doubled = decode(&mono, &params(8000, 2, 2)).unwrap();
        assert_eq!(doubled, [0.5, 0.5, 0.0, 0.0]);
    }

    /// Written by Python's `wave`: `tests/data/make.py`.
    #[test]
    fn files_of_others_are_read() {
        let file = include_bytes!("../../tests/data/stereo24.wav");
        let decoded = decode(file, &params(48_000, 2, 2)).unwrap();
        assert_eq!(decoded, [0.5, -0.5, 0.0, 0.25]);
    }

    /// A tone far below the new rate keeps its level, one above half of it vanishes.
    #[test]
    fn multiples_of_the_rate_are_filtered() {
        let level = |hertz: f64| {
            let tone =
                |at: i32| (20_000.0 * libm::sin(2.0 * PI * hertz * f64::from(at) / 48e3)) as i32;
            let tone: Vec<i32> = (0..48_000).map(tone).collect();
            let decoded = decode(&wav(spec(1, 48_000, 16), &tone), &params(16_000, 16_000, 1));
            let middle = &decoded.unwrap()[2000..14_000];
            let power = middle.iter().map(|it| f64::from(*it).powi(2)).sum::<f64>();
            (power / middle.len() as f64).sqrt()
        };
        let full = 20_000.0 / 32_768.0 / 2_f64.sqrt();
        assert!(
            (level(1000.0) / full - 1.0).abs() < 0.01,
            "{}",
            level(1000.0)
        );
        assert!(level(9000.0) / full < 0.01, "{}", level(9000.0));
        assert!(level(15_000.0) / full < 0.001, "{}", level(15_000.0));
    }

    #[test]
    fn other_rates_and_damaged_files_are_refused() {
        let file = wav(spec(1, 44_100, 16), &[1, 2, 3, 4]);
        let error = decode(&file, &params(16_000, 4, 1)).unwrap_err();
        assert!(error.message.ends_with("found 44100"), "{error:?}");
        let cut = decode(&file[..file.len() - 3], &params(44_100, 4, 1));
        assert!(cut.is_err());
        let silent = wav(spec(1, 8000, 16), &[]);
        assert!(decode(&silent, &params(8000, 4, 1)).is_err());
        let three = wav(spec(3, 8000, 16), &[1, 2, 3]);
        assert!(decode(&three, &params(8000, 4, 1)).is_err());
        for length in 0..file.len() {
            // Whatever is left, nothing panics.
            let _ = decode(&file[..length], &params(44_100, 4, 1));
        }
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_panic(at in 0..44_usize, byte: u8) {
            let mut file = wav(spec(2, 8000, 16), &[1, 2, 3, 4]);
            file[at] = byte;
            let _ = decode(&file, &params(4000, 3, 1));
        }
    }
}
