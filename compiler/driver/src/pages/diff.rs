//! Two reports in JSON, number by number.

use std::collections::BTreeMap;
use std::path::Path;

use peapod_diagnostic::{Result, bail, cannot_read, code, read_text};
use peapod_page::units::percent;
use peapod_page::{Cell, Document, Section, chart, html, table};
use serde::Serialize;
use serde_json::{Value, json};

use crate::table::Table;

/// Most bytes of a report.
const REPORT_BYTES: u64 = 256 << 20;

/// Numbers and texts of a report by their place in it.
type Leaves = BTreeMap<String, Value>;

/// What differs between two reports.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// Their names.
    pub names: [String; 2],
    /// What both have, or only one, where that differs; the largest change first.
    pub changes: Vec<Change>,
    /// How many values are the same.
    pub same: usize,
}

/// A value that differs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Its place, such as `core_seconds.matrix`.
    pub place: String,
    /// What it is in either report.
    pub values: [Option<Value>; 2],
}

impl Change {
    /// What the number becomes, as a share of what it was.
    pub fn ratio(&self) -> Option<f64> {
        let [before, after] = self.values.each_ref().map(|it| it.as_ref()?.as_f64());
        let (before, after) = (before?, after?);
        (before != 0.0).then(|| after / before - 1.0)
    }

    fn shown(&self) -> [String; 2] {
        self.values.each_ref().map(|it| match it {
            None => "-".to_owned(),
            Some(Value::String(text)) => text.clone(),
            Some(value) => value.to_string(),
        })
    }
}

/// Reads two reports and compares them.
///
/// # Errors
///
/// A file cannot be read, or is not an object in JSON.
pub fn compare(before: &Path, after: &Path) -> Result<Difference> {
    let [mut a, mut b] = [leaves(before)?, leaves(after)?];
    let places: Vec<String> = a.keys().chain(b.keys()).cloned().collect();
    let mut difference = Difference {
        names: [before, after].map(|it| it.display().to_string()),
        changes: vec![],
        same: 0,
    };
    for place in places {
        let values = [a.remove(&place), b.remove(&place)];
        match &values {
            [None, None] => {}
            [before, after] if before == after => difference.same += 1,
            _ => difference.changes.push(Change { place, values }),
        }
    }
    // What has no ratio comes last: it is only there, or only text.
    let size = |it: &Change| it.ratio().map_or(-1.0, f64::abs);
    difference
        .changes
        .sort_by(|a, b| size(b).total_cmp(&size(a)));
    Ok(difference)
}

fn leaves(path: &Path) -> Result<Leaves> {
    let text = read_text(path, REPORT_BYTES).map_err(cannot_read(path))?;
    let value: Value = match serde_json::from_str(&text) {
        Ok(value @ Value::Object(_)) => value,
        Ok(_) => bail!(no_report(path, "another value")),
        Err(error) => bail!(no_report(path, &error.to_string())),
    };
    let mut leaves = Leaves::new();
    flatten(String::new(), value, &mut leaves);
    Ok(leaves)
}

fn no_report(path: &Path, found: &str) -> peapod_diagnostic::Diagnostic {
    code::USAGE
        .error(
            format!("expected a report, which is an object in JSON, found {found}"),
            "give files that --report wrote, or report.json of `peapod compile`",
        )
        .in_file(path.display().to_string())
}

/// Entries of lists go by their name or kind, so that further ones displace no other. The depth is
/// bounded by that of what `serde_json` reads.
fn flatten(place: String, value: Value, leaves: &mut Leaves) {
    let within = |name: &str| match place.is_empty() {
        true => name.to_owned(),
        false => format!("{place}.{name}"),
    };
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                flatten(within(&name), value, leaves);
            }
        }
        Value::Array(list) => {
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            for (index, value) in list.into_iter().enumerate() {
                let name = entry_name(&value).unwrap_or_else(|| index.to_string());
                let count = seen.entry(name.clone()).or_default();
                *count += 1;
                let name = match *count {
                    1 => format!("[{name}]"),
                    count => format!("[{name} #{count}]"),
                };
                flatten(within(&name), value, leaves);
            }
        }
        leaf @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
            leaves.insert(place, leaf);
        }
    }
}

fn entry_name(value: &Value) -> Option<String> {
    let keys = ["name", "change", "kind", "key"];
    let named = keys.iter().find_map(|key| value.get(key)?.as_str());
    let name = named.filter(|it| !it.is_empty())?;
    let axes = value
        .get("axes")
        .map_or(String::new(), |it| format!(" {it}"));
    Some(format!("{name}{axes}"))
}

