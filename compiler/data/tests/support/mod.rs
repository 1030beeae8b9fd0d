//! Files of tests, and folders for them.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use peapod_npy::Element;

/// A folder of one test.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty one.
    pub fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("data")
            .join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

/// The bytes of floats.
pub fn floats(numbers: impl IntoIterator<Item = f32>) -> Vec<u8> {
    numbers.into_iter().flat_map(f32::to_le_bytes).collect()
}

/// An archive of arrays.
pub fn npz(arrays: &[(&str, Element, Vec<usize>, Vec<u8>)]) -> Vec<u8> {
    let owned = arrays.iter().map(|(name, element, shape, bytes)| {
        (name.to_string(), *element, shape.clone(), bytes.clone())
    });
    peapod_npy::npz::write(&owned.collect::<Vec<_>>()).unwrap()
}

/// A sound of one channel and 16 bits.
pub fn wav(sample_rate: u32, samples: &[i16]) -> Vec<u8> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = Cursor::new(vec![]);
    let mut writer = hound::WavWriter::new(&mut file, spec).unwrap();
    samples
        .iter()
        .for_each(|it| writer.write_sample(*it).unwrap());
    writer.finalize().unwrap();
    file.into_inner()
}

/// A grey image.
pub fn png(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(pixels).unwrap();
    writer.finish().unwrap();
    file
}
