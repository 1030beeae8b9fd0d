//! The reference in `docs/` is complete and up to date.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Code, reference};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_reference_is_up_to_date() {
    let path = repository().join("docs/errors.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, reference()).unwrap();
    }
    let stands = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stands == reference(),
        "docs/errors.md is out of date: BLESS=1 cargo test -p peapod-diagnostic"
    );
    for code in Code::all() {
        assert!(stands.contains(&format!("### E{:04}: ", code.number())));
    }
}
