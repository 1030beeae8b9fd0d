//! MediaPipe's custom operators on landmarks: Landmarks2TransformMatrix, TransformLandmarks and
//! TransformTensorBilinear, composed of functions of elements and of gathers.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::{Gather, Points, compare::Direction};
use peapod_ir::ops::{BinaryOp, Fold, FoldOp, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::flexbuffers::{self, Number};
use super::super::op::ForeignOp;
use super::compare::broadcast;
use crate::error::ImportError;

/// Most bytes of options.
const OPTIONS_BYTES: usize = 1 << 16;

/// Rows and columns of a matrix of a transform.
const SIDE: usize = 4;

/// Options of one operator.
struct Options<'o, 'a, 't> {
    op: &'o ForeignOp<'a, 't>,
    bytes: &'a [u8],
    numbers: BTreeMap<String, Number>,
}

impl<'o, 'a, 't> Options<'o, 'a, 't> {
    fn read(op: &'o ForeignOp<'a, 't>) -> Result<Self, ImportError> {
        let bytes = op.table.custom_options().map(|bytes| bytes.bytes());
        let bytes = bytes.filter(|bytes| bytes.len() <= OPTIONS_BYTES);
        let bytes = bytes.ok_or_else(|| {
            op.malformed("its options are missing or larger than 64 KiB".to_owned())
        })?;
        let numbers = flexbuffers::read(bytes).map_err(|what| op.malformed(what.to_owned()))?;
        Ok(Self { op, bytes, numbers })
    }

    fn real(&self, name: &str) -> Result<f32, ImportError> {
        let number = self.numbers.get(name).map(|number| number.real() as f32);
        let number = number.filter(|number| number.is_finite());
        number.ok_or_else(|| {
            let what = format!("option {name:?} is missing or not a finite number");
            self.op.malformed(what)
        })
    }

    /// A number from `least` to 65535.
    fn count(&self, name: &str, least: usize) -> Result<usize, ImportError> {
        let number = self.numbers.get(name).and_then(|number| number.whole());
        let count = number.and_then(|number| u16::try_from(number).ok());
        let count = count.map(usize::from).filter(|count| *count >= least);
        count.ok_or_else(|| {
            let what = format!("option {name:?} is missing, or not from {least} to 65535");
            self.op.malformed(what)
        })
    }

    /// Numbers of landmarks.
    fn places(&self, name: &str, landmarks: usize) -> Result<Vec<usize>, ImportError> {
        let list = flexbuffers::list(self.bytes, name).unwrap_or_default();
        let each = list.iter().map(|number| usize::try_from(*number).ok());
        let each: Option<Vec<_>> = each.map(|it| it.filter(|it| *it < landmarks)).collect();
        each.filter(|list| !list.is_empty()).ok_or_else(|| {
            let what = format!("option {name:?} lists no landmarks below {landmarks}");
            self.op.malformed(what)
        })
    }
}

/// The second version of an operator, which MediaPipe's models have.
fn expect_second(op: &ForeignOp<'_, '_>, rank: usize) -> Result<(), ImportError> {
    let input = op.operand(0, "input")?;
    if input.ty.shape.len() == rank && input.ty.dtype == DType::F32 {
        return Ok(());
    }
    let what = format!("its first version, of {}", input.ty);
    let help = "use a model of MediaPipe Tasks, which has the second version";
    Err(op.unsupported(&[input], what, Some(help)))
}

