"""What is besieged: servers on a store of their own, and people who play there."""

import glob
import http.client
import json
import os
import pathlib
import signal
import subprocess
import time

HOME = "127.0.0.1"
# Longer than the whole machine may be halted by whoever measures something else.
PATIENCE = 900


class Cluster:
    """A private PostgreSQL, from the system's packages."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        found = glob.glob("/usr/lib/postgresql/*/bin/initdb")
        self.bin = pathlib.Path(max(found, key=lambda path: int(path.split("/")[4]))).parent
        self.root = os.getuid() == 0
        if self.root:
            subprocess.run(["chown", "-R", "postgres", folder], check=True)
            os.chmod(folder, 0o755)
        self.run("initdb", "--auth=trust", "--username=sandtable", "--no-sync", "-D", f"{folder}/data")
        self.start()
        self.run("createdb", "-h", folder, "-U", "sandtable", "siege")
        self.url = f"postgres://sandtable@{str(folder).replace('/', '%2F')}/siege"

    def run(self, program, *arguments):
        become = ["runuser", "-u", "postgres", "--"] if self.root else []
        command = [*become, str(self.bin / program), *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self):
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=200"
        self.run("pg_ctl", "start", "-w", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options)

    def stop(self):
        """Stops it as a fall of power would: nothing is tidied up."""
        self.run("pg_ctl", "stop", "-m", "immediate", "-D", f"{self.folder}/data")


class Server:
    """A server with the limits of everyday. A proxy is believed to stand before it, so that people have addresses."""

    def __init__(self, program, folder, url=None):
        self.command = [program, "serve", "--listen", f"{HOME}:0", "--behind-proxy", "--no-open", "--no-qr"]
        self.command += ["--database", url] if url else ["--data-dir", str(folder)]
        self.url = url
        self.log = open(pathlib.Path(folder) / f"log-{id(self)}", "w+")
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        self.port = int(line.split("http://")[1].split()[0].rsplit(":", 1)[1].strip("/"))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        """Ends as an operator ends it; gives the seconds that it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        return time.monotonic() - began

    def memory(self):
        """Resident memory in bytes."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def told(self):
        self.log.flush()
        self.log.seek(0)
        return self.log.read()


class Person:
    """Somebody with an address of his own, and a table at which he does something and takes it back, again and again."""

    count = 0

    def __init__(self, server, address=None):
        Person.count += 1
        number = Person.count
        self.address = address or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.server, self.cookie, self.line = server, None, None
        status, body = self.insist("POST", "/api/guests", {})
        assert status == 201, (status, body)
        self.name = body["me"]["name"]

    def ask(self, method, path, body=None, headers=None, whole=False):
        if self.line is None or self.line.port != self.server.port:
            self.line = http.client.HTTPConnection(HOME, self.server.port, timeout=PATIENCE)
        sent = {"x-forwarded-for": self.address, **(headers or {})}
        if self.cookie:
            sent["cookie"] = self.cookie
        if body is not None:
            sent["content-type"] = "application/json"
        try:
            self.line.request(method, path, json.dumps(body) if body is not None else None, sent)
            answer = self.line.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            self.line = None
            raise
        if answer.headers.get("set-cookie"):
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        if whole:
            return answer.status, text
        return answer.status, (json.loads(text) if text[:1] in (b"{", b"[") else text.decode())

    def insist(self, method, path, body=None):
        """Asks again for a while where the store does not answer: a machine that was halted needs a moment."""
        for _ in range(100):
            status, answer = self.ask(method, path, body)
            if status != 503:
                break
            time.sleep(0.2)
        return status, answer

    def lay(self, public=False):
        status, made = self.insist("POST", "/api/tables", {"game": "stalingrad", "seats": ["me", "me"], "public": public})
        assert status == 201, (status, made)
        self.table = f"/api/tables/{made['table']['id']}"
        self.done, self.rows, self.what = False, 0, "select 1PzA"
        return self.play("ready-made; done", "ready-made; done")

    def play(self, *lines):
        """Plays a line for each seat."""
        for seat, line in enumerate(lines):
            self.seq = self.ask("GET", f"{self.table}/scene?as={seat}")[1]["seq"]
            status, answer = self.ask("POST", f"{self.table}/actions?as={seat}", {"seq": self.seq, "line": line, "seat": seat})
            assert status == 200, answer
        self.seq = self.ask("GET", f"{self.table}/scene?as=0")[1]["seq"]
        return self

    def march(self):
        """Plays on until troops march: from now on a division steps forth and back, which everybody sees."""
        chits = ["6A", "1PzA", "4PzA", "1PzA#2", "17A", "4PzA#2", "AXIS-REINF"]
        own = "; ".join(f"select {chit}" for chit in chits) + "; lead 6A; ready"
        self.play(own, "select SOVIET-REINF; select VrnzFront; select SWFront; ready")
        self.what = "take 305; step 0312"
        return self

    def persist(self, servers, tries=40):
        """Moves as a proxy would have it: where a server does not answer, the same post goes to the next. Gives the last status."""
        key = f"{self.address}-{self.rows}"
        for _ in range(tries):
            try:
                status, _ = self.move(key)
            except (OSError, http.client.HTTPException):
                status = 0
            if status not in (0, 503):
                return status
            self.server = servers[(servers.index(self.server) + 1) % len(servers)]
            self.line = None
            time.sleep(0.05)
        return status

    def order(self, key=None):
        """The next move as it is posted: something is done or taken back. The scene is wanted with the answer, as a browser wants it."""
        door = "undo" if self.done else "actions"
        body = {"seq": self.seq, "seat": 0, "scene": True, **({} if self.done else {"line": self.what}), **({"key": key} if key else {})}
        return f"{self.table}/{door}?as=0", body

    def moved(self, last):
        """It is done: so many rows there are."""
        self.seq, self.done, self.rows = last, not self.done, self.rows + 1

    def move(self, key=None):
        """Moves. Gives the status and the seconds that it took."""
        path, body = self.order(key)
        began = time.monotonic()
        status, answer = self.ask("POST", path, body)
        took = time.monotonic() - began
        if status == 200:
            self.moved(answer["last"])
        return status, took

    def settle(self):
        """After a fall: what is there is what was acknowledged, and at most the one move that was not answered."""
        status, state = self.insist("GET", f"{self.table}/scene?as=0")
        assert status == 200, (status, state)
        return self.found(state["seq"])

    def found(self, seq):
        """So many rows there are: those that were acknowledged, and at most the one move that was not answered?"""
        more = seq - self.seq
        if more == 1:
            self.seq, self.done = seq, not self.done
        return more in (0, 1)


def share(times, part):
    """The time below which a part of them lies, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000 if times else 0.0
