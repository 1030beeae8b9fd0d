//! Layers of an exported training step, as reports name them.

use std::collections::BTreeSet;

use crate::recorded::report;

#[test]
fn all_time_is_of_layers_that_the_model_names() {
    let report = report("micro_case_32", &[], true);
    let found: BTreeSet<&str> = report.layers.iter().map(|it| it.name.as_str()).collect();
    let mut known: BTreeSet<String> = BTreeSet::new();
    for index in 0..4 {
        known.insert(format!("layer{index}/attention"));
        known.insert(format!("layer{index}/feed_forward"));
    }
    for name in [
        "embeddings",
        "classes",
        "optimizer",
        "weight-update sharding",
    ] {
        known.insert(name.to_owned());
    }
    for name in &known {
        assert!(found.contains(name.as_str()), "no {name} in {found:?}");
    }
    let seconds = |is_known: bool| -> f64 {
        let layers = report.layers.iter();
        let own = layers.filter(|it| known.contains(&it.name) == is_known);
        own.map(|it| it.core_seconds + it.communication_seconds)
            .sum()
    };
    // What is left are residual sums and norms, masks and what the host counts.
    let (named, other) = (seconds(true), seconds(false));
    assert!(other < 0.1 * named, "{other} s of {:?}", report.layers);
}

/// Gradients are summed where they are made: in their layers, or one of those that share a bucket.
#[test]
fn gradients_are_of_their_layers() {
    let report = report("micro_case_32", &[], true);
    let exchanged: Vec<&str> = report
        .layers
        .iter()
        .filter(|it| it.communication_seconds > 0.0)
        .map(|it| it.name.as_str())
        .collect();
    for index in 0..4 {
        let of_layer = format!("layer{index}/");
        assert!(
            exchanged.iter().any(|name| name.starts_with(&of_layer)),
            "{exchanged:?}"
        );
    }
}
