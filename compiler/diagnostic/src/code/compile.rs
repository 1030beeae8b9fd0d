//! E05xx and E06xx: compiling for boards and for pods.

use super::area;

area! { MICRO "E05xx: compiling for boards";
    NO_KERNEL = 501, "an op that no kernel implements";
    "No kernel of the micro runtime takes this op with these element types and attributes. All such ops are listed.";
    "a float `svdf`; there is a kernel for int8 only";
    "quantise the model, or rewrite the op as the help says.".
    PORT_TYPE = 502, "an input or output whose element type no device holds";
    "Inputs and outputs of a model on a board are i8, u8, bool, i16, i32 or f32.";
    "an input of i64 indices";
    "change the type when converting the model.".
    TOO_MANY_OPS = 503, "calls that unfold to too many ops";
    "Calls are inlined before a program is partitioned; nested calls can multiply.";
    "a chain of 40 functions, each of which calls the next twice";
    "use a loop (`lax.fori_loop`, `lax.scan`) in place of repeated calls.".
    OVER_BUDGET = 504, "a model that does not fit the board";
    "The planned RAM or the flash of the model exceeds what the target leaves for it; the notes name the largest buffers and ops, \
     and what each --optimize mode would need.";
    "peapod compile large.tflite --target BOARD -o out/";
    "try --optimize ram or flash, a smaller model, or another board.".
    EMIT_TOO_LARGE = 505, "a quantity that does not fit its field of the file";
    "Fields of the file format have fixed widths; the compiler never truncates.";
    "a tensor of more than 2^32 bytes";
    "split the tensor or shrink the model.".
    SYMBOL_NAME = 506, "a name without an identifier";
    "Symbols in C and Rust are made from the letters and digits of the name.";
    "peapod compile model.tflite --name :: ...";
    "choose a name with at least one ASCII letter or digit.".
    OBJECT_FILE = 507, "an object file that cannot be written";
    "The ELF writer refused the model's symbols or sections.";
    "a model of more than 4 GiB";
    "shrink the model, or use model.rs.".
    PEA_DAMAGED = 508, "a damaged pea";
    "The loader checks every offset, shape and parameter of a pea before anything runs. What it refuses was truncated, altered or \
     written by another program.";
    "head -c 1000 model.pea > short.pea; peapod run short.pea";
    "compile the model again, and compare the file on the device with the one that was compiled.".
    PEA_VERSION = 509, "a pea that this version does not run";
    "The file needs another format version, or kernels that this build does not know.";
    "a pea of a newer Peapod";
    "compile the model with this version, or update the runtime.".
    DIFFERENCE = 510, "the compiled model differs from the reference";
    "`peapod diff` evaluates every op by its definition and compares; this is the first op whose result differs by more than the \
     tolerance.";
    "peapod diff model.tflite --input x.npy --tolerance 0";
    "for floats, raise --tolerance if the difference is rounding; for integers, report it as a bug.".
    PLAN_DRAWING = 511, "a drawing of the plan that cannot be made";
    "--explain-plan draws into a `.svg` or `.html` file, or prints text if no file is named.";
    "peapod compile model.tflite --target BOARD --explain-plan plan.pdf";
    "name a file that ends in .svg or .html.".
    RUNTIME = 512, "another runtime that cannot be asked";
    "`peapod diff --with` runs the model on a runtime that is a package of Python, too.";
    "peapod diff model.tflite --input x.npy --with litert, where ai-edge-litert is not installed";
    "install the package, or name the Python that has it with --python.".
    SHARED_ARENA = 515, "models that cannot share an arena";
    "With --share-arena every model gets a folder of its own below the output folder, named as the model.";
    "peapod compile a/digits.tflite b/digits.tflite --share-arena --target BOARD -o out/";
    "give the files names that differ.".
    STREAMING = 516, "a model that cannot be streamed";
    "--streaming has a model of a window of time take a frame of new rows at each step. That \
     is impossible where results depend on padding that moves along with the window, where an \
     operator keeps a state of its own, and where the frame is no multiple of the strides \
     along time.";
    "peapod compile same-padding.tflite --streaming --target BOARD -o out/";
    "as the message says: another --frame, --stream-axis or --stream-padding, or a model without padding along time.".
    SIGNATURES = 517, "several signatures where one model is expected";
    "Several signatures of a file become one pea with an entry for each. What is made of one model alone, such as \
     code (--emit aot), streaming models and models of chosen shapes, has to be made of one signature.";
    "peapod compile model.tflite --signature encode --signature decode --emit aot --target BOARD -o out/";
    "leave out the option, or compile each signature on its own.".
    NUMERICS = 518, "an op that a numeric contract says nothing of";
    "`--numerics litert` is LiteRT's reference kernels bit for bit. What they compute of some \
     quantised ops is no use or depends on what the model does not say: SUM, LSTM, SVDF with a \
     state of int8, ADD and SUB of int16 with scales that are different powers of two.";
    "peapod compile sum_int8.tflite --target BOARD --numerics litert";
    "compile the model with --numerics tflm.".
    FRONT_END = 520, "a front end that does not fit the network";
    "--front-end puts a model that makes features of samples before a network. It has one input of samples and one output, \
     of as many features as a row of the network's input has, and makes one row at a time.";
    "peapod compile network.tflite --front-end stereo.tflite --target BOARD -o out/";
    "make the features that the network was trained on, for example with `peapod new-frontend`.".
    FALLBACK_MODE = 521, "compiled in another mode, to fit the board";
    "Without --optimize, a model that does not fit in the balanced mode is compiled in a smaller one, which needs more \
     instructions.";
    "peapod compile wide.tflite --target BOARD -o out/";
    "choose the mode with --optimize to silence this.".
    FEATURE_SCALE = 522, "features of another scale than the network's input";
    "The front end quantises its features by another scale or zero point than the network's input. Examples of TensorFlow Lite \
     Micro and ESPHome hand the numbers on as they are stored, and so does --front-end.";
    "peapod compile network.tflite --front-end pcan.tflite --target BOARD -o out/";
    "say --front-end-numbers stored to silence this, or --front-end-numbers rescaled to have them requantised.".
    LEARN = 523, "a layer that cannot learn on the device";
    "--learn makes the weights of the last fully connected layer a state, and adds a signature that takes a step of gradient \
     descent on them. The layer is of int8, its results are the logits of classes, and no other op has its weights.";
    "peapod compile float.tflite --learn dense --target BOARD -o out/";
    "quantise the model to int8, or name its last fully connected layer; the help lists those that there are.".
    PLACE = 530, "a tensor that cannot be placed in that region of RAM";
    "--place puts inputs and outputs into regions that the target's file has for activations. What one step writes \
     is in one region.";
    "peapod compile camera.tflite --target BOARD --place 'image=FLASH' -o out/";
    "name a port of the model and a region with the role `arena`; place what one step writes in one region.".
}

