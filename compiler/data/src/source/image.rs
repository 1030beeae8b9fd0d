//! Images of PNG and JPEG files.

use std::io::Cursor;

use png::{ColorType, Limits, Transformations};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::DecodeError;
use super::resize::resized;
use crate::params::Images;

/// Pixels of an image, which take four bytes each at most. A file of a few bytes may claim to have
/// any number of them.
const MAX_PIXELS: usize = 1 << 25;

/// Pixels with their channels next to each other.
struct Pixels {
    height: usize,
    width: usize,
    channels: usize,
    bytes: Vec<u8>,
}

/// What a file says of its image before its pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageSize {
    /// Rows of pixels.
    pub height: usize,
    /// Pixels of a row.
    pub width: usize,
    /// Whether pixels have a colour.
    pub coloured: bool,
}

/// The size of the image of a PNG or JPEG file, whichever it is.
///
/// # Errors
///
/// It is no such file, or has more than 2^25 pixels.
pub fn size(file: &[u8]) -> Result<ImageSize, DecodeError> {
    match kind(file)? {
        Kind::Png => {
            let reader = png_reader(file)?;
            let info = reader.info();
            let color = reader.output_color_type().0;
            Ok(ImageSize {
                height: info.height as usize,
                width: info.width as usize,
                coloured: !matches!(color, ColorType::Grayscale | ColorType::GrayscaleAlpha),
            })
        }
        Kind::Jpeg => {
            let opened = open_jpeg(file)?;
            Ok(ImageSize {
                height: opened.height,
                width: opened.width,
                coloured: opened.colours != ColorSpace::Luma,
            })
        }
    }
}

enum Kind {
    Png,
    Jpeg,
}

fn kind(file: &[u8]) -> Result<Kind, DecodeError> {
    if file.starts_with(b"\x89PNG") {
        Ok(Kind::Png)
    } else if file.starts_with(b"\xff\xd8") {
        Ok(Kind::Jpeg)
    } else {
        let message = "expected a PNG or JPEG file, found neither";
        let help = "convert the image, or remove the file";
        Err(DecodeError::new(message, help))
    }
}

/// Decodes a PNG or JPEG file, whichever it is, and resizes it. Yields `height × width × channels`
/// numbers from 0 to 1. Transparency is dropped; of 16 bits the upper 8 are taken.
///
/// # Errors
///
/// It is no such file, it ends early, or has more than 2^25 pixels.
pub fn decode(file: &[u8], params: &Images) -> Result<Vec<f32>, DecodeError> {
    let pixels = match kind(file)? {
        Kind::Png => decode_png(file)?,
        Kind::Jpeg => decode_jpeg(file)?,
    };
    let row = pixels.width * pixels.channels;
    let rows = pixels.bytes.chunks_exact(row);
    let rows = rows.map(|row| coloured(row, pixels.channels, params.channels));
    let from = [pixels.height, pixels.width];
    let to = [params.height, params.width];
    Ok(resized(rows, from, to, params.channels))
}

/// Holds the size against the limit before anything is decoded.
fn checked(width: usize, height: usize) -> Result<(), DecodeError> {
    let pixels = width.checked_mul(height);
    if pixels.is_some_and(|pixels| (1..=MAX_PIXELS).contains(&pixels)) {
        return Ok(());
    }
    let message = format!("expected 1 to {MAX_PIXELS} pixels, found {width} × {height}");
    Err(DecodeError::new(message, "make the image smaller"))
}

const REPEAT: &str = "save the image again, or remove the file";

fn png_failed(error: png::DecodingError) -> DecodeError {
    DecodeError::new(format!("not a readable PNG file: {error}"), REPEAT)
}

/// Reads what is before the pixels.
fn png_reader(file: &[u8]) -> Result<png::Reader<Cursor<&[u8]>>, DecodeError> {
    let limits = Limits {
        bytes: 8 * MAX_PIXELS,
    };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(file), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let info = decoder.read_header_info().map_err(png_failed)?;
    checked(info.width as usize, info.height as usize)?;
    decoder.read_info().map_err(png_failed)
}

fn decode_png(file: &[u8]) -> Result<Pixels, DecodeError> {
    let mut reader = png_reader(file)?;
    let info = reader.info();
    let (width, height) = (info.width as usize, info.height as usize);
    let size = reader.output_buffer_size().unwrap_or(usize::MAX);
    let channels = match reader.output_color_type().0 {
        ColorType::Grayscale => 1,
        ColorType::GrayscaleAlpha => 2,
        ColorType::Rgb | ColorType::Indexed => 3,
        ColorType::Rgba => 4,
    };
    if size != width * height * channels {
        return Err(DecodeError::new("a PNG file of an unknown kind", REPEAT));
    }
    // bounded: held against the limit
    let mut bytes = vec![0; size];
    reader.next_frame(&mut bytes).map_err(png_failed)?;
    reader.finish().map_err(png_failed)?;
    Ok(Pixels {
        height,
        width,
        channels,
        bytes,
    })
}

