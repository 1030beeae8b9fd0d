//! E10xx: targets and usage; E99xx: bugs.

use super::area;

area! { AREA "E10xx: targets and usage";
    UNKNOWN_TARGET = 1001, "an unknown target";
    "Targets are the boards, chips and pods that Peapod has files for, or a `.toml` file that describes one.";
    "peapod compile model.tflite --target abacus -o out/";
    "name one of the targets that `peapod target list` shows.".
    UNKNOWN_CHIP = 1002, "a target with an unknown chip";
    "A target's file inherits from the file of a chip.";
    "chip = \"abacus\"";
    "name a chip that has a file, give the path of one, or put the chip into the file.".
    TARGET_SYNTAX = 1003, "a target file that cannot be read";
    "The file is not TOML, has an unknown or missing key, or a value out of range.";
    "ram = \"lots\"";
    "correct what the message names; `peapod target check` finds every problem, docs/boards.md has every key.".
    MEMORY_ROLE = 1004, "a memory role that is missing or given twice";
    "Exactly one region of a board's memory plays each role.";
    "two regions with the role `arena`";
    "give each role to one region.".
    MEMORY_REGION = 1005, "an impossible memory region";
    "Regions have A-Z, 0-9 and _ in their names, end below 4 GiB, and do not overlap.";
    "a region of 0 bytes";
    "correct origin, length or name.".
    TARGET_BUDGET = 1006, "a budget larger than the memory";
    "Budgets limit what a model may use of the memory there is.";
    "ram_bytes = 1000000 on a board of 16 kB";
    "lower the budget.".
    USAGE = 1010, "a command line that cannot be read";
    "An option or argument is missing, unknown or cannot be read; the exit status is 2, that of all other errors is 1.";
    "peapod compile model.tflite";
    "see the usage in the note, or all options with `--help`.".
    OTHER_TARGETS = 1011, "an option that is for other targets";
    "Some options concern boards only, others pods only, as the headings of `--help` say.";
    "peapod compile step.mlir --target POD --emit aot";
    "leave the option out.".
    OPTION_VALUE = 1012, "an option with a value that is not possible";
    "The value can be read, but does not make sense here.";
    "peapod run step.pod --threads 1000000";
    "give a value as the help says.".
    UNKNOWN_CODE = 1013, "an unknown diagnostic code";
    "`peapod explain` takes a code such as E0101; without one it lists all.";
    "peapod explain E0000";
    "run `peapod explain` for the list.".
    NO_EFFECT = 1014, "an option without effect";
    "What the option is about does not exist with the engine that was chosen: a plug-in of PJRT runs what it has compiled, on threads \
     of its own and without limits, and only engine `mpi` has ranks. The run goes on without it.";
    "peapod run step.pod --engine pjrt:cpu --max-iterations 1000";
    "leave the option out, or take another engine.".
}

area! { INTERNAL_AREA "E99xx: bugs";
    INTERNAL = 9901, "a bug of the compiler";
    "The compiler checks its own work after every pass and loads what it writes. One of these checks failed; no output was \
     written.";
    "error[peapod::E9901]: internal compiler error: after partition: ...";
    "report it, with the command line and the model if possible.".
}
