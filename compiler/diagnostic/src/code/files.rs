//! E01xx: files and their formats.

use super::area;

area! { AREA "E01xx: files and formats";
    CANNOT_READ = 101, "a file or folder cannot be read";
    "The operating system refused to open or read the file; its own message is in the note.";
    "peapod inspect nowhere.tflite";
    "check the path, which is relative to the current folder, and the permissions.".
    CANNOT_WRITE = 102, "a file or folder cannot be written";
    "The operating system refused to create or write the file; its own message is in the note. \
     Outputs are prepared beside their places, in `.peapod.partial`, and change all at once at the \
     end: whenever a command fails or is stopped, a folder has the whole old set of files or the \
     whole new one.";
    "peapod compile digits.tflite --target BOARD -o /proc/out";
    "name a folder that you may write to and that has space left.".
    UNKNOWN_FORMAT = 103, "not a model file";
    "The format of a model is recognised by its content: `TFL3`, `PEA1` or `POD1` at byte 4, or the beginning of StableHLO \
     text; only the textual IR is recognised by its extension, `.ir`.";
    "peapod inspect notes.txt";
    "convert the model to `.tflite` (LiteRT) or to StableHLO text (`.mlir`), in JAX by `jax.jit(f).lower(...).as_text()`.".
    ALREADY_COMPILED = 104, "a compiled model where a source model is expected";
    "A `.pea` or `.pod` holds kernel calls and buffers, not the graph that they were compiled from, and cannot be compiled \
     again.";
    "peapod compile out/model.pea --target BOARD -o out2/";
    "give the `.tflite`, `.mlir` or `.ir` file that it was compiled from.".
    TENSOR_FORMAT = 105, "a tensor file with an unknown extension";
    "Tensor files are `.npy`, or `.bin` for raw little-endian elements in row-major order. Archives with tensors by name, for \
     --inputs and --outputs, are `.npz` or `.safetensors`.";
    "peapod run model.pea --input image.png";
    "save the tensor with `numpy.save(\"image.npy\", array)`, or its raw bytes as `.bin`.".
    NPY = 106, "a `.npy` file that cannot be read or written";
    "The file does not have a NumPy header, is shorter than its header says, or has elements that `.npy` does not \
     represent (i4 is read and written as `.bin`; bf16 is what NumPy makes of it, two bytes without a meaning).";
    "peapod run model.pea --input damaged.npy";
    "save the array again with `numpy.save`, or use `.bin`.".
    TENSOR_MISMATCH = 107, "a tensor file that does not match the model";
    "Shape and element type of an input file must equal those of the model's input; a `.bin` file must have exactly as \
     many bytes. Nothing is converted or broadcast.";
    "
peapod run model.pea --input image.npy
error[peapod::E0107]: expected shape [1, 8, 8, 1], found [8, 8]";
    "reshape or convert the array, for example `array.reshape(1, 8, 8, 1).astype(numpy.int8)`.".
    TENSOR_VALUE = 108, "a byte that is not a value of its element type";
    "In `.bin` files a bool is 0 or 1, and an i4 is a byte from -8 to 7.";
    "printf '\\2' > flag.bin; peapod run model.pea --input flag.bin";
    "write the elements in the range of their type.".
    FILE_COUNT = 109, "too many or too few tensor files";
    "Give one --input file per input of the model, in order; for a pea, a multiple of that for consecutive runs. There may \
     be fewer --output files than outputs, but not more.";
    "peapod run two-inputs.pea --input a.npy";
    "count the inputs and outputs with `peapod inspect`, or give a folder with --inputs and --outputs.".
    IR_SYNTAX = 110, "a syntax error in the textual IR";
    "The text is not a module of Peapod's IR; the caret shows where it departs from the grammar.";
    "
module \"m\"
func @main( {";
    "compare with what `peapod compile --emit-ir` writes.".
    REPORT_SYNTAX = 111, "a report that is not what was expected";
    "The file is not JSON, or lacks the field that is read from it.";
    "peapod mlperf predict --report empty.json ...";
    "give a report that `peapod simulate --report` or `peapod run --report` has written.".
    FOLDER_IN_USE = 112, "another process is writing to the folder";
    "Two commands put files into one folder at the same time. The second waits for 5 seconds while the first moves its \
     files into their places, and then gives up; it has changed nothing.";
    "peapod compile digits.tflite --target BOARD -o out/ & peapod compile digits.tflite --target BOARD -o out/";
    "compile into two folders, or one after the other.".
    NO_CHECKSUM = 116, "a compiled file without a checksum";
    "Peas and pods of version 1 have no checksum: a damaged one may be taken for another program. They are still read on \
     hosts; devices refuse them unless `load_without_checksum` is called.";
    "peapod run a-pea-of-version-1.pea";
    "compile the model again with this version.".
    KEY = 117, "a key that is not what it must be, or would be overwritten";
    "Keys are Ed25519, in PEM files as OpenSSL writes them: private ones as PKCS #8 (`BEGIN PRIVATE KEY`, not encrypted), \
     public ones as SubjectPublicKeyInfo (`BEGIN PUBLIC KEY`). Files of keys are never overwritten.";
    "peapod sign model.pea --key release.pub.pem";
    "sign with the private key, verify with the public one; `peapod keygen` makes a pair.".
    MODEL_SIGNATURE = 118, "a signature that is missing or does not match";
    "The signature of a pea or pod is of its bytes up to the footer, by the private key of which the public one is given. \
     Another file, another key or a changed byte do not match.";
    "peapod verify model.pea --key release.pub.pem";
    "sign the model with `peapod sign`; if it is said to be signed by this key, do not run it.".
    ARCHIVE = 121, "a `.npz` or `.safetensors` file that cannot be read";
    "The file is not of the format that its name says, is damaged (members of `.npz` have checksums, `.safetensors` have a \
     table of lengths), is encrypted, or has two tensors of one name.";
    "head -c 1000 batch.npz > short.npz; peapod run step.pod --inputs short.npz";
    "save the arrays again, with `numpy.savez` or `safetensors.numpy.save_file`.".
    TENSOR_NAME = 122, "a tensor that is not in the archive or the program, or is there twice";
    "Tensors of archives have the names of the program's inputs, which `peapod inspect` lists, or `in_000`, `in_001` and so \
     on by position; so do names of --data-inputs and in the folder of --data. Every input is in one archive.";
    "peapod run step.pod --inputs with-a-name-mistyped.npz";
    "rename the array: the help names the nearest input.".
}
