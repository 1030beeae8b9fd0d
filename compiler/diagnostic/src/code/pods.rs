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
    RANKS = 712, "processes that do not fit";
    "Each process of a distributed run holds at least one device, and all have the same peapod, program, mesh and limits. Of a pipeline \
     each holds whole stages, or a part of one: their numbers divide one another.";
    "16 processes for a mesh of 8 devices";
    "start fewer processes, or compile for more devices; give all the same.".
    PEER = 713, "another process of a distributed run failed";
    "A process lost its connection to another one, or was told that the other one failed.";
    "a process that ran out of memory";
    "see what the other process printed, and start all of them again.".
    WORK = 715, "more work than a run may make";
    "The element operations of an inference, or of a device in one step, exceed --max-work or what the target's file allows: the program may be damaged, or made to run for ever.";
    "a `.pod` whose loops sum windows of 2^31 elements";
    "check where the file comes from, or allow more with --max-work.".
    NO_PARTITIONED_TEXT = 716, "no StableHLO of the program beside the pod";
    "Engine `pjrt` has a plug-in compile `pjrt.peapod.mlir` or, by XLA, `pjrt.xla.mlir`, in the folder of the pod. Its last line has the \
     CRC-32C of the pod and of the text: both are of one compilation, and the text is as it was written. Of a pod in stages only `pjrt.peapod.mlir` exists, which has the programs of all stages.";
    "peapod compile step.mlir --target local -o out; peapod run out/step.pod --engine pjrt:cpu";
    "compile with --emit-stablehlo, and keep both files in one folder.".
    NO_PLUGIN = 717, "no plug-in of PJRT";
    "Engine `pjrt` loads a shared library that exports `GetPjrtApi`, with major version 0 of the C API and all functions that \
     are called. Names (`cpu`, `cuda`, `tpu`) are looked up: see docs/pjrt.md.";
    "peapod run step.pod --engine pjrt:libm.so.6";
    "install a wheel that has a plug-in, or give the path of one.".
    PLUGIN = 718, "a plug-in of PJRT that refuses or fails";
    "The plug-in has fewer devices than the mesh, does not compile the program, or fails while it runs; the message is its own.";
    "peapod run step.pod --engine pjrt:cuda, of a mesh with 8 devices, on a machine with one GPU";
    "compile for a mesh that the plug-in has, or run it with --engine local.".
    RANK_WAITS = 719, "a process that others wait for";
    "All processes of a distributed run wait in collectives for the slowest of them. After 10 s \
     the first of those that wait names the one that is behind, and what it does, as a warning: \
     it may compute, or wait for data, a disk or a terminal. A process none of whose threads \
     runs for 3 s though it waits for nothing of that is an error (E0713).";
    "a data command on rank 0 that writes no frame";
    "see what that process does, or end such runs with --rank-timeout SECONDS.".
    DELAY = 720, "weights of an asynchronous pipeline that are not as old as the file says";
    "A `.pod` of an asynchronous pipeline tells for every stage how many updates of its weights \
     there are between the forward pass of a microbatch and the update by its minibatch, and how \
     much newer the weights of its backward pass are. Engines `local` and `mpi` count them while \
     they run: the program does otherwise.";
    "a `.pod` whose forward passes read what the optimiser has just written, written by another program";
    "compile it again with the same peapod that runs it.".
    CHECKPOINT_DAMAGED = 730, "a damaged checkpoint";
    "A file of the checkpoint is missing, has another length, or its bytes do not have the hash \
     (CRC-32C) that the manifest tells; the manifest has a hash of itself. The error names each \
     file and tensor with the hashes expected and found. Nothing is resumed from it.";
    "peapod run step.pod --checkpoint run/ --resume, after a disk lost a block";
    "resume from the newest one that is whole with --skip-damaged; the steps since then run again.".
    CHECKPOINT_PROGRAM = 731, "a checkpoint of another program";
    "Names, types and shapes of a program's inputs and outputs, and which replace which, are the same for a run and the \
     checkpoint that it resumes from. Mesh, devices, engine and shardings may differ.";
    "peapod run wider.pod --checkpoint run/ --resume";
    "run the program that the checkpoint is of, or begin in another folder.".
    NO_CHECKPOINT = 732, "nothing to resume from";
    "The folder has no checkpoint that is complete. One that was being written when its run was stopped is not a checkpoint. \
     Where --resume takes the folder of --checkpoint, this is a warning, and the run begins at its first step.";
    "peapod run step.pod --resume empty/";
    "name the folder that --checkpoint named, or one of the folders in it.".
    CHECKPOINTS_THERE = 733, "a folder that has checkpoints of another run";
    "A run that does not resume from the newest checkpoint of its folder would mix its own with later ones.";
    "peapod run step.pod --checkpoint run/, twice without --resume";
    "continue with --resume, or name an empty folder.".
    CHECKPOINT_INPUTS = 734, "inputs that are not those of the run that is resumed";
    "What no step replaces is read from --inputs again, and has to be the same for the same losses. Which inputs --data \
     yields has to be the same too.";
    "peapod run step.pod --inputs others/ --checkpoint run/ --resume";
    "give the inputs of the first run, or say that others are meant with --allow-changed-inputs.".
    DATA_FOLDER = 735, "a folder of data that cannot be used";
    "The folder of --data has one archive per frame, or for each input a folder of files, one per frame, or an `.npy` with \
     all frames: see docs/data.md. All inputs have the same number of frames.";
    "peapod run step.pod --data images/, where there are 100 images and 99 labels";
    "compare the folder with docs/data.md.".
    DATA_COMMAND = 736, "a data command that failed";
    "The command of --data-command could not be started, or ended with another status than 0.";
    "peapod run step.pod --steps 10 --data-command 'false' --data-inputs x";
    "run the command on its own; what it writes to standard error is shown.".
    DATA_FRAME = 737, "a frame of data that is not what the program takes";
    "A frame is one array for each input that --data or --data-command feeds, of exactly its type and shape. Frames are \
     counted from 0; step 1 takes frame 0.";
    "a producer that writes float64 where the program takes f32";
    "convert the arrays, for example with `array.astype(numpy.float32)`.".
    DATA_END = 738, "data that ends before the steps do";
    "Every step takes a frame, and there are not as many. What was trained until then is in the last checkpoint, if there is \
     one.";
    "peapod run step.pod --steps 1000 --data frames/, with 100 frames";
    "take them again with --epochs 10 or --epochs loop, or give fewer --steps.".
    RUN_COMPLETE = 739, "a run that has all its steps";
    "The checkpoint is of the last step that --steps asks for, or of a later one, so that there is nothing to run and there \
     are no outputs to write.";
    "peapod run step.pod --steps 100 --checkpoint run/ --resume, twice";
    "give more --steps.".
    DATA_WAITS = 740, "data that does not come";
    "A step waits for its frame. After 10 s, 20 s, 40 s and so on this is said as a warning; after --data-timeout seconds it is an error.";
    "peapod run step.pod --steps 10 --data-command 'sleep 1000' --data-inputs x --data-timeout 5";
    "run the command on its own, and have it flush its output after every frame.".
}
