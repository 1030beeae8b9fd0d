//! What is in images, sounds and tables, in the order of an input's elements.

use std::path::Path;

use peapod_data::params::{Images, Sounds};
use peapod_data::{
    DecodeError, FeatureExtractor, decode_image, decode_sound, image_size, of_16_bits, sound_size,
};
use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code, ensure};
use peapod_ir::TensorType;

use super::array::array;
use super::numbers::{Numbers, are_plain_integers, scaled, stored};
use super::{Medium, Preparation, Prepared, Resize};
use crate::train::features::SoundFeatures;
use crate::{Observer, memory, stdin, tensor_file::typed};

/// Samples a second of sounds, unless something else is asked for.
const RATE: usize = 16_000;

/// Most samples a second, of whatever listens.
const MAX_RATE: usize = 1 << 20;

/// What some spreadsheets write before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// What a file holds, for one run or for several.
struct Read {
    numbers: Numbers,
    /// What was done so far.
    said: String,
    /// Extents of an image whose channels the model takes one after the other.
    planes: Option<[usize; 2]>,
}

/// Reads a file, scales its numbers and stores them.
pub fn converted(
    path: &Path,
    ty: &TensorType,
    preparation: &Preparation,
    several: bool,
    observer: &dyn Observer,
) -> Result<Prepared> {
    // Numbers of the file, those that are scaled, means and scales, and the elements.
    memory::check("an input", ty.elements() as u128 * 40)?;
    let file = stdin::read(path)?;
    let read = match Medium::of(path) {
        Some(Medium::Image) => image(&file, ty, preparation),
        Some(Medium::Sound) if preparation.mfcc => mfcc(&file, ty, preparation, observer),
        Some(Medium::Sound) => sound(&file, ty, preparation, several),
        Some(Medium::Table) => table(&file, ty),
        None => array(&file).map(|(found, values)| Read {
            said: format!("an array {} as {}", typed(&found), typed(ty)),
            numbers: plain(values, ty),
            planes: None,
        }),
    };
    let read = read.in_file(path.display())?;
    let prepared = elements(&read, ty, preparation, several);
    let (runs, said) = prepared.in_file(path.display())?;
    let done = format!("{}: {}{said}", path.display(), read.said);
    Ok(Prepared {
        runs,
        done: Some(done),
    })
}

/// The elements of each run.
fn elements(
    read: &Read,
    ty: &TensorType,
    preparation: &Preparation,
    several: bool,
) -> Result<(Vec<Vec<u8>>, String)> {
    let (mut values, scaling) = scaled(&read.numbers, preparation)?;
    let one = ty.elements();
    let runs = values.len().checked_div(one).unwrap_or(0);
    ensure!(
        !values.is_empty() && runs * one == values.len() && (several || runs == 1),
        mismatch(values.len(), ty, several)
    );
    if let Some([height, width]) = read.planes {
        values = planar(&values, height * width);
    }
    let (bytes, storing) = stored(&values, ty)?;
    let runs: Vec<Vec<u8>> = bytes
        .chunks_exact(ty.size_bytes().max(1))
        .map(<[u8]>::to_vec)
        .collect();
    let times = match runs.len() {
        1 => String::new(),
        several => format!("; {several} runs"),
    };
    Ok((runs, format!("{scaling}{storing}{times}")))
}

fn mismatch(found: usize, ty: &TensorType, several: bool) -> Diagnostic {
    let expected = ty.elements();
    let times = if several { " or a multiple" } else { "" };
    let message = format!(
        "expected {expected} numbers{times} for {}, found {found}",
        typed(ty)
    );
    let help = "give as many numbers as the input has elements";
    code::TENSOR_MISMATCH.error(message, help)
}

/// Channels one after the other, of pixels one after the other.
fn planar(values: &[f64], pixels: usize) -> Vec<f64> {
    let channels = values.len() / pixels.max(1);
    let of_channel = |channel: usize| {
        values
            .iter()
            .skip(channel)
            .step_by(channels.max(1))
            .copied()
    };
    (0..channels).flat_map(of_channel).collect()
}

/// How an input has an image.
#[derive(Debug, PartialEq)]
struct Layout {
    height: usize,
    width: usize,
    channels: usize,
    /// Whether channels are outermost.
    planar: bool,
}

