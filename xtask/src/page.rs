//! Pages in Markdown: their links and the anchors of their headings.

use std::collections::BTreeSet;
use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A link of a page.
#[derive(Debug, PartialEq)]
pub struct Link {
    /// Where it is in the text, from its bracket to its end.
    pub range: Range<usize>,
    /// Where it leads, as written.
    pub target: String,
}

/// All links and images of a page, in order.
#[expect(clippy::wildcard_enum_match_arm, reason = "a page has much else")]
pub fn links(text: &str) -> Vec<Link> {
    let events = Parser::new_ext(text, options()).into_offset_iter();
    let links = events.filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some(Link {
            range,
            target: dest_url.into_string(),
        }),
        _ => None,
    });
    links.collect()
}

/// The anchors of a page: of its headings, as mdBook and code hosts make them, and those that HTML
/// in it gives.
#[expect(clippy::wildcard_enum_match_arm, reason = "a page has much else")]
pub fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, options()) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let name = anchor(&heading.take().unwrap_or_default());
                let taken = (0..).map(|count| match count {
                    0 => name.clone(),
                    _ => format!("{name}-{count}"),
                });
                anchors.extend(taken.into_iter().find(|it| !anchors.contains(it)));
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            Event::Html(html) | Event::InlineHtml(html) => anchors.extend(given(&html)),
            _ => {}
        }
    }
    anchors
}

/// The anchor of a heading: letters, digits and hyphens in lower case.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    letters.flat_map(char::to_lowercase).collect()
}

/// The anchors that a piece of HTML gives.
fn given(html: &str) -> Vec<String> {
    let attributes = ["id=\"", "name=\""].into_iter().flat_map(|attribute| {
        let values = html.split(attribute).skip(1);
        values.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
    });
    attributes.collect()
}

/// Whether a link leads out of the repository, to a page of others or an address of mail.
pub fn is_elsewhere(target: &str) -> bool {
    target.contains("://") || target.starts_with("mailto:")
}

/// The path from the root of the repository to which a relative link of a page leads; `None` if
/// that is above the root.
pub fn resolved(page: &str, target: &str) -> Option<String> {
    if target.is_empty() {
        return Some(page.to_owned());
    }
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut path: Vec<&str> = folder.split('/').filter(|it| !it.is_empty()).collect();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(path.pop()?),
            _ => path.push(part),
        }
    }
    Some(path.join("/"))
}

/// What is read besides CommonMark.
fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES
}

#[cfg(test)]
mod tests {
    use super::{anchors, links, resolved};

    #[test]
    fn links_are_found_outside_of_code() {
        let text = "a [b](c.md#d) `[e](f.md)`\n\n```\n[g](h.md)\n```\n| [i](../j.md) |\n|--|\n";
        let found: Vec<(&str, String)> = links(text)
            .into_iter()
            .map(|link| (&text[link.range], link.target))
            .collect();
        let expected = [("[b](c.md#d)", "c.md#d"), ("[i](../j.md)", "../j.md")];
        assert_eq!(
            found,
            expected.map(|(text, target)| (text, target.to_owned()))
        );
    }

    #[test]
    fn headings_have_anchors() {
        let found = anchors("# `ONNX` & more\n## A-b\n## A-b\n<a id=\"x\"></a>\n");
        let expected = ["onnx--more", "a-b", "a-b-1", "x"];
        assert_eq!(found, expected.into_iter().map(str::to_owned).collect());
    }

    #[test]
    fn paths_are_relative_to_pages() {
        assert_eq!(resolved("docs/a.md", "../b/c.rs"), Some("b/c.rs".into()));
        assert_eq!(resolved("docs/a.md", ""), Some("docs/a.md".into()));
        assert_eq!(resolved("a.md", "../b"), None);
    }
}
