//! Checks on the text of files: headers, line lengths, paths of a developer's machine.

use anyhow::Result;

use super::{Failure, Sources};

/// Characters of a line.
const LINE_CHARS: usize = 100;

/// Every Rust file says in a `//!` line what it is for.
pub fn headers(sources: &Sources) -> Result<Vec<Failure>> {
    let bare = |text: &str| !text.lines().take(3).any(|line| line.starts_with("//!"));
    Ok(sources
        .rust()
        .filter(|file| bare(&file.text))
        .map(|file| Failure {
            place: file.path.clone(),
            message: "does not begin with a `//!` line that says what it is for".into(),
        })
        .collect())
}

/// No line is longer than a page is wide. Lines with string literals do not count.
pub fn line_lengths(sources: &Sources) -> Result<Vec<Failure>> {
    Ok(Sources::each_line(sources.rust(), |line| {
        let chars = line.chars().count();
        let is_long = chars > LINE_CHARS && !line.contains('"');
        is_long.then(|| format!("{chars} characters; the limit is {LINE_CHARS}"))
    }))
}

/// Nothing names a folder of the machine it was written on.
pub fn machine_paths(sources: &Sources) -> Result<Vec<Failure>> {
    // Written in two halves so that this file passes its own check.
    let homes = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
    ];
    let files = sources.files.iter();
    let files = files.filter(|file| file.path != "Cargo.lock");
    Ok(Sources::each_line(files, |line| {
        let names_home = homes.iter().any(|home| line.contains(home));
        names_home.then(|| "a path of a developer's machine".into())
    }))
}