/// How an input of this shape has an image, `found` of which is in the file.
fn layout(shape: &[usize], found: [usize; 2]) -> Option<Layout> {
    let outer = shape.iter().take_while(|extent| **extent == 1).count();
    let inner = &shape[outer..];
    let image = |height: usize, width: usize, channels, planar| {
        (height > 0 && width > 0).then_some(Layout {
            height,
            width,
            channels,
            planar,
        })
    };
    let pixels = found[0] * found[1];
    match *inner {
        [height, width, channels @ (1 | 3)] => image(height, width, channels, false),
        [3, height, width] => image(height, width, 3, true),
        [height, width] => image(height, width, 1, false),
        [elements] if elements == pixels => image(found[0], found[1], 1, false),
        [elements] if elements == 3 * pixels => image(found[0], found[1], 3, false),
        _ => None,
    }
}

fn undecoded(error: DecodeError) -> Diagnostic {
    code::TENSOR_FORMAT.error(error.message, error.help)
}

fn image(file: &[u8], ty: &TensorType, preparation: &Preparation) -> Result<Read> {
    let size = image_size(file).map_err(undecoded)?;
    let found = [size.height, size.width];
    let layout = layout(&ty.shape, found).ok_or_else(|| not_an_image(ty, found))?;
    let wanted = [layout.height, layout.width];
    let is_resized = found != wanted;
    let resize = match (is_resized, preparation.resize) {
        (false, _) => Resize::Stretch,
        (true, Some(resize)) => resize,
        (true, None) => bail!(other_size(ty, found, &layout)),
    };
    let to = resized(resize, found, wanted);
    let bytes = to[0] as u128 * to[1] as u128 * layout.channels as u128 * 4;
    memory::check("a resized image", bytes)?;
    let params = Images {
        height: to[0],
        width: to[1],
        channels: layout.channels,
        ..Images::default()
    };
    let decoded = decode_image(file, &params).map_err(undecoded)?;
    let values = placed(&decoded, to, wanted, layout.channels);
    let colours = if layout.channels == 1 { "grey" } else { "RGB" };
    let mut said = format!("{}x{} pixels", found[1], found[0]);
    if is_resized {
        let (name, width, height) = (resize.name(), layout.width, layout.height);
        said += &format!(", resized to {width}x{height} ({name})");
    }
    let order = if layout.planar {
        "channels first"
    } else {
        "channels last"
    };
    said += &format!(", {colours}, {order} as {}", typed(ty));
    Ok(Read {
        numbers: Numbers {
            values: values.iter().map(|it| it * 255.0).collect(),
            channels: layout.channels,
            name: "pixel",
            usual_scale: if are_plain_integers(ty) {
                1.0
            } else {
                1.0 / 255.0
            },
        },
        said,
        planes: layout.planar.then_some(wanted),
    })
}

/// The size that an image is scaled to, before it is cut or framed.
fn resized(resize: Resize, found: [usize; 2], wanted: [usize; 2]) -> [usize; 2] {
    let factors = [0, 1].map(|at| wanted[at] as f64 / found[at] as f64);
    let factor = match resize {
        Resize::Stretch => return wanted,
        Resize::Crop => factors[0].max(factors[1]),
        Resize::Pad => factors[0].min(factors[1]),
    };
    [0, 1].map(|at| ((found[at] as f64 * factor).round() as usize).max(1))
}

/// An image in the middle of another size: what is beyond is left out, what is missing is 0.
fn placed(pixels: &[f32], from: [usize; 2], to: [usize; 2], channels: usize) -> Vec<f32> {
    let before = |at: usize| (from[at] as isize - to[at] as isize).div_euclid(2);
    let source = |at: usize, index: usize| {
        let index = usize::try_from(before(at) + index as isize).ok()?;
        (index < from[at]).then_some(index)
    };
    let pixel = |row: usize, column: usize, channel: usize| {
        let (row, column) = (source(0, row)?, source(1, column)?);
        pixels
            .get((row * from[1] + column) * channels + channel)
            .copied()
    };
    // bounded: the elements of the input
    let mut placed = Vec::with_capacity(to[0] * to[1] * channels);
    for row in 0..to[0] {
        for column in 0..to[1] {
            let of_pixel = (0..channels).map(|it| pixel(row, column, it).unwrap_or(0.0));
            placed.extend(of_pixel);
        }
    }
    placed
}

fn not_an_image(ty: &TensorType, [height, width]: [usize; 2]) -> Diagnostic {
    let message = format!(
        "expected {}, found an image of {width}x{height} pixels",
        typed(ty)
    );
    let help = "images are inputs of [height, width, channels] or [channels, height, width] with 1 \
                or 3 channels, of [height, width], or of as many elements as the file has";
    code::TENSOR_MISMATCH.error(message, help)
}

