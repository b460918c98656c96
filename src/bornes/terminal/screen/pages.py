"""What is one key away from the table: rules, log, score, tableaus, road, hints, leaving."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Input, Markdown, Static

from bornes.locales import Messages
from bornes.terminal.match.save_file import path_typed
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.screen import panels
from bornes.terminal.session import Moment, Session
from bornes.terminal.shown.hints import HintShown
from bornes.terminal.shown.narration import sentences
from bornes.terminal.shown.road_map import whole_road
from bornes.terminal.shown.table import table_shown

_WIDEST: Final = 96


class Page(ModalScreen[None]):
    """A page over the table, which scrolls; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "dismiss", show=False, priority=True)
    ]

    def __init__(self, title: str, body: Widget, close: str) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._close = close

    def compose(self) -> ComposeResult:
        """The body in a frame."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._close
            yield self._body

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one("#page").focus()

    def on_click(self) -> None:
        """A click closes it as well."""
        self.dismiss()


def page_named(
    name: str, moment: Moment, messages: Messages, width: int, helping: Content
) -> Page | None:
    """The page behind a key of the table; ``helping`` is what the page of help says."""
    view, company = moment.view, moment.company
    assert view is not None
    room = min(width, _WIDEST) - 8
    body: Widget
    match name:
        case "score":
            title, body = "score-title", Static(panels.score_of(view, messages, min(room, 60)))
        case "log":
            told = sentences(view.events, company)
            title, body = "table-log", Static(Content("\n".join(reversed(told))))
        case "tableaus":
            shown = table_shown(view, company, messages, moment.legal)
            parts = [panels.piles(shown, messages)]
            for side in shown.sides:
                parts += [
                    Content(""),
                    panels.side_title(side),
                    panels.tableau(side, messages, room),
                ]
            title, body = "terminal-all-cards", Static(Content("\n").join(parts))
        case "road":
            lines = whole_road(view, messages, room + 4) or [messages.text("terminal-no-circuit")]
            text = "\n".join(line.removeprefix("    ") for line in lines)
            title, body = "terminal-road", Static(Content(text))
        case "rules":
            title, body = "table-open-help", Markdown(messages.rules_text())
        case "help":
            title, body = "terminal-help", Static(helping)
        case _:
            return None
    return Page(messages.text(title), body, messages.text("terminal-close"))


def hints_page(found: list[HintShown], messages: Messages) -> Page:
    """Every move with its chance and its reason, the best first."""
    parts = []
    for place, hint in enumerate(found):
        style = "bold $own" if place == 0 else "bold"
        parts.append(
            Content.assemble(
                (f"{hint.chance:>5}  ", style), (hint.move, style), f"\n       {hint.reason}"
            )
        )
    body = Static(Content("\n").join(parts))
    return Page(messages.text("terminal-hints"), body, messages.text("terminal-close"))


# --- saving and leaving -----------------------------------------------------------


class SaveScreen(ModalScreen[None]):
    """The name of a file, in which the match is kept from now on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def compose(self) -> ComposeResult:
        """A line to type in."""
        messages = self._session.messages
        with Vertical(id="box") as box:
            box.border_title = messages.text("terminal-key-save")
            yield Static(messages.text("terminal-save-why"))
            yield Input(placeholder="bornes.txt", id="file")
            yield Static(id="problem")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Write the file, or say why not."""
        try:
            told = self._session.save(path_typed(event.value.strip() or "bornes.txt"))
        except Mistake as mistake:
            text = explained(mistake, self._session.messages)
            self.query_one("#problem", Static).update(Content(text))
            return
        self.app.notify(told)
        self.dismiss()


class LeaveScreen(ModalScreen[None]):
    """Whether one really wants to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "dismiss", show=False),
        Binding("y,o,j,q", "leave", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._messages = session.messages
        self._ask = session.leave_ask

    def compose(self) -> ComposeResult:
        """Two buttons."""
        with Vertical(id="box") as box:
            box.border_title = self._messages.text("terminal-key-quit")
            yield Static(self._messages.text(self._ask))
            with Horizontal(classes="buttons"):
                yield Button(self._messages.text("terminal-leave"), id="leave", compact=True)
                yield Button(self._messages.text("terminal-stay"), id="stay", compact=True)

    def on_mount(self) -> None:
        """Staying is what Enter does."""
        self.query_one("#stay").focus()

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        """One or the other."""
        if event.button.id == "leave":
            self.app.exit()
        else:
            self.dismiss()
