//! Ops that are steps of their own, as tables of the schema.

use peapod_ir::ops::tensor::{AllGather, AllReduce, AllToAll, CollectiveBroadcast};
use peapod_ir::ops::tensor::{
    ArgReduce, DotGeneral, PartitionIndex, RaggedDot, ReduceScatter, Transpose,
};
use peapod_ir::ops::tensor::{CollectivePermute, Convolution, Gather, Points, Route, Scatter};
use peapod_ir::ops::tensor::{InteriorPad, ReduceWindow, SelectAndScatter, Sliding, Sort};
use peapod_ir::ops::{Activation, Concatenation, Level, OpKind, TensorOp};
use peapod_ir::{Function, Op};
use peapod_schemas::pod::file;
use peapod_schemas::pod::limits::MAX_STEP;

use super::{axes, dims, element, extents, narrow};

macro_rules! op {
    ($name:ident: $table:ident { $($fields:tt)* }) => {
        file::OpT::$name(Box::new(table!($table { $($fields)* })))
    };
}

/// Why a call has no step.
const INLINED: &str = "calls are inlined there";

/// Why an elementwise op has no step.
const IN_FUSION: &str = "it runs in a fusion";

/// The step of an op; the reason if there is none. `callee` numbers computations by name.
pub(super) fn kernel(
    function: &Function,
    op: &Op,
    callee: impl Fn(&str) -> u32,
) -> Result<file::OpT, &'static str> {
    let quantised = |value: &peapod_ir::ValueId| function.ty(*value).quant.is_some();
    if op.inputs.iter().flatten().chain(&op.outputs).any(quantised) {
        return Err("its tensors are quantised");
    }
    if op.kind.level() == Level::Network {
        return Err("it is a network-level op");
    }
    if let Some(kind) = op.kind.tensor() {
        return match tensor(kind, callee)? {
            Form::Step(step) => Ok(step),
            Form::Element(_) => Err(IN_FUSION),
        };
    }
    if let OpKind::Reshape(_) = op.kind {
        return Ok(file::OpT::Copy(Box::default()));
    }
    if let OpKind::Concatenation(it) = &op.kind {
        return concatenation(it);
    }
    match op.kind.class().is_elementwise() {
        true => Err(IN_FUSION),
        false => Err("there is no step for it"),
    }
}

fn concatenation(it: &Concatenation) -> Result<file::OpT, &'static str> {
    if it.activation != Activation::None {
        return Err("its activation is an op of its own there");
    }
    let dim = narrow(it.axis);
    Ok(op!(Concatenation: ConcatenationT { dim }))
}

/// How an op runs.
enum Form {
    /// As a step of its own.
    Step(file::OpT),
    /// On every element, in a fusion.
    Element(file::ElementOp),
}

/// What a tensor-level op does to every element, where it does that in fusions.
pub(super) fn in_fusion(kind: &TensorOp) -> Option<file::ElementOp> {
    match tensor(kind, |_| 0) {
        // In fusions the bits are another element type's; on its own it is a copy.
        _ if matches!(kind, TensorOp::BitcastConvert(_)) => Some(file::ElementOp::BitcastConvert),
        Ok(Form::Element(element)) => Some(element),
        Ok(Form::Step(_)) | Err(_) => None,
    }
}

