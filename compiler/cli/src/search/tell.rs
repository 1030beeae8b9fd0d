//! What a search says: a table, reasons, and JSON.

use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::{Table, grouped};
use serde_json::{Value as Json, json};

use super::layouts::Candidate;
use super::meshes::mesh_text;
use super::outcome::{Figures, Outcome, Tried, ranked};

/// Everything that a search found.
pub struct Found {
    /// Name of the model.
    pub model: String,
    /// The file as the user named it.
    pub path: String,
    /// The target as the user named it.
    pub asked_target: String,
    /// Name of the target.
    pub target: String,
    /// Its devices.
    pub devices: usize,
    /// Bytes that a device may use.
    pub capacity_bytes: u64,
    /// Which meshes were looked at.
    pub axes: String,
    /// Candidates, in the order in which they were tried.
    pub tried: Vec<Tried>,
    /// Meshes that do not fit the torus, and why.
    pub unfit: Vec<(String, String)>,
    /// Candidates for which there was no room.
    pub untried: Vec<Candidate>,
}

impl Found {
    /// The first ones as a table, and why the others are not among them.
    pub fn text(&self, top: usize) -> String {
        let ranked = ranked(&self.tried);
        let mut text = format!(
            "{} on {}: {} devices, {} bytes each\n{} candidates tried, {} fit; meshes of {}\n\n",
            self.model,
            self.target,
            self.devices,
            grouped(self.capacity_bytes),
            self.tried.len(),
            ranked.len(),
            self.axes,
        );
        if let Some((best, _)) = ranked.first() {
            text += &table(&ranked[..top.min(ranked.len())]).to_string();
            text += &format!("\nthe first: {}\n", self.command(&best.candidate));
        }
        text += &self.fell_out(&ranked, top);
        text + &self.not_tried()
    }

    fn command(&self, candidate: &Candidate) -> String {
        let shared = [
            "peapod",
            "simulate",
            &self.path,
            "--target",
            &self.asked_target,
        ];
        let words = shared.map(str::to_owned).into_iter();
        let words = words.chain(candidate.arguments());
        words
            .map(|word| quoted(&word))
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn fell_out(&self, ranked: &[(&Tried, Figures)], top: usize) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (tried, figures) in ranked.iter().skip(top) {
            let times = figures.step_seconds / ranked[0].1.step_seconds;
            let ms = figures.step_seconds * 1e3;
            lines.push(format!(
                "{}: slower, {ms:.4} ms, {times:.2} times the first",
                name(tried)
            ));
        }
        for tried in &self.tried {
            let why = match &tried.outcome {
                Outcome::Fits(_) => continue,
                Outcome::TooLarge(figures, over) => format!(
                    "does not fit by {} bytes: needs {} of {}",
                    grouped(*over),
                    grouped(figures.memory_bytes),
                    grouped(self.capacity_bytes),
                ),
                Outcome::Refused(message) => {
                    format!("refused: {}", message.lines().next().unwrap_or_default())
                }
                Outcome::Same(other) => format!("the same program as {other}"),
            };
            lines.push(format!("{}: {why}", name(tried)));
        }
        for (_, why) in &self.unfit {
            lines.push(why.clone());
        }
        if lines.is_empty() {
            return String::new();
        }
        format!("\nfell out:\n  {}\n", lines.join("\n  "))
    }

    fn not_tried(&self) -> String {
        let Some(first) = self.untried.first() else {
            return String::new();
        };
        let mut layouts: Vec<(&str, usize)> = Vec::new();
        for candidate in &self.untried {
            match layouts
                .iter_mut()
                .find(|(name, _)| *name == candidate.layout)
            {
                Some((_, count)) => *count += 1,
                None => layouts.push((candidate.layout, 1)),
            }
        }
        let layouts = layouts
            .iter()
            .map(|(name, count)| format!("{name} on {count} meshes"));
        format!(
            "\nnot tried: {} candidates, from {} on {} on: {}; --max-candidates {} tries them \
             too\n",
            self.untried.len(),
            first.layout,
            mesh_text(&first.mesh),
            layouts.collect::<Vec<_>>().join(", "),
            self.tried.len() + self.untried.len(),
        )
    }

    /// The report: all candidates, those that fit in order of their time.
    pub fn json(&self) -> Json {
        let fell_out = self.tried.iter();
        let fell_out = fell_out.filter(|it| !matches!(it.outcome, Outcome::Fits(_)));
        let meshes = self.unfit.iter();
        let untried = self.untried.iter();
        json!({
            "model": self.model,
            "target": self.target,
            "devices": self.devices,
            "capacity_bytes": self.capacity_bytes,
            "axes": self.axes,
            "tried": self.tried.len(),
            "ranked": ranked(&self.tried).iter().map(|(it, _)| it.json()).collect::<Vec<_>>(),
            "fell_out": fell_out.map(Tried::json).collect::<Vec<_>>(),
            "unfit_meshes": meshes
                .map(|(mesh, why)| json!({ "mesh": mesh, "message": why }))
                .collect::<Vec<_>>(),
            "not_tried": untried
                .map(|it| json!({ "layout": it.layout, "arguments": it.arguments() }))
                .collect::<Vec<_>>(),
        })
    }

    /// Why nothing fits, and the way out; nothing where something does.
    pub fn failure(&self) -> Option<String> {
        if !ranked(&self.tried).is_empty() {
            return None;
        }
        let over = self.tried.iter().filter_map(|it| match &it.outcome {
            Outcome::TooLarge(_, over) => Some((*over, it)),
            Outcome::Fits(_) | Outcome::Refused(_) | Outcome::Same(_) => None,
        });
        let why = match over.min_by_key(|(over, _)| *over) {
            Some((over, it)) => format!(
                "{} is nearest and does not fit by {} bytes; take a larger target, other --axes or \
                 a smaller batch",
                name(it),
                grouped(over),
            ),
            None => "the compiler refuses all, as said above; other --axes or --shard may help"
                .to_owned(),
        };
        Some(format!("{}: no candidate is left: {why}", self.path))
    }
}

fn table(ranked: &[(&Tried, Figures)]) -> Table<7> {
    let mut table = Table::new([
        ("rank", Right),
        ("mesh", Left),
        ("layout", Left),
        ("step ms", Right),
        ("exposed ms", Right),
        ("memory bytes", Right),
        ("utilisation", Right),
    ]);
    for (at, (tried, figures)) in ranked.iter().enumerate() {
        table.row([
            (at + 1).to_string(),
            mesh_text(&tried.candidate.mesh),
            tried.candidate.layout.to_owned(),
            format!("{:.4}", figures.step_seconds * 1e3),
            format!("{:.4}", figures.exposed_seconds * 1e3),
            grouped(figures.memory_bytes),
            format!("{:.1} %", figures.utilisation * 100.0),
        ]);
    }
    table
}

/// Mesh and layout.
pub fn name(tried: &Tried) -> String {
    format!(
        "{}, {}",
        mesh_text(&tried.candidate.mesh),
        tried.candidate.layout
    )
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=,./+:".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    let mut quoted = String::from('"');
    for letter in word.chars() {
        if ['"', '\\', '$', '`'].contains(&letter) {
            quoted.push('\\');
        }
        quoted.push(letter);
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_read_them() {
        assert_eq!(quoted("data=2,model=4"), "data=2,model=4");
        assert_eq!(quoted("[0]['w*']=-,model"), "\"[0]['w*']=-,model\"");
        assert_eq!(quoted("a\"$b"), "\"a\\\"\\$b\"");
    }
}