/// Rows that are printed.
const PRINTED: usize = 60;

impl Difference {
    /// The change of the number that a report is about: step time, RAM or flash.
    fn verdict(&self) -> String {
        let of = |place: &str| {
            let change = self.changes.iter().find(|it| it.place == place)?;
            Some(format!("{place} {}", signed(change.ratio()?)))
        };
        let known = [
            "step_seconds",
            "exposed_seconds",
            "memory.per_device_bytes",
            "macs",
        ];
        let known = known.into_iter().chain(["ram.activations", "flash.model"]);
        let said: Vec<String> = known.filter_map(of).collect();
        match said.is_empty() {
            true => format!(
                "{} values differ, {} are the same",
                self.changes.len(),
                self.same
            ),
            false => said.join(", "),
        }
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut table = Table::new(["value", ">before", ">after", ">change"]);
        for it in self.changes.iter().take(PRINTED) {
            let [before, after] = it.shown();
            let change = it.ratio().map_or_else(String::new, signed);
            table.row([it.place.clone(), before, after, change]);
        }
        let more = self.changes.len().saturating_sub(PRINTED);
        let more = match more {
            0 => String::new(),
            more => format!("and {more} more; --html shows all\n"),
        };
        let table = match self.changes.is_empty() {
            true => String::new(),
            false => table.to_string(),
        };
        format!("{}\n{table}{more}", self.verdict())
    }

    /// For browsers.
    pub fn page(&self, command: &str) -> String {
        let rows = self.changes.iter().map(|it| {
            let [before, after] = it.shown();
            let change = it
                .ratio()
                .map_or_else(Cell::none, |it| Cell::Number(it, signed(it)));
            [
                Cell::text(&it.place),
                Cell::text(before),
                Cell::text(after),
                change,
            ]
        });
        let numbers = self.changes.iter().filter_map(|it| {
            let ratio = it.ratio()?;
            let [before, after] = it.shown();
            let shown = format!("{} ({before}, then {after})", signed(ratio));
            Some(json!({ "name": it.place, "ratio": ratio, "shown": shown }))
        });
        let [before, after] = &self.names;
        let body = html! {
            (chart(
                "Changes of numbers",
                "Bars to the left are less, to the right more, than before."
            ))
            h3 { "All that differs" }
            (table("Values that differ", ["value", "before", "after", ">change"], rows))
        };
        Document {
            title: "Two reports",
            about: &format!(
                "Before: {before}. After: {after}. {} values are the same.",
                self.same
            ),
            command: Some(command),
            verdict: Some(&self.verdict()),
            sections: vec![Section::new("changes", "Changes", body)],
            data: json!({ "changes": numbers.collect::<Vec<_>>() }),
            scripts: &[include_str!("changes.js")],
        }
        .render()
    }
}

fn signed(ratio: f64) -> String {
    let sign = if ratio < 0.0 { "−" } else { "+" };
    format!("{sign}{}", percent(ratio.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(name: &str, value: &Value) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("peapod-diff-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        std::fs::write(&path, value.to_string()).unwrap();
        path
    }

    #[test]
    fn entries_of_lists_are_compared_by_name() {
        let before = json!({
            "step_seconds": 2.0, "same": [1, 2],
            "layers": [{"name": "a", "s": 1.0}, {"name": "b", "s": 1.0}],
        });
        let after = json!({
            "step_seconds": 1.0, "same": [1, 2],
            "layers": [{"name": "b", "s": 1.5}, {"name": "a", "s": 1.0}],
        });
        let [a, b] = [written("a.json", &before), written("b.json", &after)];
        let found = compare(&a, &b).unwrap();
        let places: Vec<&str> = found.changes.iter().map(|it| &*it.place).collect();
        assert_eq!(places.len(), 2);
        assert!(places.contains(&"step_seconds") && places.contains(&"layers.[b].s"));
        assert_eq!(found.same, 5);
        assert!(found.text().starts_with("step_seconds −50.0 %"));
        assert_eq!(compare(&a, &a).unwrap().changes, vec![]);
        let list = written("list.json", &json!([1]));
        assert!(
            compare(&a, &list)
                .unwrap_err()
                .to_string()
                .contains("object in JSON")
        );
    }
}
