//! Small models for tests, right or wrong: every field can be set to anything.

use std::rc::Rc;

use flatbuffers::{FlatBufferBuilder, UnionWIPOffset, WIPOffset};

use crate::tflite::wire::{self, BuiltinOperator, BuiltinOptions, TensorType};

/// Writes the table of an option union.
type WriteOptions = Rc<dyn Fn(&mut FlatBufferBuilder<'static>) -> WIPOffset<UnionWIPOffset>>;

/// A file.
#[derive(Clone)]
pub(super) struct TestModel {
    pub(super) version: u32,
    /// What buffer 0 holds, which ought to be nothing.
    pub(super) first_buffer: Vec<u8>,
    pub(super) tensors: Vec<TestTensor>,
    pub(super) ops: Vec<TestOp>,
    pub(super) inputs: Vec<i32>,
    pub(super) outputs: Vec<i32>,
    pub(super) subgraphs: usize,
    pub(super) signatures: Vec<TestSignature>,
    /// Name and buffer.
    pub(super) metadata: Vec<(String, u32)>,
    /// Bytes behind the flatbuffer.
    pub(super) appendix: Vec<u8>,
}

#[derive(Clone)]
pub(super) struct TestTensor {
    pub(super) name: String,
    pub(super) dtype: TensorType,
    pub(super) shape: Vec<i32>,
    pub(super) signature: Option<Vec<i32>>,
    pub(super) has_rank: bool,
    pub(super) data: TestData,
    pub(super) variable: bool,
    pub(super) quantized: Option<TestQuantization>,
    pub(super) sparsity: Option<TestSparsity>,
    pub(super) external: u32,
}

#[derive(Clone)]
pub(super) enum TestData {
    /// Buffer 0.
    None,
    /// A buffer of its own.
    Bytes(Vec<u8>),
    /// Offset from the start of the appendix, size.
    Behind(u64, u64),
    /// A buffer by number.
    Buffer(u32),
}

#[derive(Clone, Default)]
pub(super) struct TestQuantization {
    pub(super) scales: Vec<f32>,
    pub(super) zero_points: Option<Vec<i64>>,
    pub(super) axis: i32,
    pub(super) blockwise: bool,
}

#[derive(Clone)]
pub(super) struct TestSparsity {
    pub(super) order: Vec<i32>,
    pub(super) blocks: Vec<i32>,
    pub(super) levels: Vec<TestLevel>,
}

#[derive(Clone)]
pub(super) enum TestLevel {
    Dense(i32),
    /// Segments and coordinates, as numbers of so many bits.
    Sparse(u8, Vec<i32>, Vec<i32>),
}

#[derive(Clone)]
pub(super) struct TestOp {
    pub(super) old_code: i8,
    pub(super) code: i32,
    pub(super) custom_code: Option<String>,
    /// Shifts the index of its code, which ought to be its own.
    pub(super) code_index_shift: u32,
    pub(super) inputs: Vec<i32>,
    pub(super) outputs: Vec<i32>,
    pub(super) options: Option<(BuiltinOptions, WriteOptions)>,
}

#[derive(Clone)]
pub(super) struct TestSignature {
    pub(super) key: String,
    pub(super) inputs: Vec<(String, u32)>,
    pub(super) outputs: Vec<(String, u32)>,
    pub(super) subgraph: u32,
}

impl TestTensor {
    pub(super) fn new(name: &str, dtype: TensorType, shape: &[i32]) -> Self {
        Self {
            name: name.to_owned(),
            dtype,
            shape: shape.to_vec(),
            signature: None,
            has_rank: true,
            data: TestData::None,
            variable: false,
            quantized: None,
            sparsity: None,
            external: 0,
        }
    }

    pub(super) fn f32(name: &str, shape: &[i32]) -> Self {
        Self::new(name, TensorType::FLOAT32, shape)
    }

    /// Quantised with one scale.
    pub(super) fn i8(name: &str, shape: &[i32], scale: f32, zero_point: i64) -> Self {
        let tensor = Self::new(name, TensorType::INT8, shape);
        tensor.quantized(&[scale], &[zero_point], 0)
    }

    pub(super) fn ints(name: &str, shape: &[i32], elements: &[i32]) -> Self {
        let bytes = elements.iter().flat_map(|element| element.to_le_bytes());
        Self::new(name, TensorType::INT32, shape).data(bytes.collect::<Vec<_>>())
    }

    pub(super) fn data(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.data = TestData::Bytes(bytes.into());
        self
    }

    pub(super) fn quantized(mut self, scales: &[f32], zero_points: &[i64], axis: i32) -> Self {
        self.quantized = Some(TestQuantization {
            scales: scales.to_vec(),
            zero_points: Some(zero_points.to_vec()),
            axis,
            blockwise: false,
        });
        self
    }

    pub(super) fn variable(mut self) -> Self {
        self.variable = true;
        self
    }
}

impl TestOp {
    pub(super) fn new(code: BuiltinOperator, inputs: &[i32], outputs: &[i32]) -> Self {
        Self {
            old_code: i8::try_from(code.0).unwrap_or(i8::MAX),
            code: code.0,
            custom_code: None,
            code_index_shift: 0,
            inputs: inputs.to_vec(),
            outputs: outputs.to_vec(),
            options: None,
        }
    }

    /// With options that `write` makes.
    pub(super) fn options<T: 'static>(
        mut self,
        kind: BuiltinOptions,
        write: impl Fn(&mut FlatBufferBuilder<'static>) -> WIPOffset<T> + 'static,
    ) -> Self {
        let write = move |builder: &mut _| write(builder).as_union_value();
        self.options = Some((kind, Rc::new(write)));
        self
    }
}

impl TestModel {
    /// A model of one operator. Tensors without data that no operator writes are inputs.
    pub(super) fn of_op(tensors: Vec<TestTensor>, op: TestOp) -> Self {
        let read = op.inputs.iter().copied();
        let plain = |&index: &i32| {
            let tensor = usize::try_from(index)
                .ok()
                .and_then(|index| tensors.get(index));
            tensor.is_some_and(|tensor| {
                matches!(tensor.data, TestData::None) && !tensor.variable && tensor.external == 0
            })
        };
        let mut inputs: Vec<_> = read.filter(plain).collect();
        inputs.dedup();
        Self {
            version: 3,
            first_buffer: Vec::new(),
            inputs,
            outputs: op.outputs.clone(),
            tensors,
            ops: vec![op],
            subgraphs: 1,
            signatures: Vec::new(),
            metadata: Vec::new(),
            appendix: Vec::new(),
        }
    }

    /// The file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        // Offsets behind the flatbuffer depend on its length, which does not depend on them.
        let len = self.write(0).len();
        let mut bytes = self.write(len as u64);
        bytes.extend(&self.appendix);
        bytes
    }

    fn write(&self, appendix: u64) -> Vec<u8> {
        let builder = &mut FlatBufferBuilder::new();
        let mut buffers = vec![buffer(builder, &self.first_buffer)];
        let tensors: Vec<_> = self
            .tensors
            .iter()
            .map(|tensor| tensor.write(builder, &mut buffers, appendix))
            .collect();
        let codes: Vec<_> = self.ops.iter().map(|op| op.write_code(builder)).collect();
        let ops = self.ops.iter().enumerate();
        let ops: Vec<_> = ops.map(|(i, op)| op.write(builder, i as u32)).collect();
        let subgraph = wire::SubGraphArgs {
            tensors: Some(builder.create_vector(&tensors)),
            inputs: Some(builder.create_vector(&self.inputs)),
            outputs: Some(builder.create_vector(&self.outputs)),
            operators: Some(builder.create_vector(&ops)),
            name: Some(builder.create_string("main")),
            ..wire::SubGraphArgs::default()
        };
        let subgraph = wire::SubGraph::create(builder, &subgraph);
        let signatures: Vec<_> = self.signatures.iter().map(|s| s.write(builder)).collect();
        let metadata: Vec<_> = self
            .metadata
            .iter()
            .map(|(name, buffer)| {
                let name = Some(builder.create_string(name));
                let buffer = *buffer;
                wire::Metadata::create(builder, &wire::MetadataArgs { name, buffer })
            })
            .collect();
        let model = wire::ModelArgs {
            version: self.version,
            operator_codes: Some(builder.create_vector(&codes)),
            subgraphs: Some(builder.create_vector(&vec![subgraph; self.subgraphs])),
            buffers: Some(builder.create_vector(&buffers)),
            metadata: Some(builder.create_vector(&metadata)),
            signature_defs: Some(builder.create_vector(&signatures)),
            ..wire::ModelArgs::default()
        };
        let model = wire::Model::create(builder, &model);
        wire::finish_model_buffer(builder, model);
        builder.finished_data().to_vec()
    }
}

