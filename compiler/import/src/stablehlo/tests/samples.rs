//! The sample files: each is read, printed in the generic form, and read again.

use super::super::parse;
use super::read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Every sample, or `None` if the shared folder is absent.
fn samples() -> Option<Vec<PathBuf>> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("PEAPOD_SHARED").map_or(beside, PathBuf::from);
    let folders = std::fs::read_dir(shared.join("models/stablehlo")).ok()?;
    let files = folders.flat_map(|folder| std::fs::read_dir(folder.expect("a folder").path()));
    let paths = files.flatten().map(|file| file.expect("a file").path());
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|e| e == "mlir"))
        .collect();
    paths.sort();
    Some(paths)
}

#[test]
fn every_sample_reads_and_prints_back() {
    let Some(paths) = samples() else {
        eprintln!("SKIPPED every_sample_reads_and_prints_back: no shared/models/stablehlo");
        return;
    };
    assert!(paths.len() >= 13, "only {} samples", paths.len());
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let start = Instant::now();
        parse(&text).unwrap_or_else(|errors| panic!("{}: {errors}", path.display()));
        let elapsed = start.elapsed();
        eprintln!("{}: {} bytes in {elapsed:?}", path.display(), text.len());
        assert!(
            elapsed < Duration::from_millis(100),
            "{}: {elapsed:?}",
            path.display()
        );
        let module = read(&text);
        assert!(module.function("main").is_some(), "{}", path.display());
        let annotated = text.contains("sdy.mesh");
        assert_eq!(
            module.meshes.len(),
            usize::from(annotated),
            "{}",
            path.display()
        );
    }
}
