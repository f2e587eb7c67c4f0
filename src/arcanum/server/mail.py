"""E-mails to players: turns, and the link by which an address is confirmed.

Nothing but that one link is sent to an address before its owner has used it. Every mail can be
stopped by a link of its own; mail programs do it with one click (RFC 8058).
"""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from arcanum.server.errors import Declined, Refused
from arcanum.texts import Texts
from arcanum.texts import texts as texts_of

TIMEOUT = 5.0
MOST_LETTERS = 254
PERMANENT = 500  # replies of a mail server from here on will not change
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})+")

Notice = dict[str, object]
SUBJECTS = {
    "reminder": "mail-reminder-subject",
    "rematch": "mail-rematch-subject",
    "gathered": "mail-gathered-subject",
    "several": "mail-several-subject",
    "open": "mail-open-subject",
}


def line_of(texts: Texts, notice: Notice, game: str) -> str:
    """A notice as one line."""
    what = str(notice["what"])
    links = notice.get("links")
    if isinstance(links, list):
        if what == "open":
            return texts.say("mail-open-line", n=len(links), links=" ".join(map(str, links)))
        return texts.say("mail-several-line", n=len(links), links=" ".join(map(str, links)))
    key = f"mail-{what}-line" if what in SUBJECTS else "mail-turn-line"
    return texts.say(key, game=game, link=str(notice["link"]))


class Email:
    """A short e-mail, where the server knows a mail server and its own public address."""

    def __init__(self, smtp: str, public: str) -> None:
        self.smtp = smtp
        self.public = public

    @property
    def on(self) -> bool:
        """Whether this server sends e-mail. Links in mails need its public address."""
        return bool(self.smtp and self.public)

    def check(self, target: str) -> None:
        """One address, and nothing else."""
        if not self.on:
            raise Refused(422, "this server sends no e-mail")
        if len(target) > MOST_LETTERS or not ADDRESS.fullmatch(target):
            raise Refused(422, "this is not an e-mail address")

    def send(self, target: str, notice: Notice) -> None:
        """A turn, or the question whether the address is right."""
        message = self.message(target, notice)
        parts = urlsplit(self.smtp)
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "localhost", parts.port or 0, timeout=TIMEOUT) as smtp:
            if parts.username:
                if parts.scheme != "smtps":
                    smtp.starttls(context=ssl.create_default_context())
                smtp.login(unquote(parts.username), unquote(parts.password or ""))
            try:
                smtp.send_message(message)
            except smtplib.SMTPRecipientsRefused as no:
                codes = [code for code, _ in no.recipients.values()]
                if codes and min(codes) >= PERMANENT:
                    raise Declined(str(codes[0])) from no
                raise

    def message(self, target: str, notice: Notice) -> EmailMessage:
        """The mail, in the language of the player."""
        game, link = str(notice["game"]), str(notice["link"])
        texts = texts_of(str(notice["lang"]), game)
        called = texts.noun("game", game)
        message = EmailMessage()
        message["To"] = target
        sender = parse_qs(urlsplit(self.smtp).query).get("from", ["arcanum@localhost"])[0]
        message["From"] = sender
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if notice["what"] in ("confirm", "confirm-open"):
            message["Subject"] = texts.say("mail-confirm-subject")
            text = texts.say(f"mail-{notice['what']}", game=called, link=link)
        else:
            subject = SUBJECTS.get(str(notice["what"]), "mail-turn-subject")
            message["Subject"] = texts.say(subject, game=called)
            stop = f"{self.public}/mail#{notice['stop']}"
            if notice["what"] in SUBJECTS:
                line = line_of(texts, notice, called)
                about = "open" if notice["what"] == "open" else "other"
                text = texts.say(f"mail-{about}", line=line, stop=stop)
            else:
                text = texts.say("mail-turn", game=called, link=link, stop=stop)
            one_click = f"{self.public}/api/mail/stop?token={notice['stop']}"
            message["List-Unsubscribe"] = f"<{one_click}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text + "\n")
        return message
