//! Ratchets on the size of files and functions. The limits may only go down.

use anyhow::Result;

use super::sources::Source;
use super::{Failure, Sources};

/// Lines of a file, tests and generated code aside.
const FILE_LINES: usize = 500;

/// Lines of a function, from its signature to its closing brace.
const FUNCTION_LINES: usize = 60;

/// Reports files and functions that have outgrown their page.
pub fn check(sources: &Sources) -> Result<Vec<Failure>> {
    let mut failures = Vec::new();
    for file in sources.rust().filter(|file| !file.is_test()) {
        let lines: Vec<&str> = without_tests(file);
        if lines.len() > FILE_LINES {
            failures.push(Failure {
                place: file.path.clone(),
                message: format!("{} lines; the limit is {FILE_LINES}", lines.len()),
            });
        }
        for (line, length) in long_functions(&lines) {
            failures.push(Failure {
                place: format!("{}:{line}", file.path),
                message: format!("function of {length} lines; the limit is {FUNCTION_LINES}"),
            });
        }
    }
    Ok(failures)
}

/// The file up to its test module.
fn without_tests(file: &Source) -> Vec<&str> {
    file.text
        .lines()
        .take_while(|line| line.trim() != "#[cfg(test)]")
        .collect()
}

/// First line (from 1) and length of every function above the limit. Relies on rustfmt: the closing
/// brace is alone at the indentation of the signature.
fn long_functions(lines: &[&str]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        if !is_signature(line) || !has_body(&lines[start..]) {
            continue;
        }
        let indent = &line[..line.len() - line.trim_start().len()];
        let end = lines[start..]
            .iter()
            .position(|line| *line == format!("{indent}}}"));
        if let Some(length) = end
            .map(|end| end + 1)
            .filter(|length| *length > FUNCTION_LINES)
        {
            found.push((start + 1, length));
        }
    }
    found
}

/// Whether a signature ends in a body; those of traits may end in a semicolon.
fn has_body(lines: &[&str]) -> bool {
    let ends = |line: &&&str| line.ends_with('{') || line.ends_with(';');
    lines
        .iter()
        .find(ends)
        .is_some_and(|line| line.ends_with('{'))
}

fn is_signature(line: &str) -> bool {
    let words: Vec<&str> = line
        .split_whitespace()
        .take_while(|word| *word != "fn")
        .collect();
    let modifiers = [
        "pub",
        "pub(crate)",
        "pub(super)",
        "const",
        "unsafe",
        "extern",
        "\"C\"",
    ];
    line.contains("fn ")
        && words.len() < line.split_whitespace().count()
        && words.iter().all(|word| modifiers.contains(word))
        && !line.trim_end().ends_with(['}', ';'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_only_functions_above_the_limit() {
        let body = |lines: usize| format!("pub fn f() {{\n{}}}\n", "    x();\n".repeat(lines));
        let text = body(FUNCTION_LINES - 2) + &body(FUNCTION_LINES - 1);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            long_functions(&lines),
            [(FUNCTION_LINES + 1, FUNCTION_LINES + 1)]
        );
    }

    #[test]
    fn a_trait_method_may_have_no_body() {
        let text = "    fn f()\n    where\n        Self: Sized;\n".to_owned()
            + &"    // x\n".repeat(FUNCTION_LINES)
            + "    }\n";
        assert!(long_functions(&text.lines().collect::<Vec<_>>()).is_empty());
    }

    #[test]
    fn knows_a_signature_from_a_comment_or_a_call() {
        assert!(is_signature("    pub(crate) const fn f("));
        assert!(!is_signature("// fn f() {"));
        assert!(!is_signature("    let f: fn(u8) = g;"));
    }
}
