//! `cargo xtask tidy NAME`: which files mention an op.

use std::path::Path;

use anyhow::Result;

use super::sources::{Source, Sources};

/// Folders of recorded models and programs.
const RECORDED: [&str; 4] = ["conformance/", "examples/", "fuzz/", "workloads/"];

/// Prints the files that mention a name in snake case, camel case or capitals, with or without an
/// element type after it, by what they are for. True when there is one.
pub fn run(root: &Path, name: &str) -> Result<bool> {
    let sources = Sources::read(root)?;
    let name = squeezed(name.split('_'));
    let mentions = |file: &&Source| identifiers(&file.text).any(|it| is_named(it, &name));
    let files: Vec<&Source> = sources.files.iter().filter(mentions).collect();
    let mut kinds: Vec<&str> = files.iter().map(|file| kind(file)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for wanted in kinds {
        let those = files.iter().filter(|file| kind(file) == wanted);
        let paths: Vec<&str> = those.map(|file| file.path.as_str()).collect();
        println!("{wanted}: {}", paths.len());
        for path in paths {
            println!("  {path}");
        }
    }
    Ok(!files.is_empty())
}

/// What a file is for.
fn kind(file: &Source) -> &'static str {
    let is = |end: &str| file.path.ends_with(end);
    let recorded = RECORDED.iter().any(|folder| file.path.starts_with(folder));
    if file.is_generated() {
        "generated"
    } else if file.is_test() || recorded || is(".ir") {
        "tests"
    } else if is(".md") {
        "documents"
    } else {
        "source"
    }
}

fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    let outside = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    text.split(outside).filter(|word| !word.is_empty())
}

/// Whether an identifier is a squeezed name, but for words at its end that tell element types.
fn is_named(identifier: &str, name: &str) -> bool {
    let mut words = words(identifier);
    loop {
        if squeezed(words.iter().copied()) == name {
            return true;
        }
        match words.pop() {
            Some(last) if last.contains(|c: char| c.is_ascii_digit()) => {}
            Some(_) | None => return false,
        }
    }
}

/// The words of an identifier, whichever way these are told apart.
fn words(identifier: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for part in identifier.split('_').filter(|part| !part.is_empty()) {
        let bytes = part.as_bytes();
        let mut start = 0;
        for at in 1..bytes.len() {
            if bytes[at].is_ascii_uppercase() && !bytes[at - 1].is_ascii_uppercase() {
                words.push(&part[start..at]);
                start = at;
            }
        }
        words.push(&part[start..]);
    }
    words
}

/// Words in small letters without anything between them.
fn squeezed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words
        .flat_map(str::chars)
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_every_spelling() {
        for spelling in [
            "leaky_relu",
            "LeakyRelu",
            "LEAKY_RELU",
            "leaky_relu_s8",
            "LeakyReluF32",
        ] {
            assert!(is_named(spelling, "leakyrelu"), "{spelling}");
        }
        assert!(is_named("AVERAGE_POOL_2D", "averagepool2d"));
        assert!(is_named("average_pool2d_s8", "averagepool2d"));
        for other in ["relu", "leaky_relu_scaling", "add_value"] {
            assert!(
                !is_named(other, "leakyrelu") && !is_named(other, "add"),
                "{other}"
            );
        }
    }
}