fn buffer(
    builder: &mut FlatBufferBuilder<'static>,
    bytes: &[u8],
) -> WIPOffset<wire::Buffer<'static>> {
    let data = Some(builder.create_vector(bytes));
    let args = wire::BufferArgs {
        data,
        ..wire::BufferArgs::default()
    };
    wire::Buffer::create(builder, &args)
}

impl TestTensor {
    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
        buffers: &mut Vec<WIPOffset<wire::Buffer<'static>>>,
        appendix: u64,
    ) -> WIPOffset<wire::Tensor<'static>> {
        let own = match &self.data {
            TestData::None | TestData::Buffer(_) => None,
            TestData::Bytes(bytes) => Some(buffer(builder, bytes)),
            TestData::Behind(offset, size) => {
                // As wide as a real offset, so that the file's length does not depend on it.
                let args = wire::BufferArgs {
                    data: None,
                    offset: appendix.wrapping_add(*offset).max(2),
                    size: *size,
                };
                Some(wire::Buffer::create(builder, &args))
            }
        };
        let buffer = match (&self.data, own) {
            (TestData::Buffer(index), _) => *index,
            (_, Some(own)) => {
                buffers.push(own);
                buffers.len() as u32 - 1
            }
            (_, None) => 0,
        };
        let args = wire::TensorArgs {
            shape: Some(builder.create_vector(&self.shape)),
            type_: self.dtype,
            buffer,
            name: Some(builder.create_string(&self.name)),
            quantization: self.quantized.as_ref().map(|quant| quant.write(builder)),
            is_variable: self.variable,
            sparsity: self
                .sparsity
                .as_ref()
                .map(|sparsity| sparsity.write(builder)),
            shape_signature: self
                .signature
                .as_ref()
                .map(|list| builder.create_vector(list)),
            has_rank: self.has_rank,
            variant_tensors: None,
            external_buffer: self.external,
        };
        wire::Tensor::create(builder, &args)
    }
}

