//! The command `peapod` as one static program, which runs on every Linux of its processor.

use super::Release;
use crate::{process, toolchain};
use anyhow::{Context, Result, ensure};
use object::Object as _;
use std::fs;

/// Of musl, which is linked into the program; there is no library to find, and none can be loaded:
/// engines that are libraries of others are for builds from source.
const TARGET: &str = "x86_64-unknown-linux-musl";

/// Builds it.
pub fn build(release: &Release<'_>) -> Result<()> {
    toolchain::rustup_add(TARGET)?;
    let mut cargo = process::cargo(&release.repository.root);
    cargo.args(["build", "--quiet", "--release", "--locked"]);
    cargo.args(["--package", "peapod", "--target", TARGET]);
    cargo.args(["--config", "profile.release.strip=true"]);
    cargo.env("CARGO_TARGET_DIR", &release.build_dir);
    cargo.env("SOURCE_DATE_EPOCH", &release.epoch);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", release.remapped()?.join("\x1f"));
    process::shown(&mut cargo)?;
    let built = release.build_dir.join(TARGET).join("release/peapod");
    let bytes = fs::read(&built).with_context(|| built.display().to_string())?;
    let file = object::File::parse(&*bytes)?;
    let dynamic = file.imports()?.count();
    ensure!(
        dynamic == 0,
        "expected a static program, found that it takes {dynamic} symbols of libraries"
    );
    let place = release
        .out
        .join(format!("peapod-{}-{TARGET}", release.version));
    fs::copy(&built, &place).with_context(|| place.display().to_string())?;
    Ok(())
}
