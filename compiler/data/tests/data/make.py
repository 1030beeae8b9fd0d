"""Makes the JPEG files of the tests: `pip install pillow==13.0.0 && python make.py`."""

from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent

bars = Image.new("RGB", (24, 8))
for place, colour in enumerate([(255, 0, 0), (0, 128, 0), (0, 0, 255)]):
    bars.paste(colour, (8 * place, 0, 8 * place + 8, 8))
bars.save(HERE / "bars.jpg", quality=95, subsampling=0)

Image.new("L", (8, 8), 128).save(HERE / "grey.jpg", quality=95)
