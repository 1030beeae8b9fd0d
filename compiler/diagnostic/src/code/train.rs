//! E11xx: training.

use super::area;

area! { AREA "E11xx: training";
    NO_GRADIENT = 1101, "a program that has no gradient";
    "A loss is one float, gradients are taken with respect to arguments of floats, and every op between them has a derivative. \
     A loop is differentiated if the number of its turns is known when the program is compiled.";
    "a `while` that turns until a residual is small";
    "as the message says: name another result or argument, or write the op in another way.".
    LAYER = 1110, "a layer that cannot be as it is described";
    "Each layer says which shapes it takes; samples are told without the batch. Layers are named by their kind and which of it they are, \
     as in the names of their parameters.";
    "a convolution on samples of one dimension";
    "as the message says: put another layer before it, or change its fields.".
    LOSS = 1111, "a loss that does not fit the network";
    "A loss of classes takes logits with a unit per class as their last dimension; others take labels of the shape of the outputs.";
    "`softmax_cross_entropy` after a dense layer of one unit";
    "end the network with as many units as the loss wants, or name another loss.".
    TRAINING_OPTION = 1112, "an option of training out of range";
    "Batches, steps and rates have ranges; the message says which.";
    "`momentum = 1.0`, with which nothing is ever forgotten";
    "give a value within the range.".
    NETWORK_VALUE = 1113, "values that are not those of the network's parameters";
    "A network with constants wants a tensor for each of its parameters, under its name and of its type.";
    "values of a network with other layers";
    "give the values of a run of the same network.".
    EXPERIMENT_SYNTAX = 1121, "an experiment file that is no TOML";
    "Experiments are TOML: `name = value`, text in quotes, tables of parameters in brackets.";
    "learning_rate = fast";
    "correct the line that the message shows.".
    PARAMETER_NAME = 1122, "an unknown parameter";
    "Every parameter of an experiment is declared, with its type and documentation; other names are refused, so that none is \
     set without effect. Which parameters there are may depend on a `kind` beside them.";
    "[optimizer]
learning_rat = 0.01";
    "take the name that the help suggests, or one that `peapod experiment show` lists.".
    PARAMETER_VALUE = 1123, "a parameter that cannot have this value";
    "The value is of another type, out of range, or names a kind that there is not.";
    "learning_rate = \"fast\"";
    "give a value of the type that the message expects.".
    EXPERIMENT_BASE = 1124, "an experiment that inherits from nothing known";
    "`base` names a file that ends in `.toml`, seen from the folder of the file that says so, or an experiment that is \
     registered. No file inherits from itself, not even through others.";
    "base = \"itself.toml\"";
    "name another file, or one that `peapod experiment list` lists.".
    DATA_SOURCE = 1131, "data that is not there or cannot be decoded";
    "The source of a data set names a file, folder, array or column that there is not, or a file of it is damaged.";
    "no array `x_train` in the archive";
    "correct the name, or replace the file.".
    DATA_SHAPE = 1132, "samples that do not fit together";
    "All samples of a data set have one shape, and each has a label. What is done to samples in training takes samples of certain \
     shapes only.";
    "array `y`: expected a label for each of 1797 samples, found 'i8' of shape [1796]";
    "as the message says: reshape the array, correct the row, or change the experiment.".
    DATA_VALUE = 1133, "a value that is no finite number";
    "Features and values to be predicted are finite numbers. Of a table, columns of names are listed as `categorical`, and \
     `missing` is the number that stands for empty values.";
    "line 7, column `age`: expected a finite number, found `n/a`";
    "correct the value, or say what it means.".
    DATA_LABEL = 1134, "labels that cannot be";
    "Classes are numbered from 0, there are at least two, and each has a sample.";
    "row 12: expected a label from 0 to 9, found 10";
    "correct the label, or name the classes with `classes`.".
    DATA_SPLIT = 1135, "a split that is not possible";
    "Each sample is for training, for validation or for the test, and some are left for training. Groups that are held out are \
     groups that there are.";
    "split = { kind = \"groups\", test = [\"nobody\"] }";
    "take smaller shares, or groups that the message lists.".
    DATA_DUPLICATE = 1136, "a sample that occurs twice";
    "A sample that is for training and for the test makes the test worthless.";
    "line 9: id `a7` occurs twice, first in line 3";
    "remove one of the two.".
    DATA_SIZE = 1137, "data that takes too much memory";
    "Arrays and tables are held in memory, of which `memory_mib` says how much they may take.";
    "memory_mib = 1";
    "raise `memory_mib`, or give less data.".
    DATA_BATCH = 1138, "batches that are not possible";
    "Each host has the same number of samples of each batch.";
    "batches of 30 samples for 4 hosts";
    "take another size of batches.".
    RUN_FOLDER = 1141, "a folder of a run that is not what is needed";
    "`peapod train` begins in a folder without a run, or goes on with the run of the same experiment; `peapod report` and \
     `peapod deploy` read what a run has left.";
    "two experiments with the same --out";
    "as the message says: name another folder, or go on with --resume.".
    EMULATION = 1142, "a board that is not emulated";
    "`peapod deploy` builds firmware and runs it in an emulator by `cargo xtask run`, which is in the repository.";
    "`peapod deploy` outside of a clone of Peapod";
    "run it in a clone after `cargo xtask setup`, or leave the board out with --no-board.".
}
