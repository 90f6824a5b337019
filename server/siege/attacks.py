"""The attacks. Each gives whether the house held, and the figures."""

import base64
import http.client
import json
import os
import re
import select
import socket
import threading
import time

from beat import Line, beat, get, post
from house import HOME, Person, share

LAST = re.compile(rb'"last":(\d+)')
SEQ = re.compile(rb'"seq":(\d+)')
ERROR = re.compile(rb'"error":"([^"]*)"')


def refusals(server, _):
    """What is forged or too much is refused, in words."""
    mallory = Person(server).lay()
    record = mallory.ask("GET", f"{mallory.table}/record", whole=True)[1].decode()
    steps = 'at steps = ["turn draw","command end","choose","battle finish","advance"]'
    head = [line for line in record.splitlines() if not line[:1].isdigit() and not line.startswith(("word", "commitment"))]
    forged = "\n".join([*head, "seed 7", steps, "0 start"]) + "\n"
    answers = {"forged": mallory.ask("POST", "/api/import", {"record": forged})}
    wordy = "\n".join([*head, f'word axis "{"x" * 100_000}"', "0 start"]) + "\n"
    answers["wordy"] = mallory.ask("POST", "/api/import", {"record": wordy})
    answers["nul"] = mallory.ask("POST", f"{mallory.table}/actions?as=0", {"seq": 1, "line": "ready", "key": "a\0b"})
    answers["nul name"] = mallory.ask("POST", "/api/session", {"name": "a\0b", "password": "x"})
    metrics = mallory.ask("GET", "/metrics")
    held = all(status in (400, 401, 422) for status, _ in answers.values()) and metrics[0] == 404
    held = held and "line" in answers["forged"][1]["message"]
    return held, ", ".join(f"{what} {status}" for what, (status, _) in answers.items()) + f", metrics {metrics[0]}"


def tables(server, _):
    """One guest's tables: there is an end to them, and the list is not his alone."""
    mallory, laid, status = Person(server), 0, 0
    for _ in range(60):
        status, _ = mallory.ask("POST", "/api/tables", {"game": "stalingrad", "seats": ["me", "open"], "public": True})
        laid += status == 201
        if status in (409, 429):
            break
    listed = mallory.ask("GET", "/api/tables?status=waiting")[1]["tables"]
    own = sum(table["seats"][0].get("name") == mallory.name for table in listed)
    return status in (409, 429) and own <= 5, f"{laid} laid, then {status}; {own} of them are listed"


def talk(server, _):
    """A spectator who talks without end does not make the players deaf."""
    ada, mallory = Person(server).lay(public=True), Person(server)
    said = [mallory.ask("POST", f"{ada.table}/chat", {"text": "spam"})[0] for _ in range(60)]
    ada.ask("POST", f"{ada.table}/chat", {"text": "hello"})
    heard = [word["text"] for word in ada.ask("GET", f"{ada.table}/chat")[1]["said"]]
    return said.count(429) > 0 and "hello" in heard, f"{said.count(204)} heard, {said.count(429)} refused; the player is heard"


def half_sent(server, size):
    """Connections that send half a request: others are answered all the same, and the server ends in time."""
    held = []
    for i in range(size["half"]):
        line = socket.create_connection((HOME, server.port), timeout=10)
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n" if i % 2 else b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{")
        held.append(line)
    began = time.monotonic()
    asked = http.client.HTTPConnection(HOME, server.port, timeout=10)
    asked.request("GET", "/health")
    status = asked.getresponse().status
    took = time.monotonic() - began
    ended = server.end()
    for line in held:
        line.close()
    server.start()
    return status == 200 and took < size["health"] and ended < size["ends"], f"{len(held)} held; health {status} in {took * 1000:.0f} ms; SIGTERM ends in {ended:.1f} s"


def rider(person, pause, due, times, failed):
    """A line on which an honest person moves on his beat. Who is refused looks again before he goes on, as a browser does."""
    lost = False

    def ask():
        if lost:
            return get(f"{person.table}/scene?as=0", person.address, person.cookie)
        path, body = person.order()
        return post(path, person.address, person.cookie, json.dumps(body))

    def told(status, body, took):
        nonlocal lost
        if lost:
            if status == 200:
                person.found(int(SEQ.search(body)[1]))
                lost = False
        elif status == 200:
            person.moved(int(LAST.search(body)[1]))
            times.append(took)
        else:
            why = ERROR.search(body)
            failed.append(f"{status} {why[1].decode() if why else 'no answer'}")
            lost = True

    return Line(lambda: person.server, pause, due, ask, told)


