//! The table of codes: number, title, and the long form that `peapod explain` prints.
//!
//! The hundreds of a number are its area. Numbers are never reused.

mod compile;
mod files;
mod import;
mod mlperf;
mod pods;
mod quantize;
mod simulate;
mod targets;
mod train;
mod verify;

use std::fmt;

pub use compile::*;
pub use files::*;
pub use import::*;
pub use mlperf::*;
pub use pods::*;
pub use quantize::*;
pub use simulate::*;
pub use targets::*;
pub use train::*;
pub use verify::*;

/// What a diagnostic is about: a row of the table. Displays as `peapod::E0123`.
#[derive(Clone, Copy)]
pub struct Code(&'static Row);

/// A row of the table.
struct Row {
    number: u16,
    title: &'static str,
    explanation: &'static str,
    example: &'static str,
    fix: &'static str,
}

/// Codes about one subject.
#[derive(Debug)]
pub struct Area {
    /// The subject, as a heading.
    pub title: &'static str,
    /// Its codes, by number.
    pub codes: &'static [Code],
}

/// The whole table, by number.
pub const AREAS: &[Area] = &[
    files::AREA,
    import::TFLITE,
    import::STABLEHLO,
    verify::AREA,
    compile::MICRO,
    compile::POD,
    pods::AREA,
    simulate::AREA,
    mlperf::AREA,
    targets::AREA,
    train::AREA,
    quantize::AREA,
    import::ONNX,
    targets::INTERNAL_AREA,
];

/// Rows of an area: `NAME = number, title; explanation; example; fix.`
macro_rules! area {
    ($area:ident $title:literal; $(
        $name:ident = $number:literal, $row_title:literal;
        $explanation:literal; $example:literal; $fix:literal.
    )*) => {
        $(
            #[doc = $row_title]
            pub const $name: $crate::code::Code = $crate::code::Code(&$crate::code::Row {
                number: $number,
                title: $row_title,
                explanation: $explanation,
                example: $example,
                fix: $fix,
            });
        )*

        pub(super) const $area: $crate::code::Area = $crate::code::Area {
            title: $title,
            codes: &[$($name),*],
        };
    };
}

use area;

impl Code {
    /// The number, whose hundreds are its area.
    pub const fn number(self) -> u16 {
        self.0.number
    }

    /// The problem in general, in one line.
    pub const fn title(self) -> &'static str {
        self.0.title
    }

    /// What the problem is and why it is one.
    pub const fn explanation(self) -> &'static str {
        self.0.explanation
    }

    /// Something that has the problem.
    pub const fn example(self) -> &'static str {
        self.0.example
    }

    /// How to fix it.
    pub const fn fix(self) -> &'static str {
        self.0.fix
    }

    /// Every code, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        AREAS.iter().flat_map(|area| area.codes).copied()
    }

    /// The code that is written so: `peapod::E0123`, `E0123`, `e123` or `123`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.trim().trim_start_matches("peapod::");
        let number: u16 = digits.trim_start_matches(['E', 'e']).parse().ok()?;
        Self::all().find(|code| code.number() == number)
    }

    /// The codes that differ from what was written in one digit, at most three.
    pub fn near(text: &str) -> Vec<Self> {
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        let wanted = format!("{digits:0>4}");
        let one_differs = |code: &Self| {
            let own = format!("{:04}", code.number());
            let pairs = own.chars().zip(wanted.chars());
            wanted.len() == 4 && pairs.filter(|(a, b)| a != b).count() == 1
        };
        Self::all().filter(one_differs).take(3).collect()
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.number() == other.number()
    }
}

impl Eq for Code {}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "peapod::E{:04}", self.number())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_rise_and_every_row_is_filled() {
        let codes: Vec<Code> = Code::all().collect();
        for pair in codes.windows(2) {
            assert!(pair[0].number() < pair[1].number(), "{}", pair[1]);
        }
        for code in codes {
            let Row {
                number: _,
                title,
                explanation,
                example,
                fix,
            } = code.0;
            assert!(!title.ends_with('.') && !title.is_empty(), "{code}");
            assert!(explanation.ends_with('.') && fix.ends_with('.'), "{code}");
            assert!(!example.trim().is_empty(), "{code}");
        }
    }

    #[test]
    fn codes_are_found_by_any_spelling() {
        for text in ["peapod::E0101", "E0101", "e101", "101", " E0101 "] {
            assert_eq!(Code::parse(text), Some(CANNOT_READ), "{text}");
        }
        assert_eq!(Code::parse("E0199"), None);
        assert_eq!(Code::parse("peapod"), None);
        assert!(Code::near("E0111").contains(&CANNOT_READ));
        assert_eq!(Code::near("nonsense"), []);
        assert_eq!(Code::near("E9999"), []);
    }
}
