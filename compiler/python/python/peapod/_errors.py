"""What fails, and what users should know."""

from __future__ import annotations

import builtins
import warnings


class Error(Exception):
    """What the compiler refuses, or what fails.

    As text it is what the command prints, with the place in the file and what helps.
    ``peapod explain CODE`` says more of a code.
    """

    code: str
    """The code, such as ``peapod::E0504``."""
    message: str
    """What is wrong, in one sentence."""
    help: str
    """What to do about it."""
    file: str | None
    """The file that it is about, if it is about one."""

    def __init__(
        self, text: str, code: str, message: str, help: str, file: str | None = None
    ) -> None:
        super().__init__(text, code, message, help, file)
        self.code = code
        self.message = message
        self.help = help
        self.file = file

    def __str__(self) -> str:
        return str(self.args[0])


class Warning(builtins.UserWarning):
    """What users should know of, while the work goes on; its text is what the command prints."""


def show(text: str) -> None:
    """Shows a warning of the native part where the package was called."""
    warnings.warn(text, Warning, stacklevel=4)
