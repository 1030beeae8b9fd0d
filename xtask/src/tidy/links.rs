//! Links of pages lead to files, and to headings in them, that there are.

use std::collections::BTreeSet;

use anyhow::Result;

use super::{Failure, Source, Sources};
use crate::page;

/// Every link that leads nowhere.
pub fn check(sources: &Sources) -> Result<Vec<Failure>> {
    let pages = sources
        .files
        .iter()
        .filter(|file| file.path.ends_with(".md"));
    Ok(pages.flat_map(|page| broken(sources, page)).collect())
}

/// The links of a page that lead nowhere.
fn broken(sources: &Sources, source: &Source) -> Vec<Failure> {
    let links = page::links(&source.text);
    let broken = links.into_iter().filter_map(|link| {
        let message = wrong(sources, source, &link.target)?;
        let line = source.text[..link.range.start].matches('\n').count() + 1;
        Some(Failure {
            place: format!("{}:{line}", source.path),
            message,
        })
    });
    broken.collect()
}

/// What is wrong with a link from a page, if it leads into the repository.
fn wrong(sources: &Sources, source: &Source, target: &str) -> Option<String> {
    if page::is_elsewhere(target) {
        return None;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let Some(path) = page::resolved(&source.path, path) else {
        return Some(format!("{target} leads out of the repository"));
    };
    let folder = format!("{path}/");
    let is_folder = path.is_empty() || sources.files.iter().any(|it| it.path.starts_with(&folder));
    if !is_folder && !sources.root.join(&path).is_file() {
        return Some(format!("{target}: there is no file {path}"));
    }
    let page = sources.files.iter().find(|it| it.path == path)?;
    if anchor.is_empty() || !path.ends_with(".md") {
        return None;
    }
    let anchors: BTreeSet<String> = page::anchors(&page.text);
    let is_there = anchors.contains(anchor);
    (!is_there).then(|| format!("{target}: no heading of {path} has this anchor"))
}
