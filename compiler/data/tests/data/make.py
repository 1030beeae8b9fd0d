"""Makes the files of the tests: `pip install pillow==13.0.0 && python make.py`."""

import wave
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent

bars = Image.new("RGB", (24, 8))
for place, colour in enumerate([(255, 0, 0), (0, 128, 0), (0, 0, 255)]):
    bars.paste(colour, (8 * place, 0, 8 * place + 8, 8))
bars.save(HERE / "bars.jpg", quality=95, subsampling=0)
bars.save(HERE / "bars.png")
bars.quantize(4).save(HERE / "palette.png")
bars.save(HERE / "progressive.jpg", quality=95, progressive=True)

Image.new("L", (8, 8), 128).save(HERE / "grey.jpg", quality=95)

with wave.open(str(HERE / "stereo24.wav"), "wb") as file:
    file.setnchannels(2)
    file.setsampwidth(3)
    file.setframerate(48000)
    levels = [1 << 22, -(1 << 22), 0, 1 << 21]
    file.writeframes(b"".join(level.to_bytes(3, "little", signed=True) for level in levels))
