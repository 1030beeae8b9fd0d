//! E08xx: simulation and search.

use super::area;

area! { AREA "E08xx: simulation and search";
    NO_CHIP = 801, "a target without chips to simulate";
    "The target is this machine with virtual devices, whose times are measured, not simulated.";
    "peapod simulate step.pod --target any";
    "name a target that has a chip and a torus.".
    SETTING = 802, "an unknown setting, or a value outside its range";
    "Settings of the simulated machine have names with their units and ranges from their sources.";
    "--set hop_latency_s=1";
    "name a setting that there is, with a value in its range.".
    MESH_FIT = 803, "a mesh that does not fit the machine";
    "Mesh axes map to cores and dimensions of the torus; each size must factor into these.";
    "--mesh data=6 on a torus of 4 x 4";
    "choose one of the meshes that the help lists.".
    EMBEDDING = 804, "an embedding that is not possible";
    "An embedding says along which dimensions of the torus an axis of the mesh runs.";
    "--embedding 'data:x; model:x'";
    "write an embedding that uses each dimension once.".
    COLLECTIVE = 805, "a collective that cannot be simulated";
    "The collective names an axis that the mesh does not have, a strategy that its groups do not allow, or more messages than can \
     be followed one by one.";
    "an all-to-all over 8192 devices, message by message";
    "use another strategy, the closed form, or a smaller slice.".
    UNKNOWN_COST = 806, "a step whose time is not known";
    "The simulator has no cost for the step, and does not guess.";
    "an op on an element type that the chip does not list";
    "use another element type, or report the op.".
    TRIP_COUNT = 807, "a loop whose trip count depends on data";
    "The simulator does not compute values; how often the loop runs has to be given.";
    "a `while` that runs until convergence";
    "give the number of iterations with the option that the help names.".
    SWEEP = 808, "a sweep that cannot be made";
    "A sweep is cores=FROM..TO, and there must be a target for every size in it.";
    "--sweep cores=8..4";
    "write for example --sweep cores=16..8192.".
    WHAT_IF = 809, "a change that cannot be applied";
    "--what-if takes NAME=VALUE with the name of a setting or a choice of the compiler, and needs the source model where the \
     program has to be compiled again.";
    "--what-if grad_dtype=f8";
    "write for example --what-if weight_update_sharding=off.".
    SEARCH = 810, "no candidate fits";
    "A search tries meshes and layouts that fit the target's devices and memory.";
    "peapod search step.mlir --target POD --mesh data=3";
    "widen the search: fewer fixed choices, or a larger target.".
    TRACE_SIZE = 811, "a trace that would be too long";
    "A Chakra trace has a node for every kernel and collective that runs, so loops are unrolled; there is a limit to its nodes.";
    "a loop of a million iterations";
    "simulate fewer iterations, or a smaller program.".
    OP_TIMES = 812, "a file of op times that cannot be read";
    "The file is CSV: a header with the columns, then one row for each kind of kernel, with its seconds in the last column.";
    "a row with a column missing, or a time that is not a number";
    "write a template with --op-times-template and fill in the seconds.".
}
