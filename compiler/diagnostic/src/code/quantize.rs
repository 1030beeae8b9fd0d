//! E12xx: quantisation.

use super::area;

area! { AREA "E12xx: quantisation";
    QUANTIZE = 1201, "a model that is not quantised";
    "Quantisation makes integers of the floats of a model. A model that has integers of a scale already was quantised before, \
     and was rounded then; one without floats has nothing to quantise.";
    "`peapod quantize` of an int8 model";
    "give the float model that it was made from.".
    CALIBRATION = 1202, "samples that a model cannot be calibrated with";
    "Ranges of values follow from samples, which are files of a folder: `.npy`, `.npz` or `.bin`, one sample each, or several along a new first dimension. \
     Each is what the model takes. A model with several inputs takes folders of `in_000.npy` and so on, or archives with the inputs by name.";
    "a folder without such a file; images of another size; a sample with a NaN";
    "give the data that the model is going to see, prepared as it is then.".
    LABELS = 1203, "labels that do not fit the samples";
    "Accuracy is how often the largest element of the first output is that of the label: a file with one integer for each sample, in the order of the samples.";
    "99 labels for 100 samples; label 10 of a network with 10 classes";
    "give a label from 0 on for each sample, as `.npy`.".
    PRECISION_BUDGET = 1204, "a budget that no precision of layers meets";
    "A budget is the most accuracy that may be lost, or the most bytes that the compiled model may have. Layers get another precision, those first that gain most for what it costs.";
    "a budget of 10 kB for a model that has 12 kB with weights of 4 bits";
    "give a larger budget, or train a smaller model.".
    TFLITE_FORM = 1205, "a program that no `.tflite` file represents";
    "A `.tflite` file has operators with fixed options. What has none of them, such as tensor-level operations that no operator is made of, cannot be written.";
    "padding of a convolution that is neither SAME nor VALID around an input of unknown scale";
    "write the model as `.ir`, which holds every program and which `peapod compile` reads.".
}