impl TestQuantization {
    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
    ) -> WIPOffset<wire::QuantizationParameters<'static>> {
        let mut args = wire::QuantizationParametersArgs {
            scale: Some(builder.create_vector(&self.scales)),
            zero_point: self.zero_points.as_ref().map(|list| {
                let list = list.iter().map(|&value| wire::ZeroPoint::new(value));
                builder.create_vector(&list.collect::<Vec<_>>())
            }),
            quantized_dimension: self.axis,
            ..wire::QuantizationParametersArgs::default()
        };
        if self.blockwise {
            let blocks = wire::BlockwiseQuantizationArgs::default();
            let blocks = wire::BlockwiseQuantization::create(builder, &blocks);
            args.details_type = wire::QuantizationDetails::BlockwiseQuantization;
            args.details = Some(blocks.as_union_value());
        }
        wire::QuantizationParameters::create(builder, &args)
    }
}

impl TestSparsity {
    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
    ) -> WIPOffset<wire::SparsityParameters<'static>> {
        let levels: Vec<_> = self
            .levels
            .iter()
            .map(|level| level.write(builder))
            .collect();
        let args = wire::SparsityParametersArgs {
            traversal_order: Some(builder.create_vector(&self.order)),
            block_map: Some(builder.create_vector(&self.blocks)),
            dim_metadata: Some(builder.create_vector(&levels)),
        };
        wire::SparsityParameters::create(builder, &args)
    }
}

