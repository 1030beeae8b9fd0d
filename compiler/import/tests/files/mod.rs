//! The model files that tests read.

use std::fs;
use std::path::{Path, PathBuf};

/// Models of the repository: the conformance vectors, the examples, and samples of what converters
/// rarely write.
pub fn repository_models() -> Vec<PathBuf> {
    let root = repository();
    let mut models = Vec::new();
    let vectors = peapod_conformance::vectors().expect("the vectors can be unpacked");
    collect(&vectors, &mut models);
    for folder in ["examples", "compiler/import/tests/models"] {
        collect(&root.join(folder), &mut models);
    }
    // Has an operator that is declared to the command only.
    models.retain(|path| !path.starts_with(root.join("examples/custom-op")));
    assert!(
        models.len() > 900,
        "only {} models in the repository",
        models.len()
    );
    models
}

/// Models of others, which are no part of the repository: `None` if they are absent.
///
/// They are in the folder `PEAPOD_SHARED`, or in `shared` beside the repository.
pub fn shared_models() -> Option<Vec<PathBuf>> {
    let beside = || repository().parent().map(|parent| parent.join("shared"));
    let shared = std::env::var_os("PEAPOD_SHARED")
        .map(PathBuf::from)
        .or_else(beside)?;
    let mut models = Vec::new();
    collect(&shared.join("models/tflite"), &mut models);
    (!models.is_empty()).then_some(models)
}

/// The repository around the crate that is compiled.
fn repository() -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("conformance").is_dir());
    root.expect("the crate is in the repository").to_path_buf()
}

/// Adds the models below a folder, sorted by path.
fn collect(folder: &Path, models: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, models);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "tflite")
        {
            models.push(path);
        }
    }
}
