//! What all ranks have to be given alike: names and values, as text.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};

use crate::engine::RunError;

/// Characters of a text that are told; of a longer one what is left is hashed.
pub(crate) const TOLD: usize = 60;

/// Pairs of what all have to have alike: its name, and what it is.
pub(crate) type Alike = Vec<(String, String)>;

/// A text of one line, shortened so that no two are taken for the same.
pub(crate) fn told(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    let Some((cut, _)) = text.char_indices().nth(TOLD) else {
        return text;
    };
    let mut hash = DefaultHasher::new();
    hash.write(text.as_bytes());
    format!("{}… ({:016x})", &text[..cut], hash.finish())
}

/// A line for each.
pub(crate) fn lines(alike: &Alike) -> String {
    let lines = alike.iter();
    lines.map(|(name, it)| format!("{name}\t{it}\n")).collect()
}

/// What lines say, as far as they can be read.
pub(crate) fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Alike {
    let pairs = lines.filter_map(|line| line.split_once('\t'));
    pairs
        .map(|(name, it)| (name.to_owned(), it.to_owned()))
        .collect()
}

/// An error if the ranks were not given the same; each says what it is called.
pub(crate) fn compare(ranks: &[(String, &Alike)]) -> Result<(), RunError> {
    let names = ranks.iter().flat_map(|(_, it)| *it).map(|(name, _)| name);
    for what in names {
        let mut held: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (who, alike) in ranks {
            let found = alike.iter().find(|(name, _)| name == what);
            let found = found.map_or("none", |(_, it)| it);
            held.entry(found).or_default().push(who);
        }
        if held.len() > 1 {
            let held = held.into_iter();
            let held = held.map(|(it, who)| format!("{it}: {}", who.join(", ")));
            return Err(RunError::Differ {
                what: what.clone(),
                held: held.collect::<Vec<_>>().join("; "),
            });
        }
    }
    Ok(())
}
