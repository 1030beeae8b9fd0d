//! Dimension rules keep what they promise: ops on cut operands yield the cut results, or partial
//! ones that combine to the whole.

mod op_instances;

use op_instances::{Instance, Source, elementwise, indexed, network, shaping, windows};
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::ops::tensor::{Combiner, TensorOp};
use peapod_ir::{
    DType, DimensionRule, Function, Location, Module, Op, OpKind, OpTypes, Origin, Role,
};
use peapod_ir::{Tensor, TensorType, ValueId, verify};
use proptest::prelude::*;
use std::ops::Range;

/// Random instances of each op.
const CASES: u32 = 150;

/// The types of an instance.
fn types(instance: &Instance) -> OpTypes<'_> {
    let operands = instance.operands.iter();
    OpTypes {
        operands: operands.map(|x| x.as_ref().map(Tensor::ty)).collect(),
        results: instance.results.iter().collect(),
    }
}

/// What an op yields; with a state, what it yields in the second run.
fn run(instance: &Instance) -> Vec<Tensor> {
    let mut function = Function {
        name: "main".to_owned(),
        ..Function::default()
    };
    let (mut inputs, mut arguments) = (Vec::new(), Vec::new());
    for (index, operand) in instance.operands.iter().enumerate() {
        inputs.push(operand.as_ref().map(|tensor| {
            let state = instance.kind.states().contains(&index);
            let origin = if state {
                Origin::State
            } else {
                Origin::Argument
            };
            let id = function.add_value("", tensor.ty().clone(), origin);
            if !state {
                function.inputs.push(id);
                arguments.push(tensor.clone());
            }
            id
        }));
    }
    let results = instance.results.iter();
    let results: Vec<ValueId> = results
        .map(|ty| function.add_value("", ty.clone(), Origin::Result))
        .collect();
    function.outputs.clone_from(&results);
    function.ops.push(Op::new(
        instance.kind.clone(),
        inputs,
        results,
        &Location::default(),
    ));
    let module = Module {
        functions: vec![function],
        ..Module::default()
    };
    let module = verify(&module).unwrap_or_else(|errors| panic!("{errors}\n{instance:?}"));
    let mut states = States::new(&module, "main").unwrap();
    let first = eval(&module, "main", &arguments, &mut states).unwrap();
    match instance.kind.states() {
        [] => first,
        _ => eval(&module, "main", &arguments, &mut states).unwrap(),
    }
}

/// What a factor counts in a dimension of this extent: windows are alone in theirs.
fn extent(rule: &DimensionRule, factor: usize, whole: usize) -> usize {
    match rule.factors[factor].role {
        Role::Window | Role::Swept => whole,
        Role::Parallel | Role::Reduced(_) | Role::Whole | Role::Indexed => {
            rule.factors[factor].extent
        }
    }
}

/// The type of a cut tensor.
fn cut_type(
    rule: &DimensionRule,
    ty: &TensorType,
    dims: &[Vec<usize>],
    factor: usize,
    range: &Range<usize>,
) -> TensorType {
    let mut cut = ty.clone();
    let pairs = dims.iter().zip(&ty.shape);
    let shape = pairs.map(|(dim, &whole)| {
        let extent = |&i: &usize| match i == factor {
            true => range.len(),
            false => extent(rule, i, whole),
        };
        dim.iter().map(extent).product()
    });
    cut.shape = shape.collect();
    cut
}

/// The elements of a tensor whose index along a factor is in a range, wherever it has the factor.
fn cut(
    rule: &DimensionRule,
    tensor: &Tensor,
    dims: &[Vec<usize>],
    factor: usize,
    range: &Range<usize>,
) -> Tensor {
    let mut positions = vec![0];
    let shape = &tensor.ty().shape;
    let pairs = dims.iter().zip(shape);
    for (&i, &whole) in pairs.flat_map(|(dim, whole)| dim.iter().map(move |i| (i, whole))) {
        let extent = extent(rule, i, whole);
        let along = if i == factor {
            range.clone()
        } else {
            0..extent
        };
        let step = |position: usize| along.clone().map(move |i| position * extent + i);
        positions = positions.into_iter().flat_map(step).collect();
    }
    let elements = tensor.scalars();
    let ty = cut_type(rule, tensor.ty(), dims, factor, range);
    Tensor::from_scalars(&ty, positions.into_iter().map(|i| elements[i]))
}

