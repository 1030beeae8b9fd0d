//! `cargo xtask bench search`: what a search finds, beside the best preset.

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::process::Command;

use super::local::Peapod;
use super::tables::{self, head, row};
use crate::repository::Repository;
use crate::{process, report};

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/search.json";
/// Texts of `workloads/texts`, targets, axes, and how many candidates are tried.
const SEARCHES: &str = "benchmarks/searches.json";

/// A search.
#[derive(Clone, Serialize, Deserialize)]
struct Search {
    text: String,
    target: String,
    /// As of `--axes`; the usual ones where it is empty.
    axes: String,
    candidates: usize,
}

/// What it found.
#[derive(Clone, Serialize, Deserialize)]
struct Figure {
    #[serde(flatten)]
    search: Search,
    fit: usize,
    best: String,
    best_seconds: f64,
    preset: String,
    preset_seconds: f64,
}

impl Figure {
    /// How much shorter the best step is than that of the best preset.
    fn gain(&self) -> f64 {
        1.0 - self.best_seconds / self.preset_seconds
    }
}

/// Searches, or only makes the table again; true where no preset is faster than what was found.
pub fn run(repository: &Repository, tables_only: bool) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let measure = (!tables_only).then_some(|| measure(repository));
    let figures: Vec<Figure> = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "search", &table(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    Ok(figures.iter().all(|figure| figure.gain() >= 0.0))
}

fn measure(repository: &Repository) -> Result<Vec<Figure>> {
    let searches: Vec<Search> = report::read(&repository.root.join(SEARCHES))?;
    let peapod = Peapod::build_for_tests(repository)?;
    let folder = repository.target_dir.join("bench-search");
    fs::create_dir_all(&folder)?;
    let mut figures = Vec::new();
    for search in searches {
        let model = format!("workloads/texts/{}.mlir", search.text);
        let found = folder.join(format!("{}-{}.json", search.text, search.target));
        let mut command = Command::new(peapod.program());
        command.arg("search").arg(repository.root.join(model));
        command.args(["--target", &search.target]);
        command.args(["--max-candidates", &search.candidates.to_string()]);
        if !search.axes.is_empty() {
            command.args(["--axes", &search.axes]);
        }
        process::output(command.arg("--report").arg(&found))?;
        let figure = figure(search, &report::read(&found)?)?;
        println!(
            "{}: {:.1} % shorter",
            figure.search.text,
            figure.gain() * 100.0
        );
        figures.push(figure);
    }
    Ok(figures)
}

/// Of a report.
fn figure(search: Search, found: &Value) -> Result<Figure> {
    let list = |key: &str| found[key].as_array().context("not the report of a search");
    let seconds = |it: &Value| it["step_seconds"].as_f64().unwrap_or(f64::INFINITY);
    let ranked = list("ranked")?;
    let best = ranked.first().context("no candidate fits")?;
    let presets = list("presets")?.iter();
    let preset = presets.min_by(|a, b| seconds(a).total_cmp(&seconds(b)));
    let preset = preset.context("no preset fits")?;
    Ok(Figure {
        search,
        fit: ranked.len(),
        best: name(best),
        best_seconds: seconds(best),
        preset: name(preset),
        preset_seconds: seconds(preset),
    })
}

/// Layout and mesh.
fn name(candidate: &Value) -> String {
    let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    format!(
        "{}, {}",
        text(&candidate["arguments"][1]),
        text(&candidate["layout"])
    )
}

fn table(figures: &[Figure]) -> String {
    let columns = [
        "target",
        "candidates",
        "best preset",
        "ms",
        "best",
        "ms",
        "shorter",
    ];
    let mut table = head("workload", &columns);
    for figure in figures {
        let ms = |seconds: f64| format!("{:.3}", seconds * 1e3);
        table += &row(
            &format!("`{}`", figure.search.text),
            [
                figure.search.target.clone(),
                figure.search.candidates.to_string(),
                figure.preset.clone(),
                ms(figure.preset_seconds),
                figure.best.clone(),
                ms(figure.best_seconds),
                format!("{:.1} %", figure.gain() * 100.0),
            ],
        );
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_best_is_beside_the_fastest_preset() {
        let arguments = ["--mesh", "data=2"];
        let one = |step_seconds: f64, layout: &str| json!({ "step_seconds": step_seconds, "layout": layout, "arguments": arguments });
        let found = json!({
            "ranked": [one(3.0, "optimised"), one(4.0, "b"), one(5.0, "a")],
            "presets": [one(5.0, "a"), one(4.0, "b")],
        });
        let search = Search {
            text: "t".into(),
            target: "p".into(),
            axes: String::new(),
            candidates: 3,
        };
        let figure = figure(search, &found).unwrap();
        assert_eq!(figure.preset, "data=2, b");
        assert_eq!(figure.gain(), 0.25);
        assert!(table(&[figure]).contains("| 25.0 % |"));
    }
}
