//! Where things are: this checkout, its build folders, and the model files beside it.

use std::env;
use std::path::{Path, PathBuf};

/// This checkout.
pub struct Repository {
    /// Its root.
    pub root: PathBuf,
    /// Cargo's folder for everything built.
    pub target_dir: PathBuf,
}

impl Repository {
    /// The checkout this program was built from.
    pub fn here() -> Self {
        let manifest = env::var_os("CARGO_MANIFEST_DIR");
        let xtask = manifest.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let root = xtask.parent().unwrap_or(&xtask).to_path_buf();
        let target_dir = match env::var_os("CARGO_TARGET_DIR") {
            Some(dir) => root.join(dir),
            None => root.join("target"),
        };
        Self { root, target_dir }
    }

    /// A program that `cargo test` has built for its tests, if it has.
    pub fn tested(&self, program: &str) -> Option<PathBuf> {
        let path = self.target_dir.join("debug").join(program);
        path.is_file().then_some(path)
    }

    /// Cargo's folder for device builds: one for all boards and models.
    pub fn cross_dir(&self) -> PathBuf {
        self.target_dir.join("cross")
    }

    /// The folder of one model on one target.
    pub fn image_dir(&self, target: &str, model: &str) -> PathBuf {
        self.target_dir.join("images").join(target).join(model)
    }

    /// The folder with `models/` and `baselines/`: `PEAPOD_SHARED`, or `shared` beside the
    /// checkout.
    pub fn shared(&self) -> Option<PathBuf> {
        let beside = || self.root.parent().unwrap_or(Path::new("/")).join("shared");
        let shared = env::var_os("PEAPOD_SHARED").map_or_else(beside, PathBuf::from);
        shared.join("models/INDEX.md").is_file().then_some(shared)
    }
}
