//! E11xx: training.

use super::area;

area! { AREA "E11xx: training";
    NO_GRADIENT = 1101, "a program that has no gradient";
    "A loss is one float, gradients are taken with respect to arguments of floats, and every op between them has a derivative. \
     A loop is differentiated if the number of its turns is known when the program is compiled.";
    "a `while` that turns until a residual is small";
    "as the message says: name another result or argument, or write the op in another way.".
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
}
