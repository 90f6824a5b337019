"""What takes its time: three servers under load, restarts one after the other, a database that falls, an hour of everything."""

import collections
import http.client
import json
import random
import threading
import time

from attacks import ERROR, Ear, drive, watcher
from house import HOME, Person, share


def sound(people):
    """Every row that was acknowledged is there once, in order."""
    for person in people:
        text = person.ask("GET", f"{person.table}/record?as=0", whole=True)[1].decode()
        rows = [int(line.split()[0]) for line in text.splitlines() if line[:1].isdigit()]
        if rows != list(range(person.seq)):
            return False
    return True


def seated(servers, count):
    """So many people at tables of their own, spread over the servers."""
    return [Person(servers[i % len(servers)]).lay() for i in range(count)]


def everywhere(servers, people, seconds, rate):
    """Moves through any of the servers, whichever answers. Gives how many, the slowest hundredth, and those that failed."""
    times, failed, lock = [], [], threading.Lock()
    until = time.monotonic() + seconds
    hands = min(len(people), 64)

    def play(i):
        mine, pause = people[i::hands], hands / rate
        took, wrong, next_ = [], [], time.monotonic() + pause * i / hands
        while time.monotonic() < until:
            for person in mine:
                if time.monotonic() >= until:
                    break
                time.sleep(max(0, next_ - time.monotonic()))
                next_ += pause
                person.server, person.line = random.choice(servers), None
                began = time.monotonic()
                status = person.persist(servers)
                took.append(time.monotonic() - began)
                if status != 200:
                    wrong.append(status)
        with lock:
            times.extend(took)
            failed.extend(wrong)

    threads = [threading.Thread(target=play, args=(i,)) for i in range(hands)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(times), share(times, 0.99), failed


def bots(server, count):
    """Tables at which bots play among themselves. Gives their addresses."""
    laid = []
    for _ in range(count):
        person = Person(server)
        seats = [{"bot": "recruit"}, {"bot": "recruit"}]
        status, made = person.ask("POST", "/api/tables", {"game": "soft-underbelly", "seats": seats, "public": True})
        assert status == 201, made
        laid.append((person, f"/api/tables/{made['table']['id']}"))
    return laid


def verified(laid):
    """Do the records of bots have every row once, whoever played it?"""
    for person, table in laid:
        person.line = None
        text = person.ask("GET", f"{table}/record", whole=True)[1].decode()
        rows = [int(line.split()[0]) for line in text.splitlines() if line[:1].isdigit()]
        if rows != list(range(len(rows))) or len(rows) < 2:
            return False
    return True


def cluster(servers, size):
    """Three servers on one database, moves through any of them, one killed and started again meanwhile; beside it one server."""
    people = seated(servers, size["tables"])
    watched = bots(servers[0], size["bots"])
    half = size["cluster"] / 2
    alone = everywhere(servers[:1], people, half, size["rate"])
    victim = servers[-1]
    killer = threading.Timer(size["cluster"] / 3, victim.kill)
    starter = threading.Timer(size["cluster"] / 3 + min(5, size["cluster"] / 6), victim.start)
    killer.start()
    starter.start()
    moves, slow, failed = everywhere(servers, people, size["cluster"], size["rate"])
    killer.join()
    starter.join()
    for person in people:
        person.server, person.line = servers[0], None
    held = not failed and not alone[2] and sound(people) and verified(watched)
    return held, (
        f"{len(people)} tables: one server {alone[0] / half:.0f} moves/s p99 {alone[1]:.0f} ms; "
        f"{len(servers)} {moves / size['cluster']:.0f}/s p99 {slow:.0f} ms with one killed; {len(failed)} failed, {len(watched)} games of bots are whole"
    )


def rolling(servers, size):
    """Each server is ended and started again while people play: no move fails."""
    people = seated(servers, size["players"])
    done, ends = threading.Event(), []

    def roll():
        for server in servers:
            time.sleep(size["roll"])
            ends.append(server.end())
            server.start()
        time.sleep(size["roll"])
        done.set()

    roller = threading.Thread(target=roll)
    roller.start()
    moves, failed = 0, []
    while not done.is_set():
        more, _, wrong = everywhere(servers, people, size["roll"] / 2, size["rate"])
        moves, failed = moves + more, failed + wrong
    roller.join()
    for person in people:
        person.server, person.line = servers[0], None
    held = not failed and sound(people) and max(ends) < size["ends"]
    return held, f"{len(servers)} restarted under {moves} moves, {len(failed)} failed; the slowest end took {max(ends):.1f} s"


def falls(cluster_, servers, size):
    """The database falls again and again under load: nothing is lost, doubled or out of order."""
    people, moves, whole = seated(servers, size["players"]), 0, True
    for number in range(size["falls"]):
        killer = threading.Timer(0.3 + number % 3 * 0.1, cluster_.stop)
        killer.start()
        times, _ = drive(people, 1.0, size["rate"])
        killer.join()
        cluster_.start()
        moves += len(times)
        for person in people:
            until = time.monotonic() + 60
            while True:
                person.line = None
                try:
                    whole = person.settle() and whole
                    break
                except (OSError, http.client.HTTPException, AssertionError):
                    # It takes a moment until the servers have their connections again.
                    assert time.monotonic() < until, "the server does not come back"
                    time.sleep(0.2)
    return whole and sound(people), f"{size['falls']} falls of the database; {moves} moves, all there once"


def away(cluster_, server, size):
    """The database is away for a while: health says so at once, who waits is told in time, and all goes on when it is back."""
    person = Person(server).lay()
    cluster_.stop()
    began = time.monotonic()
    line = http.client.HTTPConnection(HOME, server.port, timeout=30)
    line.request("GET", "/health")
    health, told = line.getresponse().status, time.monotonic() - began
    began = time.monotonic()
    status, _ = person.move()
    waited = time.monotonic() - began
    cluster_.start()
    until, back = time.monotonic() + 60, 0
    while back != 200 and time.monotonic() < until:
        back, _ = person.move()
        time.sleep(0.1)
    held = health == 503 and status == 503 and told < size["told_away"] and waited < size["waits_away"] and back == 200
    return held, f"health {health} in {told:.1f} s, a move {status} in {waited:.1f} s; then {back}"


def mixed(server, size):
    """Everything at once for a long time: memory stays where it is, and honest people are always answered."""
    seconds = size["minutes"] * 60
    people = [Person(server).lay(public=i % 4 == 0) for i in range(size["people"])]
    stop, lock = threading.Event(), threading.Lock()
    honest, strange, memory = [], [], []

    def note(where, answer, text):
        # Only who finds the line full may be sent away, and is told when to come again.
        why = ERROR.search(text) if answer.status == 503 else None
        full = why and why[1] == b"busy" and answer.headers.get("retry-after")
        with lock:
            where.append((answer.status, answer.status < 500 or bool(full)))

    def ask(me, method, path, body=None):
        line = http.client.HTTPConnection(HOME, server.port, timeout=60)
        headers = {"x-forwarded-for": me.address, "cookie": me.cookie, "content-type": "application/json"}
        line.request(method, path, json.dumps(body) if body else None, headers)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        note(strange, answer, text)
        return answer.status, text

    def stranger(i):
        """Comes, looks at everything, brings records and talk, goes again."""
        luck = random.Random(i)
        while not stop.is_set():
            try:
                me = Person(server)
                for _ in range(20):
                    host = luck.choice(people)
                    what = luck.choice(["scene?at=1", "scene", "log", "record", "board", "film?since=0", "curve?rows=0,1", "chat"])
                    status, text = ask(me, "GET", f"{host.table}/{what}")
                    if what == "record" and status == 200 and luck.random() < 0.2:
                        ask(me, "POST", "/api/import", {"record": text.decode()})
                    if stop.wait(0.05):
                        return
                # Whoever has gone leaves nothing.
                me.ask("DELETE", "/api/me", whole=True)
            except (OSError, http.client.HTTPException, AssertionError):
                time.sleep(0.2)

    def onlooker(i):
        while not stop.is_set():
            try:
                line = watcher(server, people[i * 4 % len(people)].table)
                line.settimeout(5)
                ear = Ear(line)
                for _ in range(20):
                    ear.message()
                line.close()
            except (OSError, AssertionError):
                time.sleep(0.2)

    def scales():
        while not stop.wait(seconds / 180):
            memory.append(server.memory())

    crowd = [threading.Thread(target=stranger, args=(i,)) for i in range(size["strangers"])]
    crowd += [threading.Thread(target=onlooker, args=(i,)) for i in range(size["onlookers"])]
    crowd.append(threading.Thread(target=scales))
    for one in crowd:
        one.start()
    times, failed = drive(people, seconds, size["mixed_rate"])
    stop.set()
    for one in crowd:
        one.join()
    # After the first third: the mean of the next sixth against that of the last.
    rest = memory[len(memory) // 3 :]
    part = max(1, len(rest) // 4)
    first, last = sum(rest[:part]) / part, sum(rest[-part:]) / part
    slope = (last - first) / first if first else 0.0
    broken = [status for status, fine in strange if not fine]
    held = not failed and not broken and not honest and slope <= size["slope"]
    return held, (
        f"{size['minutes']} min: {len(times)} honest moves p99 {share(times, 0.99):.0f} ms, {len(failed)} failed {dict(collections.Counter(failed))}; {len(strange)} looks of strangers, "
        f"{len(broken)} broken; memory {first / 1e6:.0f} to {last / 1e6:.0f} MB ({slope * 100:+.1f} %)"
    )