/// Input: landmarks `[1, n, 3]`. Result: the matrix `[1, 4, 4]` from pixels of a crop, which shows
/// some landmarks upright, to those of the image.
pub(in super::super) fn landmarks_to_matrix(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    expect_second(op, 3)?;
    let input = op.operand(0, "landmarks")?;
    let [one, count, 3] = op.extents(input)? else {
        return Err(op.malformed("expected landmarks of three numbers".to_owned()));
    };
    if one != 1 {
        return Err(op.malformed(format!("expected landmarks of one image, found {one}")));
    }
    let options = Options::read(op)?;
    let subset = options.places("subset_idxs", count)?;
    let ends = ["left_rotation_idx", "right_rotation_idx"];
    let ends = [options.count(ends[0], 0)?, options.count(ends[1], 0)?];
    if ends.iter().any(|end| *end >= count) {
        return Err(op.malformed(format!("landmarks {ends:?} of {count}")));
    }
    let target = options.real("target_rotation_radians")?;
    let size = ["output_width", "output_height"];
    let size = [options.count(size[0], 1)?, options.count(size[1], 1)?].map(|it| it as f32);
    let scale = [options.real("scale_x")?, options.real("scale_y")?];
    let x = op.value(input)?;
    let build = &mut op.emitter.build;
    let x = build.shaped(x, [count, 3]);
    let mut space = Space { build };
    let angle = space.angle(x, ends, target);
    let crop = space.crop(x, &subset, angle);
    let entries = space.entries(angle, crop, size, scale);
    let rows = space.build.concatenate(&entries, 0);
    let matrix = space.build.reshape(rows, [1, SIDE, SIDE]);
    op.define_as(&[matrix])
}

/// Where values of one element are computed.
struct Space<'b> {
    build: &'b mut Builder,
}

impl Space<'_> {
    fn of(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.build.binary(op, a, b)
    }

    fn times(&mut self, a: ValueId, number: f32) -> ValueId {
        let number = self.build.single(number);
        self.of(BinaryOp::Mul, a, number)
    }

    /// A number as a value of one element.
    fn one(&mut self, number: f32) -> ValueId {
        let ty = TensorType::new(DType::F32, vec![1]);
        self.build.fill(ty, Scalar::Single(number))
    }

    /// Coordinate `axis` of a landmark.
    fn coordinate(&mut self, x: ValueId, landmark: usize, axis: usize) -> ValueId {
        let start = vec![landmark, axis];
        let part = self.build.slice(x, start, vec![landmark + 1, axis + 1]);
        self.build.reshape(part, [1])
    }

    /// How far the line between two landmarks is from the target.
    fn angle(&mut self, x: ValueId, ends: [usize; 2], target: f32) -> ValueId {
        let mut apart = |axis| {
            let [left, right] = ends.map(|end| self.coordinate(x, end, axis));
            self.of(BinaryOp::Sub, right, left)
        };
        let (across, down) = (apart(0), apart(1));
        let angle = self.of(BinaryOp::Atan2, down, across);
        let target = self.one(target);
        self.of(BinaryOp::Sub, target, angle)
    }

    /// The centre, then the size of the box of some landmarks that are turned by an angle.
    fn crop(&mut self, x: ValueId, subset: &[usize], angle: ValueId) -> [[ValueId; 2]; 2] {
        let count = subset.len();
        let parts: Vec<_> = subset
            .iter()
            .map(|&at| self.build.slice(x, vec![at, 0], vec![at + 1, 2]))
            .collect();
        let points = self.build.concatenate(&parts, 0);
        let mut column = |axis: usize| {
            let part = self
                .build
                .slice(points, vec![0, axis], vec![count, axis + 1]);
            self.build.reshape(part, [count])
        };
        let point = [column(0), column(1)];
        let turned = self.turned(point, angle);
        let mut ends = |of: FoldOp| turned.map(|line| self.extremum(line, of));
        let (least, greatest) = (ends(FoldOp::Min), ends(FoldOp::Max));
        let mut pair = |of| [0, 1].map(|axis| self.of(of, greatest[axis], least[axis]));
        let (size, sum) = (pair(BinaryOp::Sub), pair(BinaryOp::Add));
        let middle = sum.map(|sum| self.times(sum, 0.5));
        let back = self.build.unary(UnaryOp::Neg, angle);
        [self.turned(middle, back), size]
    }

    /// Points that are turned around the origin.
    fn turned(&mut self, [x, y]: [ValueId; 2], angle: ValueId) -> [ValueId; 2] {
        let [cos, sin] = [UnaryOp::Cos, UnaryOp::Sin].map(|of| self.build.unary(of, angle));
        let [x_cos, y_sin] = [(x, cos), (y, sin)].map(|(a, b)| self.of(BinaryOp::Mul, a, b));
        let [x_sin, y_cos] = [(x, sin), (y, cos)].map(|(a, b)| self.of(BinaryOp::Mul, a, b));
        [
            self.of(BinaryOp::Sub, x_cos, y_sin),
            self.of(BinaryOp::Add, x_sin, y_cos),
        ]
    }

    fn extremum(&mut self, line: ValueId, of: FoldOp) -> ValueId {
        let kind = OpKind::Fold(Fold {
            op: of,
            axes: vec![0],
            keep_dims: true,
        });
        let ty = TensorType::new(DType::F32, vec![1]);
        self.build.emit(kind, &[line], ty)
    }

    /// The product of matrices that shift by the centre, turn back, scale from the crop to the size
    /// of the box, and shift by half of the crop: its elements, row by row.
    fn entries(
        &mut self,
        angle: ValueId,
        [center, size]: [[ValueId; 2]; 2],
        crop: [f32; 2],
        scale: [f32; 2],
    ) -> Vec<ValueId> {
        let back = self.build.unary(UnaryOp::Neg, angle);
        let [cos, sin] = [UnaryOp::Cos, UnaryOp::Sin].map(|of| self.build.unary(of, back));
        let factors = [0, 1].map(|axis| {
            let scaled = self.times(size[axis], scale[axis]);
            let extent = self.build.single(crop[axis]);
            self.of(BinaryOp::Div, scaled, extent)
        });
        let less_sin = self.build.unary(UnaryOp::Neg, sin);
        let rows = [[cos, less_sin], [sin, cos]];
        let [zero, one] = [0.0, 1.0].map(|number| self.one(number));
        let mut entries = Vec::new();
        for (row, center) in rows.into_iter().zip(center) {
            let scaled = [0, 1].map(|axis| self.of(BinaryOp::Mul, row[axis], factors[axis]));
            let [x, y] = [0, 1].map(|axis| self.times(scaled[axis], -crop[axis] / 2.0));
            let shift = self.of(BinaryOp::Add, x, y);
            let shift = self.of(BinaryOp::Add, shift, center);
            entries.extend([scaled[0], scaled[1], zero, shift]);
        }
        entries.extend([zero, zero, one, zero, zero, zero, zero, one]);
        entries
    }
}