/// The marker that ends a JPEG file.
const END_OF_IMAGE: [u8; 2] = [0xff, 0xd9];

fn jpeg_failed(error: impl std::fmt::Display) -> DecodeError {
    DecodeError::new(format!("not a readable JPEG file: {error}"), REPEAT)
}

/// A JPEG file of which the header is read.
struct OpenJpeg<'f> {
    decoder: JpegDecoder<ZCursor<&'f [u8]>>,
    height: usize,
    width: usize,
    colours: ColorSpace,
}

fn open_jpeg(file: &[u8]) -> Result<OpenJpeg<'_>, DecodeError> {
    // The decoder takes a file that is cut within the last row of blocks.
    if !file.windows(2).any(|marker| marker == END_OF_IMAGE) {
        return Err(jpeg_failed("it ends early"));
    }
    let options = DecoderOptions::default()
        .set_strict_mode(true)
        .set_max_width(MAX_PIXELS)
        .set_max_height(MAX_PIXELS);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(jpeg_failed)?;
    let info = decoder.info();
    let info = info.ok_or_else(|| jpeg_failed("it has no header"))?;
    let (width, height) = (usize::from(info.width), usize::from(info.height));
    checked(width, height)?;
    let colours = match decoder.input_colorspace() {
        Some(ColorSpace::Luma) => ColorSpace::Luma,
        Some(_) | None => ColorSpace::RGB,
    };
    decoder.set_options(options.jpeg_set_out_colorspace(colours));
    Ok(OpenJpeg {
        decoder,
        height,
        width,
        colours,
    })
}

fn decode_jpeg(file: &[u8]) -> Result<Pixels, DecodeError> {
    let OpenJpeg {
        mut decoder,
        height,
        width,
        colours,
    } = open_jpeg(file)?;
    let bytes = decoder.decode().map_err(jpeg_failed)?;
    let channels = if colours == ColorSpace::Luma { 1 } else { 3 };
    if bytes.len() != width * height * channels {
        return Err(jpeg_failed("its colours are of an unknown kind"));
    }
    Ok(Pixels {
        height,
        width,
        channels,
        bytes,
    })
}

