//! E04xx: rules of the IR.

use super::area;

area! { AREA "E04xx: rules of the IR";
    NO_FUNCTION = 401, "a module without functions";
    "A module has at least its entry function.";
    "module \"empty\"";
    "add a function.".
    RECURSION = 402, "a recursive function";
    "Calls are inlined, so that a function may not call itself, directly or through others.";
    "
func @f(%x: f32[1]) {
  %y = call(%x) {callee = f}: f32[1]
  return %y
}";
    "express the iteration as a `while`.".
    MESH = 403, "an invalid mesh";
    "Axes of a mesh have distinct names and at least one device each, and the number of devices is bounded.";
    "mesh [\"data\"=0]";
    "give every axis a name of its own and a size of at least 1; all together 65,536 devices at most.".
    ANNOTATION = 404, "a sharding annotation that does not fit its value";
    "An annotation has one entry per dimension, names axes of the mesh, and each axis at most once.";
    "%x: f32[8, 8] sharding([{data}, {data}])";
    "correct the annotation.".
    REPLACEMENT = 405, "a result that cannot replace an argument";
    "A result replaces an argument between steps if both exist, have the same type, and neither is paired twice.";
    "an output f32[4] that replaces an input f32[8]";
    "make the types of the pair equal, or drop the alias.".
    DUPLICATE_FUNCTION = 406, "two functions of one name";
    "Functions are called by name.";
    "two functions `@main`";
    "rename one of them.".
    DEFINITION = 407, "a value that is undefined or defined twice";
    "Every value is defined once, before its first use: by an argument, a constant, a state or one op.";
    "
func @main(%x: f32[1]) {
  %y = add(%x, %z): f32[1]
  return %y
}";
    "define the value before it is used, and once.".
    STATE = 408, "a state that is shared or returned";
    "A state is used exactly once, by an op that reads and writes it, or by any number of `read_state`, `write_state`, \
     `initialise_state` and `fully_connected_sgd`, and is not a \
     result of the function. What `write_state` yields is not read.";
    "two `svdf` ops on one state";
    "give each op a state of its own; read a state with `read_state` to return it.".
    SHAPE = 409, "a shape that is not possible";
    "Rank, extents and size in bytes of a tensor are bounded. An extent may be 0: such a tensor holds nothing.";
    "f32[4294967296]";
    "change the shape.".
    QUANTIZATION = 410, "invalid quantisation parameters";
    "Integer tensors may be quantised, with finite positive scales, zero points in the range of the element type, and either one \
     pair or one per channel of a dimension.";
    "i8[4] quant(0.0:0)";
    "correct scales and zero points; a converter that writes such values is usually fed an uncalibrated model.".
    CONSTANT = 411, "a constant whose data does not match its type";
    "A constant has exactly as many bytes as its type says, and each is a value of the element type.";
    "const %c: bool[1] with the byte 2";
    "correct the data or the type.".
    TYPE_RULE = 412, "an op whose operands, attributes or results break its type rule";
    "Every op has numbered constraints on shapes, element types and attributes. The message begins with the constraint that is \
     broken.";
    "%y = relu(%x): f32[2, 2]    // %x is f32[1, 2]";
    "make the types agree; in an exported model, this is a fault of the exporter.".
    SIGNATURE = 413, "a signature that does not match its function";
    "Inputs and outputs of a signature are inputs and outputs of the function that it names, or of the first. Signatures of \
     several functions have keys that differ, and a state of one name is the same in all of them.";
    "signature \"serving\" with an input that is an intermediate value";
    "correct the signature, or drop it.".
    EVAL_INPUTS = 421, "inputs that the evaluated function does not take";
    "The reference evaluator needs one tensor per argument, of the argument's type.";
    "peapod diff model.ir --input wrong-shape.npy";
    "count inputs and types with `peapod inspect`.".
    EVAL_DEVICES = 422, "a function that cannot be evaluated on this many devices";
    "Collectives need all devices of the mesh; a state needs exactly one.";
    "peapod diff partitioned.ir --input x.npy";
    "compare the program before partitioning.".
    EVAL_DIVERGED = 423, "devices that diverge before a collective";
    "All devices run the program in lockstep: a condition that selects whether a collective runs must have the same value on all \
     devices.";
    "an `all_reduce` in the body of a `while` whose condition depends on the device";
    "move the collective out of the condition, or reduce the condition over the mesh first.".
    EVAL_ENDLESS = 424, "a loop that does not end";
    "The reference evaluator makes at most 1,048,576 turns of each loop, as many as a device makes by default.";
    "peapod diff counter.tflite --input start.npy, with a condition that is always true";
    "check the loop's condition; on a device, --max-iterations of `peapod compile` bounds its turns.".
}
