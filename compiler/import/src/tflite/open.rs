//! Shapes of results that the file leaves open, as they follow from the operands.
//!
//! Converters give such tensors a shape all the same, with 1 for every extent that they do not
//! know; what they do not know is -1 in `shape_signature`. Old ones gave them no shape at all,
//! which looks like that of a scalar. TensorFlow Lite computes these shapes again once those of the
//! inputs are known, and so does this: an operator after the other, with what constants decide. An
//! operator that has no rule here keeps the shape of the file, and whether that fits is checked as
//! ever.

use std::collections::BTreeSet;

use super::op::ForeignOp;
use super::ops;
use super::shape::MAX_RANK;
use super::wire::{BuiltinOperator as Code, BuiltinOptions};

/// Most numbers that are read of a shape, of axes or of extents.
const NUMBERS: usize = 64;

/// The shapes of all results of an operator, if its operands and options decide them.
pub(super) fn shapes(op: &ForeignOp<'_, '_>, code: Code) -> Option<Vec<Vec<usize>>> {
    let facts = Facts { op };
    let shapes = match code {
        Code::SPLIT => facts.split(),
        Code::SPLIT_V => facts.split_v(),
        Code::UNPACK => facts.unpack(),
        Code::TOPK_V2 => facts.top_k(),
        _ => {
            let shape = pointwise(&facts, code)
                .or_else(|| facts.windowed(code))
                .or_else(|| facts.shaped(code))
                .or_else(|| facts.blocked(code))
                .or_else(|| facts.reduced(code))
                .or_else(|| facts.joined(code));
            shape.map(|shape| vec![shape])
        }
    };
    shapes.filter(|shapes| shapes.iter().all(|shape| shape.len() <= MAX_RANK))
}

/// The shape of one operand, or what several are broadcast to.
fn pointwise(facts: &Facts<'_, '_, '_>, code: Code) -> Option<Vec<usize>> {
    match code {
        Code::ABS | Code::CAST | Code::CEIL | Code::COS | Code::CUMSUM | Code::DEQUANTIZE => {}
        Code::ELU | Code::EXP | Code::FLOOR | Code::GELU | Code::HARD_SWISH => {}
        Code::L2_NORMALIZATION | Code::LEAKY_RELU | Code::LOG | Code::LOGICAL_NOT => {}
        Code::LOGISTIC | Code::LOG_SOFTMAX | Code::NEG | Code::QUANTIZE => {}
        Code::RELU | Code::RELU6 | Code::RELU_N1_TO_1 | Code::REVERSE_V2 | Code::ROUND => {}
        Code::RSQRT | Code::SIN | Code::SOFTMAX | Code::SQRT | Code::SQUARE | Code::TANH => {}
        Code::ADD_N | Code::DYNAMIC_UPDATE_SLICE | Code::SIGN | Code::ZEROS_LIKE => {}
        Code::COMPLEX_ABS | Code::IMAG | Code::REAL => {}
        Code::ADD | Code::DIV | Code::FLOOR_DIV | Code::FLOOR_MOD | Code::MAXIMUM => {
            return broadcast(facts.shape(0)?, facts.shape(1)?);
        }
        Code::MINIMUM | Code::MUL | Code::POW | Code::SQUARED_DIFFERENCE | Code::SUB => {
            return broadcast(facts.shape(0)?, facts.shape(1)?);
        }
        Code::EQUAL | Code::GREATER | Code::GREATER_EQUAL | Code::LESS | Code::LESS_EQUAL => {
            return broadcast(facts.shape(0)?, facts.shape(1)?);
        }
        Code::LOGICAL_AND | Code::LOGICAL_OR | Code::NOT_EQUAL | Code::PRELU => {
            return broadcast(facts.shape(0)?, facts.shape(1)?);
        }
        Code::SELECT => return facts.shape(1).map(<[usize]>::to_vec),
        Code::SELECT_V2 => {
            let values = broadcast(facts.shape(1)?, facts.shape(2)?)?;
            return broadcast(facts.shape(0)?, &values);
        }
        _ => return None,
    }
    facts.shape(0).map(<[usize]>::to_vec)
}

/// What both shapes are broadcast to, by dimensions from the last.
fn broadcast(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let rank = a.len().max(b.len());
    let extent = |shape: &[usize], dim: usize| match (dim + shape.len()).checked_sub(rank) {
        Some(own) => shape[own],
        None => 1,
    };
    let extents = (0..rank).map(|dim| match (extent(a, dim), extent(b, dim)) {
        (a, b) if a == b || b == 1 => Some(a),
        (1, b) => Some(b),
        _ => None,
    });
    extents.collect()
}

