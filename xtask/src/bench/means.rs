//! The table of geometric means over the models common to all measurements, against the goals.

use super::figures::Figures;
use super::peer::{self, Standard};
use super::tables::{head, row};

/// The four models of MLPerf Tiny, quantised, and person detection.
const COMMON: [&str; 5] = [
    "person_detect",
    "vww_96_int8",
    "kws_ref_model",
    "pretrainedResnet_quant",
    "ad01_int8",
];
/// Small quantised models, for boards that hold none of those.
const SMALL: [&str; 3] = [
    "hello_world_int8",
    "keyword_scrambled_8bit",
    "micro_speech_quantized",
];
/// Models of floats, for cores that compute with them.
const FLOAT: [&str; 3] = ["pretrainedResnet", "ad01_fp32", "hello_world_float"];
/// What float models shall take of the peer's instructions at most, where the core has floats.
const FLOAT_TARGET: f64 = 0.4;
/// The core with floats that the aim is for.
const FLOAT_CORE: &str = "M4";

/// The table, one row for each board and kind of models.
pub fn table(figures: &Figures) -> String {
    let mut table = head(
        "board",
        &["TFLM on", "models", "geometric mean", "worst", "aim"],
    );
    for (board, it) in &figures.boards {
        let Some(standard) = peer::standard(&it.chip) else {
            continue;
        };
        let common = ratios(figures, board, standard, &COMMON);
        let (ratios_of_int8, kind) = match common.is_empty() {
            false => (common, "int8"),
            true => (ratios(figures, board, standard, &SMALL), "int8, small"),
        };
        table += &line(board, standard, kind, &ratios_of_int8);
        if standard.own && standard.core == FLOAT_CORE {
            let standard = Standard {
                target: FLOAT_TARGET,
                ..standard
            };
            let floats = ratios(figures, board, standard, &FLOAT);
            table += &line(board, standard, "float", &floats);
        }
    }
    format!(
        "### Instructions against TFLM's, together\n\nGeometric means over {}; where none of them fits, over {}; of \
         floats over {}. Cores on which TFLM was not measured are compared with the one named.\n\n{table}",
        COMMON.join(", "),
        SMALL.join(", "),
        FLOAT.join(", "),
    )
}

/// Ours / theirs of those of the models that fit, with their names.
fn ratios<'m>(
    figures: &Figures,
    board: &str,
    standard: Standard,
    models: &[&'m str],
) -> Vec<(f64, &'m str)> {
    let ratio = |&model: &&'m str| {
        let ours = figures.measured(model, board)?.first;
        let theirs = peer::instructions_on(&figures.peer, model, standard.core)?;
        Some((ours as f64 / theirs as f64, model))
    };
    models.iter().filter_map(ratio).collect()
}

fn line(board: &str, standard: Standard, kind: &str, ratios: &[(f64, &str)]) -> String {
    let worst = ratios.iter().max_by(|a, b| a.0.total_cmp(&b.0));
    let Some((worst, model)) = worst else {
        return String::new();
    };
    let cells = [
        standard.core.to_owned(),
        format!("{} {kind}", ratios.len()),
        format!(
            "{:.3}×",
            geometric_mean(ratios.iter().map(|(ratio, _)| *ratio))
        ),
        format!("{worst:.2}× {model}"),
        format!("{:.1}×", standard.target),
    ];
    row(board, cells)
}

/// The root of the product; 1 of none.
fn geometric_mean(ratios: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = ratios.len().max(1) as f64;
    (ratios.map(f64::ln).sum::<f64>() / count).exp()
}

#[cfg(test)]
mod tests {
    use super::geometric_mean;

    #[test]
    fn a_half_and_a_double_are_even() {
        assert!((geometric_mean([0.5, 2.0].into_iter()) - 1.0).abs() < 1e-12);
        assert!((geometric_mean([0.25, 1.0].into_iter()) - 0.5).abs() < 1e-12);
        assert_eq!(geometric_mean([].into_iter()), 1.0);
    }
}
