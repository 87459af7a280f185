"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import inf
from typing import ClassVar, Final

LATENCY_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINKING_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metric(ABC):
    """Something that is counted, with its name and what it is."""

    metric_type: ClassVar[str]

    def __init__(self, metric_name: str, help: str) -> None:
        self.name: Final = metric_name
        self.help_text: Final = help

    def exposition_lines(self) -> list[str]:
        """The metric as it is read."""
        return [f"# HELP {self.name} {self.help_text}", f"# TYPE {self.name} {self.metric_type}", *self.samples()]

    @abstractmethod
    def samples(self) -> list[str]:
        """Its figures, a line each."""


class Counter(Metric):
    """A number that only grows, perhaps by one label."""

    metric_type = "counter"

    def __init__(self, metric_name: str, help: str, label: str = "") -> None:
        super().__init__(metric_name, help)
        self.label_name: Final = label
        self.value_by_label: Final[dict[str, int]] = {} if label else {"": 0}

    def add(self, value: str = "", amount: int = 1) -> None:
        """Counts."""
        self.value_by_label[value] = self.value_by_label.get(value, 0) + amount

    def samples(self) -> list[str]:
        if not self.label_name:
            return [f"{self.name} {self.value_by_label['']}"]
        return [
            f'{self.name}{{{self.label_name}="{value}"}} {count}'
            for value, count in sorted(self.value_by_label.items())
        ]


class Histogram(Metric):
    """How long something took, in seconds."""

    metric_type = "histogram"

    def __init__(self, metric_name: str, help: str, bucket_bounds: Sequence[float] = LATENCY_BUCKETS) -> None:
        super().__init__(metric_name, help)
        self.bucket_bounds: Final = tuple(bucket_bounds)
        self.bucket_counts: Final = [0] * (len(bucket_bounds) + 1)
        self.total_sum = 0.0

    def add(self, elapsed_seconds: float) -> None:
        """Notes one measurement."""
        self.bucket_counts[bisect_left(self.bucket_bounds, elapsed_seconds)] += 1
        self.total_sum += elapsed_seconds

    def samples(self) -> list[str]:
        lines, total = [], 0
        for bound, count in zip((*self.bucket_bounds, inf), self.bucket_counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{"+Inf" if bound == inf else bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self.total_sum:.6f}", f"{self.name}_count {total}"]


class Gauge(Metric):
    """A number that is asked for when it is read."""

    metric_type = "gauge"

    def __init__(self, metric_name: str, help: str, read: Callable[[], float]) -> None:
        super().__init__(metric_name, help)
        self.read_value: Final = read

    def samples(self) -> list[str]:
        return [f"{self.name} {self.read_value():g}"]


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.tables_opened: Final = Counter("paddock_tables_opened_total", "Tables opened.")
        self.decisions: Final = Counter("paddock_decisions_total", "Decisions stored, by who decided.", "by")
        self.refusals: Final = Counter("paddock_refusals_total", "Requests refused, by code.", "code")
        self.faults: Final = Counter("paddock_errors_total", "Faults of the server's own, by place.", "where")
        self.conflicts: Final = Counter("paddock_conflicts_total", "Writes that another process was quicker with.")
        self.slow_sockets: Final = Counter("paddock_slow_sockets_total", "Sockets dropped because they did not read.")
        self.rows_replayed: Final = Counter("paddock_rows_replayed_total", "Rows of logs gone through to open a match.")
        self.turned_away: Final = Counter(
            "paddock_turned_away_total", "Connections that were turned away or given up, by reason.", "why"
        )
        self.bot_failures: Final = Counter("paddock_bot_failures_total", "Bots that failed, by problem.", "problem")
        self.requests: Final = Counter("paddock_requests_total", "HTTP requests, by status.", "status")
        self.store_seconds: Final = Histogram("paddock_store_seconds", "From a decision to its being stored.")
        self.bot_seconds: Final = Histogram("paddock_bot_seconds", "How long bots thought.", THINKING_BUCKETS)
        self.open_seconds: Final = Histogram("paddock_open_seconds", "How long it took to open a match.")
        self.gauges: Final[list[Gauge]] = []

    def add_gauge(self, metric_name: str, help: str, read: Callable[[], float]) -> None:
        """Adds a number that is asked for when somebody reads."""
        self.gauges.append(Gauge(metric_name, help, read))

    def exposition_text(self) -> str:
        """Everything, as `/metrics` answers."""
        metrics = [metric for metric in vars(self).values() if isinstance(metric, Metric)]
        return "".join(f"{line}\n" for metric in (*metrics, *self.gauges) for line in metric.exposition_lines())
