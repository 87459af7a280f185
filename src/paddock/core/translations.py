"""What happened and what may be done, said in French and in English (Fluent, plurals and all)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from paddock.core.decision import Decision, Message, Refusal, ValueSet
from paddock.core.errors import BadNotationError, BadSetupError, PaddockError, UnknownLanguageError
from paddock.core.event import Event
from paddock.core.game import Game, Placing, RefusedError
from paddock.core.title import package_of, title_package

LANGUAGES: Final = ("fr", "en")
MAX_LEGAL_SHOWN: Final = 5
"""How many of the legal decisions a refusal spells out."""
MAX_NUMBER_SHOWN: Final = 10**18
"""A number beyond it is nobody's: it is said by its first digits."""

AnyGame = Game[Any]


class _MessageFile:
    """One file of messages, read. Reading takes long, and every title's words begin with those of the core."""

    def __init__(self, ftl_text: str) -> None:
        self.resource: Final = FluentResource(ftl_text)
        self.variables: Final[dict[str, frozenset[str]]] = {}
        self.attributes: Final[dict[str, frozenset[str]]] = {}
        self.unreadable_lines: Final[list[str]] = []
        for entry in self.resource.body:
            if isinstance(entry, ftl.Junk):
                self.unreadable_lines.append((entry.content or "").strip().split("\n")[0][:60])
            elif isinstance(entry, ftl.Message):
                if entry.id.name in self.variables:
                    self.unreadable_lines.append(f"{entry.id.name} (a second time)")
                self.variables[entry.id.name] = frozenset(_variables(entry))
                self.attributes[entry.id.name] = frozenset(part.id.name for part in entry.attributes)


@cache
def _parse_messages(ftl_text: str) -> _MessageFile:
    return _MessageFile(ftl_text)