/// The op on operands cut along a factor.
fn piece(whole: &Instance, rule: &DimensionRule, factor: usize, range: &Range<usize>) -> Instance {
    let operands = whole.operands.iter().zip(&rule.operands);
    let results = whole.results.iter().zip(&rule.results);
    let mut piece = Instance {
        operands: operands
            .map(|(x, dims)| x.as_ref().map(|x| cut(rule, x, dims, factor, range)))
            .collect(),
        results: results
            .map(|(ty, dims)| cut_type(rule, ty, dims, factor, range))
            .collect(),
        ..whole.clone()
    };
    piece.kind = whole.kind.localised(&types(&piece));
    count_rows(&mut piece, rule, factor, range.start);
    piece
}

/// Groups of rows that are cut begin and end as many rows before.
fn count_rows(piece: &mut Instance, rule: &DimensionRule, factor: usize, before: usize) {
    if !matches!(&piece.kind, OpKind::Tensor(TensorOp::RaggedDot(_))) {
        return;
    }
    let dims = &rule.operands[0];
    if dims[dims.len() - 2].contains(&factor) {
        for bound in piece.operands[2..].iter_mut().flatten() {
            *bound = shifted(bound, -(before as i64));
        }
    }
}

/// Both parts of a factor, for every place to cut it.
fn parts(extent: usize) -> impl Iterator<Item = [Range<usize>; 2]> {
    (1..extent).map(move |at| [0..at, at..extent])
}

/// Bytes or numbers are equal: zeros are, whatever their sign.
fn assert_same(found: &Tensor, expected: &Tensor, what: &dyn Fn() -> String) {
    assert_eq!(found.ty(), expected.ty(), "{}", what());
    let same = found.bytes() == expected.bytes() || found.scalars() == expected.scalars();
    assert!(same, "{}\n found {found:?}\n expected {expected:?}", what());
}

/// Every tensor's extents are the products of its factors'.
fn check_structure(instance: &Instance, rule: &DimensionRule) {
    let types = types(instance);
    let operands = types.operands.iter().zip(&rule.operands);
    assert_eq!(types.operands.len(), rule.operands.len());
    assert_eq!(types.results.len(), rule.results.len());
    let results = types.results.iter().map(|&ty| Some(ty)).zip(&rule.results);
    for (ty, dims) in operands.map(|(&ty, dims)| (ty, dims)).chain(results) {
        let expected = ty.map_or(&[][..], |ty| &ty.shape);
        let pairs = dims.iter().zip(expected);
        let extents = pairs.map(|(dim, &whole)| {
            let factors = dim.iter().map(|&i| extent(rule, i, whole));
            factors.product()
        });
        let extents: Vec<usize> = extents.collect();
        assert_eq!(extents, expected, "{rule:?} of {instance:?}");
    }
    for (index, factor) in rule.factors.iter().enumerate() {
        let on_result = rule.results.iter().flatten().flatten().any(|&i| i == index);
        match factor.role {
            Role::Reduced(_) | Role::Swept => assert!(!on_result, "{rule:?} of {instance:?}"),
            Role::Parallel | Role::Whole | Role::Indexed | Role::Window => {}
        }
    }
}

fn check_parallel(instance: &Instance, rule: &DimensionRule, factor: usize, whole: &[Tensor]) {
    for range in parts(rule.factors[factor].extent).flatten() {
        let piece = piece(instance, rule, factor, &range);
        let what =
            || format!("{range:?} of factor {factor} of {rule:?}\n {piece:?}\n {instance:?}");
        for (i, (found, whole)) in run(&piece).iter().zip(whole).enumerate() {
            let mut found = found.clone();
            if let OpKind::Tensor(TensorOp::Iota(iota)) = &piece.kind
                && rule.results[0][iota.dim].contains(&factor)
            {
                found = shifted(&found, range.start as i64);
            }
            let expected = cut(rule, whole, &rule.results[i], factor, &range);
            assert_same(&found, &expected, &what);
        }
    }
}

/// A number added to every element.
fn shifted(tensor: &Tensor, by: i64) -> Tensor {
    let dtype = tensor.ty().dtype;
    let by = Scalar::Integer(by).convert(dtype);
    let elements = tensor.scalars().into_iter();
    Tensor::from_scalars(
        tensor.ty(),
        elements.map(|x| Combiner::Add.fold(dtype, x, [by])),
    )
}

