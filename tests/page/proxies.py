"""The proxies of the folder `deploy`, started on free ports with a certificate of the test."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "arcanum.localhost"  # browsers look for such names on this machine
THERE = "arcanum.example"  # the name in the files
START = 60.0


class Proxy:
    """A running proxy, and calls through it."""

    def __init__(
        self, kind: str, home: Path, ports: tuple[int, int], trusted: ssl.SSLContext
    ) -> None:
        self.kind = kind
        self.home = home
        self.plain, self.secure = ports
        self.trusted = trusted
        self.base = f"https://{NAME}:{self.secure}"

    def line(self, port: int, source: str = "127.0.0.1") -> http.client.HTTPConnection:
        """A connection from one of the addresses of this machine."""
        made = http.client.HTTPConnection(NAME, port, timeout=START)
        made.sock = socket.create_connection(("127.0.0.1", port), START, (source, 0))
        if port == self.secure:
            made.sock = self.trusted.wrap_socket(made.sock, server_hostname=NAME)
        return made

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: list[tuple[str, str]] | None = None,
        source: str = "127.0.0.1",
        plain: bool = False,
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """One request over a connection of its own; `source` is the address it comes from."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        line = self.line(self.plain if plain else self.secure, source)
        line.putrequest(method, path)
        for name, value in headers or []:
            line.putheader(name, value)
        if data is not None:
            line.putheader("Content-Type", "application/json")
            line.putheader("Content-Length", str(len(data)))
        line.endheaders(data)
        answer = line.getresponse()
        read = answer.read()
        line.close()
        return answer.status, answer.headers, read

    @contextmanager
    def stream(self, path: str, token: str) -> Iterator[Iterator[dict[str, Any]]]:
        """What a stream says, line by line."""
        line = self.line(self.secure)
        line.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        answer = line.getresponse()
        assert answer.status == 200
        try:
            yield (json.loads(said) for said in answer if said.strip())
        finally:
            line.close()

    def socket(self, path: str) -> ClientConnection:
        """A web socket."""
        return connect(
            f"wss://{NAME}:{self.secure}{path}",
            sock=socket.create_connection(("127.0.0.1", self.secure), START),
            ssl=self.trusted,
            server_hostname=NAME,
            compression=None,
            proxy=None,
        )

    def answers(self) -> bool:
        """Whether it serves, and the server behind it."""
        try:
            return self.ask("GET", "/healthz")[0] == 200
        except (OSError, http.client.HTTPException):
            return False


def swapped(text: str, *pairs: tuple[str, str]) -> str:
    """The text with parts replaced, each of which must be there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def program(name: str) -> str:
    """Where a proxy is installed; Debian keeps some where only root looks."""
    path = os.environ.get("PATH", "") + os.pathsep + "/usr/sbin"
    found = shutil.which(name, path=path)
    if found is None:
        pytest.fail(f"{name} is not installed: run `make system`")
    return found


def nginx(home: Path, upstream: int) -> tuple[list[str], int, int, Path]:
    """Its command, its ports for HTTP and HTTPS, and whose certificates to trust."""
    plain, secure = free_port(), free_port()
    key, certificate = home / "key.pem", home / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    made += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-keyout", str(key)]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    text = swapped(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        (THERE, NAME),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
        ("/etc/ssl/arcanum/fullchain.pem", str(certificate)),
        ("/etc/ssl/arcanum/privkey.pem", str(key)),
        ("/var/log/nginx/arcanum.log", str(home / "access.log")),
    )
    text, both = re.subn(r"(?m)^ *listen \[::\].*\n", "", text)  # no IPv6 in the test
    assert both == 2
    temporary = "".join(
        f"{kind}_temp_path {home}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off;\nmaster_process off;\npid {home}/pid;\nerror_log {home}/error.log;\n"
    whole += f"events {{}}\nhttp {{\n{temporary}{text}\n}}\n"
    (home / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [program("nginx"), "-e", str(home / "error.log"), "-p", str(home)]
    return [*command, "-c", str(home / "nginx.conf")], plain, secure, certificate


def caddy(home: Path, upstream: int) -> tuple[list[str], int, int, Path]:
    """The same; it makes certificates by itself, here from an authority of its own."""
    plain, secure = free_port(), free_port()
    here = f"http_port {plain}\n\thttps_port {secure}\n\tadmin off\n\tlocal_certs\n"
    here += f"\tskip_install_trust\n\tstorage file_system {home}/storage\n"
    text = swapped(
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        (THERE, NAME),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("\tservers {", f"\tdefault_bind 127.0.0.1\n\t{here}\tservers {{"),
    )
    (home / "Caddyfile").write_text(text, encoding="utf-8")
    command = [program("caddy"), "run", "--adapter", "caddyfile"]
    root = home / "storage/pki/authorities/local/root.crt"
    return [*command, "--config", str(home / "Caddyfile")], plain, secure, root


KINDS = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(kind: str, home: Path, upstream: int) -> Iterator[Proxy]:
    """A proxy in front of a server that runs."""
    command, plain, secure, certificate = KINDS[kind](home, upstream)
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    with (home / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    try:
        end = time.monotonic() + START
        proxy = None
        while proxy is None or not proxy.answers():
            if process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"{kind} does not start: {(home / 'said').read_text()}")
            if certificate.is_file():
                trusted = ssl.create_default_context(cafile=str(certificate))
                proxy = proxy or Proxy(kind, home, (plain, secure), trusted)
            time.sleep(0.05)
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
