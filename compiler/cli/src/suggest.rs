//! The name that was meant, for errors of names that are not there.
//!
//! Such errors, of every crate, quote the name that was found last in their message, and their help
//! lists the names that there are: "the axes are data, model". The nearest of these is put first.

use std::borrow::Cow;

use peapod_diagnostic::Diagnostic;
use peapod_driver::names::nearest;

/// What the help says already where a name was near.
const QUESTION: &str = "did you mean";

/// The diagnostic, with a question in its help if a name that it lists is near the one it quotes.
pub fn with_nearest(diagnostic: &Diagnostic) -> Cow<'_, Diagnostic> {
    let meant = match diagnostic.help.contains(QUESTION) {
        true => None,
        false => meant(&diagnostic.message, &diagnostic.help),
    };
    match meant {
        None => Cow::Borrowed(diagnostic),
        Some(meant) => Cow::Owned(Diagnostic {
            help: format!("{QUESTION} `{meant}`? {}", diagnostic.help).into(),
            ..diagnostic.clone()
        }),
    }
}

fn meant<'t>(message: &'t str, help: &'t str) -> Option<&'t str> {
    let found = quoted(message)?;
    let known = listed(message).or_else(|| listed(help))?;
    nearest(found, known.into_iter()).filter(|near| *near != found)
}

/// What stands in the last quotes of a message.
fn quoted(message: &str) -> Option<&str> {
    let last = |mark: char| {
        let end = message.rfind(mark)?;
        let start = message[..end].rfind(mark)?;
        Some((end, &message[start + 1..end]))
    };
    let (_, found) = last('`').max(last('"'))?;
    // Of `name=value`, the name.
    let found = found.split('=').next().unwrap_or(found);
    Some(found).filter(|it| !it.is_empty())
}

/// The names of a list, "… are a, b, c" or "the mesh is a=2,b=4", up to the end of its sentence.
fn listed(text: &str) -> Option<Vec<&str>> {
    let starts = [" are: ", " are ", " mesh is ", "available engines: "];
    let list = starts.iter().find_map(|it| Some(text.split_once(it)?.1))?;
    let list = list.split(';').next().unwrap_or(list);
    let names = list.split(',').map(|name| {
        let name = name.trim().trim_matches(['`', '"']);
        name.split('=').next().unwrap_or(name)
    });
    let names = names.filter(|name| !name.is_empty() && !name.contains(' '));
    Some(names.collect())
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn names_that_are_listed_are_found() {
        let cases = [
            (
                "--shard images names the axis `dat`",
                "the mesh is data=4,model=2; name them",
                "data",
            ),
            (
                "no setting `hop_latency`",
                "the settings are: link, hop_latency_s",
                "hop_latency_s",
            ),
            (
                "unknown engine `locla`",
                "available engines: local, mpi, pjrt",
                "local",
            ),
            (
                "embedding `dta=X`: no axis `dta`; there are: data",
                "name each once",
                "data",
            ),
            (
                "no benchmark \"resnt\"",
                "the benchmarks are resnet, ssd",
                "resnet",
            ),
        ];
        for (message, help, expected) in cases {
            assert_eq!(meant(message, help), Some(expected), "{message}");
        }
    }

    #[test]
    fn other_names_are_left_alone() {
        let settings = "the settings are: link_bandwidth, hop_latency_s";
        assert_eq!(meant("no setting `overlap`", settings), None);
        assert_eq!(
            meant("expected 4 devices, found 8", "the axes are data"),
            None
        );
        assert_eq!(meant("no axis `data`", "the axes are data"), None);
        assert_eq!(meant("no axis `x", "the axes are x"), None);
        assert_eq!(meant("", ""), None);
    }
}