class MessageCatalog:
    """The messages of one language as they stand in the files: what can be said, and what could not be read."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.variables: Final[dict[str, frozenset[str]]] = {}
        self.attributes: Final[dict[str, frozenset[str]]] = {}
        self.unreadable_lines: Final[list[str]] = []
        self.bundle: Final = FluentBundle([language], functions={"NUMBER": _number_function}, use_isolating=False)
        for source in sources:
            file = _parse_messages(source)
            self.unreadable_lines.extend(file.unreadable_lines)
            self.unreadable_lines.extend(f"{key} (a second time)" for key in file.variables if key in self.variables)
            self.variables.update(file.variables)
            self.attributes.update(file.attributes)
            self.bundle.add_resource(file.resource)


class Translations:
    """One language's messages for the table, and for one title if there is one. Made by :func:`translations_for`.

    >>> translations_for("en").message("place", place=2), translations_for("fr").message("place", place=2)
    ('2nd', '2e')
    """

    def __init__(
        self,
        language: str,
        catalog: MessageCatalog,
        game: AnyGame | None = None,
        names: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.language: Final = language
        self.catalog: Final = catalog
        self._game: Final = game
        self._names: Final[Mapping[str, Sequence[str]]] = names or {}

    # -- sentences ---------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the title is called; its short name where it has no word for it."""
        return self.message("title") if self.has_message("title") or self._game is None else self._game.title

    def has_message(self, message_key: str) -> bool:
        """Whether there is a message with this key."""
        return message_key in self.catalog.variables

    def message(self, message_key: str, **args: object) -> str:
        """The message with this key. A key without a message is said as it is: a gap in the words stops no game."""
        return self._format(message_key, args)

    def attribute(self, message_key: str, attribute_name: str, **args: object) -> str:
        """An attribute of a message: `.help` of a setting, `.text` of a card; empty where there is none."""
        if not self.has_message(message_key):
            return ""
        pattern = self.catalog.bundle.get_message(message_key).attributes.get(attribute_name)
        return "" if pattern is None else str(self.catalog.bundle.format_pattern(pattern, args)[0])

    def event(self, event: Event) -> str:
        """What happened, as a sentence: the message `event-<kind>`."""
        return _capitalized(self._format(f"event-{event.kind}", self.event_arguments(event)))

    def event_arguments(self, event: Event) -> dict[str, object]:
        """What the message of an event is given."""
        return {} if self._game is None else self._arguments(self._game.events.kinds[event.kind], event.args)

    def decision(self, decision: Decision) -> str:
        """What a decision would do: the message `do-<kind>`."""
        if self._game is None:
            return str(decision.number)
        kind = self._game.space.kinds[decision.kind]
        key = f"do-{kind.name}"
        if not self.has_message(key):
            return self._game.space.notation(decision)
        return self._format(key, self._arguments(kind.args, decision.args))

    def following_decision(self, decision: Decision) -> str:
        """The same of one that follows others of a plan: the attribute `.then` of the message, where it has one."""
        kind = None if self._game is None else self._game.space.kinds[decision.kind]
        said = (
            ""
            if kind is None
            else self.attribute(f"do-{kind.name}", "then", **self._arguments(kind.args, decision.args))
        )
        return said or self.decision(decision)

    def reason(self, refusal: Refusal) -> str:
        """Why something is not allowed, and nothing more."""
        return _capitalized(self._format(refusal.message_key, {"clause": refusal.clause_id, **refusal.args}))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, by which clause, and what would be."""
        reason = self.reason(refusal)
        shown = ", ".join(self.decision(decision) for decision in refusal.choices[:MAX_LEGAL_SHOWN])
        more = max(0, len(refusal.choices) - MAX_LEGAL_SHOWN)
        if not shown:
            return self.message("refusal", reason=reason, clause=refusal.clause_id)
        return self.message("refusal-legal", reason=reason, clause=refusal.clause_id, legal=shown, more=more)

    def error(self, error: PaddockError) -> str:
        """An error as a sentence; its `problem` is said by `problem-<problem>` where there is such a message.

        Translations without a title ask the loaded titles for a problem that the core does not know: `str(error)` has
        none.
        """
        if isinstance(error, RefusedError) and self.has_message(error.refusal.message_key):
            return self.refusal(error.refusal)
        details: dict[str, object] = {"detail": "", "possible": "none", "more": 0, **error.details}
        details["clause"] = details.get("clause") or "none"
        if isinstance(error, BadSetupError):
            details["where"] = self._setting_name(str(details.get("where", "")))
        name, outcome = details.get("name"), details.get("outcome")
        if self._game is not None and isinstance(name, str) and isinstance(outcome, int):
            value_set = self._game.chance_domains.get(name)
            if value_set is not None and 0 <= outcome < len(value_set):
                details["outcome"] = value_set.names[outcome]
        problem = details.get("problem")
        if isinstance(problem, str):
            key = f"problem-{problem}"
            if (
                self._game is None
                and not self.has_message(key)
                and (other := _translations_with_message(key, self.language)) is not None
            ):
                return other.error(error)
            if self.has_message(key):
                details["problem"] = self._format(key, details)
            elif isinstance(error, BadNotationError):
                details["problem"] = self.message("problem-value", values=problem)
            else:
                details["problem"] = problem.replace("-", " ") if " " not in problem else problem
        return self._format(error.message_key, details).replace("  ", " ").strip()

    # -- names -------------------------------------------------------------------------------------------------

    def value(self, value_set: ValueSet, code: int) -> str:
        """What a person calls this value; its written name where there is no message."""
        known = self._names.get(value_set.name)
        if known is not None and 0 <= code < len(known) and known[code]:
            return known[code]
        key, args = value_set.message(code)
        return self._format(key, args) if self.has_message(key) else value_set.names[code]

    def placing(self, placing: Placing) -> str:
        """How a seat came out: its place, and why."""
        why = self._format(placing.key, {"points": placing.points, **placing.args})
        return self.message("placing", place=self.message("place", place=placing.place), why=why)

    def chance_name(self, chance_key: str) -> str:
        """The name of a chance: the message `chance-<name>`."""
        return self.message(f"chance-{chance_key}")

    def setting(self, setting_key: str) -> str:
        """The name of a setting: the message `setting-<name>`."""
        return self.message(f"setting-{setting_key}")

    def choice(self, setting: str, choice: str) -> str:
        """One of the words that a setting can be: `setting-<name>-<choice>`, or the word itself."""
        key = f"setting-{setting}-{choice}"
        return self.message(key) if self.has_message(key) else choice

    def with_names(self, values: str, names: Sequence[str]) -> Translations:
        """The same translations, with the values of one set called by other names: the players' own, say."""
        return Translations(self.language, self.catalog, self._game, {**self._names, values: tuple(names)})

    def at_table(self, state: Any) -> Translations:
        """The same translations, with places and the like called as at the table of a position."""
        found = self
        for value_set, messages in self._game.value_names(state).items() if self._game is not None else ():
            names = [""] * (1 + max(messages))
            for code, message in messages.items():
                names[code] = self._format(message.message_key, message.args)
            found = found.with_names(value_set, names)
        return found

    # -- within ------------------------------------------------------------------------------------------------

    def _setting_name(self, setting_name: str) -> str:
        """The name of a setting, of something else that belongs to every table, or the word as it is."""
        known = (key for key in (f"setting-{setting_name}", f"where-{setting_name}") if self.has_message(key))
        key = next(known, None)
        return setting_name if key is None else self.message(key)

    def _arguments(self, declared: Sequence[tuple[str, ValueSet | None]], codes: Sequence[int]) -> dict[str, object]:
        """Each argument in words as `$name`, and as it is written as `$name-name`, for messages to select by."""
        args: dict[str, object] = {}
        for (name, value_set), code in zip(declared, codes, strict=True):
            if value_set is None:
                args[name] = code
            else:
                plain = value_set.is_numeric and value_set.message_of is None and value_set.name not in self._names
                args[name] = code + value_set.min_value if plain else self.value(value_set, code)
                args[f"{name}-name"] = value_set.names[code]
        return args

    def _argument(self, value: object) -> object:
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], ValueSet):
            return self.value(value[0], value[1])
        if isinstance(value, Decision):
            return self.decision(value)
        if isinstance(value, Message):
            return self._format(value.message_key, value.args)
        if isinstance(value, PaddockError):
            return self.error(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._argument(each)) for each in value)
        if isinstance(value, (bool, type(None))):
            return str(value)
        if isinstance(value, (int, float)) and not abs(value) < MAX_NUMBER_SHOWN:
            return f"{value:.3e}…" if isinstance(value, float) else f"{str(value)[:20]}…"
        return value if isinstance(value, (int, float)) else str(value)

    def _format(self, message_key: str, args: Mapping[str, object]) -> str:
        if not self.has_message(message_key):
            return message_key
        pattern = self.catalog.bundle.get_message(message_key).value
        if pattern is None:
            return message_key
        spoken = {name: self._argument(value) for name, value in args.items()}
        text, _ = self.catalog.bundle.format_pattern(pattern, spoken)
        return str(text)


