//! E11xx: training.

use super::area;

area! { AREA "E11xx: training";
    NO_GRADIENT = 1101, "a program that has no gradient";
    "A loss is one float, gradients are taken with respect to arguments of floats, and every op between them has a derivative. \
     A loop is differentiated if the number of its turns is known when the program is compiled.";
    "a `while` that turns until a residual is small";
    "as the message says: name another result or argument, or write the op in another way.".
}
