"""The changes that players may make at a table, by the names that go between processes."""

from __future__ import annotations

from typing import Any

from arcanum.server import (
    acting,
    agreeing,
    choosing,
    conceding,
    gathering,
    inviting,
    learning,
    rematching,
    reminding,
    seating,
    taking,
)
from arcanum.server.holders import Change

ACT = Change("act", acting.act, int)
TAKE_BACK = Change("take_back", agreeing.take_back, tuple[int, bool])
PROPOSE_TAKEOVER = Change("propose_takeover", agreeing.propose_takeover, bool)
PROPOSE_TO_ALL = Change("propose_to_all", agreeing.propose_to_all, bool)
CONCEDE = Change("concede", conceding.concede, bool)
END_PAUSE = Change("end_pause", agreeing.go_on_after_pause, type(None))
CHOOSE = Change("choose", choosing.choose, type(None))
TAKE_DAYS = Change("take_days", choosing.take_days, type(None))
ASK_REMATCH = Change("ask_rematch", rematching.ask, tuple[str, int])
REMATCH_ANSWERED = Change("rematch_answered", rematching.answered, type(None))
SIT_DOWN = Change("sit_down", rematching.sit_down, type(None))
REMIND = Change("remind", reminding.remind, type(None))
ANSWER = Change("answer", agreeing.answer, bool)
GO_ON = Change("go_on", agreeing.go_on, bool)
COME_BACK = Change("come_back", seating.come_back, type(None))
LEAVE = Change("leave", seating.leave, type(None))
NAME = Change("name", seating.name, type(None))
CLAIM = Change("claim", inviting.claim, int)
INVITE = Change("invite", inviting.invite, type(None))
JOIN = Change("join", gathering.join, int)
NEW_LINK = Change("new_link", gathering.new_link, type(None))
ARRANGE = Change("arrange", gathering.arrange, type(None))
REMOVE = Change("remove", gathering.remove, type(None))
START = Change("start", gathering.start, type(None))
TAKE_ALONG = Change("take_along", taking.take_along, str)
TURN_PAGE = Change("turn_page", learning.turn_page, int)

CHANGES: dict[str, Change[Any]] = {
    change.name: change
    for change in (
        ACT,
        TAKE_BACK,
        PROPOSE_TAKEOVER,
        PROPOSE_TO_ALL,
        CONCEDE,
        END_PAUSE,
        REMIND,
        CHOOSE,
        TAKE_DAYS,
        ASK_REMATCH,
        REMATCH_ANSWERED,
        SIT_DOWN,
        ANSWER,
        GO_ON,
        COME_BACK,
        LEAVE,
        NAME,
        CLAIM,
        INVITE,
        JOIN,
        NEW_LINK,
        ARRANGE,
        REMOVE,
        START,
        TAKE_ALONG,
        TURN_PAGE,
    )
}
