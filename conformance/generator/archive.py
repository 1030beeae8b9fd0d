"""The archives of vectors: one zip file for each operator, with the files of all its cases."""

import zipfile
from pathlib import Path

VECTORS = Path(__file__).parent.parent / "vectors"

# The same contents shall make the same archive at any time.
TIME = (1980, 1, 1, 0, 0, 0)


def read_all():
    """Every file of every archive: `<op>/<name>` to its bytes."""
    files = {}
    for path in sorted(VECTORS.glob("*.zip")):
        with zipfile.ZipFile(path) as archive:
            files |= {f"{path.stem}/{name}": archive.read(name) for name in archive.namelist()}
    return files


def write_all(files, before):
    """Writes the archives of these files but those that hold them already, as `before` tells."""
    ops = {name.split("/")[0] for name in files.keys() | before.keys()}
    for op in sorted(ops):
        now, then = of_op(op, files), of_op(op, before)
        path = VECTORS / f"{op}.zip"
        if not now:
            path.unlink(missing_ok=True)
        elif now != then:
            write(path, now)


def of_op(op, files):
    """The files of one operator, by name."""
    return {
        name.removeprefix(f"{op}/"): contents
        for name, contents in files.items()
        if name.startswith(f"{op}/")
    }


def write(path, files):
    """One archive, its files in order."""
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, contents in sorted(files.items()):
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, contents)