/// Element `[row, column]` of a matrix `[1, 4, 4]`, as one element.
fn element(build: &mut Builder, matrix: ValueId, row: usize, column: usize) -> ValueId {
    let start = vec![0, row, column];
    let part = build.slice(matrix, start, vec![1, row + 1, column + 1]);
    build.reshape(part, [1])
}

/// Matrices of transforms have four rows and columns.
fn matrix_of(op: &mut ForeignOp<'_, '_>) -> Result<ValueId, ImportError> {
    let matrix = op.operand(1, "matrix")?;
    if matrix.ty.dtype != DType::F32 || matrix.ty.elements() != SIDE * SIDE {
        let what = format!("expected a matrix of 4 x 4 floats, found {}", matrix.ty);
        return Err(op.tensors.malformed(matrix.tensor, what));
    }
    let value = op.value(matrix)?;
    Ok(op.emitter.build.reshape(value, [1, SIDE, SIDE]))
}

/// Inputs: landmarks `[1, n, 2]` or `[1, n, 3]`, a matrix `[1, 4, 4]`. Their first two coordinates
/// are transformed.
pub(in super::super) fn transform_landmarks(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    expect_second(op, 3)?;
    let input = op.operand(0, "landmarks")?;
    let [one, count, parts] = op.extents(input)?;
    if one != 1 || !(2..=3).contains(&parts) {
        let what = format!(
            "expected landmarks of two or three numbers, found {}",
            input.ty
        );
        return Err(op.tensors.malformed(input.tensor, what));
    }
    let (x, matrix) = (op.value(input)?, matrix_of(op)?);
    let build = &mut op.emitter.build;
    let column = |build: &mut Builder, axis: usize| {
        build.slice(x, vec![0, 0, axis], vec![1, count, axis + 1])
    };
    let point = [column(build, 0), column(build, 1)];
    let mut columns: Vec<_> = [0, 1]
        .map(|row| transformed(build, matrix, row, point))
        .into();
    if parts == 3 {
        columns.push(column(build, 2));
    }
    let result = build.concatenate(&columns, 2);
    op.define_as(&[result])
}

