//! `test text`: the text prints unchanged, or cannot be read for the reason that is marked.
//!
//! A file with an `; error: text` mark fails to parse on that line with a message that contains the
//! text. Any other is, after its header, exactly what printing it gives; `BLESS=1` makes it so.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use peapod_ir::text::parse;

use crate::{TestFile, expected_errors, header};

/// Reads and prints the file.
pub fn run(file: &TestFile, bless: bool) -> Result<usize> {
    if let Some(mark) = expected_errors(&file.text).first() {
        let Err(error) = parse(&file.text) else {
            bail!("read without an error, expected `{}`", mark.message);
        };
        ensure!(
            Some(error.place.line) == mark.line && error.message.contains(&mark.message),
            "expected `{}` on line {:?}, found\n{error}",
            mark.message,
            mark.line
        );
        return Ok(1);
    }
    let header = header(&file.text);
    let printed = parse(&file.text)?.to_string();
    let again = parse(&printed).context("what was printed")?.to_string();
    ensure!(
        printed == again,
        "printed again it differs:\n{printed}\nand\n{again}"
    );
    let expected = format!("{header}{printed}");
    if bless && expected != file.text {
        fs::write(&file.path, expected)?;
        return Ok(1);
    }
    ensure!(expected == file.text, "it prints as\n{printed}");
    Ok(1)
}
