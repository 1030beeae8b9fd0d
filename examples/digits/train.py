"""Trains the digits network, converts it to int8, and writes the files of this folder.

    pip install -r requirements.txt
    python train.py

The seed, the split and the sample choice are fixed, and TensorFlow is told to use deterministic
kernels on one thread, so the same versions on the same kind of processor give the same bytes.
"""

import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")
# The oneDNN kernels pick their blocking by processor, which would change the trained weights.
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"

import json
from pathlib import Path

import keras
import numpy as np
import tensorflow as tf
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from tflite_micro import runtime

HERE = Path(__file__).parent
SEED = 1
TEST_FRACTION = 0.25
EPOCHS = 120
BATCH = 32
SAMPLES_PER_LABEL = 2
ARENA_BYTES = 1 << 16


def load_split():
    """The 1797 images as NHWC floats in [0, 1], split with the same label mix on both sides."""
    images, labels = load_digits(return_X_y=True)
    images = (images / 16.0).astype(np.float32).reshape(-1, 8, 8, 1)
    return train_test_split(
        images, labels, test_size=TEST_FRACTION, stratify=labels, random_state=SEED
    )


def build_network(batch_size=None):
    """A convolution, then one depthwise-separable block, then a linear classifier."""
    layers = keras.layers
    return keras.Sequential(
        [
            keras.Input((8, 8, 1), batch_size=batch_size, name="image"),
            layers.Conv2D(8, 3, padding="same", activation="relu", name="conv"),
            layers.MaxPooling2D(2, name="pool"),
            layers.DepthwiseConv2D(3, padding="same", activation="relu6", name="depthwise"),
            layers.Conv2D(16, 1, activation="relu6", name="pointwise"),
            layers.AveragePooling2D(2, name="average"),
            layers.Flatten(name="flatten"),
            layers.Dense(10, activation="softmax", name="scores"),
        ],
        name="digits",
    )


def train(images, labels):
    """Fits the network with a step size that falls to zero along a cosine."""
    steps = EPOCHS * -(-len(images) // BATCH)
    network = build_network()
    network.compile(
        optimizer=keras.optimizers.Adam(keras.optimizers.schedules.CosineDecay(1e-2, steps)),
        loss="sparse_categorical_crossentropy",
        metrics=["accuracy"],
    )
    network.fit(images, labels, batch_size=BATCH, epochs=EPOCHS, verbose=0)
    return network


def convert(network, images):
    """Full int8: weights per channel, activations calibrated on the training images."""
    # A fixed batch lets the converter fold the flattened shape instead of computing it on the chip.
    single = build_network(batch_size=1)
    single.set_weights(network.get_weights())
    converter = tf.lite.TFLiteConverter.from_keras_model(single)
    converter.optimizations = [tf.lite.Optimize.DEFAULT]
    converter.representative_dataset = lambda: ([image[None]] for image in images)
    converter.target_spec.supported_ops = [tf.lite.OpsSet.TFLITE_BUILTINS_INT8]
    converter.inference_input_type = tf.int8
    converter.inference_output_type = tf.int8
    return converter.convert()


class Oracle:
    """The int8 model under TFLM's reference kernels: what every target must reproduce."""

    def __init__(self, model):
        self.interpreter = runtime.Interpreter.from_bytes(model, arena_size=ARENA_BYTES)
        quantization = self.interpreter.get_input_details(0)["quantization_parameters"]
        self.scale = quantization["scales"][0]
        self.zero_point = quantization["zero_points"][0]

    def quantize(self, image):
        """One float image as the model's input bytes."""
        steps = np.round(image[None] / self.scale) + self.zero_point
        return np.clip(steps, -128, 127).astype(np.int8)

    def run(self, quantized):
        """The ten int8 scores of one quantized image."""
        self.interpreter.set_input(quantized, 0)
        self.interpreter.invoke()
        return self.interpreter.get_output(0)


def write_samples(oracle, images, labels):
    """The first few test images of each label, in label order, with the oracle's answer."""
    for folder in ("inputs", "expected"):
        (HERE / folder).mkdir(exist_ok=True)
    chosen = [
        index
        for label in range(10)
        for index in np.flatnonzero(labels == label)[:SAMPLES_PER_LABEL]
    ]
    right = 0
    for number, index in enumerate(chosen):
        quantized = oracle.quantize(images[index])
        scores = oracle.run(quantized)
        (HERE / "inputs" / f"{number:02}.bin").write_bytes(quantized.tobytes())
        (HERE / "expected" / f"{number:02}.bin").write_bytes(scores.tobytes())
        right += int(scores.argmax() == labels[index])
    (HERE / "labels.json").write_text(json.dumps([int(labels[i]) for i in chosen]) + "\n")
    print(f"samples: {len(chosen)}, {right} classified right")


def main():
    keras.utils.set_random_seed(SEED)
    tf.config.experimental.enable_op_determinism()
    tf.config.threading.set_intra_op_parallelism_threads(1)
    tf.config.threading.set_inter_op_parallelism_threads(1)

    train_images, test_images, train_labels, test_labels = load_split()
    print(f"split: {len(train_images)} for training, {len(test_images)} for testing")
    network = train(train_images, train_labels)
    float_accuracy = network.evaluate(test_images, test_labels, verbose=0)[1]

    model = convert(network, train_images)
    (HERE / "digits.tflite").write_bytes(model)
    oracle = Oracle(model)
    guesses = [oracle.run(oracle.quantize(image)).argmax() for image in test_images]
    right = int(np.sum(guesses == test_labels))
    print(f"test accuracy: float32 {float_accuracy:.4f}, int8 {right / len(guesses):.4f}"
          f" ({right} of {len(guesses)})")
    print(f"model: {len(model)} bytes, {network.count_params()} parameters")
    write_samples(oracle, test_images, test_labels)


if __name__ == "__main__":
    main()