def riders(people, rate, times, failed):
    """Honest people who move, evenly spread, so many moves a second in all."""
    pause, now = len(people) / rate, time.monotonic()
    return [rider(person, pause, now + pause * i / len(people), times, failed) for i, person in enumerate(people)]


def drive(people, seconds, rate):
    """Moves of honest people, evenly spread. Gives the times, and the answers that were none."""
    times, failed = [], []
    beat(riders(people, rate, times, failed), seconds)
    return times, failed


def heavy_looks(server, size):
    """Looks back at a long table from one address, as many as it can ask, while honest people play."""
    host = Person(server).lay(public=True)
    for _ in range(size["long"]):
        assert host.move()[0] == 200
        if host.rows % 25 == 0:
            time.sleep(0.9)
    people = [Person(server).lay() for _ in range(size["people"])]
    before, answers, times, failed = server.memory(), [], [], []

    def look():
        # All from one address.
        at = len(answers) * 37 % (host.seq - 1)
        return get(f"{host.table}/scene?as=0&at={at}", "203.0.113.9", host.cookie)

    now = time.monotonic()
    lookers = [
        Line(lambda: server, size["lookers"] / 100, now + i / 100, look, lambda status, *_: answers.append(status)) for i in range(size["lookers"])
    ]
    beat(riders(people, size["rate"], times, failed) + lookers, size["seconds"])
    grown = server.memory() - before
    answered = answers.count(200) / size["seconds"]
    broken = [status for status in answers if status >= 500 and status != 503]
    slow = size["slow" if server.url is None else "slow_remote"]
    held = not failed and not broken and grown < 300e6 and answered >= size["answered"] and share(times, 0.99) < slow
    return held, (
        f"{answered:.0f} looks/s answered of {len(answers) / size['seconds']:.0f}; "
        f"honest moves {len(times) / size['seconds']:.0f}/s p50 {share(times, 0.5):.1f} p99 {share(times, 0.99):.1f} ms, "
        f"{len(failed)} failed; memory +{grown / 1e6:.0f} MB"
    )


def advice(server, size):
    """One house has the machine think over a long game without end: others lay tables, look back and try lines all the same."""
    mallory, honest = Person(server), Person(server).lay()
    status, laid = mallory.ask("POST", "/api/tables", {"game": "beyond-the-rhine", "scenario": "trumpets", "seats": [{"bot": "recruit"}] * 2})
    assert status == 201, laid
    asked = []
    while not asked:
        status, fork = mallory.ask("POST", f"/api/tables/{laid['table']['id']}/fork", {"seats": ["me", "me"]})
        asked = fork["table"]["asked"] if status == 201 else []
        time.sleep(0.1)
    path = f"/api/tables/{fork['table']['id']}/hint?as={asked[0]}"
    mallory.ask("DELETE", f"/api/tables/{laid['table']['id']}")
    lines = []
    for _ in range(8):
        line = socket.create_connection((HOME, server.port), timeout=30)
        line.sendall(get(path, mallory.address, mallory.cookie) * 8)
        lines.append(line)
    time.sleep(1)
    took, answers = [], []
    for _ in range(size["asks"]):
        for method, door, body in (
            ("POST", "/api/tables", {"game": "stalingrad", "seats": ["me", "me"]}),
            ("POST", f"{honest.table}/fits?as=0", {"lines": ["select 1PzA"]}),
            ("GET", f"{honest.table}/scene?as=0&at=1", None),
        ):
            began = time.monotonic()
            answers.append(honest.ask(method, door, body)[0])
            took.append(time.monotonic() - began)
    for line in lines:
        line.close()
    held = all(status in (200, 201) for status in answers) and max(took) * 1000 < size["beside"]
    return held, f"{len(answers)} asked beside 8 hints at once, {sum(a < 300 for a in answers)} answered, the slowest in {max(took) * 1000:.0f} ms"