fn other_size(ty: &TensorType, [height, width]: [usize; 2], layout: &Layout) -> Diagnostic {
    let message = format!(
        "expected {}x{} pixels for {}, found {width}x{height}",
        layout.width,
        layout.height,
        typed(ty)
    );
    let help = "give --resize stretch, --resize crop or --resize pad, as in training";
    code::TENSOR_MISMATCH.error(message, help)
}

fn sound(file: &[u8], ty: &TensorType, preparation: &Preparation, several: bool) -> Result<Read> {
    let size = sound_size(file).map_err(undecoded)?;
    let rate = rate(preparation)?;
    let taken = ty.elements();
    let has = (size.samples * rate).div_ceil(size.rate.max(1));
    let runs = match several {
        true => has.div_ceil(taken.max(1)).max(1),
        false => 1,
    };
    let samples = runs.saturating_mul(taken);
    memory::check("a sound", samples as u128 * 4)?;
    let values = decoded(file, rate, samples)?;
    let mut said = sound_said(size.samples, size.rate, rate);
    match has.cmp(&samples) {
        std::cmp::Ordering::Less => said += &format!(", then {} of silence", samples - has),
        std::cmp::Ordering::Greater => said += &format!(", the first {samples} of {has}"),
        std::cmp::Ordering::Equal => {}
    }
    said += &format!(" as {}", typed(ty));
    Ok(Read {
        numbers: Numbers {
            values,
            channels: ty.shape.last().copied().unwrap_or(1),
            name: "sample",
            // Samples that are integers are those of a file of 16 bits.
            usual_scale: if are_plain_integers(ty) {
                32_768.0
            } else {
                1.0
            },
        },
        said,
        planes: None,
    })
}

/// Samples a second that the model takes.
fn rate(preparation: &Preparation) -> Result<usize> {
    let rate = preparation.rate.unwrap_or(RATE);
    ensure!(
        (1..=MAX_RATE).contains(&rate),
        code::USAGE.error(
            format!("expected --sample-rate from 1 to {MAX_RATE}, found {rate}"),
            "give the samples a second that the model was trained on",
        )
    );
    Ok(rate)
}

/// Samples of one channel.
fn decoded(file: &[u8], sample_rate: usize, samples: usize) -> Result<Vec<f32>> {
    let sounds = Sounds {
        sample_rate,
        samples,
        channels: 1,
        ..Sounds::default()
    };
    let decoded = decode_sound(file, &sounds);
    Ok(decoded.map_err(|error| {
        let error = undecoded(error);
        error.note("the model takes --sample-rate samples a second, 16000 unless that is given")
    })?)
}

fn sound_said(samples: usize, found: usize, rate: usize) -> String {
    match found == rate {
        true => format!("{samples} samples at {found} Hz"),
        false => format!("{samples} samples at {found} Hz, filtered to {rate} Hz"),
    }
}

fn mfcc(
    file: &[u8],
    ty: &TensorType,
    preparation: &Preparation,
    observer: &dyn Observer,
) -> Result<Read> {
    let has_extent = |extent: &&usize| **extent > 1;
    let inner: Vec<usize> = ty.shape.iter().filter(has_extent).copied().collect();
    let [rows, coefficients] = inner[..] else {
        let message = format!(
            "expected [rows, coefficients] for --mfcc, found {}",
            typed(ty)
        );
        let help = "leave out --mfcc, or put a front end before the network with --front-end";
        bail!(code::TENSOR_MISMATCH.error(message, help));
    };
    let size = sound_size(file).map_err(undecoded)?;
    let rate = rate(preparation)?;
    let features = SoundFeatures::mfcc(rows, coefficients, rate, observer)?;
    let samples = features.samples();
    memory::check("a sound", samples as u128 * 6)?;
    let sound = of_16_bits(&decoded(file, rate, samples)?);
    // bounded: the elements of the input
    let mut values = vec![0.0; rows * coefficients];
    features.extract(&sound, &mut values)?;
    let mut said = sound_said(size.samples, size.rate, rate);
    said += &format!(
        ", {rows} rows of {coefficients} cosine transforms (windows of 30 ms every 20 ms) as {}",
        typed(ty)
    );
    Ok(Read {
        numbers: Numbers {
            values,
            channels: coefficients,
            name: "coefficient",
            usual_scale: 1.0,
        },
        said,
        planes: None,
    })
}

