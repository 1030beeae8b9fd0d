//! `.tflite` files written: graphs of few operators, such as front ends of signals.
//!
//! A caller states every type and shape, right or wrong; importing what was written checks them.

use flatbuffers::{UnionWIPOffset, WIPOffset};
use peapod_tflite::{Builder, buffer, finish};

use super::flexbuffers;
use super::wire::{self, BuiltinOperator, BuiltinOptions, TensorType};

/// Element types of tensors that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the format's")]
pub enum Element {
    Int8,
    Int16,
    Int32,
    Uint32,
    Uint64,
    Float32,
    Bool,
}

/// A tensor of a graph, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TensorId(usize);

/// What an operator does.
#[derive(Clone, Debug, PartialEq)]
pub enum Operator {
    /// Sum with broadcasting.
    Add,
    /// Elements of another type.
    Cast,
    /// Quotient with broadcasting; of integers towards 0.
    Div,
    /// Rows times the transpose of a matrix, plus a bias.
    FullyConnected,
    /// The larger of two elements.
    Maximum,
    /// The smaller of two elements.
    Minimum,
    /// Product with broadcasting.
    Mul,
    /// The same elements under another shape, that of the second operand.
    Reshape,
    /// A custom operator of this name, with options in FlexBuffers.
    Custom(&'static str, Vec<(&'static str, i64)>),
}

struct Tensor {
    name: String,
    element: Element,
    shape: Vec<i32>,
    /// Scale and zero point.
    quantization: Option<(f32, i64)>,
    data: Vec<u8>,
}

struct Node {
    operator: Operator,
    inputs: Vec<TensorId>,
    outputs: Vec<TensorId>,
}

/// A graph under construction: operators in the order of execution.
#[derive(Default)]
pub struct Graph {
    tensors: Vec<Tensor>,
    nodes: Vec<Node>,
    inputs: Vec<TensorId>,
    outputs: Vec<TensorId>,
}

impl Element {
    const fn number(self) -> TensorType {
        match self {
            Self::Int8 => TensorType::INT8,
            Self::Int16 => TensorType::INT16,
            Self::Int32 => TensorType::INT32,
            Self::Uint32 => TensorType::UINT32,
            Self::Uint64 => TensorType::UINT64,
            Self::Float32 => TensorType::FLOAT32,
            Self::Bool => TensorType::BOOL,
        }
    }
}

impl Graph {
    /// Adds a tensor that an operator is going to write.
    pub fn tensor(&mut self, name: &str, element: Element, shape: &[usize]) -> TensorId {
        self.tensors.push(Tensor {
            name: name.to_owned(),
            element,
            shape: shape.iter().map(|extent| *extent as i32).collect(),
            quantization: None,
            data: Vec::new(),
        });
        TensorId(self.tensors.len() - 1)
    }

    /// Gives a tensor a scale and a zero point.
    pub fn quantize(&mut self, tensor: TensorId, scale: f32, zero_point: i64) {
        self.tensors[tensor.0].quantization = Some((scale, zero_point));
    }

    /// Adds an input of the graph.
    pub fn input(&mut self, name: &str, element: Element, shape: &[usize]) -> TensorId {
        let tensor = self.tensor(name, element, shape);
        self.inputs.push(tensor);
        tensor
    }

    /// Adds a constant of these bytes: little-endian, row-major.
    pub fn constant(
        &mut self,
        name: &str,
        element: Element,
        shape: &[usize],
        bytes: impl IntoIterator<Item = u8>,
    ) -> TensorId {
        let tensor = self.tensor(name, element, shape);
        self.tensors[tensor.0].data = bytes.into_iter().collect();
        tensor
    }

    /// Adds an operator.
    pub fn operator(
        &mut self,
        operator: Operator,
        inputs: impl Into<Vec<TensorId>>,
        outputs: impl Into<Vec<TensorId>>,
    ) {
        self.nodes.push(Node {
            operator,
            inputs: inputs.into(),
            outputs: outputs.into(),
        });
    }

