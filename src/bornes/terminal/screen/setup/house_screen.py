"""House rules in plain words, by what they change, the printed reading first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from bornes.editions.house_fields import HOUSE, HOUSE_GROUPS, HouseField
from bornes.engine.refusals import Refused
from bornes.terminal.match.house_draft import PRINTED, HouseDraft
from bornes.terminal.match.house_sets import LONGEST_NAME, HouseSet, keep_set
from bornes.terminal.mistakes import Mistake, explained

_MORE: Final = "more"
"""The group of what few will want, which is folded away at first."""

Done = Callable[[Mapping[str, object]], None]


class HouseScreen(Screen[None]):
    """Every house rule with what it is; Enter changes the one that is marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2,escape", "done", show=False),
        Binding("delete,backspace", "printed", show=False),
        Binding("k", "keep", show=False),
    ]

    def __init__(self, draft: HouseDraft, file: Path, done: Done) -> None:
        super().__init__()
        self.draft = draft
        self._file = file
        self._done = done
        self._folded = not draft.changed_in(_MORE)

    def compose(self) -> ComposeResult:
        """The rules in a list, what the marked one is about, and the keys."""
        text = self.draft.messages.text
        edition = text(f"edition-{self.draft.printed.edition}")
        yield Static(Content(f" {edition} · {text('terminal-house')}"), id="title")
        yield OptionList(id="house-list", compact=True)
        yield Static(id="house-why", classes="why")
        yield Static(id="problem")
        with Horizontal(id="start-row"):
            yield Button(Content(f" F2  {text('terminal-house-done')} "), id="start", compact=True)
            yield Static(text("terminal-house-keys"), classes="why")

    def on_mount(self) -> None:
        """Begin at the first rule."""
        self._fill(HOUSE_GROUPS["distance"][0])
        self.query_one(OptionList).focus()

    def _fill(self, marked: str) -> None:
        """Write the list anew, with the same rule marked."""
        listed = self.query_one(OptionList)
        options = [option for group in HOUSE_GROUPS for option in self._group(group)]
        listed.set_options(options)
        ids = [option.id for option in options]
        listed.highlighted = ids.index(marked) if marked in ids else None

    def _group(self, group: str) -> list[Option]:
        messages = self.draft.messages
        title = messages.text(f"house-group-{group}")
        if group == _MORE and self._folded:
            return [Option(Content.styled(f"{title} …", "bold"), id=_MORE)]
        heading = Option(Content.styled(title, "bold $own"), id=f"group {group}", disabled=True)
        return [heading, *(self._option(name) for name in HOUSE_GROUPS[group])]

    def _option(self, name: str) -> Option:
        changed = name in self.draft.chosen
        sign = "●" if changed else " "
        style = "bold" if changed else ""
        return Option(Content.styled(f" {sign} {self.draft.brief(name)}", style), id=name)

    @property
    def _marked(self) -> str:
        """The name of the rule that is marked; nothing if it is no rule."""
        listed = self.query_one(OptionList)
        if listed.highlighted is None:
            return ""
        found = listed.get_option_at_index(listed.highlighted).id or ""
        return found if found in HOUSE else ""

    @on(OptionList.OptionHighlighted)
    def highlighted(self) -> None:
        """Say what the rule is about."""
        name = self._marked
        self.query_one("#house-why", Static).update(Content(self.draft.why(name) if name else ""))
        self.query_one("#problem", Static).update("")

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Change a rule, or unfold the rest of them."""
        name = event.option.id or ""
        if name == _MORE:
            self._folded = False
            self._fill(HOUSE_GROUPS[_MORE][0])
        elif name in HOUSE:
            self.app.push_screen(FieldScreen(self.draft, HOUSE[name], self._set))

    def _set(self, name: str, value: object) -> str:
        """Choose a value; what doesn't go together is said, and not chosen."""
        refused = self.draft.set(name, value)
        self._fill(name)
        self.query_one("#problem", Static).update(Content(refused))
        return refused

    def action_printed(self) -> None:
        """Back to the printed reading."""
        if self._marked:
            self._set(self._marked, PRINTED)

    def action_keep(self) -> None:
        """Keep what is chosen under a name."""
        if self.draft.chosen:
            self.app.push_screen(KeepScreen(self.draft, self._file))

    @on(Button.Pressed, "#start")
    def action_done(self) -> None:
        """Back to the set-up."""
        self._done(self.draft.house)
        self.dismiss()


class FieldScreen(ModalScreen[None]):
    """The values that a rule may have, or a line to type one in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(
        self, draft: HouseDraft, field: HouseField, choose: Callable[[str, object], str]
    ) -> None:
        super().__init__()
        self._draft = draft
        self._field = field
        self._choose = choose
        self._choices = draft.choices(field)

    def compose(self) -> ComposeResult:
        """What it is about, and what can be chosen."""
        draft, field = self._draft, self._field
        with Vertical(id="box") as box:
            box.border_title = draft.messages.house_name(field.name)
            box.border_subtitle = draft.messages.text("terminal-close")
            yield Static(Content(draft.why(field.name)), classes="why")
            if self._choices:
                yield OptionList(*(words for words, _ in self._choices), compact=True)
            else:
                yield Static(Content(draft.how(field)))
                yield Input(value=self._written(), id="value")
            yield Static(id="problem")

    def _written(self) -> str:
        value = self._draft.chosen.get(self._field.name, "")
        return "none" if value is None else str(value)

    def on_mount(self) -> None:
        """What is chosen now is marked."""
        if not self._choices:
            return
        listed = self.query_one(OptionList)
        listed.focus()
        now = self._draft.chosen.get(self._field.name, PRINTED)
        places = [n for n, (_, value) in enumerate(self._choices) if value == now]
        listed.highlighted = places[0] if places else 0

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Take it."""
        self._take(self._choices[event.option_index][1])

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Read what was typed."""
        try:
            self._take(self._draft.read(self._field, event.value.strip()))
        except (Mistake, Refused) as error:
            self._say(explained(error, self._draft.messages))

    def _take(self, value: object) -> None:
        refused = self._choose(self._field.name, value)
        if refused:
            self._say(refused)
        else:
            self.dismiss()

    def _say(self, text: str) -> None:
        self.query_one("#problem", Static).update(Content(text))


class KeepScreen(ModalScreen[None]):
    """The name under which house rules are kept."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, draft: HouseDraft, file: Path) -> None:
        super().__init__()
        self._draft = draft
        self._file = file

    def compose(self) -> ComposeResult:
        """A line to type in."""
        messages = self._draft.messages
        with Vertical(id="box") as box:
            box.border_title = messages.text("house-ask-keep")
            yield Static(messages.text("house-ask-name"))
            yield Input(max_length=LONGEST_NAME, id="set-name")
            yield Static(id="problem")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Keep them, or say why not."""
        name, draft = event.value.strip(), self._draft
        if not name:
            self.dismiss()
            return
        try:
            keep_set(self._file, name, HouseSet(draft.printed.edition, draft.house))
        except Mistake as error:
            text = explained(error, draft.messages)
            self.query_one("#problem", Static).update(Content(text))
            return
        self.app.notify(draft.messages.text("house-ask-kept", name=name, file=str(self._file)))
        self.dismiss()