fn table(file: &[u8], ty: &TensorType) -> Result<Read> {
    let text = std::str::from_utf8(file);
    let text = text.map_err(|_| not_numbers("a text of numbers", "other bytes"))?;
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    let mut values = Vec::new();
    let mut rows = 0;
    let lines = text.lines().map(str::trim).enumerate();
    let lines = lines.filter(|(_, row)| !row.is_empty() && !row.starts_with('#'));
    for (nth, (line, row)) in lines.enumerate() {
        let cells = || {
            row.split([',', ';', '\t'])
                .map(|it| it.trim().trim_matches('"'))
        };
        // Names of columns, before all numbers.
        if nth == 0 && cells().all(is_name) {
            continue;
        }
        for cell in cells() {
            match cell.parse::<f32>() {
                Ok(number) if number.is_finite() => values.push(number),
                _ => {
                    let error = not_numbers("a finite number", &format!("`{cell}`"));
                    bail!(error.note(format!("line {}", line + 1)));
                }
            }
        }
        rows += 1;
    }
    Ok(Read {
        said: format!("{rows} rows of numbers as {}", typed(ty)),
        numbers: plain(values, ty),
        planes: None,
    })
}

/// Whether a cell is the name of a column, and no number that is misspelt.
fn is_name(cell: &str) -> bool {
    let begins = |it: char| it.is_ascii_digit() || "+-.".contains(it);
    !cell.starts_with(begins) && cell.parse::<f32>().is_err()
}

fn not_numbers(expected: &str, found: &str) -> Diagnostic {
    let message = format!("expected {expected}, found {found}");
    let help = "write numbers with commas between them, a line for each row; a first line of names \
                is passed over";
    code::TENSOR_FORMAT.error(message, help)
}

/// Numbers that stand for themselves.
fn plain(values: Vec<f32>, ty: &TensorType) -> Numbers {
    Numbers {
        values,
        channels: ty.shape.last().copied().unwrap_or(1),
        name: "number",
        usual_scale: 1.0,
    }
}

#[cfg(test)]
mod tests {
    use peapod_ir::DType;

    use super::*;

    #[test]
    fn shapes_say_how_an_image_is_laid_out() {
        let of = |height, width, channels, planar| {
            Some(Layout {
                height,
                width,
                channels,
                planar,
            })
        };
        assert_eq!(layout(&[1, 96, 64, 3], [1, 1]), of(96, 64, 3, false));
        assert_eq!(layout(&[1, 3, 96, 64], [1, 1]), of(96, 64, 3, true));
        assert_eq!(layout(&[1, 1, 28, 28], [1, 1]), of(28, 28, 1, false));
        assert_eq!(layout(&[1, 64], [8, 8]), of(8, 8, 1, false));
        assert_eq!(layout(&[192], [8, 8]), of(8, 8, 3, false));
        assert_eq!(layout(&[2, 28, 28, 3], [28, 28]), None);
        assert_eq!(layout(&[65], [8, 8]), None);
        assert_eq!(layout(&[1, 0, 8, 3], [8, 8]), None);
    }

    #[test]
    fn images_are_cut_and_framed_in_the_middle() {
        let row = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(placed(&row, [1, 4], [1, 2], 1), [2.0, 3.0]);
        assert_eq!(placed(&row[..2], [1, 2], [1, 4], 1), [0.0, 1.0, 2.0, 0.0]);
        assert_eq!(resized(Resize::Crop, [10, 20], [5, 5]), [5, 10]);
        assert_eq!(resized(Resize::Pad, [10, 20], [5, 5]), [3, 5]);
        assert_eq!(planar(&[1.0, 2.0, 3.0, 4.0], 2), [1.0, 3.0, 2.0, 4.0]);
    }

    #[test]
    fn tables_have_numbers_and_perhaps_names() {
        let ty = TensorType::new(DType::F32, [4]);
        let read = |text: &str| table(text.as_bytes(), &ty).map(|it| it.numbers.values);
        assert_eq!(read("a,b\n1,2\n\n3,4\n").unwrap(), [1.0, 2.0, 3.0, 4.0]);
        assert_eq!(read("1;-2e-1").unwrap(), [1.0, -0.2]);
        assert!(read("1,2\na,b").is_err());
        assert!(read("1,,2").is_err());
        // What a spreadsheet writes, and what is no name of a column.
        assert_eq!(read("\u{feff}0.5\r\n\"0.6\"").unwrap(), [0.5, 0.6]);
        for wrong in ["nan\n1", "1 2\n3,4", "a\nb\n1", "a,1\n2,3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