area! { POD "E06xx: sharding and partitioning";
    MESH_SYNTAX = 601, "a mesh that cannot be read";
    "--mesh is a comma-separated list of axis=size, with distinct names and positive sizes.";
    "peapod compile step.mlir --target POD --mesh data ...";
    "write for example --mesh data=2,model=4.".
    MESH_DEVICES = 602, "a mesh whose size differs from the target's";
    "The product of the axes must equal the number of devices of the target.";
    "peapod compile step.mlir --target POD-OF-8 --mesh data=2,model=3 ...";
    "choose axes whose product is the number of devices, or another target.".
    SHARD_RULE = 603, "a sharding rule that cannot be read";
    "A --shard rule is GLOB=AXES with one entry per dimension: an axis, axes joined by `+`, or `-` for unsharded. A --layout \
     rule is NAME:AXIS.";
    "--shard w1";
    "write for example --shard '*w1*=-,model'.".
    NO_SUCH_AXIS = 604, "a sharding over an axis that the mesh does not have";
    "Rules and annotations name axes of the mesh, or names that --layout maps to axes.";
    "--mesh data=8 --shard 'w=-,model'";
    "name an axis of the mesh, or add the axis with --mesh or a rule with --layout.".
    AXIS_TWICE = 605, "a sharding that uses an axis twice";
    "An axis shards at most one dimension of a value.";
    "--shard 'w=data,data'";
    "name a different axis, or `-`, for one of the dimensions.".
    RULE_RANK = 606, "a sharding rule with the wrong number of dimensions";
    "A rule has one entry per dimension of the values that it matches.";
    "--shard 'bias=-,model' for a bias of rank 1";
    "write one entry per dimension, `-` for unsharded.".
    NO_MATCH = 607, "a name that matches no value";
    "Names are those of arguments, results and values in the source text; `*` and `?` match others.";
    "--shard 'nobody=data'";
    "use one of the names that the help lists.".
    MANUAL = 608, "an op that cannot be partitioned as written";
    "Manual computations and per-device ops are written for the devices of certain axes, and the surrounding sharding must agree \
     with them.";
    "`partition_id` in a program for another number of devices";
    "change the mesh or the op as the help says.".
    LOWERING = 609, "ops that have no lowering for pods";
    "A pod runs tensor-level ops. Network-level ops of a `.tflite` are lowered to them where they are float or where their \
     integer arithmetic has an equivalent.";
    "an int8 `softmax`";
    "use the float model.".
    REPLICATED = 610, "a value that is replicated although nothing asked for it";
    "The sharding of the operands does not fit the op, so the value is gathered on every device. With --deny-replication this is \
     an error. There is no warning of values that a link sends within the latency of a hop.";
    "a sort along a sharded dimension";
    "shard the operand along another dimension, or annotate the value as replicated.".
    IDLE_DEVICES = 611, "idle devices";
    "An extent that is smaller than the number of devices along its axis leaves devices that hold padding only.";
    "a batch of 6 over 8 devices";
    "choose a mesh whose axes divide the extents.".
    DEVICE_MEMORY = 612, "a program that does not fit the memory of a device";
    "Arguments, constants and temporaries of one device exceed the memory of a core of the target.";
    "peapod compile large-step.mlir --target POD --mesh data=8 ...";
    "shard over more axes with --mesh and --shard, or shard the weight update and its parameters.".
    NO_POD_STEP = 613, "an op that has no step in a pod";
    "Pods hold tensor-level ops and collectives only.";
    "`conv2d` in a hand-written `.ir` that skipped lowering";
    "lower the op to tensor-level ops first.".
    POD_ELEMENT = 614, "an element type that pods do not hold";
    "Pods hold floats, booleans and integers of 8 to 64 bits.";
    "i4 weights";
    "convert the tensor to i8.".
    NO_STABLEHLO = 615, "a module that StableHLO does not represent";
    "Network-level ops, quantised elements and states have no counterpart in the exported dialect.";
    "peapod compile quantised.tflite --target POD --emit-stablehlo ...";
    "lower network-level ops to tensor-level ones, and pass states as arguments and results.".
    FEEDBACK = 616, "results whose arguments in the next step are unknown";
    "A second step and a sharded weight update need to know which result replaces which argument. \
     Names tell it (JAX writes them with `as_text(debug_info=True)`), or donated buffers, or the \
     data flow; here a result and an argument of one type are left, and whether one replaces the \
     other follows from none of these.";
    "a step that returns a new random key beside the parameters, as text without names";
    "pair them with --feed RESULT=ARGUMENT, or say with --no-feed that no others replace anything.".
    DOUBTFUL_DATA = 617, "data by default that may be parameters";
    "Arguments that no result replaces count as data and are sharded over the data axes. Data of one \
     batch have one leading extent; these do not.";
    "a step that returns new parameters under other types than it takes them";
    "pair them with --feed RESULT=ARGUMENT, or say how they are sharded with --shard.".
    POD_LIMIT = 618, "a program beyond the limits of pods";
    "A pod has 2^20 devices and 32 axes, 2^40 bytes a tensor and 2^48 a device, and 64 levels of loops and branches, at most.";
    "a tensor of 2^20 x 2^20 elements";
    "make smaller what the error names, or shard it over more devices.".
    SHARDING_GROUP = 619, "a group of values that cannot be sharded alike";
    "Members of a group (`sdy.sharding_group`, which `jax.experimental.shard_alike` writes) have one sharding. What the file and \
     --shard say of them must agree, and all are inside the same manual computations.";
    "--shard 'x=data,-' --shard 'y=-,data' where `x` and `y` are of one group";
    "shard the members that the error names alike, or take one out of the group.".
    PIPELINE_MESH = 620, "a mesh without an axis for the stages of a pipeline";
    "Stages of a pipeline are along the first axis of the mesh, which is called `pipe`; data is sharded over other axes.";
    "peapod compile step.mlir --target tpu-v3-8 --mesh data=2,pipe=4 --pipeline 1f1b --microbatches 8";
    "put it first: --mesh pipe=4,data=2.".
    PIPELINE_MIX = 621, "an op that mixes microbatches";
    "A pipeline goes through the batch in parts. Sums over the batch (of losses, of gradients) are added up from part to part; \
     anything else that combines samples of different microbatches has no place in it.";
    "a sort along the batch; a loss of all pairs of samples";
    "normalise or compare within groups that a microbatch holds whole, or compile without --pipeline.".
    PIPELINE_BATCH = 622, "a batch that microbatches do not divide";
    "All microbatches have the same number of rows, and so has the part of each device.";
    "a batch of 30 rows with --microbatches 8; one of 32 with --microbatches 8 and --mesh pipe=2,data=8";
    "choose microbatches whose product with the devices along `data` divides the batch.".
    PIPELINE_STAGES = 623, "stages that a program cannot be cut into";
    "Stages are consecutive parts of the forward pass. Names of --stage-at are those of layers (`jax.named_scope`) or values, in \
     the order of the program, one for each stage but the first.";
    "--mesh pipe=4 --stage-at layer2 --stage-at layer1";
    "name where each stage but the first begins, or leave --stage-at out: stages are then equally long.".
    PIPELINE_SCHEDULE = 624, "a schedule that cannot be done";
    "A schedule does every stage of every microbatch once, its forward pass before its backward pass, on one device, in an \
     order in which nothing waits for what comes after it. Interleaved stages take as many \
     microbatches as there are devices along `pipe`, or a multiple.";
    "--pipeline interleaved:2 --mesh pipe=4 --microbatches 6";
    "see docs/pipelines.md for schedules and how to write one.".
    PIPELINE_ASYNCHRONOUS = 625, "a program that cannot be trained asynchronously";
    "With --pipeline pipemare or pipedream no stage waits for microbatches that are on their way, \
     so that every stage updates its weights at another time. What needs the gradients of several \
     stages at once (a norm of all gradients, a parameter that two stages read), and what the \
     backward pass needs of the whole batch (a loss that is divided by the weights of the batch), \
     is not there then.";
    "gradients that are clipped by the norm of all, compiled with --pipeline pipemare";
    "begin stages between layers with --stage-at, or compile it with a synchronous schedule: --pipeline 1f1b.".
    GRADIENT_REDUCTION = 628, "a gradient that Adasum cannot combine";
    "Adasum combines gradients of which every device holds a partial sum for the whole step. A gradient that a loop does not \
     accumulate from zeros, or of which devices hold no partial sums, cannot be combined; the axes have to be data axes.";
    "a loop over layers that stacks their gradients, compiled with --gradient-reduction adasum";
    "do as the help of the error says, or use --gradient-reduction sum.".
}