/// What changes nothing, as an element that other elements are combined with.
fn identity(combiner: Combiner, ty: &TensorType) -> Tensor {
    let (least, most) = match ty.dtype.integer_range() {
        Some((least, most)) => (Scalar::Integer(least), Scalar::Integer(most)),
        None if ty.dtype == DType::Bool => (Scalar::Truth(false), Scalar::Truth(true)),
        None => (
            Scalar::Double(f64::NEG_INFINITY),
            Scalar::Double(f64::INFINITY),
        ),
    };
    let element = match combiner {
        Combiner::Add | Combiner::Or => Scalar::zero(ty.dtype),
        Combiner::Mul => Scalar::one(ty.dtype),
        Combiner::Max => least.convert(ty.dtype),
        Combiner::Min => most.convert(ty.dtype),
        Combiner::And => Scalar::Integer(-1).convert(ty.dtype),
    };
    Tensor::from_scalars(ty, vec![element; ty.elements()])
}

/// Partial results combine to the whole one, where what they begin with takes part once.
fn check_reduced(
    instance: &Instance,
    rule: &DimensionRule,
    (factor, combiner): (usize, Combiner),
    whole: &Tensor,
) {
    let first = if matches!(&instance.kind, OpKind::Tensor(TensorOp::Reduce(_))) {
        Some(1)
    } else {
        let scatters = matches!(&instance.kind, OpKind::Tensor(TensorOp::Scatter(_)));
        scatters.then_some(0)
    };
    for [low, high] in parts(rule.factors[factor].extent) {
        let mut pieces = [low, high].map(|range| piece(instance, rule, factor, &range));
        if let Some(first) = first {
            let ty = instance.operands[first].as_ref().unwrap().ty();
            pieces[1].operands[first] = Some(identity(combiner, ty));
        }
        let [low, high] = pieces.each_ref().map(|piece| run(piece)[0].scalars());
        let pairs = low.into_iter().zip(high);
        let combined = pairs.map(|(a, b)| combiner.fold(whole.ty().dtype, a, [b]));
        let combined = Tensor::from_scalars(whole.ty(), combined);
        assert_same(&combined, whole, &|| {
            format!("factor {factor} of {rule:?}\n {instance:?}")
        });
    }
}

/// The part of every index that points along a dimension changed.
fn moved(instance: &Instance, dim: usize, change: impl Fn(i64) -> i64) -> Option<Tensor> {
    let points = if let OpKind::Tensor(TensorOp::Gather(op)) = &instance.kind {
        &op.points
    } else if let OpKind::Tensor(TensorOp::Scatter(op)) = &instance.kind {
        &op.points
    } else {
        panic!("{} has no indices", instance.kind);
    };
    let indices = instance.operands[1].as_ref().unwrap();
    let part = points.dims.iter().position(|&own| own == dim).unwrap();
    let shape = &indices.ty().shape;
    let vector = points.index_vector_dim;
    let step: usize = shape.iter().skip(vector + 1).product();
    let extent = shape.get(vector).copied().unwrap_or(1);
    let elements = indices.scalars().into_iter().enumerate();
    let changed = elements.map(|(at, x)| match at / step % extent == part {
        true => Scalar::Integer(change(x.integer())),
        false => x,
    });
    Some(Tensor::from_scalars(indices.ty(), changed))
}

fn is_dynamic(instance: &Instance) -> bool {
    ["dynamic_slice", "dynamic_update_slice"].contains(&instance.kind.mnemonic())
}

fn check_indexed(instance: &Instance, rule: &DimensionRule, factor: usize, whole: &Tensor) {
    let dim = rule.operands[0]
        .iter()
        .position(|dim| dim.contains(&factor))
        .unwrap();
    let x = instance.operands[0].as_ref().unwrap();
    let extent = x.ty().shape[dim] as i64;
    let gathers = matches!(&instance.kind, OpKind::Tensor(TensorOp::Gather(_)));
    // Where each element of a gather's result comes from.
    let along: usize = x.ty().shape[dim + 1..].iter().product();
    let positions = 0..x.ty().elements();
    let coordinates = positions.map(|i| Scalar::Integer((i / along) as i64 % extent));
    let coordinates = coordinates.map(|i| i.convert(x.ty().dtype));
    let mut origin = instance.clone();
    origin.operands[0] = Some(Tensor::from_scalars(x.ty(), coordinates));
    for range in parts(extent as usize).flatten() {
        let (low, high) = (range.start as i64, range.end as i64);
        let mut piece = piece(instance, rule, factor, &range);
        let what = || format!("{range:?} of indexed factor {factor} of {rule:?}\n {instance:?}");
        if gathers {
            piece.operands[1] = moved(instance, dim, |i| i.clamp(0, extent - 1) - low);
            let found = run(&piece)[0].scalars();
            let triples = run(&origin)[0]
                .scalars()
                .into_iter()
                .zip(whole.scalars())
                .zip(found);
            for ((from, expected), found) in triples {
                if (low..high).contains(&(from.double() as i64)) {
                    assert_eq!(found, expected, "{}", what());
                }
            }
        } else {
            piece.operands[1] = moved(instance, dim, |i| i - low);
            let expected = cut(rule, whole, &rule.results[0], factor, &range);
            assert_same(&run(&piece)[0], &expected, &what);
        }
    }
}

