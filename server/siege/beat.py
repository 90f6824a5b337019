"""One thread that keeps many connections on their beat: whoever measures must not be what is slow."""

import heapq
import select
import socket
import time

from house import HOME


# Nothing in a beat takes so long.
HALT = 5.0


class Line:
    """A connection that asks again and again, a pause after the last was due or answered."""

    def __init__(self, server, pause, due, ask, told):
        self.server, self.pause, self.due, self.ask, self.told = server, pause, due, ask, told
        self.socket, self.port, self.got, self.want, self.began = None, None, bytearray(), None, 0.0

    def open(self):
        if self.socket is None or self.port != self.server().port or self.left():
            self.close()
            self.port = self.server().port
            self.socket = socket.create_connection((HOME, self.port), timeout=60)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self.socket

    def left(self):
        """Has the server closed a line on which nothing was asked for long?"""
        poll = select.poll()
        poll.register(self.socket, select.POLLIN)
        return bool(poll.poll(0))

    def close(self):
        if self.socket is not None:
            self.socket.close()
        self.socket, self.got, self.want = None, bytearray(), None

    def take(self):
        """Reads what is there; the status and the body when the answer is whole."""
        part = self.socket.recv(1 << 18)
        if not part:
            raise OSError("the connection closed")
        self.got += part
        if self.want is None:
            end = self.got.find(b"\r\n\r\n")
            if end < 0:
                return None
            head = bytes(self.got[:end]).lower()
            at = head.find(b"content-length:")
            self.want = end + 4, int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        start, length = self.want
        if len(self.got) < start + length:
            return None
        answer = int(self.got[9:12]), bytes(self.got[start : start + length])
        self.got, self.want = bytearray(), None
        return answer


def post(path, address, cookie, body):
    """A request as it is sent."""
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\ncookie: {cookie}\r\n"
    return f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n{body}".encode()


def get(path, address, cookie):
    """A request as it is sent."""
    return f"GET {path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\ncookie: {cookie}\r\n\r\n".encode()


def beat(lines, seconds, patience=30.0):
    """Has all lines ask for so long. Each is told the status (0: no answer), the body and the seconds that it took."""
    until = time.monotonic() + seconds
    waiting = [(line.due, i) for i, line in enumerate(lines)]
    heapq.heapify(waiting)
    poll, under_way = select.epoll(), {}
    last = looked = until - seconds

    def done(i, status, body):
        line, now = lines[i], time.monotonic()
        line.told(status, body, now - line.began)
        if status == 0:
            line.close()
        line.due = max(line.due + line.pause, now)
        if line.due < until:
            heapq.heappush(waiting, (line.due, i))

    def leave(number):
        i = under_way.pop(number)
        poll.unregister(number)
        return i

    while waiting or under_way:
        now = time.monotonic()
        if now - last > HALT:
            # This process was halted, and the server most likely with it: what is not measured is not counted.
            gap, until = now - last, until + now - last
            waiting = [(due + gap, i) for due, i in waiting]
            for line in lines:
                line.began, line.due = line.began + gap, line.due + gap
        last = now
        while waiting and waiting[0][0] <= now:
            _, i = heapq.heappop(waiting)
            line = lines[i]
            line.began = time.monotonic()
            try:
                open_ = line.open()
                open_.sendall(line.ask())
            except OSError:
                done(i, 0, b"")
                continue
            under_way[open_.fileno()] = i
            poll.register(open_.fileno(), select.EPOLLIN)
        rest = waiting[0][0] - time.monotonic() if waiting else 1.0
        if not under_way:
            time.sleep(max(0.0, min(rest, 1.0)))
            continue
        for number, _ in poll.poll(max(0.0, min(rest, 1.0))):
            line = lines[under_way[number]]
            try:
                answer = line.take()
            except OSError:
                answer = 0, b""
            if answer is not None:
                done(leave(number), *answer)
        if now - looked > 1.0:
            looked = now
            for number in [number for number, i in under_way.items() if now - lines[i].began > patience]:
                done(leave(number), 0, b"")
    poll.close()
    for line in lines:
        line.close()
