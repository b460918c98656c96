"""The table and the score sheet, drawn with letters."""

from bornes.locales import Messages
from bornes.terminal.lines.board import table_lines
from bornes.terminal.shown.sheet import sheet_lines
from tests.support.conversation import position


def test_the_table_of_a_classic_edition() -> None:
    game = position(
        "parker",
        4,
        to_play=1,
        hands={1: ["25", "50", "50", "50", "75", "75", "roll"]},
        draw=["25", "100"],
        discard=["100", "accident"],
        scores={"A": 4600, "B": 4550},
        hand_number=3,
        sides={
            "A": {
                "battle": ["roll"],
                "speed": ["speed_limit"],
                "distance": ["100", "200", "200"],
                "safeties": ["driving_ace", "extra_tank!"],
            },
            "B": {
                "battle": ["roll", "flat_tire", "stop"],
                "speed": ["speed_limit", "end_of_limit"],
            },
        },
    )
    assert table_lines(game.view(1), Messages("en", "parker")) == [
        "-- Hand 3 -- draw pile 2 -- discards 2, on top Accident ----------------------",
        "> A  you, seat 1 (7 cards), seat 3 (6 cards)                       4600 points",
        "    [===============>--------------] 500 of 1000 miles",
        "    Battle: Roll (rolling)   Speed: Speed Limit",
        "    Safeties: Driving Ace, Extra Tank (coup fourré)",
        "  B  seat 2 (6 cards), seat 4 (6 cards)                            4550 points",
        "    [>-----------------------------] 0 of 1000 miles",
        "    Battle: Stop over Flat Tire (stopped)   Speed: End of Limit",
    ]


def test_the_table_shows_an_extension() -> None:
    game = position(
        "dujardin",
        2,
        extension="B",
        sides={"B": {"battle": ["roll"], "distance": ["200", "200", "100", "100", "100"]}},
    )
    lines = table_lines(game.view(1), Messages("fr", "dujardin"))
    assert "    [=====================>--------] 700 sur 1\u202f000 bornes" in lines
    assert lines[-1].startswith("B a demandé l’allonge")


def test_the_table_of_volant() -> None:
    circuit = {
        "squares": 20,
        "lanes": {"default": 2, "12": 1},
        "limits": {"6": 50},
        "bonuses": {"8": 75},
        "shortcuts": [{"entry": 7, "squares": [225, 275], "exit": 13}],
    }
    game = position(
        "volant",
        3,
        to_play=1,
        circuit=circuit,
        hazards={"A": ["stop", "speed_limit"]},
        cars={"A": {"square": 6, "lane": 2}, "B": {"shortcut": 2}, "C": {"square": 7, "lane": 1}},
        sides={
            "A": {"distance": ["50", "100"], "safeties": ["driving_ace"]},
            "B": {"distance": ["200"]},
            "C": {"distance": ["75", "100"]},
        },
    )
    assert table_lines(game.view(1), Messages("en", "volant"))[1:] == [
        "> A  you, seat 1 (7 cards)",
        "    [=========>--------------------] 150 of 500 km   square 6, lane 2",
        "    Hazards: Stop, Speed Limit   Limit of this square: 50 km",
        "    Safeties: Driving Ace",
        "  B  seat 2 (6 cards)",
        "    [================>-------------] 275 of 500 km   square 2 of the shortcut",
        "    Hazards: none",
        "  C  seat 3 (6 cards)",
        "    [==========>-------------------] 175 of 500 km   square 7, lane 1",
        "    Hazards: none",
        "",
        "    square     6    7    8    9   10   11   12   13   14   15   16   17   18",
        "    lane 1    [ ]  [C]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]",
        "    lane 2    [A]  [ ]  [ ]  [ ]  [ ]  [ ]       [ ]  [ ]  [ ]  [ ]  [ ]  [ ]",
        "    limit     50",
        "    bonus               +75",
        "    shortcut       in   ...  [ ]  ...  [B]  ...  out",
    ]


def test_the_games_won_are_counted_where_there_are_several() -> None:
    game = position("arche", 2, options={"games": 5}, scores={"A": 1, "B": 0})
    lines = table_lines(game.view(2), Messages("nl", "arche"))
    assert lines[1].endswith(" 1 spel gewonnen")
    assert lines[3 + 1].endswith(" 0 spellen gewonnen")


def test_the_score_sheet_has_a_column_for_each_side() -> None:
    game = position(
        "dujardin",
        2,
        to_play=1,
        hands={1: ["100", *["roll"] * 6]},
        scores={"A": 500, "B": 700},
        sides={
            "A": {
                "battle": ["roll"],
                "distance": ["100"] * 6,
                "safeties": ["driving_ace!"],
            }
        },
    )
    game.apply("1: play 100")
    game.apply("1: finish")
    assert sheet_lines(game.view(1), Messages("en", "dujardin"), 78) == [
        "Score sheet                    A       B",
        "  Kilometres                 700       0",
        "  Safeties                   100       0",
        "  Coups fourrés              300       0",
        "  Trip completed             400       0",
        "  Safe trip                  300       0",
        "  Shut-out                   500       0",
        "  Total                     2300       0",
        "  Brought forward            500     700",
        "  Match total               2800     700",
    ]
