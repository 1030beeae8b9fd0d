//! Tables of what kernels cost: instructions per multiply-accumulate by kind of layer, and what is
//! not spent in kernels.

use super::figures::{Figures, OpCost};
use super::tables::{head, median, row};
use crate::report::grouped;

/// The chip that the tables are of.
const CHIP: &str = "cortex-m4f";

/// A kind of layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Pointwise,
    FirstConv,
    OtherConv,
    Depthwise3x3,
    OtherDepthwise,
    FullyConnected,
}

impl Kind {
    const ALL: [Self; 6] = [
        Self::Pointwise,
        Self::FirstConv,
        Self::OtherConv,
        Self::Depthwise3x3,
        Self::OtherDepthwise,
        Self::FullyConnected,
    ];

    /// The kind of a layer of int8 at this place of its model; `None` of layers that multiply
    /// nothing, or something else.
    fn of(cost: &OpCost, index: usize) -> Option<Self> {
        if cost.kernel.ends_with("_f32") || cost.macs == 0 {
            return None;
        }
        match (cost.op.as_str(), cost.window) {
            ("conv2d", Some([1, 1])) => Some(Self::Pointwise),
            ("conv2d", Some(_)) if index == 0 => Some(Self::FirstConv),
            ("conv2d", Some(_)) => Some(Self::OtherConv),
            ("depthwise_conv2d", Some([3, 3])) => Some(Self::Depthwise3x3),
            ("depthwise_conv2d", Some(_)) => Some(Self::OtherDepthwise),
            ("fully_connected", _) => Some(Self::FullyConnected),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Pointwise => "convolution 1 × 1",
            Self::FirstConv => "convolution, first layer",
            Self::OtherConv => "convolution, other",
            Self::Depthwise3x3 => "depthwise 3 × 3",
            Self::OtherDepthwise => "depthwise, other",
            Self::FullyConnected => "fully connected",
        }
    }

    /// Instructions per multiply-accumulate that were aimed at.
    fn aim(self) -> Option<f64> {
        match self {
            Self::Pointwise | Self::FullyConnected => Some(1.2),
            Self::Depthwise3x3 => Some(3.0),
            Self::FirstConv | Self::OtherConv | Self::OtherDepthwise => None,
        }
    }
}

/// The board of the tables.
fn board(figures: &Figures) -> Option<&str> {
    let mut boards = figures.boards.iter();
    boards
        .find(|(_, board)| board.chip == CHIP)
        .map(|(name, _)| name.as_str())
}

/// Instructions per multiply-accumulate, by kind.
pub fn table(figures: &Figures) -> String {
    let Some(board) = board(figures) else {
        return String::new();
    };
    let mut layers: Vec<(Kind, &str, &OpCost)> = Vec::new();
    for (model, by_board) in &figures.ops {
        let costs = by_board.get(board).into_iter().flatten();
        layers.extend(
            costs
                .enumerate()
                .filter_map(|(index, cost)| Some((Kind::of(cost, index)?, model.as_str(), cost))),
        );
    }
    let mut table = head(
        "layer",
        &["layers", "least", "median", "most", "together", "aim"],
    );
    for kind in Kind::ALL {
        let of_kind = || layers.iter().filter(|(other, _, _)| *other == kind);
        let per_mac = |cost: &OpCost| cost.instructions as f64 / cost.macs as f64;
        let mut sorted: Vec<_> = of_kind()
            .map(|(_, model, cost)| (per_mac(cost), model))
            .collect();
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (Some((least, _)), Some((most, worst))) = (sorted.first(), sorted.last()) else {
            continue;
        };
        let sum = |of: fn(&OpCost) -> u64| of_kind().map(|(_, _, cost)| of(cost)).sum::<u64>();
        let together = sum(|it| it.instructions) as f64 / sum(|it| it.macs) as f64;
        let cells = [
            sorted.len().to_string(),
            format!("{least:.2}"),
            format!("{:.2}", median(sorted.iter().map(|(per_mac, _)| *per_mac))),
            format!("{most:.2} ({worst})"),
            format!("{together:.2}"),
            kind.aim()
                .map(|aim| format!("{aim:.1}"))
                .unwrap_or_default(),
        ];
        table += &row(kind.name(), cells);
    }
    format!(
        "### Instructions per multiply-accumulate\n\nLayers of all int8 models on {board}; together: all instructions / all \
         multiply-accumulates. Each layer is in `benchmarks/micro.json`.\n\n{table}"
    )
}

/// What is spent before the first inference, and around the kernels.
pub fn around(figures: &Figures) -> String {
    let Some(board) = board(figures) else {
        return String::new();
    };
    let columns = [
        "load",
        "first inference",
        "later inference",
        "(load + first) / later",
        "around kernels",
        "of an inference",
    ];
    let mut table = head("model", &columns);
    for model in figures.models.keys() {
        let Some(it) = figures.measured(model, board) else {
            continue;
        };
        let around = it.first.saturating_sub(it.kernels);
        let cells = [
            grouped(it.load),
            grouped(it.first),
            grouped(it.later),
            format!("{:.3}×", (it.load + it.first) as f64 / it.later as f64),
            grouped(around),
            format!("{:.3} %", 100.0 * around as f64 / it.first as f64),
        ];
        table += &row(model, cells);
    }
    format!(
        "### Instructions around kernels\n\nOn {board}. Aimed at: load and first inference together at most 1.02 × a later one; \
         around kernels at most 0.1 % of person_detect and 2 % of keyword_scrambled_8bit.\n\n{table}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_of_a_kind() {
        let cost = |op: &str, kernel: &str, window| OpCost {
            op: op.to_owned(),
            kernel: kernel.to_owned(),
            window,
            macs: 1,
            instructions: 1,
        };
        let kinds = [
            (
                cost("conv2d", "conv2d_s8", Some([1, 1])),
                Some(Kind::Pointwise),
            ),
            (
                cost("conv2d", "conv2d_s8", Some([3, 3])),
                Some(Kind::OtherConv),
            ),
            (
                cost("depthwise_conv2d", "k", Some([3, 3])),
                Some(Kind::Depthwise3x3),
            ),
            (
                cost("fully_connected", "conv2d_s8", Some([1, 1])),
                Some(Kind::FullyConnected),
            ),
            (cost("conv2d", "conv2d_f32", Some([1, 1])), None),
            (cost("softmax", "softmax_s8", None), None),
        ];
        for (cost, kind) in kinds {
            assert_eq!(Kind::of(&cost, 1), kind, "{cost:?}");
        }
        let first = cost("conv2d", "conv2d_s8", Some([3, 3]));
        assert_eq!(Kind::of(&first, 0), Some(Kind::FirstConv));
    }
}