/// Pixels with `from` channels as pixels with `to`, from 0 to 1: one is the luma of ITU-R BT.601,
/// three are red, green and blue.
fn coloured(row: &[u8], from: usize, to: usize) -> Vec<f32> {
    let byte = |byte: u8| f32::from(byte) / 255.0;
    let each = row.chunks_exact(from);
    let is_grey = from < 3;
    match (to, is_grey) {
        (1, true) => each.map(|pixel| byte(pixel[0])).collect(),
        (1, false) => {
            let luma = |pixel: &[u8]| {
                0.299 * byte(pixel[0]) + 0.587 * byte(pixel[1]) + 0.114 * byte(pixel[2])
            };
            each.map(luma).collect()
        }
        (_, true) => each.flat_map(|pixel| [byte(pixel[0]); 3]).collect(),
        (_, false) => each
            .flat_map(|pixel| [0, 1, 2].map(|at| byte(pixel[at])))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use png::BitDepth;

    fn encoded(width: u32, height: u32, color: ColorType, depth: BitDepth, data: &[u8]) -> Vec<u8> {
        let mut file = vec![];
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(color);
        encoder.set_depth(depth);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(data).unwrap();
        writer.finish().unwrap();
        file
    }

    fn params(height: usize, width: usize, channels: usize) -> Images {
        Images {
            height,
            width,
            channels,
            ..Images::default()
        }
    }

    #[test]
    fn png_files_of_every_kind_are_read() {
        let grey = encoded(2, 1, ColorType::Grayscale, BitDepth::Eight, &[0, 255]);
        assert_eq!(decode(&grey, &params(1, 2, 1)).unwrap(), [0.0, 1.0]);
        assert_eq!(
            decode(&grey, &params(1, 2, 3)).unwrap(),
            [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]
        );
        let wide = encoded(1, 1, ColorType::Grayscale, BitDepth::Sixteen, &[51, 200]);
        assert_eq!(decode(&wide, &params(1, 1, 1)).unwrap(), [0.2]);
        let rgb = encoded(1, 1, ColorType::Rgb, BitDepth::Eight, &[255, 0, 51]);
        assert_eq!(decode(&rgb, &params(1, 1, 3)).unwrap(), [1.0, 0.0, 0.2]);
        let luma = decode(&rgb, &params(1, 1, 1)).unwrap();
        assert!((luma[0] - (0.299 + 0.2 * 0.114)).abs() < 1e-6);
        let rgba = encoded(1, 1, ColorType::Rgba, BitDepth::Eight, &[255, 0, 51, 7]);
        assert_eq!(decode(&rgba, &params(1, 1, 3)).unwrap(), [1.0, 0.0, 0.2]);
        let bits = encoded(4, 1, ColorType::Grayscale, BitDepth::One, &[0b0101_0000]);
        assert_eq!(
            decode(&bits, &params(1, 4, 1)).unwrap(),
            [0.0, 1.0, 0.0, 1.0]
        );
    }

    /// Three bars of 8 pixels, red, green and blue: made by `tests/data/make.py`.
    const BARS: &[u8] = include_bytes!("../../tests/data/bars.jpg");
    const PROGRESSIVE: &[u8] = include_bytes!("../../tests/data/progressive.jpg");
    const PNG: &[u8] = include_bytes!("../../tests/data/bars.png");
    const PALETTE: &[u8] = include_bytes!("../../tests/data/palette.png");
    const GREY: &[u8] = include_bytes!("../../tests/data/grey.jpg");

    #[test]
    fn files_of_others_are_read() {
        for file in [BARS, PROGRESSIVE, PNG, PALETTE] {
            let decoded = decode(file, &params(8, 24, 3)).unwrap();
            for (at, colour) in [
                (4, [1.0, 0.0, 0.0]),
                (12, [0.0, 0.5, 0.0]),
                (20, [0.0, 0.0, 1.0]),
            ] {
                let pixel = &decoded[(4 * 24 + at) * 3..][..3];
                let near = |(a, b): (&f32, f32)| (a - b).abs() < 0.03;
                assert!(
                    pixel.iter().zip(colour).all(near),
                    "{pixel:?} is not {colour:?}"
                );
            }
        }
        let grey = decode(GREY, &params(1, 1, 1)).unwrap();
        assert!((grey[0] - 0.5).abs() < 0.02, "{grey:?}");
    }

    #[test]
    fn sizes_are_known_before_the_pixels() {
        let of = |height, width, coloured| ImageSize {
            height,
            width,
            coloured,
        };
        for file in [BARS, PROGRESSIVE, PNG, PALETTE] {
            assert_eq!(size(file).unwrap(), of(8, 24, true));
        }
        assert!(!size(GREY).unwrap().coloured);
        assert!(size(b"GIF89a").is_err());
    }

    #[test]
    fn damaged_files_are_refused() {
        let data: Vec<u8> = (0..=255).collect();
        let png = encoded(16, 16, ColorType::Grayscale, BitDepth::Eight, &data);
        for file in [&png, BARS, PNG, PALETTE] {
            for length in 0..file.len() - 2 {
                let cut = decode(&file[..length], &params(4, 4, 3));
                assert!(cut.is_err(), "{length} of {} bytes", file.len());
            }
        }
        assert!(decode(b"GIF89a", &params(1, 1, 1)).is_err());
    }

    #[test]
    fn claims_of_many_pixels_are_refused_before_they_are_allocated() {
        let mut png = encoded(1, 1, ColorType::Grayscale, BitDepth::Eight, &[0]);
        png[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
        let header = crc32(&png[12..29]).to_be_bytes();
        png[29..33].copy_from_slice(&header);
        let error = decode(&png, &params(1, 1, 1)).unwrap_err();
        assert!(
            error.message.contains("2147483647 × 2147483647"),
            "{error:?}"
        );
        let mut jpeg = BARS.to_vec();
        let frame = jpeg.windows(2).position(|it| it == [0xff, 0xc0]).unwrap();
        jpeg[frame + 5..frame + 9].fill(0xff);
        let error = decode(&jpeg, &params(1, 1, 1)).unwrap_err();
        assert!(error.message.contains("65535 × 65535"), "{error:?}");
    }

    /// The checksum of a PNG chunk, bit by bit.
    fn crc32(bytes: &[u8]) -> u32 {
        let shifted = |crc: u32| (crc >> 1) ^ (0xedb8_8320 * (crc & 1));
        let taken = |crc: u32, byte: &u8| (0..8).fold(crc ^ u32::from(*byte), |it, _| shifted(it));
        !bytes.iter().fold(u32::MAX, taken)
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_panic(at in 0..10_000_usize, byte: u8, jpeg: bool) {
            let png = encoded(2, 2, ColorType::Rgb, BitDepth::Eight, &[7; 12]);
            let mut file = if jpeg { BARS.to_vec() } else { png };
            let length = file.len();
            file[at % length] = byte;
            let _ = decode(&file, &params(3, 3, 3));
        }
    }
}