fn check(make: fn(&mut Source) -> Instance, seed: u64) {
    let instance = make(&mut Source::new(seed));
    let rule = instance.kind.def().dimensions(&types(&instance));
    check_structure(&instance, &rule);
    let whole = run(&instance);
    for (index, factor) in rule.factors.iter().enumerate() {
        match factor.role {
            Role::Parallel => check_parallel(&instance, &rule, index, &whole),
            Role::Reduced(combiner) => {
                check_reduced(&instance, &rule, (index, combiner), &whole[0]);
            }
            // Where a slice is partly outside a shard, the partitioner adds a halo first.
            Role::Indexed if is_dynamic(&instance) => {}
            Role::Indexed => check_indexed(&instance, &rule, index, &whole[0]),
            // Nothing is promised of it.
            Role::Whole | Role::Window | Role::Swept => {}
        }
    }
}

/// Seeds say all there is to say of a failure: no file keeps them.
fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(CASES)
    }
}

/// Some instance of an op can be cut.
fn check_useful(make: fn(&mut Source) -> Instance) {
    let cuttable = |seed| {
        let instance = make(&mut Source::new(seed));
        let rule = instance.kind.def().dimensions(&types(&instance));
        let mut factors = rule.factors.into_iter();
        factors.any(|factor| factor.role == Role::Parallel && factor.extent > 1)
    };
    assert!((0..100).any(cuttable));
}

macro_rules! rules {
    ($($name:ident: $make:path,)*) => {
        proptest! {
            #![proptest_config(config())]
            $(#[test]
            fn $name(seed in any::<u64>()) {
                check($make, seed);
            })*
        }

        #[test]
        fn every_rule_allows_something() {
            $(check_useful($make);)*
        }
    };
}

rules! {
    binary: elementwise::binary,
    unary: elementwise::unary,
    composite: elementwise::composite,
    paired: elementwise::paired,
    compare: elementwise::compare,
    select: elementwise::select,
    clamp: elementwise::clamp,
    convert: elementwise::convert,
    optimization_barrier: elementwise::optimization_barrier,
    sharding_constraint: elementwise::sharding_constraint,
    bitcast_convert: elementwise::bitcast_convert,
    reshape: shaping::reshape,
    broadcast_in_dim: shaping::broadcast_in_dim,
    transpose: shaping::transpose,
    iota: shaping::iota,
    pad: shaping::pad,
    interior_pad: shaping::interior_pad,
    slice: shaping::slice,
    concatenation: shaping::concatenation,
    reverse: shaping::reverse,
    reduce: shaping::reduce,
    sort: shaping::sort,
    top_k: shaping::top_k,
    arg_reduce: shaping::arg_reduce,
    reduce_precision: elementwise::reduce_precision,
    dot_general: windows::dot_general,
    ragged_dot: windows::ragged_dot,
    convolution: windows::convolution,
    reduce_window: windows::reduce_window,
    select_and_scatter: windows::select_and_scatter,
    gather: indexed::gather,
    scatter: indexed::scatter,
    dynamic_slice: indexed::dynamic_slice,
    dynamic_update_slice: indexed::dynamic_update_slice,
    conv2d: network::conv2d,
    depthwise_conv2d: network::depthwise_conv2d,
    transpose_conv: network::transpose_conv,
    hybrid_conv2d: network::hybrid_conv2d,
    batch_matmul: network::batch_matmul,
    fully_connected: network::fully_connected,
    average_pool2d: network::average_pool2d,
    max_pool2d: network::max_pool2d,
    mean: network::mean,
    softmax: network::softmax,
    quantize: network::quantize,
    dequantize: network::dequantize,
    svdf: network::svdf,
    lstm: network::lstm,
    read_state: network::read_state,
}
