"""The road of a tile in the plane: where its middle runs, and the outlines of its spaces.

Hexagons are flat on top, with a circumradius of 1; y grows downward. The road follows the path of the tile's shape, and
its width goes from that of the entry to that of the exit.
"""
# mypyc: off

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Any, Final

from ..components.circuit import MAX_LATERAL, TileSpace
from ..components.content import ROAD_WIDTH_BY_LANES, TILE_DATA, TILE_SHAPES
from ..components.layout import Placement

Point = tuple[float, float]
SAMPLES_PER_PATH: Final = 48
COORDINATE_DIGITS: Final = 4


def hexagon_centre(q: int, r: int) -> tuple[float, float]:
    """The centre of a hexagon."""
    return round(1.5 * q, COORDINATE_DIGITS), round(sqrt(3) * (r + q / 2), COORDINATE_DIGITS)


class Road:
    """The road of a placed tile, in driving direction."""

    def __init__(self, placement: Placement) -> None:
        data = TILE_DATA[placement.side]
        lines = [float(line["s"]) for line in data["lines"]]
        points = _sample_path(TILE_SHAPES[data["shape"]]["path"])
        if placement.is_backwards:
            points.reverse()
            lines = [1 - fraction for fraction in reversed(lines)]
        x, y = hexagon_centre(placement.q, placement.r)
        turn = radians(60 * placement.rotation)
        self.points: list[Point] = [
            (x + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn)) for px, py in points
        ]
        self.lines = lines
        self.widths = ROAD_WIDTH_BY_LANES[placement.lanes[0]], ROAD_WIDTH_BY_LANES[placement.lanes[1]]
        self.distances = [0.0]
        for place in range(1, len(self.points)):
            self.distances.append(self.distances[-1] + _point_distance(self.points[place - 1], self.points[place]))
        # a road meets the edges of its tile squarely: there it goes from or to the centre of the hexagon
        ahead = [_unit_direction(*ends) for ends in zip(self.points, self.points[2:], strict=False)]
        self.directions = [_unit_direction(self.points[0], (x, y)), *ahead, _unit_direction((x, y), self.points[-1])]

    def _point_at(self, fraction: float) -> tuple[float, float, float]:
        """The point at a fraction of the way, and the direction there (radians)."""
        wanted = fraction * self.distances[-1]
        place = 1
        while place < len(self.points) - 1 and self.distances[place] < wanted:
            place += 1
        (ax, ay), (bx, by) = self.points[place - 1], self.points[place]
        length = self.distances[place] - self.distances[place - 1] or 1.0
        part = (wanted - self.distances[place - 1]) / length
        (cx, cy), (dx, dy) = self.directions[place - 1], self.directions[place]
        return ax + (bx - ax) * part, ay + (by - ay) * part, atan2(cy + (dy - cy) * part, cx + (dx - cx) * part)

    def _point_beside(self, fraction: float, lateral: float) -> list[float]:
        """A point of the road: a fraction of the way, and a lateral coordinate."""
        x, y, angle = self._point_at(fraction)
        width = self.widths[0] + (self.widths[1] - self.widths[0]) * fraction
        offset = (lateral / MAX_LATERAL - 0.5) * width
        return [round(x - sin(angle) * offset, COORDINATE_DIGITS), round(y + cos(angle) * offset, COORDINATE_DIGITS)]

    def middle_line(self) -> list[list[float]]:
        """The middle of the road, from entry to exit."""
        return [
            [round(x, COORDINATE_DIGITS), round(y, COORDINATE_DIGITS)]
            for x, y in self.points[:: SAMPLES_PER_PATH // 12]
        ]

    def line_across(self, line: int, low: float, high: float) -> list[list[float]]:
        """A line across the road, from one lateral coordinate to another."""
        return [self._point_beside(self.lines[line], low), self._point_beside(self.lines[line], high)]

    def outline(self, space: TileSpace) -> list[list[float]]:
        """The polygon of a space."""
        first, final = self.lines[space.start_line], self.lines[space.front_line]
        steps = 6
        ways = [first + (final - first) * step / steps for step in range(steps + 1)]
        return [self._point_beside(fraction, space.left_edge) for fraction in ways] + [
            self._point_beside(fraction, space.right_edge) for fraction in reversed(ways)
        ]

    def space_centre(self, space: TileSpace) -> tuple[float, float, float]:
        """The middle of a space, and where a car there heads: degrees clockwise from north."""
        fraction = (self.lines[space.start_line] + self.lines[space.front_line]) / 2
        x, y = self._point_beside(fraction, (space.left_edge + space.right_edge) / 2)
        return x, y, round((degrees(self._point_at(fraction)[2]) + 90) % 360, 1)


def _point_distance(start_point: Point, end_point: Point) -> float:
    return hypot(start_point[0] - end_point[0], start_point[1] - end_point[1])


def _unit_direction(start_point: Point, end_point: Point) -> Point:
    length = _point_distance(start_point, end_point)
    return (end_point[0] - start_point[0]) / length, (end_point[1] - start_point[1]) / length


def _sample_path(path: list[list[Any]]) -> list[Point]:
    """Points along a path of moves (M), lines (L), circular arcs (A) and cubic curves (C)."""
    found: list[Point] = []
    pieces = len(path) - 1
    each = max(1, SAMPLES_PER_PATH // pieces)
    for command, *numbers in path:
        if command == "M":
            found.append((float(numbers[0]), float(numbers[1])))
            continue
        start = found[-1]
        end = float(numbers[-2]), float(numbers[-1])
        for step in range(1, each + 1):
            part = step / each
            if command == "A":
                found.append(_point_on_arc(start, end, float(numbers[0]), bool(numbers[4]), part))
            elif command == "C":
                weights = (1 - part) ** 3, 3 * (1 - part) ** 2 * part, 3 * (1 - part) * part**2, part**3
                curve = start, (float(numbers[0]), float(numbers[1])), (float(numbers[2]), float(numbers[3])), end
                x, y = (
                    sum(weight * at for weight, at in zip(weights, ats, strict=True))
                    for ats in zip(*curve, strict=True)
                )
                found.append((x, y))
            else:
                found.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    return found


def _point_on_arc(start_point: Point, end_point: Point, radius: float, is_clockwise: bool, fraction: float) -> Point:
    """A point of the smaller arc between two points."""
    mx, my = (start_point[0] + end_point[0]) / 2, (start_point[1] + end_point[1]) / 2
    dx, dy = end_point[0] - start_point[0], end_point[1] - start_point[1]
    length = hypot(dx, dy)
    height = sqrt(max(0.0, radius**2 - length**2 / 4))
    sign = 1 if is_clockwise else -1
    cx, cy = mx - sign * dy / length * height, my + sign * dx / length * height
    first, final = atan2(start_point[1] - cy, start_point[0] - cx), atan2(end_point[1] - cy, end_point[0] - cx)
    sweep = (final - first) % (2 * pi)
    if not is_clockwise:
        sweep -= 2 * pi
    angle = first + sweep * fraction
    return cx + radius * cos(angle), cy + radius * sin(angle)
