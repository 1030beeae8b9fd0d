//! The tables of a file.

use flatbuffers::{UnionWIPOffset, Vector, WIPOffset};
use peapod_ir::{Module, ValueId};
use peapod_tflite::wire::{self, BuiltinOperator, BuiltinOptions};
use peapod_tflite::{Builder, buffer, finish};

use super::Writer;
use super::tensors::{Tensor, TensorIndex, element};

/// Writes the options of an operator.
pub(super) type Options =
    Box<dyn FnOnce(&mut Builder) -> (BuiltinOptions, WIPOffset<UnionWIPOffset>)>;

/// An operator of the graph.
pub(super) struct Node {
    pub(super) code: BuiltinOperator,
    pub(super) inputs: Vec<TensorIndex>,
    pub(super) outputs: Vec<TensorIndex>,
    /// Tensors without elements, whose scales are those of numbers within the operator.
    pub(super) intermediates: Vec<TensorIndex>,
    pub(super) options: Option<Options>,
}

/// Version of the format.
const VERSION: u32 = 3;

/// What wrote the file, as its description.
const DESCRIPTION: &str = "peapod";

/// The file of a graph.
pub(super) fn write_file(module: &Module, mut writer: Writer<'_>) -> Vec<u8> {
    let mut builder = Builder::new();
    let function = writer.function;
    let [inputs, outputs] = [&function.inputs, &function.outputs].map(|ports| {
        let tensors = ports.iter().map(|it| writer.tensors.value(*it));
        tensors.collect::<Vec<_>>()
    });
    let signatures = signatures(&mut builder, module, &mut writer);
    let mut codes: Vec<BuiltinOperator> = Vec::new();
    let nodes = writer.nodes.into_iter().map(|node| {
        let known = codes.iter().position(|code| *code == node.code);
        let code = known.unwrap_or_else(|| {
            codes.push(node.code);
            codes.len() - 1
        });
        operator(&mut builder, node, code as u32)
    });
    let nodes: Vec<_> = nodes.collect();
    // The first buffer is the one of all tensors without data.
    let mut buffers = vec![buffer(&mut builder, &[])];
    let tensors = writer.tensors.all.iter().map(|it| {
        let at = it.data.as_ref().map_or(0, |data| {
            buffers.push(buffer(&mut builder, data));
            buffers.len() - 1
        });
        tensor(&mut builder, it, at as u32)
    });
    let tensors: Vec<_> = tensors.collect();
    let subgraph = wire::SubGraphArgs {
        tensors: Some(builder.create_vector(&tensors)),
        inputs: Some(builder.create_vector(&inputs)),
        outputs: Some(builder.create_vector(&outputs)),
        operators: Some(builder.create_vector(&nodes)),
        name: Some(builder.create_string(&function.name)),
        ..wire::SubGraphArgs::default()
    };
    let subgraph = wire::SubGraph::create(&mut builder, &subgraph);
    let codes: Vec<_> = codes
        .iter()
        .map(|code| operator_code(&mut builder, *code))
        .collect();
    let model = wire::ModelArgs {
        version: VERSION,
        operator_codes: Some(builder.create_vector(&codes)),
        subgraphs: Some(builder.create_vector(&[subgraph])),
        description: Some(builder.create_string(DESCRIPTION)),
        buffers: Some(builder.create_vector(&buffers)),
        signature_defs: Some(builder.create_vector(&signatures)),
        ..wire::ModelArgs::default()
    };
    let model = wire::Model::create(&mut builder, &model);
    finish(builder, model)
}

fn operator_code(
    builder: &mut Builder,
    code: BuiltinOperator,
) -> WIPOffset<wire::OperatorCode<'static>> {
    let args = wire::OperatorCodeArgs {
        // Codes up to 126 fit the field of old readers.
        deprecated_builtin_code: code.0.min(127) as i8,
        version: 1,
        builtin_code: code,
        ..wire::OperatorCodeArgs::default()
    };
    wire::OperatorCode::create(builder, &args)
}

fn operator(builder: &mut Builder, node: Node, code: u32) -> WIPOffset<wire::Operator<'static>> {
    let options = node.options.map(|write| write(builder));
    let intermediates = match node.intermediates.is_empty() {
        true => None,
        false => Some(builder.create_vector(&node.intermediates)),
    };
    let args = wire::OperatorArgs {
        opcode_index: code,
        inputs: Some(builder.create_vector(&node.inputs)),
        outputs: Some(builder.create_vector(&node.outputs)),
        builtin_options_type: options.map(|(kind, _)| kind).unwrap_or_default(),
        builtin_options: options.map(|(_, table)| table),
        intermediates,
        ..wire::OperatorArgs::default()
    };
    wire::Operator::create(builder, &args)
}

fn tensor(builder: &mut Builder, tensor: &Tensor, buffer: u32) -> WIPOffset<wire::Tensor<'static>> {
    let quantization = tensor.ty.quant.as_ref().map(|quant| {
        let zero_points = quant.zero_points.iter();
        let zero_points: Vec<_> = zero_points
            .map(|it| wire::ZeroPoint::new(i64::from(*it)))
            .collect();
        let args = wire::QuantizationParametersArgs {
            scale: Some(builder.create_vector(&quant.scales)),
            zero_point: Some(builder.create_vector(&zero_points)),
            quantized_dimension: quant.axis.unwrap_or(0) as i32,
            ..wire::QuantizationParametersArgs::default()
        };
        wire::QuantizationParameters::create(builder, &args)
    });
    let shape: Vec<i32> = tensor
        .ty
        .shape
        .iter()
        .map(|extent| *extent as i32)
        .collect();
    let args = wire::TensorArgs {
        shape: Some(builder.create_vector(&shape)),
        // Every tensor was seen to have one.
        type_: element(tensor.ty.dtype).unwrap_or_default(),
        buffer,
        name: Some(builder.create_string(&tensor.name)),
        quantization,
        is_variable: tensor.is_variable,
        has_rank: true,
        ..wire::TensorArgs::default()
    };
    wire::Tensor::create(builder, &args)
}

/// The named ports of the function.
fn signatures(
    builder: &mut Builder,
    module: &Module,
    writer: &mut Writer<'_>,
) -> Vec<WIPOffset<wire::SignatureDef<'static>>> {
    let own = module.signatures.iter().filter(|it| it.function.is_none());
    let own = own.map(|signature| {
        let mut ports = |ports: &[(String, ValueId)]| {
            let maps = ports.iter().map(|(name, value)| {
                let args = wire::TensorMapArgs {
                    name: Some(builder.create_string(name)),
                    tensor_index: writer.tensors.value(*value) as u32,
                };
                wire::TensorMap::create(builder, &args)
            });
            let maps: Vec<_> = maps.collect();
            builder.create_vector(&maps) as WIPOffset<Vector<'static, _>>
        };
        let (inputs, outputs) = (ports(&signature.inputs), ports(&signature.outputs));
        let args = wire::SignatureDefArgs {
            inputs: Some(inputs),
            outputs: Some(outputs),
            signature_key: Some(builder.create_string(&signature.key)),
            subgraph_index: 0,
        };
        wire::SignatureDef::create(builder, &args)
    });
    own.collect()
}
