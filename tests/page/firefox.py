"""Firefox, as Debian has it, driven through Marionette: the protocol that is built into it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.ports import free_port

PROGRAMS = ("firefox-esr", "firefox")
START = 120.0  # seconds until Firefox must answer
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "dom.ipc.processCount": 1,
}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the name that WebDriver gives a reference


def installed_firefox() -> str:
    """An installed Firefox."""
    found = os.environ.get("ARCANUM_FIREFOX") or next(
        (path for name in PROGRAMS if (path := shutil.which(name))), None
    )
    if not found:
        pytest.fail("Firefox is not installed: run `make system`")
    return found


class Marionette:
    """A connection: each message is its length, a colon, and JSON."""

    def __init__(self, port: int) -> None:
        end = time.monotonic() + START
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                assert time.monotonic() < end, "Firefox does not start"
                time.sleep(0.1)
        self.rest = b""
        self.number = 0
        self.receive()  # it says what it speaks

    def receive(self) -> Any:
        while b":" not in self.rest:
            self.rest += self.more()
        size, _, self.rest = self.rest.partition(b":")
        while len(self.rest) < int(size):
            self.rest += self.more()
        told, self.rest = self.rest[: int(size)], self.rest[int(size) :]
        return json.loads(told)

    def more(self) -> bytes:
        data = self.socket.recv(1 << 20)
        assert data, "Firefox has hung up"
        return data

    def call(self, command: str, **values: Any) -> Any:
        self.number += 1
        said = json.dumps([0, self.number, command, values]).encode()
        self.socket.sendall(b"%d:%s" % (len(said), said))
        _, number, wrong, found = self.receive()
        assert number == self.number
        assert wrong is None, f"{command}: {wrong}"
        return found


class Firefox:
    """The one window of a Firefox."""

    def __init__(self, wire: Marionette, width: int, height: int) -> None:
        self.wire = wire
        wire.call("WebDriver:NewSession", capabilities={})
        wire.call("WebDriver:SetTimeouts", script=60_000, pageLoad=120_000, implicit=0)
        self.size(width, height)

    def size(self, width: int, height: int) -> None:
        """The page is so large, whatever the window's frame takes."""
        for _ in range(2):
            inside = self.run("return [innerWidth, innerHeight, outerWidth, outerHeight]")
            self.wire.call(
                "WebDriver:SetWindowRect",
                width=width + inside[2] - inside[0],
                height=height + inside[3] - inside[1],
            )

    def goto(self, address: str) -> None:
        self.wire.call("WebDriver:Navigate", url=address)

    def run(self, script: str, *values: Any) -> Any:
        """What a function with this body returns."""
        return self.wire.call("WebDriver:ExecuteScript", script=script, args=values)["value"]

    def find(self, wanted: str) -> str:
        found = self.wire.call("WebDriver:FindElement", using="css selector", value=wanted)
        return str(found["value"][ELEMENT])

    def click(self, wanted: str) -> None:
        self.wire.call("WebDriver:ElementClick", id=self.find(wanted))

    def type(self, wanted: str, text: str) -> None:
        self.wire.call("WebDriver:ElementSendKeys", id=self.find(wanted), text=text)


@contextmanager
def running_firefox(home: Path, width: int, height: int) -> Iterator[Firefox]:
    """A Firefox with a new profile and nothing of its own to look at."""
    port = free_port()
    wanted = {**PREFERENCES, "marionette.port": port}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(wanted[name])});" for name in wanted]
    (home / "user.js").write_text("\n".join(lines))
    firefox = subprocess.Popen(
        [installed_firefox(), "--headless", "--marionette", "--no-remote", "--profile", home],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "1200"},
    )
    try:
        wire = Marionette(port)
        yield Firefox(wire, width, height)
        wire.socket.close()
    finally:
        firefox.kill()
        firefox.wait()