def fills(server, size):
    """One guest writes what is kept, again and again: there is an end to it."""
    mallory, junk = Person(server).lay(), "x" * 60_000
    kept = 0
    for number in range(size["fills"]):
        body = {"seq": mallory.seq, "seat": 0, "lines": [mallory.what, junk], "key": f"k{number}"}
        status, answer = mallory.ask("POST", f"{mallory.table}/actions?as=0", body)
        if status == 200:
            kept += len(junk)
            status, answer = mallory.ask("POST", f"{mallory.table}/undo?as=0", {"seq": answer["last"], "seat": 0})
        if status != 200:
            break
        mallory.seq = answer["last"]
        time.sleep(size["rests"])
    ended = status == 429 and answer["error"] == "share"
    held = kept < 280e6 and (ended or kept < 256e6)
    return held, f"{kept / 1e6:.0f} MB are kept of one guest, then {status if status != 200 else 'he rests'}"


def watcher(server, table):
    """An open socket that hears of a table."""
    line = socket.create_connection((HOME, server.port), timeout=30)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET {table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"x-forwarded-for: 198.51.{os.urandom(1)[0]}.{os.urandom(1)[0]}\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head.split(b"\r\n")[0], head
    return line


class Ear:
    """What comes in on a socket, message by message."""

    def __init__(self, line):
        self.line, self.got = line, bytearray()

    def hear(self):
        """Reads once; how many messages are whole with it."""
        part = self.line.recv(1 << 16)
        if not part:
            raise OSError("the socket closed")
        self.got += part
        heard = 0
        while len(self.got) >= 2:
            length, start = self.got[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self.got[2:start], "big")
            if len(self.got) < start + length:
                break
            heard += self.got[0] & 15 in (1, 2)
            del self.got[: start + length]
        return heard

    def message(self):
        """Waits for a message."""
        while not self.hear():
            pass


class Crowd:
    """Many who watch, heard by one thread."""

    def __init__(self, lines):
        self.ears = {line.fileno(): Ear(line) for line in lines}
        self.poll = select.epoll()
        for number in self.ears:
            self.poll.register(number, select.EPOLLIN)

    def all(self):
        """Waits until every one of them has heard a message more."""
        due = set(self.ears)
        until = time.monotonic() + 30
        while due:
            assert time.monotonic() < until, f"{len(due)} are not told"
            for number, _ in self.poll.poll(1):
                if self.ears[number].hear():
                    due.discard(number)


def watchers(server, size):
    """Many who watch one table at two moves a second: how long until the last of them is told, and what each costs."""
    host = Person(server).lay(public=True).march()
    before = server.memory()
    lines = [watcher(server, host.table) for _ in range(size["watchers"])]
    crowd = Crowd(lines)
    crowd.all()
    each = (server.memory() - before) / len(lines) / 1024
    last = []
    for _ in range(size["told"]):
        began = time.monotonic()
        status, _ = host.move()
        assert status == 200, status
        crowd.all()
        last.append(time.monotonic() - began)
        time.sleep(max(0, 0.5 - last[-1]))
    for line in lines:
        line.close()
    held = each <= size["each"] and share(last, 0.99) <= size["last"]
    return held, (
        f"{len(lines)} sockets, {each:.0f} KiB each; {len(last)} moves, the last is told after {share(last, 0.5):.0f} ms, "
        f"p99 {share(last, 0.99):.0f} ms, at most {max(last) * 1000:.0f} ms"
    )


def kills(servers, size):
    """Servers are killed while people play through all of them: nothing is lost, doubled or out of order."""
    people = [Person(servers[i % len(servers)]).lay() for i in range(size["players"])]
    sound, moves = True, 0
    for number in range(size["kills"]):
        victim = servers[number % len(servers)]
        killer = threading.Timer(0.3 + (number % 5) * 0.1, victim.kill)
        killer.start()
        times, failed = drive(people, 1.2, size["rate"])
        killer.join()
        victim.start()
        moves += len(times)
        for i, person in enumerate(people):
            # Whoever lost his server goes on at another.
            person.server, person.line = servers[(i + number) % len(servers)], None
            sound = sound and person.settle()
    for person in people:
        text = person.ask("GET", f"{person.table}/record?as=0", whole=True)[1].decode()
        rows = [line for line in text.splitlines() if line[:1].isdigit()]
        sound = sound and len(rows) == person.seq
    return sound, f"{size['kills']} kills of {len(servers)}; {moves} moves, all there once"