/// An operator whose operands are resolved, while its results are not.
struct Facts<'o, 'a, 't> {
    op: &'o ForeignOp<'a, 't>,
}

impl<'t> Facts<'_, '_, 't> {
    /// The shape of an operand as files have it: complex numbers are scalars there.
    fn shape(&self, operand: usize) -> Option<&'t [usize]> {
        let operand = self.op.optional(operand)?;
        let shape = &operand.ty.shape;
        match self.op.tensors.is_complex(operand.tensor) {
            true => shape.split_last().map(|(_, leading)| leading),
            false => Some(shape),
        }
    }

    /// The integers of a constant operand.
    fn integers(&self, operand: usize) -> Option<Vec<i64>> {
        self.op.integers(self.op.optional(operand)?, NUMBERS).ok()
    }

    fn sizes(&self, operand: usize) -> Option<Vec<usize>> {
        let sizes = self.integers(operand)?.into_iter();
        sizes.map(|size| usize::try_from(size).ok()).collect()
    }

    /// The dimension that an axis is, of so many.
    fn dimension(&self, axis: i64, rank: usize) -> Option<usize> {
        self.op.dimension(axis, rank).ok()
    }

    /// Where windows over rows and columns are, in images of so many channels.
    fn windowed(&self, code: Code) -> Option<Vec<usize>> {
        let table = &self.op.table;
        let &[n, rows, columns, channels] = self.shape(0)? else {
            return None;
        };
        let (padding, stride, dilation, extent, channels) = match code {
            Code::CONV_2D => {
                let it = table.builtin_options_as_conv_2_doptions()?;
                let dilation = [it.dilation_h_factor(), it.dilation_w_factor()];
                let &[filters, down, across, _] = self.shape(1)? else {
                    return None;
                };
                let stride = [it.stride_h(), it.stride_w()];
                (it.padding(), stride, dilation, [down, across], filters)
            }
            Code::DEPTHWISE_CONV_2D => {
                let it = table.builtin_options_as_depthwise_conv_2_doptions()?;
                let dilation = [it.dilation_h_factor(), it.dilation_w_factor()];
                let &[_, down, across, filters] = self.shape(1)? else {
                    return None;
                };
                let stride = [it.stride_h(), it.stride_w()];
                (it.padding(), stride, dilation, [down, across], filters)
            }
            Code::AVERAGE_POOL_2D | Code::MAX_POOL_2D | Code::L2_POOL_2D => {
                let it = table.builtin_options_as_pool_2_doptions()?;
                let extent = [it.filter_height(), it.filter_width()];
                let [down, across] = extent.map(|extent| usize::try_from(extent).ok());
                let stride = [it.stride_h(), it.stride_w()];
                (it.padding(), stride, [1, 1], [down?, across?], channels)
            }
            _ => return None,
        };
        let along = |axis: usize, places: usize| {
            ops::windows(padding, places, extent[axis], stride[axis], dilation[axis])
        };
        Some(vec![n, along(0, rows)?, along(1, columns)?, channels])
    }

    /// What asks for a shape, or has the elements of its operand in another one.
    fn shaped(&self, code: Code) -> Option<Vec<usize>> {
        let x = self.shape(0)?;
        match code {
            Code::RESHAPE => self.reshape(x),
            Code::EXPAND_DIMS => {
                let &[axis] = &self.integers(1)?[..] else {
                    return None;
                };
                let mut shape = x.to_vec();
                shape.insert(self.dimension(axis, x.len() + 1)?, 1);
                Some(shape)
            }
            Code::SQUEEZE => self.squeeze(x),
            Code::TRANSPOSE => {
                let order = self.integers(1)?.into_iter();
                order
                    .map(|dim| Some(x[self.dimension(dim, x.len())?]))
                    .collect()
            }
            Code::SHAPE => Some(vec![x.len()]),
            Code::FILL | Code::TRANSPOSE_CONV => self.sizes(0),
            Code::BROADCAST_TO => self.sizes(1),
            Code::BROADCAST_ARGS => Some(vec![self.shape(1)?.first()?.max(x.first()?).to_owned()]),
            Code::SCATTER_ND => self.sizes(2),
            Code::RFFT2D => {
                let (leading, _) = x.split_last_chunk::<2>()?;
                let &[rows, columns] = &self.sizes(1)?[..] else {
                    return None;
                };
                Some([leading, &[rows, columns / 2 + 1]].concat())
            }
            Code::TILE => {
                let copies = self.sizes(1)?;
                self.each(x, &copies, usize::checked_mul)
            }
            Code::PAD | Code::PADV2 | Code::MIRROR_PAD => {
                let pairs = self.sizes(1)?;
                let (pairs, _) = pairs.as_chunks::<2>();
                let added: Vec<usize> = pairs.iter().map(|[a, b]| a.saturating_add(*b)).collect();
                self.each(x, &added, usize::checked_add)
            }
            Code::RESIZE_BILINEAR | Code::RESIZE_NEAREST_NEIGHBOR => {
                match (x, &self.sizes(1)?[..]) {
                    (&[n, _, _, channels], &[rows, columns]) => {
                        Some(vec![n, rows, columns, channels])
                    }
                    _ => None,
                }
            }
            Code::SLICE => self.slice(x),
            Code::STRIDED_SLICE => ops::strided_slice_shape(self.op).ok(),
            _ => None,
        }
    }

    fn slice(&self, x: &[usize]) -> Option<Vec<usize>> {
        let (first, sizes) = (self.sizes(1)?, self.integers(2)?);
        let left = self.each(x, &first, usize::checked_sub)?;
        let taken = left.iter().zip(&sizes);
        let taken = taken.map(|(&left, &size)| match size {
            -1 => Some(left),
            size => usize::try_from(size).ok(),
        });
        taken.collect()
    }

    /// One extent out of two, for each dimension.
    fn each(
        &self,
        a: &[usize],
        b: &[usize],
        joined: impl Fn(usize, usize) -> Option<usize>,
    ) -> Option<Vec<usize>> {
        let pairs = a.iter().zip(b).map(|(&a, &b)| joined(a, b));
        (a.len() == b.len()).then(|| pairs.collect())?
    }

    fn reshape(&self, x: &[usize]) -> Option<Vec<usize>> {
        let asked = self.integers(1).or_else(|| {
            let options = self.op.table.builtin_options_as_reshape_options()?;
            let asked = options.new_shape()?.iter().take(NUMBERS);
            Some(asked.map(i64::from).collect())
        })?;
        let elements = product(x)?;
        if asked == [0] && elements == 1 {
            // Old converters wrote a scalar so.
            return Some(vec![]);
        }
        let known = asked.iter().filter(|extent| **extent != -1);
        let known: Vec<usize> = known
            .map(|extent| usize::try_from(*extent).ok())
            .collect::<Option<_>>()?;
        let left = match product(&known)? {
            0 => 0,
            known if elements.is_multiple_of(known) => elements / known,
            _ => return None,
        };
        let extents = asked.iter().map(|&extent| match extent {
            -1 => left,
            extent => extent as usize,
        });
        let is_decided = asked.len() <= known.len() + 1;
        is_decided.then(|| extents.collect())
    }

    /// The extents without some of 1: the ones that leave what the file knows of the result. Which
    /// those are does not matter where all choices leave the same.
    fn squeeze(&self, x: &[usize]) -> Option<Vec<usize>> {
        let known = self.op.tensors.signature(*self.op.outputs.first()?);
        let fits = |(&extent, &known): (&usize, &i32)| known == -1 || known as usize == extent;
        // bounded: by the largest rank
        let choices = (0..1_usize << x.len()).filter_map(|left_out| {
            let stays = |dim: &usize| left_out >> dim & 1 == 0;
            let shape = (0..x.len()).filter(stays).map(|dim| x[dim]);
            let shape: Vec<usize> = shape.collect();
            let only_ones = (0..x.len()).all(|dim| stays(&dim) || x[dim] == 1);
            let agrees = shape.len() == known.len() && shape.iter().zip(&known).all(fits);
            (only_ones && agrees).then_some(shape)
        });
        let choices: BTreeSet<Vec<usize>> = choices.collect();
        let mut choices = choices.into_iter();
        choices.next().filter(|_| choices.next().is_none())
    }

    /// What makes channels or batches of blocks of rows and columns, or the other way round.
    fn blocked(&self, code: Code) -> Option<Vec<usize>> {
        let (table, x) = (&self.op.table, self.shape(0)?);
        match code {
            Code::DEPTH_TO_SPACE => {
                let options = table.builtin_options_as_depth_to_space_options()?;
                let block = usize::try_from(options.block_size()).ok()?;
                let &[n, h, w, c] = x else {
                    return None;
                };
                let depth = c.checked_div(block)?.checked_div(block)?;
                Some(vec![n, h.checked_mul(block)?, w.checked_mul(block)?, depth])
            }
            Code::SPACE_TO_DEPTH => {
                let options = table.builtin_options_as_space_to_depth_options()?;
                let block = usize::try_from(options.block_size()).ok()?;
                let &[n, h, w, c] = x else {
                    return None;
                };
                let depth = c.checked_mul(block)?.checked_mul(block)?;
                Some(vec![n, h.checked_div(block)?, w.checked_div(block)?, depth])
            }
            Code::SPACE_TO_BATCH_ND | Code::BATCH_TO_SPACE_ND => {
                let (blocks, pairs) = (self.sizes(1)?, self.sizes(2)?);
                let ((pairs, _), (&n, rest)) = (pairs.as_chunks::<2>(), x.split_first()?);
                let all = product(&blocks)?;
                let (space, others) = rest.split_at_checked(blocks.len())?;
                let apart: Vec<usize> = pairs.iter().map(|[a, b]| a.saturating_add(*b)).collect();
                let (n, space) = if code == Code::SPACE_TO_BATCH_ND {
                    let padded = self.each(space, &apart, usize::checked_add)?;
                    let space = self.each(&padded, &blocks, usize::checked_div)?;
                    (n.checked_mul(all)?, space)
                } else {
                    let whole = self.each(space, &blocks, usize::checked_mul)?;
                    let space = self.each(&whole, &apart, usize::checked_sub)?;
                    (n.checked_div(all)?, space)
                };
                Some([&[n], &space[..], others].concat())
            }
            _ => None,
        }
    }

    /// What sums up some dimensions, or takes one element of them.
    fn reduced(&self, code: Code) -> Option<Vec<usize>> {
        let (table, x) = (&self.op.table, self.shape(0)?);
        let keeps = match code {
            Code::MEAN | Code::SUM | Code::REDUCE_PROD | Code::REDUCE_MAX => None,
            Code::REDUCE_MIN | Code::REDUCE_ANY | Code::REDUCE_ALL => None,
            Code::ARG_MAX | Code::ARG_MIN => Some(false),
            Code::FULLY_CONNECTED => return self.fully_connected(x),
            Code::BATCH_MATMUL => return self.batch_matmul(x),
            _ => return None,
        };
        let options = table.builtin_options_as_reducer_options();
        let keeps = keeps.unwrap_or_else(|| options.is_some_and(|options| options.keep_dims()));
        let axes = self.integers(1)?.into_iter();
        let axes: Vec<usize> = axes
            .map(|axis| self.dimension(axis, x.len()))
            .collect::<Option<_>>()?;
        let extents = x.iter().enumerate();
        let extents = extents.filter_map(|(dim, &extent)| match axes.contains(&dim) {
            true => keeps.then_some(1),
            false => Some(extent),
        });
        Some(extents.collect())
    }

    fn fully_connected(&self, x: &[usize]) -> Option<Vec<usize>> {
        let &[units, depth] = self.shape(1)? else {
            return None;
        };
        let table = &self.op.table;
        let options = table.builtin_options_as_fully_connected_options();
        if options.is_some_and(|options| options.keep_num_dims()) {
            let (_, rows) = x.split_last()?;
            return Some([rows, &[units]].concat());
        }
        let rows = product(x)?.checked_div(depth)?;
        Some(vec![rows, units])
    }

    fn batch_matmul(&self, x: &[usize]) -> Option<Vec<usize>> {
        let options = self.op.table.builtin_options_as_batch_mat_mul_options();
        let (batches, &[rows, columns]) = x.split_last_chunk()?;
        let rows = match options.is_some_and(|options| options.adj_x()) {
            true => columns,
            false => rows,
        };
        let (others, &[above, across]) = self.shape(1)?.split_last_chunk()?;
        let columns = match options.is_some_and(|options| options.adj_y()) {
            true => above,
            false => across,
        };
        let mut shape = broadcast(batches, others)?;
        shape.extend([rows, columns]);
        Some(shape)
    }

    /// What puts several operands together, or takes by index.
    fn joined(&self, code: Code) -> Option<Vec<usize>> {
        let (table, x) = (&self.op.table, self.shape(0)?);
        match code {
            Code::CONCATENATION => {
                let axis = table.builtin_options_as_concatenation_options();
                let axis = axis.map_or(0, |options| options.axis());
                let axis = self.dimension(axis.into(), x.len())?;
                let mut shape = x.to_vec();
                for operand in 1..self.op.inputs.len() {
                    let extent = *self.shape(operand)?.get(axis)?;
                    shape[axis] = shape[axis].checked_add(extent)?;
                }
                Some(shape)
            }
            Code::PACK => {
                let options = table.builtin_options_as_pack_options()?;
                let axis = self.dimension(options.axis().into(), x.len() + 1)?;
                let mut shape = x.to_vec();
                shape.insert(axis, self.op.inputs.len());
                Some(shape)
            }
            Code::GATHER => {
                let options = table.builtin_options_as_gather_options();
                let (axis, batch) = options.map_or((0, 0), |it| (it.axis(), it.batch_dims()));
                let axis = self.dimension(axis.into(), x.len())?;
                let indices = self.shape(1)?.get(usize::try_from(batch).ok()?..)?;
                Some([&x[..axis], indices, &x[axis + 1..]].concat())
            }
            Code::GATHER_ND => {
                let (&parts, points) = self.shape(1)?.split_last()?;
                Some([points, x.get(parts..)?].concat())
            }
            Code::EMBEDDING_LOOKUP => {
                let (_, row) = self.shape(1)?.split_first()?;
                Some([x, row].concat())
            }
            Code::SVDF => {
                let options = table.builtin_options_as_svdfoptions()?;
                let rank = usize::try_from(options.rank()).ok()?;
                let filters = self.shape(1)?.first()?;
                Some(vec![*x.first()?, filters.checked_div(rank)?])
            }
            Code::UNIDIRECTIONAL_SEQUENCE_LSTM => {
                // The recurrent weights of the output gate: units by what comes out.
                let (_, leading) = x.split_last()?;
                let (&last, _) = self.shape(8)?.split_last()?;
                Some([leading, &[last]].concat())
            }
            _ => None,
        }
    }

    fn split(&self) -> Option<Vec<Vec<usize>>> {
        let (x, count) = (self.shape(1)?, self.op.outputs.len());
        let &[axis] = &self.integers(0)?[..] else {
            return None;
        };
        let axis = self.dimension(axis, x.len())?;
        let mut shape = x.to_vec();
        shape[axis] = x[axis].checked_div(count)?;
        // bounded: outputs of the file
        Some(vec![shape; count])
    }

    fn split_v(&self) -> Option<Vec<Vec<usize>>> {
        let (x, sizes) = (self.shape(0)?, self.integers(1)?);
        let &[axis] = &self.integers(2)?[..] else {
            return None;
        };
        let axis = self.dimension(axis, x.len())?;
        let known = sizes.iter().filter_map(|size| usize::try_from(*size).ok());
        let known = known.fold(0, usize::saturating_add);
        let left = x[axis].checked_sub(known)?;
        let parts = sizes.iter().map(|size| {
            let mut shape = x.to_vec();
            shape[axis] = usize::try_from(*size).unwrap_or(left);
            shape
        });
        (sizes.len() == self.op.outputs.len()).then(|| parts.collect())
    }

    fn top_k(&self) -> Option<Vec<Vec<usize>>> {
        let (count, mut shape) = (self.sizes(1)?, self.shape(0)?.to_vec());
        *shape.last_mut()? = *count.first()?;
        Some(vec![shape; 2])
    }

    fn unpack(&self) -> Option<Vec<Vec<usize>>> {
        let found = self.op.table.builtin_options_type();
        let options = self.op.table.builtin_options_as_unpack_options();
        let options = options.filter(|_| found == BuiltinOptions::UnpackOptions)?;
        let mut shape = self.shape(0)?.to_vec();
        let axis = self.dimension(options.axis().into(), shape.len())?;
        shape.remove(axis);
        // bounded: outputs of the file
        Some(vec![shape; self.op.outputs.len()])
    }
}

/// How many elements a shape has; `None` if there are too many to count.
fn product(shape: &[usize]) -> Option<usize> {
    let mut extents = shape.iter().copied();
    extents.try_fold(1, usize::checked_mul)
}