    /// Adds an output of the graph.
    pub fn output(&mut self, tensor: TensorId) {
        self.outputs.push(tensor);
    }

    /// The file.
    pub fn finish(&self, description: &str) -> Vec<u8> {
        let mut builder = Builder::new();
        let codes: Vec<_> = self
            .nodes
            .iter()
            .map(|node| node.code(&mut builder))
            .collect();
        let nodes = self.nodes.iter().zip(0..);
        let nodes: Vec<_> = nodes
            .map(|(node, at)| node.write(&mut builder, at))
            .collect();
        let tensors = self.tensors.iter().zip(1..);
        let tensors: Vec<_> = tensors
            .map(|(tensor, buffer)| tensor.write(&mut builder, buffer))
            .collect();
        // The format wants an empty buffer first.
        let data = self.tensors.iter().map(|tensor| &tensor.data[..]);
        let buffers: Vec<_> = std::iter::once(&[][..])
            .chain(data)
            .map(|data| buffer(&mut builder, data))
            .collect();
        let subgraph = wire::SubGraphArgs {
            tensors: Some(builder.create_vector(&tensors)),
            inputs: Some(indices(&mut builder, &self.inputs)),
            outputs: Some(indices(&mut builder, &self.outputs)),
            operators: Some(builder.create_vector(&nodes)),
            name: Some(builder.create_string("main")),
            ..wire::SubGraphArgs::default()
        };
        let subgraph = wire::SubGraph::create(&mut builder, &subgraph);
        let model = wire::ModelArgs {
            version: 3,
            operator_codes: Some(builder.create_vector(&codes)),
            subgraphs: Some(builder.create_vector(&[subgraph])),
            description: Some(builder.create_string(description)),
            buffers: Some(builder.create_vector(&buffers)),
            ..wire::ModelArgs::default()
        };
        let model = wire::Model::create(&mut builder, &model);
        finish(builder, model)
    }
}

fn indices(
    builder: &mut Builder,
    tensors: &[TensorId],
) -> WIPOffset<flatbuffers::Vector<'static, i32>> {
    let list: Vec<i32> = tensors.iter().map(|tensor| tensor.0 as i32).collect();
    builder.create_vector(&list)
}

impl Tensor {
    fn write(&self, builder: &mut Builder, buffer: u32) -> WIPOffset<wire::Tensor<'static>> {
        let quantization = self.quantization.map(|(scale, zero_point)| {
            let zero_points = [wire::ZeroPoint::new(zero_point)];
            let args = wire::QuantizationParametersArgs {
                scale: Some(builder.create_vector(&[scale])),
                zero_point: Some(builder.create_vector(&zero_points)),
                ..wire::QuantizationParametersArgs::default()
            };
            wire::QuantizationParameters::create(builder, &args)
        });
        let args = wire::TensorArgs {
            shape: Some(builder.create_vector(&self.shape)),
            type_: self.element.number(),
            // The first buffer is the one of all tensors without data.
            buffer: if self.data.is_empty() { 0 } else { buffer },
            name: Some(builder.create_string(&self.name)),
            quantization,
            has_rank: true,
            ..wire::TensorArgs::default()
        };
        wire::Tensor::create(builder, &args)
    }
}

impl Operator {
    const fn code(&self) -> BuiltinOperator {
        match self {
            Self::Add => BuiltinOperator::ADD,
            Self::Cast => BuiltinOperator::CAST,
            Self::Div => BuiltinOperator::DIV,
            Self::FullyConnected => BuiltinOperator::FULLY_CONNECTED,
            Self::Maximum => BuiltinOperator::MAXIMUM,
            Self::Minimum => BuiltinOperator::MINIMUM,
            Self::Mul => BuiltinOperator::MUL,
            Self::Reshape => BuiltinOperator::RESHAPE,
            Self::Custom(..) => BuiltinOperator::CUSTOM,
        }
    }

