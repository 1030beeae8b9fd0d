//! `cargo xtask docs`: the pages of `docs/` as a book.
//!
//! `docs/SUMMARY.md` lists the chapters. Links between chapters stay; a link to a file that is no
//! chapter, such as one of source code, becomes its text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::page;
use crate::process;
use crate::repository::Repository;

/// The list of chapters.
const SUMMARY: &str = "docs/SUMMARY.md";

/// The program that makes a book of pages, and its version.
const MDBOOK: [&str; 2] = ["mdbook", "0.5.4"];

/// Options of `docs`.
#[derive(clap::Args)]
pub struct Args {
    /// Check the list of chapters and their links, and write no book.
    #[arg(long)]
    check: bool,
}

/// `cargo xtask docs`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let chapters = chapters(&repository.root)?;
    let missing = missing(&repository.root, &chapters)?;
    for page in &missing {
        println!("{page}: no chapter of {SUMMARY}");
    }
    if args.check || !missing.is_empty() {
        return Ok(missing.is_empty());
    }
    println!("book: {}", write(repository)?.display());
    Ok(true)
}

/// Writes the book, and returns its first page.
///
/// # Errors
///
/// The list of chapters cannot be read, or there is no mdBook and it cannot be installed.
pub fn write(repository: &Repository) -> Result<PathBuf> {
    let chapters = chapters(&repository.root)?;
    let book = repository.target_dir.join("book");
    stage(&repository.root, &chapters, &book)?;
    let mut mdbook = Command::new(find_or_install_mdbook(repository)?);
    process::shown(mdbook.arg("build").arg(&book))?;
    Ok(book.join("html/index.html"))
}

/// Pages that are chapters by their path from the root, with their path in the book.
type Chapters = BTreeMap<String, String>;

/// The chapters of the book, its list among them.
fn chapters(root: &Path) -> Result<Chapters> {
    let text = fs::read_to_string(root.join(SUMMARY)).context(SUMMARY)?;
    let mut chapters = Chapters::from([(SUMMARY.to_owned(), "SUMMARY.md".to_owned())]);
    for link in page::links(&text) {
        let path = page::resolved(SUMMARY, &link.target)
            .with_context(|| format!("{SUMMARY}: {} is above the root", link.target))?;
        let in_book = path.strip_prefix("docs/").unwrap_or(&path).to_owned();
        chapters.insert(path, in_book);
    }
    Ok(chapters)
}

/// Pages of `docs` that are no chapters.
fn missing(root: &Path, chapters: &Chapters) -> Result<Vec<String>> {
    let mut missing = vec![];
    for entry in fs::read_dir(root.join("docs"))? {
        let path = format!("docs/{}", entry?.file_name().to_string_lossy());
        if path.ends_with(".md") && !chapters.contains_key(&path) {
            missing.push(path);
        }
    }
    missing.sort();
    Ok(missing)
}

/// Writes the sources of the book into a folder, which is emptied before.
fn stage(root: &Path, chapters: &Chapters, book: &Path) -> Result<()> {
    if book.exists() {
        fs::remove_dir_all(book)?;
    }
    let sources = book.join("src");
    for (path, in_book) in chapters {
        let text = fs::read_to_string(root.join(path)).with_context(|| path.clone())?;
        let file = sources.join(in_book);
        fs::create_dir_all(file.parent().unwrap_or(&sources))?;
        fs::write(file, linked(&text, path, chapters))?;
    }
    fs::copy(root.join("docs/book.toml"), book.join("book.toml"))?;
    Ok(())
}

/// The text of a page whose links lead to chapters of the book; others become their text.
fn linked(text: &str, path: &str, chapters: &Chapters) -> String {
    let mut written = String::new();
    let mut done = 0;
    for link in page::links(text) {
        if link.range.start < done || page::is_elsewhere(&link.target) {
            continue;
        }
        let whole = &text[link.range.clone()];
        let Some(end) = whole.rfind("](") else {
            continue;
        };
        written.push_str(&text[done..link.range.start]);
        written.push_str(&match in_book(&link.target, path, chapters) {
            Some(target) => format!("{}]({target})", &whole[..end]),
            None => whole[1..end].to_owned(),
        });
        done = link.range.end;
    }
    written + &text[done..]
}

/// Where a link of a page leads in the book, if to a chapter.
fn in_book(target: &str, path: &str, chapters: &Chapters) -> Option<String> {
    let (file, anchor) = match target.split_once('#') {
        Some((file, anchor)) => (file, format!("#{anchor}")),
        None => (target, String::new()),
    };
    let to = chapters.get(&page::resolved(path, file)?)?;
    let depth = chapters.get(path)?.matches('/').count();
    Some(format!("{}{to}{anchor}", "../".repeat(depth)))
}

/// mdBook, on the path or in the folder of build products, where it is installed if it is not
/// there.
fn find_or_install_mdbook(repository: &Repository) -> Result<PathBuf> {
    let [name, version] = MDBOOK;
    if let Some(found) = process::find(name) {
        return Ok(found);
    }
    let folder = repository.target_dir.join("mdbook");
    let program = folder.join("bin").join(name);
    if !program.is_file() {
        println!("installing {name} {version} into {}", folder.display());
        let mut install = process::cargo(&repository.root);
        install.args(["install", "--quiet", "--locked", "--no-default-features"]);
        install.args(["--features", "search", "--version", version, name]);
        process::shown(install.arg("--root").arg(&folder))?;
        ensure!(
            program.is_file(),
            "cargo installed no {}",
            program.display()
        );
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::{Chapters, linked};

    #[test]
    fn links_lead_to_chapters_or_become_text() {
        let chapters = [
            ("docs/a.md", "a.md"),
            ("B.md", "B.md"),
            ("e/c.md", "e/c.md"),
        ];
        let chapters: Chapters = chapters.map(|(a, b)| (a.to_owned(), b.to_owned())).into();
        let text = "[b](../B.md#x), [`d`](../d.rs), [site](https://example.org), [c](../e/c.md)";
        let expected = "[b](B.md#x), `d`, [site](https://example.org), [c](e/c.md)";
        assert_eq!(linked(text, "docs/a.md", &chapters), expected);
        assert_eq!(
            linked("[a](../docs/a.md)", "e/c.md", &chapters),
            "[a](../a.md)"
        );
    }
}
