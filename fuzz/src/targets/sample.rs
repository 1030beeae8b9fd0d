//! Decodes any bytes as a sample of a data set: an image or a sound.

use peapod_data::params::{Images, Sounds};
use peapod_data::{DecodeError, decode_image, decode_sound};

use crate::{Target, edit};

pub const IMAGE: Target = Target {
    name: "image",
    seeds: || [".png", ".jpg"].into_iter().flat_map(seeds).collect(),
    edit: edit::mixed,
    cost: 2,
    take: image,
};

pub const SOUND: Target = Target {
    name: "sound",
    seeds: || seeds(".wav"),
    edit: edit::mixed,
    cost: 1,
    take: sound,
};

fn seeds(ending: &str) -> Vec<Vec<u8>> {
    super::files(
        &super::repository().join("compiler/data/tests/data"),
        ending,
    )
}

fn image(bytes: &[u8]) -> bool {
    let params = Images {
        height: 5,
        width: 7,
        ..Images::default()
    };
    taken(decode_image(bytes, &params), 5 * 7 * 3)
}

fn sound(bytes: &[u8]) -> bool {
    // 48 kHz, as it is and filtered.
    let decoded = [48_000, 16_000].map(|sample_rate| {
        let params = Sounds {
            sample_rate,
            samples: 100,
            ..Sounds::default()
        };
        taken(decode_sound(bytes, &params), 100)
    });
    decoded.contains(&true)
}

fn taken(decoded: Result<Vec<f32>, DecodeError>, expected: usize) -> bool {
    match decoded {
        Ok(sample) => {
            assert_eq!(sample.len(), expected);
            assert!(sample.iter().all(|number| number.is_finite()));
            true
        }
        Err(error) => {
            assert!(!error.message.is_empty() && !error.help.is_empty());
            false
        }
    }
}
