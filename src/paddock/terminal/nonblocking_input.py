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

    def __init__(self, reading: TextIO, writing: TextIO, *, clears: bool) -> None:
        super().__init__(reading, writing, clears=clears)
        self._typed: Final[deque[str]] = deque()
        self._ended = False
        self._half = ""
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("replace")
        self._descriptor = _descriptor(reading)
        if self._descriptor is None:
            self._ended = not self._start_reader_thread()
        self.on_idle: Callable[[], None] | None = None
        self.on_typed: Command | None = None

    def _start_reader_thread(self) -> bool:
        """Where a descriptor can't be asked whether a line is there, a thread reads ahead."""

        def read() -> None:
            for line in self._reading:
                self._typed.append(line)
            self._ended = True

        threading.Thread(target=read, name="typed", daemon=True).start()
        return True

    def poll(self, seconds: float = 0.0) -> None:
        """Takes in what has been typed by now."""
        if self._descriptor is None:
            time.sleep(min(seconds, 0.02))
            return
        if self._ended:
            time.sleep(seconds)
            return
        ready, _, _ = select.select([self._descriptor], [], [], seconds)
        if not ready:
            return
        data = os.read(self._descriptor, READ_SIZE)
        if not data:
            self._ended = True
        *lines, self._half = (self._half + self._decoder.decode(data, not data)).split("\n")
        self._typed.extend(lines)
        if self._ended and self._half:
            self._typed.append(self._half)

    def handle_typed(self) -> None:
        """Lets `on_typed` take what was typed, as far as it wants it."""
        self.poll()
        while self._typed and self.on_typed is not None and self.on_typed(clean_input(self._typed[0], 600)):
            self._typed.popleft()

    def next_line(self) -> str | None:
        """The next typed line, if there is one. Raises :class:`LeaveTable` at the end of the input."""
        if self._typed:
            return clean_input(self._typed.popleft(), 600)
        if self._ended:
            raise LeaveTable
        return None

    def ask(self, prompt: str) -> str:
        """Reads a line; `on_idle` is called while nobody types, and may raise to give up the question."""
        self._writing.write(prompt + " ")
        self._writing.flush()
        while True:
            line = self.next_line()
            if line is not None:
                if not self._interactive:
                    self._writing.write("\n")
                return line
            if self.on_idle is not None:
                self.on_idle()
            self.poll(0.05)


def _descriptor(reading: TextIO) -> int | None:
    """The number of a file that can be asked whether a line is there."""
    if sys.platform == "win32":
        return None
    try:
        return reading.fileno()
    except (OSError, ValueError, AttributeError):
        return None
