//! Attention over sequences, and embeddings of places.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Slice};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::check_extents;
use super::super::call::Call;
use super::super::error::{Imported, malformed, unsupported};
use super::matrix::matrices;
use super::norm::softmax;
use super::reduce::reduced;
use super::slices::around;

type Results = Imported<Vec<ValueId>>;

/// How many heads an attribute says there are.
fn heads(c: &Call<'_, '_>, name: &str) -> Imported<usize> {
    let heads = c.int(name, 0)?;
    let found = usize::try_from(heads)
        .ok()
        .filter(|it| (1..=1 << 20).contains(it));
    found.ok_or_else(|| malformed(format!("expected {name} from 1, found {heads}")))
}

/// A value as `[batch, heads, sequence, size]`.
fn split(c: &mut Call<'_, '_>, x: ValueId, name: &str) -> Imported<ValueId> {
    match *c.shape(x) {
        [_, _, _, _] => Ok(x),
        [batch, sequence, hidden] => {
            let heads = heads(c, name)?;
            if hidden % heads != 0 {
                return Err(malformed(format!("expected {hidden} in {heads} heads")));
            }
            let parts = c.reshape(x, [batch, sequence, heads, hidden / heads]);
            Ok(c.permute(parts, vec![0, 2, 1, 3]))
        }
        _ => Err(malformed("expected three or four dimensions")),
    }
}

/// A value with each of its heads as often as others need it.
fn repeated(c: &mut Call<'_, '_>, x: ValueId, times: usize) -> Imported<ValueId> {
    if times == 1 {
        return Ok(x);
    }
    let [batch, heads, sequence, size] = *c.shape(x) else {
        return Err(malformed("expected four dimensions"));
    };
    let shape = [batch, heads, times, sequence, size];
    check_extents(&shape)?;
    let spread = c.broadcast(x, [0, 1, 3, 4], shape);
    Ok(c.reshape(spread, [batch, heads * times, sequence, size]))
}

/// Values weighed by how near their keys are to queries.
pub(in super::super) fn attention(c: &mut Call<'_, '_>) -> Results {
    let inputs = [c.x(0)?, c.x(1)?, c.x(2)?];
    let dtype = c.floats_only(inputs[0])?;
    c.same_dtype(&inputs[..2])?;
    let windows = [
        c.int("left_window_size", -1)?,
        c.int("right_window_size", -1)?,
    ];
    if c.opt(6).is_some() || windows != [-1, -1] {
        let what = "attention with nonpad_kv_seqlen or windows";
        return Err(unsupported(what, "give an attn_mask instead"));
    }
    let is_flat = c.rank(inputs[0]) == 3;
    let q = split(c, inputs[0], "q_num_heads")?;
    let mut k = split(c, inputs[1], "kv_num_heads")?;
    let mut v = split(c, inputs[2], "kv_num_heads")?;
    let mut before = 0;
    if let (Some(past_k), Some(past_v)) = (c.opt(4), c.opt(5)) {
        c.at_least(past_k, 4)?;
        before = c.shape(past_k)[2];
        k = joined(c, past_k, k)?;
        v = joined(c, past_v, v)?;
    }
    let present = [k, v];
    let size = c.shape(q)[3];
    let scale = match c.opt_float("scale")? {
        Some(scale) => f64::from(scale),
        None => 1.0 / (size as f64).sqrt(),
    };
    let times = match (c.shape(q)[1], c.shape(k)[1]) {
        (own, others) if others > 0 && own % others == 0 => own / others,
        _ => return Err(malformed("expected heads of queries in groups")),
    };
    (k, v) = (repeated(c, k, times)?, repeated(c, v, times)?);
    let [q, k] = [q, k].map(|it| c.with(BinaryOp::Mul, it, scale.sqrt()));
    let k = k?;
    let k = c.permute(k, vec![0, 1, 3, 2]);
    let mut scores = matrices(c, q?, k)?;
    let mut shown = vec![scores];
    let cap = f64::from(c.float("softcap", 0.0)?);
    if cap > 0.0 {
        scores = c.with(BinaryOp::Div, scores, cap)?;
        scores = c.unary(UnaryOp::Tanh, scores);
        scores = c.with(BinaryOp::Mul, scores, cap)?;
    }
    shown.push(scores);
    let masked = masked(c, scores, before)?;
    shown.push(masked);
    let within = match c.int("softmax_precision", 0)? {
        0 => dtype,
        number => super::super::tensor::dtype(i32::try_from(number).unwrap_or(-1))?,
    };
    let real = c.convert(masked, within);
    let weights = weighed(c, real)?;
    let weights = c.convert(weights, dtype);
    shown.push(weights);
    let v = c.convert(v, dtype);
    let mut result = matrices(c, weights, v)?;
    if is_flat {
        let [batch, heads, sequence, size] = *c.shape(result) else {
            return Err(malformed("expected four dimensions"));
        };
        result = c.permute(result, vec![0, 2, 1, 3]);
        result = c.reshape(result, [batch, sequence, heads * size]);
    }
    let mode = usize::try_from(c.int("qk_matmul_output_mode", 0)?).unwrap_or(usize::MAX);
    let shown = shown.get(mode).copied();
    let shown = shown.ok_or_else(|| malformed("expected qk_matmul_output_mode up to 3"))?;
    Ok(vec![result, present[0], present[1], shown])
}

