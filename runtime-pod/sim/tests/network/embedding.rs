//! How axes are embedded.

use std::collections::BTreeSet;

use peapod_diagnostic::Diagnose;
use peapod_sim::SimError;
use peapod_sim::network::Embedding;
use proptest::prelude::*;

use crate::machines::{mesh, slice, torus};

#[test]
fn minor_axes_take_cores_and_neighbouring_chips() {
    let machine = slice(8192);
    for (axes, embedded) in [
        (&[("data", 8192)][..], "data=Y,X,core"),
        (
            &[("data", 2048), ("model", 4)],
            "data=Y,X:64 model=X:2,core",
        ),
        (
            &[("data", 512), ("model", 16)],
            "data=Y,X:16 model=X:8,core",
        ),
        (
            &[("data", 16), ("model", 512)],
            "data=Y:16 model=Y:2,X,core",
        ),
        (&[("a", 4), ("b", 2048), ("c", 1)], "a=Y:4 b=Y:8,X,core"),
    ] {
        let mesh = mesh(axes);
        let embedding = Embedding::new(&machine, &mesh).unwrap();
        assert_eq!(embedding.to_string(), embedded);
        assert_eq!(
            Embedding::parse(&machine, &mesh, embedded).unwrap(),
            embedding
        );
    }
    let embedding = Embedding::new(&machine, &mesh(&[("data", 2048), ("model", 4)])).unwrap();
    assert_eq!(embedding.coordinates(5), [1, 2, 0]);
    assert_eq!(embedding.coordinates(8191), [1, 127, 31]);
    assert_eq!(embedding.coordinates(256), [0, 0, 1]);
}

#[test]
fn another_order_is_taken_where_the_first_does_not_fit() {
    let machine = torus(&[(5, false), (3, false)], 1);
    let embedding = Embedding::new(&machine, &mesh(&[("data", 5), ("model", 3)])).unwrap();
    assert_eq!(embedding.to_string(), "data=X model=Y");
}

#[test]
fn a_mesh_that_does_not_fit_names_what_would() {
    let error = |machine, axes: &[(&str, usize)]| {
        let error = Embedding::new(&machine, &mesh(axes)).unwrap_err();
        let told = error.diagnostics().remove(0);
        format!("{}; {}", told.message, told.help)
    };
    let size = error(slice(32), &[("data", 4), ("model", 2)]);
    assert!(
        size.contains("data=4,model=2 has 8 devices") && size.contains("has 32"),
        "{size}"
    );
    assert!(size.contains("or take the target"), "{size}");
    let size = error(slice(8), &[("data", 7)]);
    assert!(size.ends_with("axes must multiply out to 8"), "{size}");
    let fit = error(
        torus(&[(6, false), (10, true)], 1),
        &[("data", 15), ("model", 4)],
    );
    assert!(fit.contains("the size 4 of axis `model`"), "{fit}");
    assert!(
        fit.contains("6x10 chips") && fit.ends_with("data=20,model=3 would fit"),
        "{fit}"
    );
    let huge = error(slice(8), &[("a", usize::MAX), ("b", usize::MAX)]);
    assert!(huge.contains("multiply out to 8"), "{huge}");
}

#[test]
fn a_user_s_embedding_is_checked() {
    let machine = slice(2048);
    let mesh = mesh(&[("data", 512), ("model", 4)]);
    let parsed = |text: &str| Embedding::parse(&machine, &mesh, text);
    let ring = parsed("model=core,X:2 data=X,y").unwrap();
    assert_eq!(ring.to_string(), "data=X:16,Y model=core,X:2");
    assert_eq!(ring.coordinates(1), [0, 1, 0]);
    assert_eq!(ring.coordinates(4), [0, 0, 1]);
    for (text, part) in [
        (
            "data=Y,X model=X,core",
            "X is used twice; give each extent as X:n",
        ),
        (
            "data=Y,X:32 model=core",
            "axis `data` has 512 devices, its places 1024",
        ),
        (
            "data=Y,X:16 model=core",
            "dimension X has extent 32, the embedding uses 16",
        ),
        (
            "data=Y,X:16,Z model=core",
            "no dimension `Z`; the dimensions are: core, X, Y",
        ),
        ("batch=Y", "no axis `batch`; there are: data, model"),
        ("data=Y,X:0", "after the colon comes a number"),
        ("data", "is not like data=Y,X:64"),
        ("data=Y data=X", "axis `data` is there twice"),
        ("", "dimension core has extent 2, no axis uses it"),
        ("data=X:18446744073709551615,X:9 model=core", "X"),
    ] {
        let error = parsed(text).unwrap_err();
        assert!(matches!(error, SimError::Embedding { .. }));
        let error = error.to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn every_device_has_a_core_of_its_own(
        dims in prop::collection::vec((1usize..7, any::<bool>()), 1..4),
        cores in 1usize..4,
        cut in 1usize..13,
    ) {
        let machine = torus(&dims, cores);
        let devices = machine.devices();
        prop_assume!(devices.is_multiple_of(cut));
        let axes = mesh(&[("a", devices / cut), ("b", cut)]);
        if let Ok(embedding) = Embedding::new(&machine, &axes) {
            let places: BTreeSet<Vec<usize>> =
                (0..devices).map(|device| embedding.coordinates(device)).collect();
            prop_assert_eq!(places.len(), devices);
            for place in places {
                prop_assert!(place[0] < cores);
                let within = place[1..].iter().zip(&dims).all(|(&x, dim)| x < dim.0);
                prop_assert!(within);
            }
            let again = Embedding::parse(&machine, &axes, &embedding.to_string()).unwrap();
            prop_assert_eq!(again, embedding);
        }
    }
}
