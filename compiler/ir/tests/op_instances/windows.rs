//! Products and windows.

use super::{Instance, Source};
use peapod_ir::ops::tensor::{
    Combiner, Convolution, DotGeneral, Precision, RaggedDot, ReduceWindow, SelectAndScatter,
    Sliding, compare::Direction,
};
use peapod_ir::{DType, TensorType};

/// Extents in the order that a layout gives them.
fn laid_out(layout: &[usize], extents: &[usize]) -> Vec<usize> {
    let mut shape = vec![0; layout.len()];
    for (&dim, &extent) in layout.iter().zip(extents) {
        shape[dim] = extent;
    }
    shape
}

pub fn dot_general(source: &mut Source) -> Instance {
    let [batch, summed, left, right] = [(); 4].map(|()| source.between(0, 2));
    let (batch, summed) = (source.shape(batch), source.shape(summed));
    let free = [source.shape(left.min(1)), source.shape(right.min(1))];
    let layouts = [0, 1].map(|side| source.order(batch.len() + summed.len() + free[side].len()));
    let dtype = source.dtype();
    let operands = [0, 1].map(|side| {
        let extents = [&batch[..], &summed, &free[side]].concat();
        source.data(dtype, &laid_out(&layouts[side], &extents))
    });
    // What is left of an operand comes in the order of its dimensions; it is one at most.
    let result = [&batch[..], &free[0], &free[1]].concat();
    let end = batch.len() + summed.len();
    let kind = DotGeneral {
        batch: layouts
            .each_ref()
            .map(|layout| layout[..batch.len()].to_vec()),
        contracting: layouts
            .each_ref()
            .map(|layout| layout[batch.len()..end].to_vec()),
        precision: precision(source),
    };
    Instance::new(
        kind,
        operands.to_vec(),
        vec![TensorType::new(dtype, result)],
    )
}

pub fn ragged_dot(source: &mut Source) -> Instance {
    let rank = source.between(0, 1);
    let batch = source.shape(rank);
    let [rows, depth, columns, groups] = [(); 4].map(|()| source.between(1, 4));
    let [summed, turned] = [(); 2].map(|()| source.once_in(2));
    let transposed = turned && !summed;
    let dtype = source.dtype();
    let shape = |own: &[usize]| [&batch[..], own].concat();
    let lines = shape(&[rows, columns]);
    let matrices = match transposed {
        true => shape(&[groups, columns, depth]),
        false => shape(&[groups, depth, columns]),
    };
    let (right, result) = match summed {
        true => (lines, matrices),
        false => (matrices, lines),
    };
    let bounds = TensorType::new(DType::I64, shape(&[groups]));
    let operands = vec![
        source.data(dtype, &shape(&[rows, depth])),
        source.data(dtype, &right),
        source.numbers(&bounds, -1, rows as i64),
        source.numbers(&bounds, 0, rows as i64 + 1),
    ];
    let kind = RaggedDot {
        summed,
        transposed,
        groups,
        precision: precision(source),
    };
    Instance::new(kind, operands, vec![TensorType::new(dtype, result)])
}

/// How windows slide over these extents, and what they are, with as many positions as come out.
fn sliding(
    source: &mut Source,
    extents: &[usize],
    dilated: bool,
) -> (Sliding, Vec<usize>, Vec<usize>) {
    let mut sliding = Sliding::plain(extents.len());
    let (mut windows, mut positions) = (vec![], vec![]);
    for (dim, &extent) in extents.iter().enumerate() {
        windows.push(1);
        if source.once_in(2) {
            let reach = source.reach();
            windows[dim] = source.between(1, 2 + reach as usize);
            sliding.stride[dim] = source.between(1, 1 + reach as usize);
            sliding.padding[dim] = [
                source.integer(-reach, 2 * reach),
                source.integer(0, 2 * reach),
            ];
            if dilated {
                sliding.base_dilation[dim] = source.between(1, 2);
                sliding.window_dilation[dim] = source.between(1, 2);
            }
            while sliding.positions(dim, extent, windows[dim]).is_none() {
                sliding.padding[dim][1] += 1;
            }
        }
        positions.push(sliding.positions(dim, extent, windows[dim]).unwrap());
    }
    (sliding, windows, positions)
}

pub fn convolution(source: &mut Source) -> Instance {
    let spatial = source.between(0, 2);
    let extents = source.shape(spatial);
    let (sliding, windows, positions) = sliding(source, &extents, true);
    let groups = source.between(1, 3);
    let [features, batches] = source.pick(&[[1, 1], [groups, 1], [1, groups]]);
    let [batch, inputs, outputs] = [(); 3].map(|()| source.between(1, 3));
    let outputs = outputs * features * batches;
    let layouts = [(); 3].map(|()| source.order(spatial + 2));
    let [x, kernel, result] = [
        [&[batch * batches, inputs * features], &extents[..]].concat(),
        [&[inputs, outputs], &windows[..]].concat(),
        [&[batch, outputs], &positions[..]].concat(),
    ];
    let dtype = source.dtype();
    let operands = vec![
        source.data(dtype, &laid_out(&layouts[0], &x)),
        source.data(dtype, &laid_out(&layouts[1], &kernel)),
    ];
    let result = TensorType::new(dtype, laid_out(&layouts[2], &result));
    let kind = Convolution {
        layouts,
        sliding,
        reversed: (0..spatial).map(|_| source.once_in(2)).collect(),
        feature_groups: features,
        batch_groups: batches,
        precision: precision(source),
    };
    Instance::new(kind, operands, vec![result])
}

fn precision(source: &mut Source) -> [Precision; 2] {
    [source.pick(Precision::ALL), source.pick(Precision::ALL)]
}

pub fn reduce_window(source: &mut Source) -> Instance {
    let extents = source.any_shape();
    let (sliding, window, positions) = sliding(source, &extents, true);
    let dtype = source.dtype();
    let combiner = source.pick(&[Combiner::Add, Combiner::Max, Combiner::Min]);
    let operands = vec![source.data(dtype, &extents), source.data(dtype, &[])];
    let kind = ReduceWindow {
        combiner,
        window,
        sliding,
    };
    Instance::new(kind, operands, vec![TensorType::new(dtype, positions)])
}

pub fn select_and_scatter(source: &mut Source) -> Instance {
    let extents = source.any_shape();
    let (sliding, window, positions) = sliding(source, &extents, false);
    let dtype = source.dtype();
    let operands = vec![
        source.data(dtype, &extents),
        source.data(dtype, &positions),
        source.data(dtype, &[]),
    ];
    let kind = SelectAndScatter {
        select: source.pick(&[Direction::Ge, Direction::Le, Direction::Gt, Direction::Lt]),
        scatter: Combiner::Add,
        window,
        sliding,
    };
    Instance::new(kind, operands, vec![TensorType::new(dtype, extents)])
}
