//! What is done to samples: normalization and augmentation.

use crate::images::images;
use crate::support::Folder;
use crate::{all, features, numbered, params};
use peapod_data::params::{
    Augment, Crop, Fraction, Noise, Normalize, Source, SplitParams, Standardize, Statistics,
};
use peapod_data::{BatchOptions, DataParams, Dataset, PADDING};

#[test]
fn samples_are_scaled_by_statistics_of_training() {
    let folder = Folder::new("scaled");
    let normalized = |over| {
        let fraction = SplitParams::Fraction(Fraction::default());
        let normalize = Normalize::Standardize(Standardize { over });
        let params = DataParams {
            split: fraction,
            normalize,
            ..numbered(&folder, 300)
        };
        Dataset::open(&params, folder.path()).unwrap()
    };
    let dataset = normalized(Statistics::Channel);
    let scaled = features(&dataset);
    for channel in 0..2 {
        let numbers = scaled
            .iter()
            .skip(channel)
            .step_by(2)
            .map(|it| f64::from(*it));
        let count = dataset.train().len() as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let variance = numbers.map(|it| it * it).sum::<f64>() / count;
        assert!(
            mean.abs() < 1e-5 && (variance - 1.0).abs() < 1e-5,
            "{mean} {variance}"
        );
    }
    assert_eq!(normalized(Statistics::All).normalization().factor.len(), 1);
    assert_eq!(
        normalized(Statistics::Element).normalization().factor.len(),
        2
    );
}

#[test]
fn augmentation_is_for_training_and_follows_from_the_sample() {
    let folder = Folder::new("augmented");
    let augment = vec![
        Augment::Noise(Noise::default()),
        Augment::Crop(Crop { padding: 1 }),
    ];
    let images = DataParams {
        augment,
        ..params(Source::Images(images(&folder)))
    };
    let dataset = Dataset::open(&images, folder.path()).unwrap();
    let options = BatchOptions {
        batch: 4,
        shuffle: true,
        augment: true,
        ..BatchOptions::default()
    };
    let by_index = |options: &BatchOptions| {
        let mut samples: Vec<(usize, Vec<f32>)> = vec![];
        for batch in all(dataset.train(), options) {
            let features = batch.features.chunks(4).map(<[f32]>::to_vec);
            samples.extend(batch.indices.into_iter().zip(features));
        }
        samples.retain(|(index, _)| *index != PADDING);
        samples.sort_by_key(|(index, _)| *index);
        samples
    };
    let other_batches = BatchOptions {
        batch: 3,
        threads: 2,
        ..options.clone()
    };
    let next_epoch = BatchOptions {
        epoch: 1,
        ..options.clone()
    };
    assert_eq!(by_index(&options), by_index(&other_batches));
    assert_ne!(by_index(&options), by_index(&next_epoch));
    let plain = BatchOptions {
        augment: false,
        ..options.clone()
    };
    let plain: Vec<f32> = by_index(&plain).into_iter().flat_map(|it| it.1).collect();
    assert_eq!(plain, features(&dataset));
}