def _number_function(value: Any, **options: Any) -> Any:
    """NUMBER of the messages; what is too large to be a number is a text already."""
    return value if isinstance(value, str) else fluent_number(value, **options)


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def _variables(node: object) -> set[str]:
    """The variables that a message uses."""
    names: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            names |= _variables(child)
    elif isinstance(node, list):
        for child in node:
            names |= _variables(child)
    return names


def message_sources(package: str, language: str) -> list[str]:
    """The messages of a package in one language, as they stand in its file; none where it has no such file."""
    file = resources.files(package) / "words" / f"{language}.ftl"
    return [file.read_text(encoding="utf-8")] if file.is_file() else []


def _translations_with_message(message_key: str, language: str) -> Translations | None:
    """The translations of the first loaded title that has this message."""
    for title in Game.__subclasses__():
        translations = _package_translations(package_of(title), language)
        if translations.has_message(message_key):
            return translations
    return None


@cache
def _package_translations(package: str, language: str) -> Translations:
    sources = [*message_sources("paddock.core", language), *message_sources(package, language)]
    return Translations(language, MessageCatalog(language, sources))


@cache
def translations_for(language: str, game: AnyGame | None = None, *more_packages: str) -> Translations:
    """The translations of a language, with those of a title if one is given, and of other packages."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", *([title_package(game)] if game is not None else []), *more_packages]
    sources = [text for package in packages for text in message_sources(package, language)]
    return Translations(language, MessageCatalog(language, sources), game)


def language_of(locale: str) -> str:
    """The language to speak where a locale such as `fr_CH.UTF-8` is set; English where nothing fits.

    >>> language_of("fr_CH.UTF-8"), language_of("C")
    ('fr', 'en')
    """
    start = locale[:2].lower()
    return start if start in LANGUAGES else "en"


# -- the check --------------------------------------------------------------------------------------------------


def missing_messages(game: AnyGame) -> list[str]:
    """All that is wrong with a title's translations, one line each; empty when both languages can say everything.

    A line is `fr: event-hit` for a message that is not there, or says what else is wrong with it.
    """
    wrong: list[str] = []
    by_language = [translations_for(language, game) for language in LANGUAGES]
    everything = sorted({key for translations in by_language for key in translations.catalog.variables})
    attributes = {
        key: frozenset().union(*(translations.catalog.attributes.get(key, frozenset()) for translations in by_language))
        for key in everything
    }
    for translations in by_language:
        wrong += [f"{translations.language}: {line!r} is no message" for line in translations.catalog.unreadable_lines]
        needed = _required_messages(game, by_language)
        for key in sorted({*needed, *everything}):
            if not translations.has_message(key):
                wrong.append(f"{translations.language}: {key}")
                continue
            lacking = attributes.get(key, frozenset()) - translations.catalog.attributes.get(key, frozenset())
            wrong += [f"{translations.language}: {key}.{name}" for name in sorted(lacking)]
            arguments = needed.get(key)
            if arguments is not None:
                wrong += [
                    f"{translations.language}: {key} uses ${name}, which it is not given"
                    for name in sorted(translations.catalog.variables[key] - arguments)
                ]
    return wrong


def _required_messages(game: AnyGame, by_language: Sequence[Translations]) -> dict[str, frozenset[str] | None]:
    """Every message key that a title needs, with the arguments that it is given (None: not known here)."""
    needed: dict[str, frozenset[str] | None] = {}
    sets: dict[int, ValueSet] = {}

    def with_args(args: Sequence[tuple[str, ValueSet | None]]) -> frozenset[str]:
        names: set[str] = set()
        for name, value_set in args:
            names.add(name)
            if value_set is not None:
                names.add(f"{name}-name")
                sets[id(value_set)] = value_set
        return frozenset(names)

    for kind, event_args in game.events.kinds.items():
        needed[f"event-{kind}"] = with_args(event_args)
    for spec in game.space.kinds:
        needed[f"do-{spec.name}"] = with_args(spec.args)
    for name, value_set in game.chance_domains.items():
        needed[f"chance-{name}"] = frozenset()
        sets[id(value_set)] = value_set
    for setting in game.settings:
        needed[f"setting-{setting.name}"] = frozenset()
        choices = [f"setting-{setting.name}-{choice}" for choice in setting.choices]
        if any(translations.has_message(key) for translations in by_language for key in choices):
            needed.update(dict.fromkeys(choices, frozenset()))
    needed.update(dict.fromkeys(getattr(game, "refusals", ())))
    needed.update(dict.fromkeys(f"problem-{problem}" for problem in getattr(game, "problems", ())))
    for value_set in sets.values():
        messages = [value_set.message(code) for code in range(len(value_set))]
        spoken = any(translations.has_message(key) for translations in by_language for key, _ in messages)
        if value_set.message_of is not None or (spoken and not value_set.is_numeric):
            needed.update({key: frozenset(args) for key, args in messages})
    return needed
