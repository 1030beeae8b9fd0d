//! The tables of what optimising for one thing or another costs, on a large core and a small one.

use super::figures::{DEFAULT, Figure, Figures, MODES, Measured};
use super::peer;
use super::tables::{REFUSED, head, ratio, row};
use crate::report::grouped;

/// The chips whose boards the tables are of.
const CHIPS: [&str; 2] = ["cortex-m4f", "nrf51822"];
/// The chip that the peer's programs were measured on.
const PEER_CHIP: &str = "cortex-m4f";

/// All tables.
pub fn table(figures: &Figures) -> String {
    let mut text = String::from(
        "### What models are optimised for\n\nModes that make the same program share a row. RAM: activations; code: \
         interpreter and kernels.\n",
    );
    for chip in CHIPS {
        let boards = figures.boards.iter().filter(|(_, it)| it.chip == chip);
        for (board, _) in boards {
            text += &format!("\n{}", of_board(figures, board));
        }
    }
    text + "\n" + &against_peer(figures) + "\n" + &as_code(figures)
}

/// Models as code beside the interpreter.
fn as_code(figures: &Figures) -> String {
    let Some(board) = peer_board(figures) else {
        return String::new();
    };
    let columns = [
        "load + first inference",
        "as code",
        "code + model",
        "as code",
        "runtime + stack",
        "as code",
    ];
    let mut table = head(&format!("on {board}"), &columns);
    for model in figures.models.keys() {
        let pair = (
            figures.measured(model, board),
            figures.as_code(model, board),
        );
        let (Some(pea), Some(code)) = pair else {
            continue;
        };
        let of = |of: fn(&Measured) -> u64| [grouped(of(pea)), grouped(of(code))];
        let cells = [
            of(|it| it.load + it.first),
            of(|it| it.code + it.model),
            of(|it| it.runtime + it.stack),
        ];
        table += &row(model, cells.into_iter().flatten());
    }
    format!(
        "### Without an interpreter\n\nThe same plans as straight calls of kernels (`--emit aot`), \
         beside the interpreter; optimised for `{}`. As code there is nothing to load but states.\
         \n\n{table}",
        DEFAULT
    )
}

/// The board that the peer's programs were measured on.
fn peer_board(figures: &Figures) -> Option<&str> {
    let mut boards = figures.boards.iter();
    let (board, _) = boards.find(|(_, it)| it.chip == PEER_CHIP)?;
    Some(board)
}

fn of_board(figures: &Figures, board: &str) -> String {
    let columns = ["optimised for", "instructions", "RAM", "code", "model"];
    let mut table = head(&format!("on {board}"), &columns);
    for model in figures.models.keys() {
        for (modes, figure) in alike(figures, model, board) {
            let mut cells = vec![modes.join(", ")];
            match figure {
                Figure::Measured(it) => {
                    cells.extend([it.first, it.activations, it.code, it.model].map(grouped));
                }
                Figure::Refused { .. } => {
                    cells.extend([REFUSED, "", "", ""].map(str::to_owned));
                }
            }
            table += &row(model, cells);
        }
    }
    table
}

/// Figures of a model on a board, each with the modes that have it.
fn alike<'f>(
    figures: &'f Figures,
    model: &str,
    board: &str,
) -> Vec<(Vec<&'static str>, &'f Figure)> {
    let mut rows: Vec<(Vec<&str>, &Figure)> = Vec::new();
    for mode in MODES {
        let Some(figure) = figures.get(model, board, mode) else {
            continue;
        };
        let refused = |it: &Figure| it.measured().is_none();
        let same = rows
            .iter_mut()
            .find(|(_, other)| *other == figure || (refused(other) && refused(figure)));
        match same {
            Some((modes, _)) => modes.push(mode),
            None => rows.push((vec![mode], figure)),
        }
    }
    rows
}

/// Code beside the peer's.
fn against_peer(figures: &Figures) -> String {
    let Some(board) = peer_board(figures) else {
        return String::new();
    };
    let columns = [
        "`speed`",
        "TFLM -O3, smallest",
        "TFLM -O3, CMSIS-NN",
        "ratio",
        "`flash`",
        "TFLM -Os, smallest",
        "ratio",
    ];
    let mut table = head("code", &columns);
    for model in figures.models.keys() {
        let ours = |mode| figures.get(model, board, mode).and_then(Figure::measured);
        let (Some(speed), Some(flash)) = (ours("speed"), ours("flash")) else {
            continue;
        };
        let theirs = |level| peer::code_bytes(&figures.peer, model, level);
        let (Some([least, fast]), Some([small, _])) = (theirs("O3"), theirs("Os")) else {
            continue;
        };
        let code = |it: &Measured| it.code;
        let cells = [
            grouped(code(speed)),
            grouped(least),
            grouped(fast),
            ratio(code(speed), fast),
            grouped(code(flash)),
            grouped(small),
            ratio(code(flash), small),
        ];
        table += &row(model, cells);
    }
    format!(
        "Code on {board} beside TFLM's, in bytes. Smallest: of reference and CMSIS-NN kernels; \
         CMSIS-NN: its registrations for int8 alone where a model has no others. Aimed at: `speed` \
         at most 0.5 × TFLM's at -O3; `flash` at most 8 kB for hello_world_int8, 16 kB for \
         kws_ref_model and person_detect.\n\n{table}"
    )
}
