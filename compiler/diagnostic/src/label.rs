//! Places that a diagnostic points to.

use std::fmt;

/// A place in a file, or in what was made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The file as the user named it, if known.
    pub file: Option<String>,
    /// Where in it.
    pub place: Place,
}

/// Where in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    Whole,
    /// Bytes of a binary file.
    Bytes {
        /// Offset of the first.
        start: usize,
        /// Offset after the last; `start` where only the beginning is known.
        end: usize,
    },
    /// A place in a text.
    Text(TextPlace),
    /// An operation.
    Op {
        /// Position in the source file, if it came from one.
        index: Option<usize>,
        /// What the format calls it.
        name: String,
    },
    /// A tensor.
    Tensor {
        /// Position in the source file, if it came from one.
        index: Option<usize>,
        /// Its name.
        name: String,
        /// The format's name of its element type.
        dtype: String,
    },
    /// A part of the file by another description, such as ``computation `entry`, step 3``.
    Part(String),
}

/// The place in words; empty for the whole file.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let indexed = |f: &mut fmt::Formatter<'_>, kind, index: &Option<usize>| match index {
            Some(index) => write!(f, "{kind} {index}"),
            None => f.write_str(kind),
        };
        match self {
            Self::Whole => Ok(()),
            Self::Bytes { start, end } if end <= start => write!(f, "byte {start}"),
            Self::Bytes { start, end } => write!(f, "bytes {start}..{end}"),
            Self::Text(place) => write!(f, "line {}, column {}", place.line, place.column),
            Self::Op { index, name } => {
                indexed(f, "operator", index)?;
                write!(f, " {name}")
            }
            Self::Tensor { index, name, dtype } => {
                indexed(f, "tensor", index)?;
                write!(f, " {name:?} ({dtype})")
            }
            Self::Part(part) => f.write_str(part),
        }
    }
}

/// How much of a long line is shown on either side of the caret; constants make lines of megabytes.
const SHOWN_CHARS: usize = 60;

/// A place in a text, with the line that it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// The line, or the part of a long line around the column. Control characters are blanks, so
    /// that columns keep their places.
    pub excerpt: String,
    /// Characters of the excerpt before the column.
    pub caret: usize,
}

impl TextPlace {
    /// The place of byte `offset` of `source`; an offset past the end is taken as the end.
    pub fn at(source: &str, offset: usize) -> Self {
        let offset = source.floor_char_boundary(offset);
        let line_start = source[..offset].rfind('\n').map_or(0, |end| end + 1);
        let line_end = source[offset..]
            .find('\n')
            .map_or(source.len(), |end| offset + end);
        let newlines = source[..offset].bytes().filter(|byte| *byte == b'\n');
        let before = &source[line_start..offset];
        let (excerpt, caret) = excerpt(before, &source[offset..line_end]);
        Self {
            line: newlines.count() + 1,
            column: before.chars().count() + 1,
            excerpt,
            caret,
        }
    }

    /// The place in this line and column, both counted from 1.
    pub fn in_line(source: &str, line: usize, column: usize) -> Self {
        let start = source.split('\n').take(line - 1).map(|it| it.len() + 1);
        let start = start.sum::<usize>().min(source.len());
        let mut chars = source[start..].char_indices();
        let within = chars
            .nth(column - 1)
            .map_or(source.len() - start, |it| it.0);
        Self::at(source, start + within)
    }
}

/// The part of the line around the caret, and the characters before it.
fn excerpt(before: &str, after: &str) -> (String, usize) {
    let hidden = before.chars().count().saturating_sub(SHOWN_CHARS);
    let mut shown = String::from(if hidden > 0 { "…" } else { "" });
    shown.extend(before.chars().skip(hidden));
    let caret = shown.chars().count();
    shown.extend(after.chars().take(SHOWN_CHARS));
    if after.chars().nth(SHOWN_CHARS).is_some() {
        shown.push('…');
    }
    let shown: String = shown
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    (shown.trim_end().to_owned(), caret)
}

/// The line, and a caret below the column.
impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { excerpt, caret, .. } = self;
        write!(f, "  {excerpt}\n  {:caret$}^", "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_are_found_both_ways() {
        let source = "first\n\tsécond line\n";
        let place = TextPlace::at(source, source.find("cond").unwrap());
        assert_eq!((place.line, place.column), (2, 4));
        assert_eq!(place.to_string(), "   sécond line\n     ^");
        assert_eq!(TextPlace::in_line(source, 2, 4), place);
        let end = TextPlace::at(source, usize::MAX);
        assert_eq!((end.line, end.column, end.caret), (3, 1, 0));
        assert_eq!(TextPlace::in_line(source, 9, 9), end);
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let source = "x".repeat(1000);
        let place = TextPlace::at(&source, 500);
        assert_eq!((place.column, place.caret), (501, SHOWN_CHARS + 1));
        assert_eq!(place.excerpt.chars().count(), 2 * SHOWN_CHARS + 2);
    }
}
