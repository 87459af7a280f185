"""Which circuit somebody asks for: a printed one by its number, or one of their own by its tiles or by its code."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping

from .circuit import Circuit, check_circuit, printed_circuit
from .layout import OWN_CIRCUIT
from .settings import DEFAULT_SETTINGS, Settings, circuit_as_text, read_settings
from .share_code import is_code, read_code


def read_circuit_choice(circuit: object) -> object:
    """A circuit with its code written out as an object; a number as text; everything else as it is.

    >>> read_circuit_choice(3), read_circuit_choice("11J7")
    ('3', {'tiles': ['102b']})
    """
    return read_code(str(circuit)) if is_code(circuit) else circuit_as_text(circuit)


def read_table_settings(requested_settings: Mapping[str, object]) -> tuple[Circuit, Settings]:
    """The circuit and the settings that a table asks for. Raises `BadSetupError`, and `BadDataError` for a circuit."""
    circuit = read_circuit_choice(requested_settings.get("circuit", DEFAULT_SETTINGS["circuit"]))
    if isinstance(circuit, Mapping):
        settings = read_settings({**requested_settings, "circuit": OWN_CIRCUIT})
        return check_circuit(circuit), settings
    settings = read_settings(requested_settings)
    return printed_circuit(settings.circuit), settings
