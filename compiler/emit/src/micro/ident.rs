//! Names from a model file, made safe for source code: identifiers, and text of comments.

use std::fmt;

use crate::EmitError;

/// A name that is an identifier in C and in Rust.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identifier(String);

impl Identifier {
    /// The nearest identifier: runs of anything but ASCII letters, digits and `_` become one `_`.
    /// Names that begin with a digit gain `model_`.
    pub fn new(name: &str) -> Result<Self, EmitError> {
        let words: Vec<&str> = name
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let joined = words.join("_");
        match joined.bytes().next() {
            None => Err(EmitError::Name {
                name: name.to_owned(),
            }),
            Some(first) if first.is_ascii_digit() => Ok(Self(format!("model_{joined}"))),
            Some(_) => Ok(Self(joined)),
        }
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// In capitals, as macros and constants are written.
    pub fn to_upper(&self) -> String {
        self.0.to_ascii_uppercase()
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Text for a comment: one line of printable ASCII that cannot end a C comment.
pub(super) fn comment(text: &str) -> String {
    let ascii: String = text.chars().flat_map(char::escape_default).collect();
    ascii.replace("*/", "* /").replace("/*", "/ *")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_what_is_left_of_a_name() {
        let cases = [
            ("digits", "digits"),
            ("kws-ref.model", "kws_ref_model"),
            ("serving_default_x:0", "serving_default_x_0"),
            ("96x96", "model_96x96"),
            ("__a__", "a"),
            ("größe", "gr_e"),
        ];
        for (name, identifier) in cases {
            assert_eq!(Identifier::new(name).unwrap().as_str(), identifier);
        }
    }

    #[test]
    fn a_name_of_nothing_is_refused() {
        for name in ["", "::", "日本"] {
            let error = Identifier::new(name).unwrap_err();
            assert_eq!(error, EmitError::Name { name: name.into() });
        }
    }

    #[test]
    fn comments_stay_comments() {
        let text = comment("a*/b/*c\nd\"\u{2028}");
        assert_eq!(text, "a* /b/ *c\\nd\\\"\\u{2028}");
    }
}
