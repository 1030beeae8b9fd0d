//! Allocations by lengths that a file may choose.

use anyhow::Result;

use super::{Failure, Sources};

/// Crates that read files of others, or run what they say. The rest works on what these made.
const READERS: [&str; 10] = [
    "compiler/data/src/",
    "compiler/driver/src/",
    "compiler/emit/src/",
    "compiler/import/src/",
    "compiler/npy/src/",
    "compiler/params/src/",
    "runtime-pod/mlperf/src/",
    "runtime-pod/sim/src/",
    "runtime-pod/src/",
    "schemas/src/",
];

/// What says, in the line or those above it, why a length is no file's choice.
const REASON: &str = "// bounded: ";

/// What allocates: each with the place of the length among its arguments, and how many there are.
const CALLS: [(&str, usize, usize); 8] = [
    ("with_capacity(", 0, 1),
    (".reserve(", 0, 1),
    (".resize(", 0, 2),
    (".resize_with(", 0, 2),
    (".repeat(", 0, 1),
    ("repeat_n(", 1, 2),
    ("::zeros(", 0, 1),
    ("vec![", 1, 2),
];

/// Lengths are those of what is in memory, or a comment says what bounds them.
pub fn check(sources: &Sources) -> Result<Vec<Failure>> {
    let readers = sources.rust().filter(|file| {
        let reads = READERS.iter().any(|reader| file.path.starts_with(reader));
        // Kernels are held against definitions, which only tests have.
        reads && !file.is_test() && !file.path.ends_with("/kernels/check.rs")
    });
    let found = readers.flat_map(|file| {
        let found = unbounded(&file.text).into_iter();
        found.map(|(line, length)| Failure {
            place: format!("{}:{line}", file.path),
            message: format!(
                "`{length}` may be any number: hold it against a limit first, and say \
                 `{REASON}…` above the line"
            ),
        })
    });
    Ok(found.collect())
}

/// Lines that allocate by a length that is neither known nor said to be bounded, with the length.
fn unbounded(text: &str) -> Vec<(usize, &str)> {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    let calls = CALLS.iter().flat_map(|&(call, at, count)| {
        let found = code.match_indices(call);
        found.filter_map(move |(start, _)| {
            let apart = if call == "vec![" { b';' } else { b',' };
            let arguments = arguments(&code[start + call.len()..], apart);
            let length = *arguments.get(at).filter(|_| arguments.len() == count)?;
            let (before, line) = (&code[..start], code[..start].matches('\n').count() + 1);
            (!is_known(length) && !has_reason(before, code)).then_some((line, length))
        })
    });
    let mut calls: Vec<(usize, &str)> = calls.collect();
    calls.sort_unstable();
    calls
}

/// The arguments up to the bracket that closes them.
fn arguments(text: &str, apart: u8) -> Vec<&str> {
    let (mut depth, mut from, mut arguments) = (0, 0, vec![]);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            _ if byte == apart && depth == 0 => {
                arguments.push(text[from..at].trim());
                from = at + 1;
            }
            b')' | b']' | b'}' if depth == 0 => {
                arguments.push(text[from..at].trim());
                break;
            }
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

/// Whether a length is that of something in memory, a constant, a rank, or a sum of such. A product
/// has at most one factor that is not a number.
fn is_known(length: &str) -> bool {
    length.split('+').all(|term| {
        let lengths = term.split('*').filter(|it| !is_number(it.trim()));
        let lengths: Vec<&str> = lengths.map(str::trim).collect();
        lengths.len() <= 1 && lengths.iter().all(|it| is_length(it))
    })
}

fn is_number(word: &str) -> bool {
    let constant = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    word.chars().all(constant)
}

fn is_length(word: &str) -> bool {
    let place = |c: char| c.is_alphanumeric() || "._[]".contains(c);
    let of = word.strip_suffix(".len()").unwrap_or_default();
    (!of.is_empty() && of.chars().all(place)) || word == "rank"
}

/// Whether the line that ends here, or a comment right above its statement, gives a reason.
fn has_reason(before: &str, code: &str) -> bool {
    let line = code[before.len()..].lines().next().unwrap_or_default();
    let mut above = before.lines().rev();
    let own = above.next().unwrap_or_default();
    let comment = above.take_while(|line| line.trim_start().starts_with("//"));
    line.contains(REASON)
        || own.contains(REASON)
        || comment.into_iter().any(|it| it.contains(REASON))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_that_may_be_any_number_are_found() {
        let text = "let a = Vec::with_capacity(header.count as usize);\n\
                    let b = vec![0; port.bytes()];\n\
                    let c = vec![first; a.len() * b.len()];\n\
                    d.resize(\n    wanted,\n    0,\n);\n\
                    let e = AlignedBytes::zeros(count)?;\n\
                    let f = repeat_n(0, n);\n";
        let found = unbounded(text);
        let lines: Vec<usize> = found.iter().map(|it| it.0).collect();
        assert_eq!(lines, [1, 2, 3, 4, 8, 9]);
        assert_eq!(found[0].1, "header.count as usize");
        assert_eq!(found[3].1, "wanted");
    }

    #[test]
    fn lengths_of_what_is_in_memory_and_reasons_are_not() {
        let text = "let a = Vec::with_capacity(2 * bytes.len() + 4);\n\
                    let b = vec![0; MAX_RANK];\n\
                    let c = vec![[0, 1], [1, 0]];\n\
                    // bounded: checked above against the limit\n\
                    let d = vec![0; count];\n\
                    self.repeat(id, &loops);\n\
                    let e = vec![0; n]; // bounded: n is a byte\n\
                    let f = vec![false; module.functions[2].ops.len()];\n\
                    #[cfg(test)]\nmod tests {\n    let g = vec![0; any];\n}\n";
        assert_eq!(unbounded(text), []);
    }
}