/// A coordinate of transformed points.
fn transformed(build: &mut Builder, matrix: ValueId, row: usize, point: [ValueId; 2]) -> ValueId {
    let [a, b, shift] = [0, 1, 3].map(|column| element(build, matrix, row, column));
    let [x, y] = [(point[0], a), (point[1], b)].map(|(x, a)| build.binary(BinaryOp::Mul, x, a));
    let sum = build.binary(BinaryOp::Add, x, y);
    build.binary(BinaryOp::Add, sum, shift)
}

/// Inputs: an image `[1, h, w, c]`, the matrix `[1, 4, 4]` from pixels of the result to those of
/// the image, between whose centres it interpolates. What is beyond them is 0.
pub(in super::super) fn transform_tensor(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    expect_second(op, 4)?;
    let input = op.operand(0, "image")?;
    let [one, rows, columns, channels] = op.extents(input)?;
    let options = Options::read(op)?;
    let [height, width] = [
        options.count("output_height", 1)?,
        options.count("output_width", 1)?,
    ];
    let most = (1 << 16) - 1;
    if one != 1 || rows.max(columns) > most {
        return Err(op.malformed(format!("expected one image, found {}", input.ty)));
    }
    op.check_elements(&[height, width, channels])?;
    let (image, matrix) = (op.value(input)?, matrix_of(op)?);
    let sample = Sample {
        rows,
        columns,
        channels,
        pixels: height * width,
    };
    let places = sample.places(&mut op.emitter.build, matrix, width);
    let image = op.emitter.build.reshape(image, [rows * columns, channels]);
    let sampled = sample.of(op, image, places);
    let result = op
        .emitter
        .build
        .reshape(sampled, [1, height, width, channels]);
    op.define_as(&[result])
}

/// An image, and of how many pixels the result is.
struct Sample {
    rows: usize,
    columns: usize,
    channels: usize,
    pixels: usize,
}

impl Sample {
    /// For each pixel of the result, its column and row in the image.
    fn places(&self, build: &mut Builder, matrix: ValueId, width: usize) -> [ValueId; 2] {
        let line = |of: &dyn Fn(usize) -> usize| -> Vec<u8> {
            // bounded: by the elements of the result
            let numbers = (0..self.pixels).map(|at| of(at) as f32);
            numbers.flat_map(f32::to_le_bytes).collect()
        };
        let ty = TensorType::new(DType::F32, vec![self.pixels]);
        let point = [line(&|at| at % width), line(&|at| at / width)];
        let point = point.map(|bytes| build.literal(ty.clone(), bytes));
        // Centres of pixels are at halves.
        [0, 1].map(|row| {
            let [a, b, shift] = [0, 1, 3].map(|column| element(build, matrix, row, column));
            let half = build.single(0.5);
            let [half_a, half_b] = [a, b].map(|it| build.binary(BinaryOp::Mul, it, half));
            let halves = build.binary(BinaryOp::Add, half_a, half_b);
            let halves = build.binary(BinaryOp::Sub, halves, half);
            let shift = build.binary(BinaryOp::Add, shift, halves);
            let [x, y] =
                [(point[0], a), (point[1], b)].map(|(x, a)| build.binary(BinaryOp::Mul, x, a));
            let sum = build.binary(BinaryOp::Add, x, y);
            build.binary(BinaryOp::Add, sum, shift)
        })
    }