fn tensor(kind: &TensorOp, callee: impl Fn(&str) -> u32) -> Result<Form, &'static str> {
    let step = match kind {
        TensorOp::DotGeneral(it) => dot_general(it),
        TensorOp::RaggedDot(it) => ragged_dot(it),
        TensorOp::Convolution(it) => convolution(it),
        TensorOp::Reduce(it) => op!(Reduce: ReduceT {
            combiner: element::combiner(it.combiner),
            dims: dims(&it.dims),
        }),
        TensorOp::ReduceWindow(it) => reduce_window(it),
        TensorOp::SelectAndScatter(it) => select_and_scatter(it),
        TensorOp::Gather(it) => gather(it),
        TensorOp::Scatter(it) => scatter(it),
        TensorOp::Sort(it) => sort(it),
        TensorOp::TopK(_) => file::OpT::TopK(Box::default()),
        TensorOp::ArgReduce(it) => arg_reduce(it),
        TensorOp::InteriorPad(it) => interior_pad(it),
        TensorOp::Slice(it) => op!(Slice: SliceT {
            start: extents(&it.start),
            // No extent is larger: a larger stride takes one element, too.
            stride: extents(&it.stride).into_iter().map(|it| it.min(MAX_STEP)).collect(),
        }),
        TensorOp::DynamicSlice(_) => file::OpT::DynamicSlice(Box::default()),
        TensorOp::DynamicUpdateSlice(_) => file::OpT::DynamicUpdateSlice(Box::default()),
        TensorOp::Transpose(it) => transpose(it),
        TensorOp::Reverse(it) => op!(Reverse: ReverseT { dims: dims(&it.dims) }),
        TensorOp::BroadcastInDim(it) => op!(BroadcastInDim: BroadcastInDimT {
            dims: some(&it.dims),
        }),
        TensorOp::OptimizationBarrier(_)
        | TensorOp::ShardingConstraint(_)
        | TensorOp::BitcastConvert(_) => file::OpT::Copy(Box::default()),
        TensorOp::Case(it) => op!(Case: CaseT {
            branches: it.functions.iter().map(|name| callee(name)).collect(),
        }),
        TensorOp::While(it) => op!(While: WhileT {
            condition: callee(&it.condition),
            body: callee(&it.body),
        }),
        TensorOp::AllReduce(it) => all_reduce(it),
        TensorOp::AllGather(it) => all_gather(it),
        TensorOp::ReduceScatter(it) => reduce_scatter(it),
        TensorOp::AllToAll(it) => all_to_all(it),
        TensorOp::CollectivePermute(it) => permute(it),
        TensorOp::CollectiveBroadcast(it) => collective_broadcast(it),
        TensorOp::PartitionIndex(it) => partition_index(it),
        TensorOp::Send(it) => op!(Send: SendT { channel: narrow(it.channel) }),
        TensorOp::Receive(it) => op!(Receive: ReceiveT { channel: narrow(it.channel) }),
        TensorOp::Call(_) | TensorOp::ManualComputation(_) => return Err(INLINED),
        TensorOp::Clamp(_) => return Ok(Form::Element(file::ElementOp::Clamp)),
        TensorOp::Compare(it) => return Ok(Form::Element(element::compare(it))),
        TensorOp::Convert(_) => return Ok(Form::Element(file::ElementOp::Convert)),
        TensorOp::Iota(_) => return Ok(Form::Element(file::ElementOp::Iota)),
        TensorOp::ReducePrecision(_) => return Ok(Form::Element(file::ElementOp::ReducePrecision)),
        TensorOp::Select(_) => return Ok(Form::Element(file::ElementOp::Select)),
    };
    Ok(Form::Step(step))
}

fn ragged_dot(it: &RaggedDot) -> file::OpT {
    op!(RaggedDot: RaggedDotT {
        summed: it.summed,
        transposed: it.transposed,
        groups: it.groups as u64,
    })
}

fn transpose(it: &Transpose) -> file::OpT {
    op!(Transpose: TransposeT {
        permutation: dims(&it.permutation),
    })
}

fn arg_reduce(it: &ArgReduce) -> file::OpT {
    op!(ArgReduce: ArgReduceT {
        dim: narrow(it.dim),
        max: it.max,
    })
}

fn dot_general(it: &DotGeneral) -> file::OpT {
    op!(DotGeneral: DotGeneralT {
        left_batch: some(&it.batch[0]),
        right_batch: some(&it.batch[1]),
        left_contracting: some(&it.contracting[0]),
        right_contracting: some(&it.contracting[1]),
    })
}

fn all_reduce(it: &AllReduce) -> file::OpT {
    op!(AllReduce: AllReduceT {
        axes: axes(&it.axes),
        combiner: element::combiner(it.combiner),
        first: it.first.unwrap_or(0) as u32,
    })
}

fn all_gather(it: &AllGather) -> file::OpT {
    op!(AllGather: AllGatherT {
        axes: axes(&it.axes),
        dims: dims(&it.dims),
    })
}

fn reduce_scatter(it: &ReduceScatter) -> file::OpT {
    op!(ReduceScatter: ReduceScatterT {
        axes: axes(&it.axes),
        dims: dims(&it.dims),
        combiner: element::combiner(it.combiner),
        first: it.first.unwrap_or(0) as u32,
    })
}

fn all_to_all(it: &AllToAll) -> file::OpT {
    op!(AllToAll: AllToAllT {
        axes: axes(&it.axes),
        split_dims: dims(&it.split_dims),
        concat_dims: dims(&it.concat_dims),
    })
}

fn collective_broadcast(it: &CollectiveBroadcast) -> file::OpT {
    op!(CollectiveBroadcast: CollectiveBroadcastT {
        axes: axes(&it.axes),
        source: narrow(it.source),
    })
}