impl TestLevel {
    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
    ) -> WIPOffset<wire::DimensionMetadata<'static>> {
        let mut args = wire::DimensionMetadataArgs::default();
        match self {
            Self::Dense(size) => args.dense_size = *size,
            Self::Sparse(bits, segments, coordinates) => {
                args.format = wire::DimensionType::SPARSE_CSR;
                let (ty, list) = write_indices(builder, *bits, segments);
                (args.array_segments_type, args.array_segments) = (ty, Some(list));
                let (ty, list) = write_indices(builder, *bits, coordinates);
                (args.array_indices_type, args.array_indices) = (ty, Some(list));
            }
        }
        wire::DimensionMetadata::create(builder, &args)
    }
}

fn write_indices(
    builder: &mut FlatBufferBuilder<'static>,
    bits: u8,
    list: &[i32],
) -> (wire::SparseIndexVector, WIPOffset<UnionWIPOffset>) {
    match bits {
        8 => {
            let list: Vec<u8> = list.iter().map(|&index| index as u8).collect();
            let values = Some(builder.create_vector(&list));
            let vector = wire::Uint8Vector::create(builder, &wire::Uint8VectorArgs { values });
            (
                wire::SparseIndexVector::Uint8Vector,
                vector.as_union_value(),
            )
        }
        16 => {
            let list: Vec<u16> = list.iter().map(|&index| index as u16).collect();
            let values = Some(builder.create_vector(&list));
            let vector = wire::Uint16Vector::create(builder, &wire::Uint16VectorArgs { values });
            (
                wire::SparseIndexVector::Uint16Vector,
                vector.as_union_value(),
            )
        }
        _ => {
            let values = Some(builder.create_vector(list));
            let vector = wire::Int32Vector::create(builder, &wire::Int32VectorArgs { values });
            (
                wire::SparseIndexVector::Int32Vector,
                vector.as_union_value(),
            )
        }
    }
}

impl TestOp {
    fn write_code(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
    ) -> WIPOffset<wire::OperatorCode<'static>> {
        let args = wire::OperatorCodeArgs {
            deprecated_builtin_code: self.old_code,
            custom_code: self
                .custom_code
                .as_ref()
                .map(|code| builder.create_string(code)),
            version: 1,
            builtin_code: BuiltinOperator(self.code),
        };
        wire::OperatorCode::create(builder, &args)
    }

    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
        index: u32,
    ) -> WIPOffset<wire::Operator<'static>> {
        let options = self.options.as_ref();
        let table = options.map(|(_, write)| write(builder));
        let args = wire::OperatorArgs {
            opcode_index: index + self.code_index_shift,
            inputs: Some(builder.create_vector(&self.inputs)),
            outputs: Some(builder.create_vector(&self.outputs)),
            builtin_options_type: options.map(|(kind, _)| *kind).unwrap_or_default(),
            builtin_options: table,
            ..wire::OperatorArgs::default()
        };
        wire::Operator::create(builder, &args)
    }
}

impl TestSignature {
    fn write(
        &self,
        builder: &mut FlatBufferBuilder<'static>,
    ) -> WIPOffset<wire::SignatureDef<'static>> {
        let [inputs, outputs] = [&self.inputs, &self.outputs].map(|maps| {
            let maps: Vec<_> = maps
                .iter()
                .map(|(name, index)| {
                    let name = Some(builder.create_string(name));
                    let tensor_index = *index;
                    wire::TensorMap::create(builder, &wire::TensorMapArgs { name, tensor_index })
                })
                .collect();
            builder.create_vector(&maps)
        });
        let args = wire::SignatureDefArgs {
            inputs: Some(inputs),
            outputs: Some(outputs),
            signature_key: Some(builder.create_string(&self.key)),
            subgraph_index: self.subgraph,
        };
        wire::SignatureDef::create(builder, &args)
    }
}