    /// The pixels at places between those of the image.
    fn of(&self, op: &mut ForeignOp<'_, '_>, image: ValueId, places: [ValueId; 2]) -> ValueId {
        let build = &mut op.emitter.build;
        let last = [self.columns, self.rows].map(|extent| extent.saturating_sub(1) as f32);
        let within = [0, 1].map(|axis| inside(build, places[axis], last[axis]));
        let within = build.binary(BinaryOp::And, within[0], within[1]);
        let lower = places.map(|place| build.unary(UnaryOp::Floor, place));
        let share = [0, 1].map(|axis| build.binary(BinaryOp::Sub, places[axis], lower[axis]));
        let lines = [0.0, 1.0].map(|down| {
            let pair = [0.0, 1.0].map(|across| {
                let at = self.numbers(build, lower, last, [across, down]);
                self.taken(build, image, at)
            });
            self.mixed(build, pair, share[0])
        });
        let mixed = self.mixed(build, lines, share[1]);
        let shape = [self.pixels, self.channels];
        let within = op.emitter.build.shaped(within, [self.pixels, 1]);
        let within = broadcast(op, within, &shape);
        let build = &mut op.emitter.build;
        let nothing = build.fill(TensorType::new(DType::F32, shape), Scalar::Single(0.0));
        op.emitter.build.select(within, mixed, nothing)
    }

    /// The numbers of the pixels that are so far from these; beyond the last it is the last, whose
    /// share is 0 then.
    fn numbers(
        &self,
        build: &mut Builder,
        lower: [ValueId; 2],
        last: [f32; 2],
        by: [f32; 2],
    ) -> ValueId {
        let at = [0, 1].map(|axis| {
            let steps = [
                (BinaryOp::Add, by[axis]),
                (BinaryOp::Max, 0.0),
                (BinaryOp::Min, last[axis]),
            ];
            let moved = steps.iter().fold(lower[axis], |value, (of, number)| {
                let number = build.single(*number);
                build.binary(*of, value, number)
            });
            build.convert(moved, DType::I32)
        });
        let columns = build.scalar(DType::I32, Scalar::Integer(self.columns as i64));
        let before = build.binary(BinaryOp::Mul, at[1], columns);
        build.binary(BinaryOp::Add, before, at[0])
    }

    /// Pixels by their numbers.
    fn taken(&self, build: &mut Builder, image: ValueId, numbers: ValueId) -> ValueId {
        let kind = Gather {
            offset_dims: vec![1],
            collapsed: vec![0],
            slice_sizes: vec![1, self.channels],
            points: Points {
                dims: vec![0],
                batch: Vec::new(),
                indices_batch: Vec::new(),
                index_vector_dim: 1,
            },
        };
        let ty = TensorType::new(DType::F32, vec![self.pixels, self.channels]);
        build.emit(kind, &[image, numbers], ty)
    }

    /// The first of two lines of pixels, and a share of the second instead.
    fn mixed(&self, build: &mut Builder, [first, second]: [ValueId; 2], share: ValueId) -> ValueId {
        let share = build.shaped(share, [self.pixels, 1]);
        let one = build.fill(
            TensorType::new(DType::F32, vec![self.pixels, 1]),
            Scalar::Single(1.0),
        );
        let rest = build.binary(BinaryOp::Sub, one, share);
        let parts = [(first, rest), (second, share)];
        let [first, second] = parts.map(|(part, of)| build.binary(BinaryOp::Mul, part, of));
        build.binary(BinaryOp::Add, first, second)
    }
}

/// Whether places are from 0 to the last one.
fn inside(build: &mut Builder, place: ValueId, last: f32) -> ValueId {
    let ty = build.ty(place).clone();
    let mut limit = |direction, number| {
        let limit = build.fill(ty.clone(), Scalar::Single(number));
        build.compare(direction, place, limit)
    };
    let (above, below) = (limit(Direction::Ge, 0.0), limit(Direction::Le, last));
    build.binary(BinaryOp::And, above, below)
}
