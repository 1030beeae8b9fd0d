//! Operators that put elements at other places, or under another shape.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Pad, Resize, ResizeMode, TensorOp};
use peapod_ir::{Op, TensorType};
use peapod_tflite::wire::{self, BuiltinOperator};

use super::file::Options;
use super::operators::missing;
use super::options::options;
use super::tensors::TensorIndex;
use super::{Missing, Writer};

const fn comparison_code(direction: Direction) -> BuiltinOperator {
    match direction {
        Direction::Eq => BuiltinOperator::EQUAL,
        Direction::Ne => BuiltinOperator::NOT_EQUAL,
        Direction::Ge => BuiltinOperator::GREATER_EQUAL,
        Direction::Gt => BuiltinOperator::GREATER,
        Direction::Le => BuiltinOperator::LESS_EQUAL,
        Direction::Lt => BuiltinOperator::LESS,
    }
}

impl Writer<'_> {
    pub(super) fn resized(&mut self, op: &Op, resize: &Resize) -> Result<(), Missing> {
        let shape = self.function.ty(op.outputs[0]).shape.clone();
        let size = self.list("size", &shape[1..3]);
        let (align_corners, half_pixel_centers) = (resize.align_corners, resize.half_pixel);
        match resize.mode {
            ResizeMode::Bilinear => {
                let options = options!(ResizeBilinearOptions ResizeBilinearOptionsArgs {
                    align_corners: align_corners,
                    half_pixel_centers: half_pixel_centers,
                });
                self.and(op, BuiltinOperator::RESIZE_BILINEAR, &[size], Some(options))
            }
            ResizeMode::Nearest => {
                let options = options!(ResizeNearestNeighborOptions
                    ResizeNearestNeighborOptionsArgs {
                    align_corners: align_corners,
                    half_pixel_centers: half_pixel_centers,
                });
                let code = BuiltinOperator::RESIZE_NEAREST_NEIGHBOR;
                self.and(op, code, &[size], Some(options))
            }
        }
    }

    /// PAD where zero is added, else PADV2.
    pub(super) fn pad(&mut self, op: &Op, pad: &Pad) -> Result<(), Missing> {
        let pairs: Vec<i64> = pad.padding.iter().flatten().map(|it| *it as i64).collect();
        let paddings = self
            .tensors
            .integers("paddings", &[pad.padding.len(), 2], &pairs);
        let ty = self.function.ty(op.outputs[0]).clone();
        if pad.value == f64::from(ty.zero_point()) {
            return self.and(op, BuiltinOperator::PAD, &[paddings], None);
        }
        let scalar = ty.with_shape([]);
        let Some(element) = pad.element(&scalar) else {
            return missing();
        };
        let value = self.tensors.constant("value", scalar, element.into());
        self.and(op, BuiltinOperator::PADV2, &[paddings, value], None)
    }

    pub(super) fn reshape(&mut self, op: &Op) -> Result<(), Missing> {
        let shape = self.function.ty(op.outputs[0]).shape.clone();
        let (inputs, outputs) = (self.inputs(op), self.outputs(op));
        self.reshaped(inputs[0], outputs[0], &shape);
        Ok(())
    }

    pub(super) fn reshaped(&mut self, from: TensorIndex, to: TensorIndex, shape: &[usize]) {
        let list = self.list("shape", shape);
        let new: Vec<i32> = shape.iter().map(|it| *it as i32).collect();
        let options: Options = Box::new(move |builder| {
            let args = wire::ReshapeOptionsArgs {
                new_shape: Some(builder.create_vector(&new)),
            };
            let table = wire::ReshapeOptions::create(builder, &args);
            (wire::BuiltinOptions::ReshapeOptions, table.as_union_value())
        });
        self.node(
            BuiltinOperator::RESHAPE,
            vec![from, list],
            vec![to],
            Some(options),
        );
    }

    /// The tensor-level ops that importing makes of operators.
    pub(super) fn tensor(&mut self, op: &Op, tensor: &TensorOp) -> Result<(), Missing> {
        use BuiltinOperator as Code;
        if let TensorOp::Transpose(it) = tensor {
            let permutation = self.list("permutation", &it.permutation);
            self.and(op, Code::TRANSPOSE, &[permutation], None)
        } else if let TensorOp::Reverse(it) = tensor {
            let dims = self.list("axes", &it.dims);
            self.and(op, Code::REVERSE_V2, &[dims], None)
        } else if let TensorOp::Slice(it) = tensor {
            self.slice(op, [&it.start, &it.limit, &it.stride])
        } else if let TensorOp::BroadcastInDim(it) = tensor {
            self.broadcast(op, &it.dims)
        } else if let TensorOp::Select(_) = tensor {
            self.plain(op, Code::SELECT_V2)
        } else if let TensorOp::Compare(it) = tensor {
            self.plain(op, comparison_code(it.direction))
        } else if let TensorOp::Convert(_) = tensor {
            self.plain(op, Code::CAST)
        } else {
            missing()
        }
    }

    pub(super) fn slice(
        &mut self,
        op: &Op,
        [start, limit, stride]: [&[usize]; 3],
    ) -> Result<(), Missing> {
        let begin = self.list("begin", start);
        if stride.iter().all(|step| *step == 1) {
            let extents: Vec<usize> = limit
                .iter()
                .zip(start)
                .map(|(to, from)| to - from)
                .collect();
            let size = self.list("size", &extents);
            return self.and(op, BuiltinOperator::SLICE, &[begin, size], None);
        }
        let (end, strides) = (self.list("end", limit), self.list("strides", stride));
        let options = options!(StridedSliceOptions StridedSliceOptionsArgs {});
        let more = [begin, end, strides];
        self.and(op, BuiltinOperator::STRIDED_SLICE, &more, Some(options))
    }

    /// BROADCAST_TO of a shape whose dimensions are at the places of the result's.
    pub(super) fn broadcast(&mut self, op: &Op, dims: &[usize]) -> Result<(), Missing> {
        let ty = self.function.ty(op.outputs[0]).clone();
        let input = self
            .operand(op, 0)
            .cloned()
            .unwrap_or(TensorType::new(ty.dtype, []));
        let mut placed = vec![1; ty.shape.len()];
        for (own, dim) in dims.iter().enumerate() {
            placed[*dim] = input.shape[own];
        }
        // A reshape keeps the order of dimensions.
        if !dims.is_sorted() {
            return missing();
        }
        let (inputs, outputs) = (self.inputs(op), self.outputs(op));
        let name = self.name(op) + "_placed";
        let between = self.tensors.between(&name, input.with_shape(&placed[..]));
        self.reshaped(inputs[0], between, &placed);
        let shape = self.list("shape", &ty.shape);
        self.node(
            BuiltinOperator::BROADCAST_TO,
            vec![between, shape],
            outputs,
            None,
        );
        Ok(())
    }
}