fn partition_index(it: &PartitionIndex) -> file::OpT {
    op!(PartitionIndex: PartitionIndexT {
        axes: axes(&it.axes),
    })
}

fn permute(it: &CollectivePermute) -> file::OpT {
    let mut table = table!(CollectivePermuteT {
        axes: axes(&it.axes),
    });
    match &it.route {
        Route::Shift { offset, wrap } => {
            table.route = file::RouteKind::Shift;
            table.offset = *offset;
            table.wrap = *wrap;
        }
        Route::Stride {
            multiplier,
            offset,
            divisor,
            period,
            phase,
        } => {
            table.route = file::RouteKind::Stride;
            (table.multiplier, table.offset) = (*multiplier, *offset);
            table.divisor = *divisor;
            (table.period, table.phase) = (narrow(*period), narrow(*phase));
        }
        Route::Reorder(order) => {
            table.route = file::RouteKind::Reorder;
            table.order = Some(axes(order));
        }
        Route::Pairs(pairs) => {
            table.route = file::RouteKind::Pairs;
            table.pairs = Some(pairs.iter().flatten().map(|&it| narrow(it)).collect());
        }
    }
    file::OpT::CollectivePermute(Box::new(table))
}

fn convolution(it: &Convolution) -> file::OpT {
    op!(Convolution: ConvolutionT {
        x_layout: dims(&it.layouts[0]),
        kernel_layout: dims(&it.layouts[1]),
        result_layout: dims(&it.layouts[2]),
        sliding: sliding(&it.sliding),
        reversed: it.reversed.clone(),
        feature_groups: it.feature_groups as u64,
        batch_groups: it.batch_groups as u64,
    })
}

fn sliding(it: &Sliding) -> Box<file::SlidingT> {
    Box::new(table!(SlidingT {
        stride: extents(&it.stride),
        padding: it.padding.iter().flatten().copied().collect(),
        base_dilation: extents(&it.base_dilation),
        window_dilation: extents(&it.window_dilation),
    }))
}

fn reduce_window(it: &ReduceWindow) -> file::OpT {
    op!(ReduceWindow: ReduceWindowT {
        combiner: element::combiner(it.combiner),
        window: extents(&it.window),
        sliding: sliding(&it.sliding),
    })
}

fn select_and_scatter(it: &SelectAndScatter) -> file::OpT {
    let select = peapod_ir::ops::tensor::Compare {
        direction: it.select,
        total_order: false,
    };
    op!(SelectAndScatter: SelectAndScatterT {
        select: element::compare(&select),
        combiner: element::combiner(it.scatter),
        window: extents(&it.window),
        stride: extents(&it.sliding.stride),
        padding: it.sliding.padding.iter().flatten().copied().collect(),
    })
}

fn points(it: &Points) -> Box<file::PointsT> {
    Box::new(table!(PointsT {
        dims: some(&it.dims),
        batch: some(&it.batch),
        indices_batch: some(&it.indices_batch),
        index_vector_dim: narrow(it.index_vector_dim),
    }))
}

fn gather(it: &Gather) -> file::OpT {
    op!(Gather: GatherT {
        points: points(&it.points),
        offset_dims: some(&it.offset_dims),
        collapsed: some(&it.collapsed),
        slice_sizes: extents(&it.slice_sizes),
    })
}

fn scatter(it: &Scatter) -> file::OpT {
    let combiner = element::update(it.combiner);
    op!(Scatter: ScatterT {
        points: points(&it.points),
        window_dims: some(&it.window_dims),
        inserted: some(&it.inserted),
        replace: combiner.is_none(),
        combiner: combiner.unwrap_or_default(),
    })
}

fn sort(it: &Sort) -> file::OpT {
    op!(Sort: SortT {
        dim: narrow(it.dim),
        keys: narrow(it.keys),
        descending: it.direction == peapod_ir::ops::tensor::compare::Direction::Gt,
        total_order: it.total_order,
    })
}

fn interior_pad(it: &InteriorPad) -> file::OpT {
    // The verifier refuses negative interiors.
    let interior = it.interior.iter().map(|&step| step.unsigned_abs());
    op!(InteriorPad: InteriorPadT {
        low: it.low.clone(),
        high: it.high.clone(),
        interior: interior.collect(),
    })
}

fn some(list: &[usize]) -> Option<Vec<u32>> {
    Some(dims(list))
}
