"""What the documentation and the notebooks show runs, cell by cell, in a folder of its own."""

import ast
import json
import re

import pytest
from conftest import ROOT

NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))


def cells(notebook):
    content = json.loads(notebook.read_text())
    return ["".join(it["source"]) for it in content["cells"] if it["cell_type"] == "code"]


def snippets(page):
    return re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


def run(sources, names, name):
    """Runs sources one after another; the last expression of each is shown as a notebook would."""
    shown = []
    for number, source in enumerate(sources):
        tree = ast.parse(source, f"{name}, cell {number}")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{name}, cell {number}", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)
            as_html = getattr(value, "_repr_html_", None)
            shown.append(as_html() if as_html else repr(value))
    return shown


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with the files of examples that the pages name."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda it: it.stem)
def test_notebooks_run(folder, notebook):
    shown = run(cells(notebook), {"__name__": "__main__"}, notebook.name)
    assert shown, "a notebook shows something"


def test_there_is_a_notebook_for_each_end():
    assert [it.stem for it in NOTEBOOKS] == ["microcontroller", "pod"]


def test_pages_shows_what_runs(folder):
    page = ROOT / "docs/python.md"
    assert len(snippets(page)) >= 5
    run(snippets(page), {"__name__": "__main__"}, page.name)
