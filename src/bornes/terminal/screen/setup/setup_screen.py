"""Before the first card: which edition, how many, who sits where; or a saved match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from bornes.bots import BOTS
from bornes.editions import EDITIONS, OPTIONS, table_rules
from bornes.editions.house_fields import flat
from bornes.engine.refusals import Refused
from bornes.locales import LANGUAGES, Messages
from bornes.terminal.match.house_draft import HouseDraft
from bornes.terminal.match.house_sets import HouseSet, kept_sets, sets_file
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.save_file import path_typed
from bornes.terminal.match.seat_plan import OPPONENT, PERSON, person
from bornes.terminal.match.setup import DEFAULT_EDITION, DEFAULT_PLAYERS, Wanted, begun
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.screen.setup.house_screen import HouseScreen
from bornes.terminal.shown.rules_words import aim, typed

_MOST: Final = 6
_LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "nl": "Nederlands"}

Begin = Callable[[LocalMatch, Messages], None]
"""Sits down at a match, in a language."""


class SetupScreen(Screen[None]):
    """Everything there is to choose before a match, and a match that was left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "start", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, wanted: Wanted, language: str, begin: Begin) -> None:
        super().__init__()
        self.wanted = wanted
        self.language = language
        self.begin = begin
        self.edition = wanted.edition or DEFAULT_EDITION
        self.players = wanted.players or wanted.seats_named or DEFAULT_PLAYERS
        self.house: Mapping[str, object] = wanted.house
        """The house rules that are chosen, on top of a kept set if there is one."""

    @property
    def messages(self) -> Messages:
        """The words of the language, as the edition has them."""
        return Messages(self.language, self.edition)

    # --- what is to be seen -------------------------------------------------------

    def compose(self) -> ComposeResult:
        """A column of questions, each with an answer already."""
        messages = self.messages
        yield Static(Content(f" Bornes · {messages.text('start-title')}"), id="title")
        with VerticalScroll(id="setup", can_focus=False):
            yield from self._row("terminal-language", self._language_select())
            yield from self._row("terminal-edition", self._edition_select())
            yield Static(id="about", classes="why")
            yield from self._row("terminal-players", self._players_select())
            yield Static(id="form", classes="why")
            yield from self._seats()
            yield from self._rules()
            yield Label(messages.text("terminal-resume"), classes="heading")
            with Horizontal(classes="row"):
                yield Label(messages.text("play-word-file"))
                yield Input(id="resume", placeholder="bornes.txt", compact=True)
                yield Button(messages.text("terminal-resume-do"), id="go-on", compact=True)
        yield Static(id="problem")
        with Horizontal(id="start-row"):
            yield Button(Content(f" F2  {messages.text('start-play')} "), id="start", compact=True)
            yield Static(messages.text("terminal-setup-keys"), classes="why")

    def on_mount(self) -> None:
        """Say what is chosen."""
        self.query_one("#start").focus()
        self._describe()

    def _row(self, key: str, widget: Select[str]) -> Iterable[Horizontal]:
        row = Horizontal(Label(self.messages.text(key)), widget, classes="row")
        yield row

    def _language_select(self) -> Select[str]:
        options = [(_LANGUAGE_NAMES[each], each) for each in LANGUAGES]
        return Select(options, value=self.language, allow_blank=False, id="language", compact=True)

    def _edition_select(self) -> Select[str]:
        options = [(self.messages.text(f"edition-{each}"), each) for each in EDITIONS]
        return Select(options, value=self.edition, allow_blank=False, id="edition", compact=True)

    def _players_select(self) -> Select[str]:
        counts = list(EDITIONS[self.edition].tables)
        if self.players not in counts:
            self.players = counts[0]
        options = [(str(count), str(count)) for count in counts]
        return Select(
            options, value=str(self.players), allow_blank=False, id="players", compact=True
        )

    def _seats(self) -> Iterable[Vertical | Label]:
        messages = self.messages
        kinds = [(messages.text("terminal-person"), PERSON)]
        kinds += [(messages.text(f"start-bot-{bot}"), bot) for bot in BOTS]
        yield Label(messages.text("start-who"), classes="heading")
        rows = []
        for seat in range(1, _MOST + 1):
            chosen = PERSON if seat == 1 else OPPONENT
            select: Select[str] = Select(
                kinds, value=chosen, allow_blank=False, id=f"seat-{seat}", compact=True
            )
            name = Input(
                placeholder=messages.text("terminal-name"), id=f"name-{seat}", compact=True
            )
            name.display = chosen == PERSON
            label = Label(id=f"label-{seat}")
            rows.append(Horizontal(label, select, name, classes="row", id=f"row-{seat}"))
        yield Vertical(*rows, classes="rows")

    def _rules(self) -> Iterable[Label | Horizontal]:
        """The options of the edition, and the house rules that were kept for it."""
        messages = self.messages
        yield Label(messages.text("start-options"), classes="heading")
        for name in EDITIONS[self.edition].options:
            option = OPTIONS[name]
            label = Label(messages.text(f"option-{name}"))
            if option.among is not None:
                values = [(self._value(name, each), json.dumps(each)) for each in option.among]
                default = json.dumps(option.default)
                if default not in [value for _, value in values]:
                    values.insert(0, (self._value(name, option.default), default))
                widget: Select[str] | Input = Select(
                    values, value=default, allow_blank=False, id=f"option-{name}", compact=True
                )
            else:
                widget = Input(placeholder=typed(option.default), id=f"option-{name}", compact=True)
            yield Horizontal(label, widget, classes="row")
        house: Select[str] = Select(
            self._house_choices(), value="", allow_blank=False, id="house", compact=True
        )
        change = Button(messages.text("terminal-house-change"), id="change-house", compact=True)
        yield Horizontal(Label(messages.text("terminal-house")), house, change, classes="row")

    def _house_choices(self) -> list[tuple[str, str]]:
        """As printed, or what is chosen; and every set that was kept for the edition."""
        text, count = self.messages.text, len(flat(self.house))
        own = text("house-ask-printed")
        if count:
            own = text("house-ask-changed", name=text("house-ask-own"), count=count)
        return [(own, ""), *((name, name) for name in self._kept())]

    def _kept(self) -> dict[str, HouseSet]:
        try:
            sets = kept_sets(sets_file())
        except Mistake:
            return {}
        return {name: each for name, each in sets.items() if each.edition == self.edition}

    @on(Button.Pressed, "#change-house")
    def change_house(self) -> None:
        """Choose house rules one by one, beginning with the set that is chosen."""
        chosen = self._kept().get(str(self.query_one("#house", Select).value))
        try:
            printed = table_rules(self.edition, self.players, self._options(), {}, 0)
        except Refused as error:
            self.query_one("#problem", Static).update(Content(explained(error, self.messages)))
            return
        draft = HouseDraft(printed, self.messages, chosen.house if chosen else self.house)
        self.app.push_screen(HouseScreen(draft, sets_file(), self._chosen_house))

    def _chosen_house(self, house: Mapping[str, object]) -> None:
        self.house = house
        select = self.query_one("#house", Select)
        select.set_options(self._house_choices())
        select.value = ""

    def _value(self, name: str, value: object) -> str:
        key = f"option-{name}-value-{typed(value)}"
        return self.messages.text(key) if self.messages.has(key) else typed(value)

    def _describe(self) -> None:
        """What the choices come to, and how many seats there are."""
        messages = self.messages
        rules = EDITIONS[self.edition].tables[self.players]
        about = messages.text(f"edition-{self.edition}-description")
        self.query_one("#about", Static).update(Content(about))
        forms = {2: "start-two-teams", 3: "start-three-teams"}
        teams = len(rules.sides) < self.players
        key = forms[len(rules.sides)] if teams else "start-each-alone"
        size = self.players // len(rules.sides)
        form = f"{messages.text(key, size=size)} {aim(rules, messages)}"
        self.query_one("#form", Static).update(Content(form))
        for seat in range(1, _MOST + 1):
            self.query_one(f"#row-{seat}").display = seat <= self.players
            if seat <= self.players:
                side = rules.side_of(seat)
                key = "start-seat-alone" if len(rules.sides) == self.players else "start-seat-team"
                text = messages.text(key, seat=seat, side=side)
                self.query_one(f"#label-{seat}", Label).update(Content(text))

    # --- what is chosen -----------------------------------------------------------

    @on(Select.Changed)
    async def changed(self, event: Select.Changed) -> None:
        """A choice changes what else there is to choose."""
        name, value = event.select.id or "", str(event.value)
        if name == "language" and value != self.language:
            self.language = value
            await self.recompose()
            self.on_mount()
        elif name == "edition" and value != self.edition:
            self.edition, self.house = value, {}
            await self.recompose()
            self.on_mount()
        elif name == "players":
            self.players = int(value)
            self._describe()
        elif name.startswith("seat-"):
            self.query_one(f"#name-{name[-1]}").display = value == PERSON

    def chosen(self) -> Wanted:
        """What was chosen; refused where an option is no value of its own."""
        seats = []
        for seat in range(1, self.players + 1):
            kind = str(self.query_one(f"#seat-{seat}", Select).value)
            name = self.query_one(f"#name-{seat}", Input).value
            seats.append(person(name) if kind == PERSON else kind)
        kept = str(self.query_one("#house", Select).value)
        return replace(
            self.wanted,
            edition=self.edition,
            players=self.players,
            seats=", ".join(seats),
            options=self._options(),
            house={} if kept else self.house,
            house_set=kept or None,
        )

    def _options(self) -> dict[str, object]:
        """The options that are not as printed."""
        found: dict[str, object] = {}
        for name in EDITIONS[self.edition].options:
            widget = self.query_one(f"#option-{name}")
            if isinstance(widget, Select):
                value: object = json.loads(str(widget.value))
            else:
                text = widget.value.strip() if isinstance(widget, Input) else ""
                value = _read(text) if text else OPTIONS[name].default
            if value != OPTIONS[name].default:
                found[name] = value
        return found

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the match, or say what is wrong."""
        self._try(self.chosen())

    @on(Button.Pressed, "#go-on")
    @on(Input.Submitted, "#resume")
    def resume(self) -> None:
        """Go on with a match that was left."""
        text = self.query_one("#resume", Input).value.strip()
        path = path_typed(text or "bornes.txt")
        self._try(Wanted(resume=path, save=self.wanted.save))

    def _try(self, wanted: Wanted) -> None:
        try:
            if wanted.resume is None:
                table_rules(self.edition, self.players, wanted.options, {}, wanted.seed or 0)
            match = begun(wanted)
        except (Refused, Mistake) as error:
            self.query_one("#problem", Static).update(Content(explained(error, self.messages)))
            return
        self.begin(match, Messages(self.language, match.game.rules.edition))

    def action_leave(self) -> None:
        """Leave without a match."""
        self.app.exit()


def _read(text: str) -> object:
    """A number, JSON, or a text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
