//! What `peapod search` prints: a table, and reasons.

use peapod_diagnostic::{Diagnostic, code};
use peapod_driver::pod::search::{
    Candidate, Ended, Figures, Found, Outcome, Tried, front, mesh_text, presets, ranked, runner_up,
};
use peapod_driver::table::Table;

use crate::print::{counted, sized};

/// What a search found, and what it was asked.
pub struct Summary<'a> {
    /// What it found.
    pub found: &'a Found,
    /// The target as the user named it.
    pub target: &'a str,
    /// Options that it was given and that a simulation of a candidate takes.
    pub options: Vec<String>,
}

impl Summary<'_> {
    /// The first ones as a table, and why the others are not among them.
    pub fn text(&self, top: usize) -> String {
        let ranked = ranked(&self.found.tried);
        let mut text = format!(
            "{} on {}: {}, {} each\n{} candidates tried, {} fit; meshes of {}\n\
             {}\n\n",
            self.found.model,
            self.found.target,
            counted(self.found.devices, "device"),
            sized(self.found.capacity_bytes),
            self.found.tried.len(),
            ranked.len(),
            self.found.axes,
            self.ended(),
        );
        if let Some((best, figures)) = ranked.first() {
            text += &table(&ranked[..top.min(ranked.len())]).to_string();
            text += &format!("\nthe first: {}\n", self.command(&best.candidate));
            text += &self.beside_presets(figures);
            text += &why(&ranked);
            text += "\nno other is both faster and smaller than:\n\n";
            text += &table(&front(&ranked)).to_string();
        }
        text + &self.fell_out(&ranked, top)
    }

    /// Why nothing more was tried.
    fn ended(&self) -> &'static str {
        match self.found.ended {
            Ended::Settled => "ended: nothing that differs from the best in one decision is better",
            Ended::Candidates => "ended by --max-candidates",
            Ended::Budget => "ended by --budget",
            Ended::Interrupted => "interrupted",
        }
    }

    /// How much shorter the best step is than those of presets.
    fn beside_presets(&self, best: &Figures) -> String {
        let all = presets(&self.found.tried);
        let fastest = all
            .iter()
            .min_by(|a, b| a.1.step_seconds.total_cmp(&b.1.step_seconds));
        let Some((preset, figures)) = fastest else {
            return String::new();
        };
        let shorter = 1.0 - best.step_seconds / figures.step_seconds;
        format!(
            "\npresets:\n\n{}\nthe first is {:.1} % shorter than the best preset, {}\n",
            table(&all),
            shorter * 100.0,
            preset.name(),
        )
    }

    /// The command that simulates the best, if something fits.
    pub fn best(&self) -> Option<String> {
        let best = ranked(&self.found.tried);
        Some(self.command(&best.first()?.0.candidate))
    }

    fn command(&self, candidate: &Candidate) -> String {
        let shared = [
            "peapod",
            "simulate",
            &self.found.path,
            "--target",
            self.target,
        ];
        let words = shared.map(str::to_owned).into_iter();
        // Rules of the user take precedence, and come last.
        let words = words.chain(candidate.arguments());
        let words = words.chain(self.options.iter().cloned());
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
                tried.name()
            ));
        }
        for tried in &self.found.tried {
            let why = match &tried.outcome {
                Outcome::Fits(_) => continue,
                Outcome::TooLarge(figures, over) => format!(
                    "does not fit by {}: needs {} of {}",
                    sized(*over),
                    sized(figures.memory_bytes),
                    sized(self.found.capacity_bytes),
                ),
                Outcome::Refused(message) => {
                    format!("refused: {}", message.lines().next().unwrap_or_default())
                }
                Outcome::Same(other) => format!("the same program as {other}"),
            };
            lines.push(format!("{}: {why}", tried.name()));
        }
        for (_, why) in &self.found.unfit {
            lines.push(why.clone());
        }
        if lines.is_empty() {
            return String::new();
        }
        format!("\nrejected:\n  {}\n", lines.join("\n  "))
    }

    /// Why nothing fits and what helps; `None` if something fits.
    pub fn failure(&self) -> Option<Diagnostic> {
        if !ranked(&self.found.tried).is_empty() {
            return None;
        }
        let over = self.found.tried.iter().filter_map(|it| match &it.outcome {
            Outcome::TooLarge(_, over) => Some((*over, it)),
            Outcome::Fits(_) | Outcome::Refused(_) | Outcome::Same(_) => None,
        });
        let tried = self.found.tried.len();
        let (why, help) = match over.min_by_key(|(over, _)| *over) {
            Some((over, it)) => (
                format!(
                    "the nearest, {}, exceeds the memory by {}",
                    it.name(),
                    sized(over)
                ),
                "take a larger target, other --axes or a smaller batch",
            ),
            None if tried == 0 => (
                "none was tried".to_owned(),
                "check that axes and batch leave something to split",
            ),
            None => (
                "the compiler refuses all, for the reasons above".to_owned(),
                "try other --axes or --shard rules",
            ),
        };
        let message = format!("no candidate fits: {why}");
        // What was not tried may fit.
        let help = match self.longer() {
            Some(longer) => format!(
                "{longer}: only {tried} candidates were tried; if none fits after that, {help}"
            ),
            None => help.to_owned(),
        };
        Some(code::SEARCH.error(message, help).in_file(&self.found.path))
    }

    /// What lets a search go on that ended before it had settled.
    fn longer(&self) -> Option<&'static str> {
        match self.found.ended {
            Ended::Settled => None,
            Ended::Candidates => Some("search on with a higher --max-candidates"),
            Ended::Budget => Some("search on with a higher --budget"),
            Ended::Interrupted => Some("let the search run to its end"),
        }
    }
}

/// Why the second lost.
fn why(ranked: &[(&Tried, Figures)]) -> String {
    let Some(lost) = runner_up(ranked) else {
        return String::new();
    };
    let parts = lost.parts.iter().take(PARTS);
    let parts = parts.map(|(name, seconds)| format!("{name} {:+.4}", seconds * 1e3));
    let bytes = sized(lost.more_bytes.unsigned_abs());
    let more = if lost.more_bytes < 0 { "less" } else { "more" };
    format!(
        "\nthe second, {}: {:.4} ms slower, {bytes} {more}; ms by part: {}\n",
        lost.name,
        lost.slower_seconds * 1e3,
        parts.collect::<Vec<_>>().join(", "),
    )
}

/// Parts of a difference that are printed.
const PARTS: usize = 4;

fn table(ranked: &[(&Tried, Figures)]) -> Table<7> {
    let mut table = Table::new([
        ">rank",
        "mesh",
        "layout",
        ">step ms",
        ">exposed ms",
        ">memory",
        ">MFU",
    ]);
    for (at, (tried, figures)) in ranked.iter().enumerate() {
        table.row([
            (at + 1).to_string(),
            mesh_text(&tried.candidate.mesh),
            layout(&tried.candidate),
            format!("{:.4}", figures.step_seconds * 1e3),
            format!("{:.4}", figures.exposed_seconds * 1e3),
            sized(figures.memory_bytes),
            format!("{:.1} %", figures.utilisation * 100.0),
        ]);
    }
    table
}

/// The name without its mesh.
fn layout(candidate: &Candidate) -> String {
    let (name, mesh) = (candidate.name(), mesh_text(&candidate.mesh));
    name.trim_start_matches(&mesh)
        .trim_start_matches(", ")
        .to_owned()
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