/// A softmax of scores, of which there may be none that counts: weights are 0 then.
fn weighed(c: &mut Call<'_, '_>, scores: ValueId) -> Imported<ValueId> {
    let weights = softmax(c, scores, 3)?;
    if c.opt(3).is_none() {
        return Ok(weights);
    }
    let most = reduced(c, Combiner::Max, scores, &[3], true)?;
    let shape = c.dims(scores);
    let nothing = c.fill(c.ty(most).clone(), Scalar::Double(f64::NEG_INFINITY));
    let counts = c.compare(Direction::Ne, most, nothing);
    let counts = c.spread(counts, &shape);
    let zero = c.fill(c.ty(weights).clone(), Scalar::Integer(0));
    Ok(c.select(counts, weights, zero))
}

/// What there was before, and what is new.
fn joined(c: &mut Call<'_, '_>, past: ValueId, new: ValueId) -> Imported<ValueId> {
    let (mut own, mut others) = (c.dims(past), c.dims(new));
    if own.len() == 4 {
        (own[2], others[2]) = (0, 0);
    }
    if own != others {
        return Err(malformed(format!(
            "expected a past of the shape {others:?}, found {own:?}"
        )));
    }
    c.same_dtype(&[past, new])?;
    Ok(c.concatenate(&[past, new], 2))
}

/// Scores, and what a mask adds to them: −∞ where nothing is to be looked at.
fn masked(c: &mut Call<'_, '_>, scores: ValueId, before: usize) -> Imported<ValueId> {
    let (dtype, shape) = (c.dtype(scores), c.dims(scores));
    let mut result = scores;
    let nothing = c.fill(
        TensorType::new(dtype, &shape[..]),
        Scalar::Double(f64::NEG_INFINITY),
    );
    if let Some(mut mask) = c.opt(3) {
        let is_truth = c.dtype(mask) == DType::Bool;
        let rank = c.rank(mask);
        let own = c.dims(mask).last().copied().unwrap_or(1);
        if rank > 0 && own < shape[3] && own != 1 {
            let beyond = match is_truth {
                true => c.scalar(DType::Bool, Scalar::Truth(false)),
                false => c.number(c.dtype(mask), f64::NEG_INFINITY),
            };
            let mut high = vec![0; rank];
            high[rank - 1] = (shape[3] - own) as i64;
            mask = around(c, mask, beyond, vec![0; rank], high)?;
        }
        if is_truth {
            let [mask, result_, nothing] = c.alike([mask, result, nothing])?;
            result = c.select(mask, result_, nothing);
        } else {
            let mask = c.convert(mask, dtype);
            result = c.both(BinaryOp::Add, result, mask)?;
        }
        c.expect_shape(result, "a mask that broadcasts to the scores", &shape)?;
    }
    if c.flag("is_causal")? {
        let ty = TensorType::new(DType::I64, &shape[..]);
        let row = c.iota(ty.clone(), 2);
        let row = c.with(BinaryOp::Add, row, before as f64)?;
        let column = c.iota(ty, 3);
        let seen = c.compare(Direction::Le, column, row);
        result = c.select(seen, result, nothing);
    }
    Ok(result)
}

/// Pairs of elements turned by an angle that their place in the sequence says.
pub(in super::super) fn rotary(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let own = c.dims(x);
    let parts = split(c, x, "num_heads")?;
    let [batch, heads, sequence, size] = *c.shape(parts) else {
        return Err(malformed("expected four dimensions"));
    };
    let turned = match usize::try_from(c.int("rotary_embedding_dim", 0)?).unwrap_or(0) {
        0 => size,
        turned => turned,
    };
    if turned > size || turned % 2 != 0 {
        return Err(malformed(format!(
            "expected {size} or fewer, in pairs, found {turned}"
        )));
    }
    let half = turned / 2;
    let mut angles = Vec::new();
    for input in [1, 2] {
        let mut cache = c.x(input)?;
        if let Some(places) = c.opt(3) {
            cache = super::gather::rows(c, cache, places)?;
        }
        c.expect_shape(cache, "a cache", &[batch, sequence, half])?;
        let cache = c.reshape(cache, [batch, 1, sequence, half]);
        let cache = c.convert(cache, dtype);
        angles.push(c.broadcast(cache, [0, 1, 2, 3], [batch, heads, sequence, half]));
    }
    let interleaved = c.flag("interleaved")?;
    let [first, second] = [0, 1].map(|at| match interleaved {
        true => {
            let kind = Slice {
                start: vec![0, 0, 0, at],
                limit: vec![
                    batch,
                    heads,
                    sequence,
                    (turned + at).saturating_sub(1).max(at),
                ],
                stride: vec![1, 1, 1, 2],
            };
            let ty = TensorType::new(dtype, [batch, heads, sequence, half]);
            c.emit(kind, &[parts], ty)
        }
        false => c.cut(parts, 3, at * half, (at + 1) * half),
    });
    let product = |c: &mut Call<'_, '_>, a, b| c.both(BinaryOp::Mul, a, b);
    let (a, b) = (
        product(c, angles[0], first)?,
        product(c, angles[1], second)?,
    );
    let real = c.both(BinaryOp::Sub, a, b)?;
    let (a, b) = (
        product(c, angles[1], first)?,
        product(c, angles[0], second)?,
    );
    let other = c.both(BinaryOp::Add, a, b)?;
    let mut result = match interleaved {
        true => {
            let column = [batch, heads, sequence, half, 1];
            let pair = [real, other].map(|it| c.reshape(it, column));
            let pairs = c.concatenate(&pair, 4);
            c.reshape(pairs, [batch, heads, sequence, turned])
        }
        false => c.concatenate(&[real, other], 3),
    };
    if turned < size {
        let rest = c.cut(parts, 3, turned, size);
        result = c.concatenate(&[result, rest], 3);
    }
    if own.len() == 3 {
        result = c.permute(result, vec![0, 2, 1, 3]);
        result = c.reshape(result, own);
    }
    Ok(vec![result])
}
