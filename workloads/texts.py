"""The texts that are committed: one per model, global batch and variant of an MLPerf entry, and GShard's.

    python -m workloads.texts [NAME ...]      writes all, or those named, into workloads/texts
"""

import sys
from pathlib import Path

from . import export

FOLDER = Path(__file__).parent / "texts"

# What the logs say: global batch, samples that batch normalisation spans, lengths of sequences.
# In which dtype gradients are reduced says the code of the submissions (README.md).
TEXTS = {
    "resnet50_4096": "resnet50 --batch 4096 --bn-span 128 --gradients float32",
    "resnet50_16384": "resnet50 --batch 16384 --bn-span 128 --gradients float32",
    "resnet50_32768": "resnet50 --batch 32768 --bn-span 128 --gradients float32",
    "resnet50_32768_span64": "resnet50 --batch 32768 --bn-span 64 --gradients float32",
    "resnet50_32768_span32": "resnet50 --batch 32768 --bn-span 32 --gradients float32",
    "resnet50_4096_s2d": "resnet50 --batch 4096 --bn-span 128 --space-to-depth --gradients float32",
    "resnet50_65536_s2d": "resnet50 --batch 65536 --bn-span 64 --space-to-depth --gradients float32",
    "bert_448": "bert --batch 448 --gradients float32",
    "bert_8192": "bert --batch 8192",
    "transformer_512": "transformer --batch 512",
    "transformer_512_f32_gradients": "transformer --batch 512 --gradients float32",
    "transformer_2048": "transformer --batch 2048",
    "transformer_2048_f32_gradients": "transformer --batch 2048 --gradients float32",
    "ssd_1024": "ssd --batch 1024 --bn-span 64 --gradients float32",
    "ssd_2048": "ssd --batch 2048 --bn-span 64 --gradients float32",
    "ssd_4096": "ssd --batch 4096 --bn-span 64 --gradients float32",
    "ssd_4096_span16": "ssd --batch 4096 --bn-span 16 --gradients float32",
    "micro_case_32_f32": "micro_case --batch 32 --compute float32 --gradients float32",
    "micro_case_32": "micro_case --batch 32",
    "mask_rcnn_128": "mask_rcnn --batch 128 --gradients float32",
    "mask_rcnn_256": "mask_rcnn --batch 256 --gradients float32",
    "gnmt_4096": "gnmt --batch 4096 --gradients float32",
    "gnmt_8192": "gnmt --batch 8192",
    "gnmt_8192_f32_gradients": "gnmt --batch 8192 --gradients float32",
    # What layouts are searched for beside those of entries.
    "dense_lm_2.5B": "dense_lm --config 2.5B",
    "dlrm_65536": "dlrm --batch 65536",
    # In 32 bits, as published.
    "moe_2048": "moe --compute float32 --gradients float32",
}


def main(names):
    FOLDER.mkdir(exist_ok=True)
    for name in names or TEXTS:
        export.main([*TEXTS[name].split(), "--output", str(FOLDER / f"{name}.mlir")])


if __name__ == "__main__":
    main(sys.argv[1:])
