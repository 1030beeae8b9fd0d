//! The reference of all codes as Markdown, `docs/errors.md`.

use std::fmt;

use crate::code::{AREAS, Area, Code};

/// The text of `docs/errors.md`.
pub fn reference() -> String {
    let mut text = String::from(
        "# Errors and warnings\n\n\
         Every error and warning of the `peapod` command has a code. `peapod explain E0101` prints \
         the entry for one code; `--message-format json` prints one JSON object per \
         diagnostic instead of text.\n\n\
         <!-- Generated from compiler/diagnostic/src/code: \
         BLESS=1 cargo test -p peapod-diagnostic -->\n",
    );
    for Area { title, codes } in AREAS {
        text += &format!("\n## {title}\n");
        for code in *codes {
            text += &format!("\n### {}\n\n{}", Heading(*code), Body(*code));
        }
    }
    text
}

impl Code {
    /// The long form: title, explanation, example and fix.
    pub fn long_form(self) -> String {
        format!("{}\n\n{}", Heading(self), Body(self))
    }
}

struct Heading(Code);

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "E{:04}: {}", self.0.number(), self.0.title())
    }
}

struct Body(Code);

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.0;
        writeln!(f, "{}\n\nExample:\n", code.explanation())?;
        for line in code.example().trim_matches('\n').lines() {
            writeln!(f, "    {line}")?;
        }
        writeln!(f, "\nHow to fix it: {}", code.fix())
    }
}
