"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

LATENCY_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINKING_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Counter:
    """A number that only grows, perhaps by one label."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name: Final = name
        self.help: Final = help
        self.label: Final = label
        self.values: Final[dict[str, int]] = {} if label else {"": 0}

    def add(self, value: str = "", by: int = 1) -> None:
        """Counts."""
        self.values[value] = self.values.get(value, 0) + by

    def lines(self) -> list[str]:
        """The counter as it is read."""
        found = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        for value, count in sorted(self.values.items()):
            label = f'{{{self.label}="{value}"}}' if self.label else ""
            found.append(f"{self.name}{label} {count}")
        return found


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, help: str, buckets: Sequence[float]) -> None:
        self.name: Final = name
        self.help: Final = help
        self.buckets: Final = tuple(buckets)
        self.counts: Final = [0] * (len(buckets) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Notes one measurement."""
        self.counts[bisect_left(self.buckets, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """The histogram as it is read."""
        found = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*self.buckets, float("inf")), self.counts, strict=True):
            total += count
            found.append(f'{self.name}_bucket{{le="{"+Inf" if bound == float("inf") else bound}"}} {total}')
        return [*found, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


class Gauge:
    """A number that is asked for when it is read."""

    def __init__(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.name: Final = name
        self.help: Final = help
        self.read: Final = read

    def lines(self) -> list[str]:
        """The gauge as it is read."""
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge", f"{self.name} {self.read():g}"]


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.tables_opened: Final = Counter("paddock_tables_opened_total", "Tables opened.")
        self.decisions: Final = Counter("paddock_decisions_total", "Decisions stored, by who decided.", "by")
        self.refusals: Final = Counter("paddock_refusals_total", "Requests refused, by code.", "code")
        self.faults: Final = Counter("paddock_errors_total", "Faults of the server's own, by place.", "where")
        self.conflicts: Final = Counter("paddock_conflicts_total", "Writes that another process was quicker with.")
        self.slow_sockets: Final = Counter("paddock_slow_sockets_total", "Sockets dropped because they did not read.")
        self.turned_away: Final = Counter(
            "paddock_turned_away_total", "Connections that were turned away or given up, by reason.", "why"
        )
        self.bot_failures: Final = Counter("paddock_bot_failures_total", "Bots that failed, by problem.", "problem")
        self.requests: Final = Counter("paddock_requests_total", "HTTP requests, by status.", "status")
        self.rows_replayed: Final = Counter("paddock_rows_replayed_total", "Rows of logs gone through to open a match.")
        self.store_seconds: Final = Histogram(
            "paddock_store_seconds", "From a decision to its being stored.", LATENCY_BUCKETS
        )
        self.bot_seconds: Final = Histogram("paddock_bot_seconds", "How long bots thought.", THINKING_BUCKETS)
        self.open_seconds: Final = Histogram(
            "paddock_open_seconds", "How long it took to open a match.", LATENCY_BUCKETS
        )
        self.gauges: Final[list[Gauge]] = []

    def add_gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Adds a number that is asked for when somebody reads."""
        self.gauges.append(Gauge(name, help, read))

    def text(self) -> str:
        """Everything, as `/metrics` answers."""
        counted = [
            self.tables_opened,
            self.decisions,
            self.refusals,
            self.faults,
            self.conflicts,
            self.slow_sockets,
            self.rows_replayed,
        ]
        lines: list[str] = []
        for counter in (*counted, self.turned_away, self.bot_failures, self.requests):
            lines += counter.lines()
        for histogram in (self.store_seconds, self.bot_seconds, self.open_seconds):
            lines += histogram.lines()
        for gauge in self.gauges:
            lines += gauge.lines()
        return "\n".join(lines) + "\n"