    /// The options of a builtin operator that TensorFlow Lite Micro does not do without.
    fn options(
        &self,
        builder: &mut Builder,
    ) -> Option<(BuiltinOptions, WIPOffset<UnionWIPOffset>)> {
        let written = match self {
            Self::Add => {
                let args = wire::AddOptionsArgs::default();
                let table = wire::AddOptions::create(builder, &args);
                (BuiltinOptions::AddOptions, table.as_union_value())
            }
            Self::Div => {
                let args = wire::DivOptionsArgs::default();
                let table = wire::DivOptions::create(builder, &args);
                (BuiltinOptions::DivOptions, table.as_union_value())
            }
            Self::FullyConnected => {
                let args = wire::FullyConnectedOptionsArgs::default();
                let table = wire::FullyConnectedOptions::create(builder, &args);
                (
                    BuiltinOptions::FullyConnectedOptions,
                    table.as_union_value(),
                )
            }
            Self::Mul => {
                let args = wire::MulOptionsArgs::default();
                let table = wire::MulOptions::create(builder, &args);
                (BuiltinOptions::MulOptions, table.as_union_value())
            }
            Self::Cast | Self::Maximum | Self::Minimum | Self::Reshape | Self::Custom(..) => {
                return None;
            }
        };
        Some(written)
    }
}

impl Node {
    /// Name and options of a custom operator.
    fn custom(&self) -> Option<(&'static str, &[(&'static str, i64)])> {
        if let Operator::Custom(name, options) = &self.operator {
            return Some((name, options));
        }
        None
    }

    fn code(&self, builder: &mut Builder) -> WIPOffset<wire::OperatorCode<'static>> {
        let code = self.operator.code();
        let name = self.custom().map(|(name, _)| builder.create_string(name));
        let args = wire::OperatorCodeArgs {
            // Codes up to 126 fit the field of old readers.
            deprecated_builtin_code: code.0.min(127) as i8,
            custom_code: name,
            version: 1,
            builtin_code: code,
        };
        wire::OperatorCode::create(builder, &args)
    }

    fn write(&self, builder: &mut Builder, code: u32) -> WIPOffset<wire::Operator<'static>> {
        let options = self.operator.options(builder);
        let custom = self.custom().map(|(_, options)| {
            let bytes = flexbuffers::write(options);
            builder.create_vector(&bytes)
        });
        let args = wire::OperatorArgs {
            opcode_index: code,
            inputs: Some(indices(builder, &self.inputs)),
            outputs: Some(indices(builder, &self.outputs)),
            builtin_options_type: options.map(|(kind, _)| kind).unwrap_or_default(),
            builtin_options: options.map(|(_, table)| table),
            custom_options: custom,
            ..wire::OperatorArgs::default()
        };
        wire::Operator::create(builder, &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_tflite::ALIGNMENT;

    #[test]
    fn data_is_where_the_format_asks_for_it() {
        for len in 1..40 {
            let mut graph = Graph::default();
            let x = graph.input("x", Element::Int8, &[len]);
            let data: Vec<u8> = (0..len as u8).collect();
            let c = graph.constant("c", Element::Int8, &[len], data.clone());
            let y = graph.tensor("y", Element::Int8, &[len]);
            graph.operator(Operator::Add, [x, c], [y]);
            graph.output(y);
            let file = graph.finish("");
            let model = wire::root_as_model(&file).expect("it is sound");
            let buffers = model.buffers().expect("they are there");
            let found: Vec<_> = buffers.iter().filter_map(|it| it.data()).collect();
            let [found] = &found[..] else {
                panic!("one tensor has data");
            };
            assert_eq!(found.bytes(), data);
            let offset = found.bytes().as_ptr().addr() - file.as_ptr().addr();
            assert_eq!(
                (offset % ALIGNMENT, file.len() % ALIGNMENT),
                (0, 0),
                "{len}"
            );
        }
    }
}
