//! E07xx: pod files, and running them.

use super::area;

area! { AREA "E07xx: pod files and runs";
    NOT_A_POD = 701, "not a pod";
    "The file does not have the identifier `POD1`.";
    "mv notes.txt notes.pod; peapod run notes.pod";
    "compile a model with `peapod compile --target POD`.".
    POD_DAMAGED = 702, "a damaged pod";
    "The file is not a valid flatbuffer, or its contents contradict each other. Everything is checked before anything runs.";
    "head -c 1000 step.pod > short.pod; peapod run short.pod";
    "compile the program again.".
    POD_VERSION = 703, "a pod of another version";
    "Pods are read by the version of Peapod that wrote them.";
    "a pod of a newer Peapod";
    "compile the program again with this version.".
    RUN_MEMORY = 704, "not enough memory to run";
    "Virtual devices keep their buffers in the memory of this machine: the bytes of one device times the number of devices.";
    "a pod for 8192 devices on a laptop";
    "compile for fewer devices, or simulate the pod.".
    THREADS = 705, "threads that cannot be started";
    "The operating system refused to start the worker threads.";
    "a limit on the processes of the user";
    "give fewer --threads.".
    RUN_INPUT = 706, "an input that the program does not have, or of another size";
    "Inputs are numbered in the order of the entry function's arguments, and have the bytes of their global shapes.";
    "fewer bytes than the input's shape needs";
    "see the inputs with `peapod inspect`.".
    DISAGREEMENT = 707, "a collective under a condition that differs between devices";
    "Devices run in lockstep: every device of a group must reach a collective.";
    "an `all_reduce` in one branch of a `case` whose index depends on the device";
    "move the collective out of the condition, or reduce the condition over the mesh first.".
    ENDLESS = 708, "too many loop iterations";
    "All loops of a device together exceeded --max-iterations in one step: a loop may be infinite.";
    "a `while` whose condition never becomes false";
    "check the condition, or allow more with --max-iterations.".
    REPLICAS = 709, "replicas of an output that differ";
    "Devices that hold the same part of an output must hold the same bytes.";
    "a manual computation whose result is declared replicated, but is not";
    "declare the output as sharded, or reduce it over the axis.".
    NOT_A_NUMBER = 710, "an output that became NaN";
    "A scalar output, such as a loss, is NaN after this step; nothing was written.";
    "a learning rate that is too high";
    "check the inputs, or lower the learning rate.".
    UNKNOWN_ENGINE = 711, "an unknown engine";
    "Engines run pods; they are known by name.";
    "peapod run step.pod --engine abacus";
    "name one of the engines that the help lists.".
    RANKS = 712, "more processes than devices";
    "Each process of a distributed run holds at least one device.";
    "16 processes for a mesh of 8 devices";
    "start fewer processes, or compile for more devices.".
    PEER = 713, "another process of a distributed run failed";
    "A process lost its connection to another one, or was told that the other one failed.";
    "a process that ran out of memory";
    "see what the other process printed, and start all of them again.".
    WORK = 715, "more work than a run may make";
    "The element operations of an inference, or of a device in one step, exceed --max-work or what the target's file allows: the program may be damaged, or made to run for ever.";
    "a `.pod` whose loops sum windows of 2^31 elements";
    "check where the file comes from, or allow more with --max-work.".
}
