//! E02xx and E03xx: importing models.

use super::area;

area! { TFLITE "E02xx: importing .tflite";
    TFLITE_MALFORMED = 201, "a malformed .tflite file";
    "The file breaks the rules of its format: an offset, an index or a length points outside the file, or tables contradict \
     each other. The byte offset is that of the broken table or field.";
    "head -c 2000 model.tflite > short.tflite; peapod inspect short.tflite";
    "export or download the model again; it was probably truncated or damaged.".
    TFLITE_UNSUPPORTED = 202, "a part of the model that is not supported";
    "The file is sound, but uses an operator, an option or an element type that Peapod does not implement. All such parts \
     are listed, each in a diagnostic of its own.";
    "peapod inspect model-with-custom-operator.tflite";
    "replace the operator in the model, or change the options of the converter as the help says.".
    TFLITE_TOO_LARGE = 203, "a tensor that is larger than the compiler takes";
    "The shape in the file multiplies out to more bytes than a tensor may have.";
    "a tensor of shape [65536, 65536, 65536]";
    "check the shape; a damaged file is the usual cause.".
    UNBATCHABLE = 204, "a network that cannot compute several rows at once";
    "--batch widens the leading dimension of every tensor that follows from the inputs. That is impossible where an operator \
     mixes rows or an input has no leading dimension of extent 1.";
    "peapod compile mean-over-batch.tflite --target POD --batch 8 -o out/";
    "convert the model with the batch size that you want.".
    NO_SIGNATURE = 205, "a signature that the file does not have";
    "--signature names one of the entry points of a file. The message lists those that there are, as `peapod inspect` does.";
    "peapod compile model.tflite --signature tarin -o out/";
    "give one of the names that the message lists, or none for the first subgraph.".
    CUSTOM_OP = 206, "a custom operator without a sound implementation";
    "--custom-ops names a file that says which shared library evaluates each custom operator of the model. The file, the library \
     or its symbol cannot be read, or the operator of a model has none; the message says which.";
    "peapod run keyword.tflite --custom-ops my_ops.toml";
    "declare the operator as docs/custom-operators.md shows, and build its library for this machine.".
    QUANTIZED_DIMENSION = 211, "a quantized dimension that the tensor does not have";
    "Old converters wrote a wrong `quantized_dimension` for biases. The only dimension there is, 0, was taken; the result is \
     what the converter meant.";
    "a bias of rank 1 with quantized_dimension = 3";
    "nothing has to be done; a newer converter does not write this.".
    SHAPE_SIGNATURE = 212, "a shape signature that differs from the shape";
    "Dimensions that the converter left open, usually the batch, have the extent -1 in the shape signature. Shapes are static \
     here: the plain shape was taken.";
    "shape [1, 224, 224, 3] with the signature [-1, 224, 224, 3]";
    "nothing has to be done if the plain shape is right; otherwise give those of inputs with --input-shape, convert with a fixed shape, or use --batch.".
    LEFT_OUT = 213, "subgraphs or signatures that were left out";
    "Only the first subgraph is compiled, with what it calls. The others are reached through other signatures.";
    "a model exported with the signatures `train` and `infer`";
    "choose one of the signatures with --signature.".
    CALLBACKS = 214, "callbacks that were left out";
    "Calls back into Python that yield nothing, as those of `jax.debug.print`, `jax.debug.callback` and `io_callback` without a \
     result, are no part of the program: what they print or store does not happen. No result depends on them.";
    "jax.debug.print(\"loss {x}\", x=loss)";
    "return what is to be seen as a further result.".
}

area! { STABLEHLO "E03xx: importing StableHLO";
    MLIR_BYTECODE = 301, "MLIR bytecode that cannot be read";
    "Portable artifacts of StableHLO (in the dialect VHLO), bytecode of StableHLO itself and files of `jax.export` are read. This \
     one is damaged, newer, or of other dialects.";
    "peapod compile damaged.mlirbc --target POD -o out/";
    "write a portable artifact: in JAX `jax.export.export(f)(...).serialize()`, else `stablehlo.serialize_portable_artifact`; or text.".
    STABLEHLO_SYNTAX = 302, "a syntax error in StableHLO text";
    "The text is not MLIR in the syntax of StableHLO, Func or Shardy; the caret shows where.";
    "%2 = stablehlo.add %0 %1 : tensor<4xf32>";
    "export the program again; if the exporter is newer than Peapod, print the generic form (`print_generic_op_form`).".
    STABLEHLO_MALFORMED = 303, "text that breaks a rule of StableHLO";
    "The op is known, but its operands, attributes or types contradict its specification.";
    "%1 = stablehlo.transpose %0, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>";
    "verify the file with `stablehlo-opt`, and export it again.".
    STABLEHLO_UNSUPPORTED = 304, "StableHLO that is not supported";
    "The text is sound, but uses an op, a type or an annotation that Peapod does not implement. All of them are listed, with \
     their lines.";
    "%1 = stablehlo.custom_call @lapack_sgeqrf_ffi(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>";
    "express the computation with supported ops; `jax.export` with other lowering rules, or a pure `jax.numpy` version, often helps.".
}

area! { ONNX "E13xx: importing ONNX";
    ONNX_MALFORMED = 1301, "a malformed .onnx file";
    "The file breaks the rules of ONNX: a message cannot be read, a node reads what no node before it yields, or operands and \
     attributes contradict the operator. The message names the node, its operator and the version of the set of operators.";
    "head -c 2000 model.onnx > short.onnx; peapod inspect short.onnx";
    "check the file with `onnx.checker.check_model`, and export or download it again.".
    ONNX_UNSUPPORTED = 1302, "a part of an .onnx model that is not supported";
    "The file is sound, but uses an operator, an attribute, an element type or shapes that follow from data, which Peapod does \
     not implement. All such nodes are listed, each in a diagnostic of its own.";
    "peapod inspect model-with-string-operators.onnx";
    "express the part with operators that docs/onnx.md lists, or make its shapes static.".
    ONNX_DIMENSION = 1303, "an extent that is open, or of no dimension of the model";
    "Shapes are static here. An .onnx file may leave extents of inputs open: --dim NAME=EXTENT gives them, by the name in the \
     file, or as INPUT:PLACE where there is none. The first dimension of an input is 1 unless another extent is given.";
    "peapod compile model.onnx --dim sequence=128 -o out/";
    "give an extent for each name that the message lists.".
    ONNX_EXTERNAL_DATA = 1304, "weights beside an .onnx model that cannot be read";
    "Large models keep their weights in a file of their own, in the folder of the model. It is not there, is too short, or its \
     name leads out of that folder.";
    "mv model.onnx elsewhere/; peapod inspect elsewhere/model.onnx";
    "put the file of weights beside the model, under the name that the message shows.".
    OPEN_DIMENSION = 1311, "open first dimensions that have the extent 1 now";
    "Exporters leave the extent of the first dimension of inputs open, usually the batch. Shapes are static here: it is 1 unless \
     another extent is given.";
    "an input of the shape [batch, 3, 224, 224]";
    "nothing has to be done if 1 is right; otherwise give the extent with --dim NAME=EXTENT.".
}
