"""Lines that are typed while something else goes on: nothing is lost, and nothing blocks."""

from __future__ import annotations

import codecs
import os
import select
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final, TextIO

from paddock.terminal.errors import LeaveTable
from paddock.terminal.plain_table import LineIO
from paddock.terminal.translator import clean_input

Command = Callable[[str], bool]
READ_SIZE: Final = 65_536


class NonBlockingLineIO(LineIO):
    """Lines of a person who may type at any time. What is typed while nobody asks waits for the next question, unless
    `on_typed` takes it: something said to the others, or the answer to a proposal."""

    def __init__(self, input_stream: TextIO, output_stream: TextIO, *, can_clear: bool) -> None:
        super().__init__(input_stream, output_stream, can_clear=can_clear)
        self._typed_lines: Final[deque[str]] = deque()
        self._at_end_of_input = False
        self._partial_line = ""
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("replace")
        self._file_descriptor = _file_descriptor(input_stream)
        if self._file_descriptor is None:
            self._at_end_of_input = not self._start_reader_thread()
        self.on_idle: Callable[[], None] | None = None
        self.on_typed: Command | None = None

    def _start_reader_thread(self) -> bool:
        """Where a descriptor can't be asked whether a line is there, a thread reads ahead."""

        def read() -> None:
            for line in self._input_stream:
                self._typed_lines.append(line)
            self._at_end_of_input = True

        threading.Thread(target=read, name="typed", daemon=True).start()
        return True

    def poll(self, seconds: float = 0.0) -> None:
        """Takes in what has been typed by now."""
        if self._file_descriptor is None:
            time.sleep(min(seconds, 0.02))
            return
        if self._at_end_of_input:
            time.sleep(seconds)
            return
        ready, _, _ = select.select([self._file_descriptor], [], [], seconds)
        if not ready:
            return
        data = os.read(self._file_descriptor, READ_SIZE)
        if not data:
            self._at_end_of_input = True
        *lines, self._partial_line = (self._partial_line + self._decoder.decode(data, not data)).split("\n")
        self._typed_lines.extend(lines)
        if self._at_end_of_input and self._partial_line:
            self._typed_lines.append(self._partial_line)

    def handle_typed(self) -> None:
        """Lets `on_typed` take what was typed, as far as it wants it."""
        self.poll()
        while self._typed_lines and self.on_typed is not None and self.on_typed(clean_input(self._typed_lines[0], 600)):
            self._typed_lines.popleft()

    def next_line(self) -> str | None:
        """The next typed line, if there is one. Raises :class:`LeaveTable` at the end of the input."""
        if self._typed_lines:
            return clean_input(self._typed_lines.popleft(), 600)
        if self._at_end_of_input:
            raise LeaveTable
        return None

    def ask(self, prompt: str) -> str:
        """Reads a line; `on_idle` is called while nobody types, and may raise to give up the question."""
        self._output_stream.write(prompt + " ")
        self._output_stream.flush()
        while True:
            line = self.next_line()
            if line is not None:
                if not self._is_interactive:
                    self._output_stream.write("\n")
                return line
            if self.on_idle is not None:
                self.on_idle()
            self.poll(0.05)


def _file_descriptor(input_stream: TextIO) -> int | None:
    """The number of a file that can be asked whether a line is there."""
    if sys.platform == "win32":
        return None
    try:
        return input_stream.fileno()
    except (OSError, ValueError, AttributeError):
        return None
