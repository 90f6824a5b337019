"""Makes random requests meet real tables: ids that exist, sessions that hold, lines that are offered now and then."""

import json
import os
import random
import urllib.request

import schemathesis

ADDRESS = os.environ["SANDTABLE"]
LUCK = random.Random(1943)


def ask(method, path, body=None, cookie=None):
    """A plain request; the answer and the cookie that came with it."""
    request = urllib.request.Request(ADDRESS + path, method=method)
    request.add_header("content-type", "application/json")
    if cookie:
        request.add_header("cookie", cookie)
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(request, data) as answer:
        text = answer.read()
        cookie = (answer.headers.get("set-cookie") or "").split(";")[0]
        return (json.loads(text) if text.startswith((b"{", b"[")) else text), cookie


def guest():
    """Somebody new, by the cookie."""
    return ask("POST", "/api/guests", {})[1]


ME = guest()
GAMES, _ = ask("GET", "/api/games")


def lay(cookie=ME, **how):
    """A new table."""
    game = how.pop("game", None) or LUCK.choice(GAMES)["id"]
    body = {"game": game, "seats": ["me", "me"], "options": {}, **how}
    return ask("POST", "/api/tables", body, cookie)[0]["table"]["id"]


def tables():
    """Tables in every condition."""
    ids = []
    for game in GAMES:
        for how in (
            {},
            {"public": True, "hours": 24},
            {"seats": ["me", {"bot": "recruit"}], "public": True},
            {"seats": ["me", "open"], "public": True},
            {"seats": ["me", "link"]},
            {"ask_words": True},
        ):
            ids.append(lay(game=game["id"], **how))
        over = lay(game=game["id"])
        ask("POST", f"/api/tables/{over}/resign", {}, ME)
        ids.append(over)
    ids.append(lay(guest(), public=True))
    ids.append(lay(guest()))
    return ids


TABLES = tables()


def is_deletion(case, path):
    return case.method.upper() == "DELETE" and case.operation.path == path


@schemathesis.hook
def before_call(context, case, kwargs):
    cookie = ME
    if case.path_parameters and LUCK.random() < 0.9:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = LUCK.choice(TABLES)
        if "game" in case.path_parameters:
            case.path_parameters["game"] = LUCK.choice(GAMES)["id"]
        for name, values in {"seat": [0, 1], "language": ["en", "zh", "pl"], "file": ["board.svg"]}.items():
            if name in case.path_parameters:
                case.path_parameters[name] = LUCK.choice(values)
    if is_deletion(case, "/api/session"):
        # Whoever logs out is not needed any more.
        cookie = guest()
    if is_deletion(case, "/api/tables/{id}") and LUCK.random() < 0.5:
        case.path_parameters["id"] = lay()
    if isinstance(case.body, dict) and LUCK.random() < 0.7:
        if case.operation.path == "/api/tables":
            case.body["game"] = LUCK.choice(GAMES)["id"]
            case.body["seats"] = LUCK.choice([["me", "me"], ["me", "open"], ["link", {"bot": "regular"}]])
        if case.operation.path.endswith(("/actions", "/undo", "/drafts")):
            play(case)
    if LUCK.random() < 0.95:
        case.headers = {**(case.headers or {}), "Cookie": cookie}


def play(case):
    """Names the present row and, where there is one, an offered line."""
    try:
        state, _ = ask("GET", f"/api/tables/{case.path_parameters['id']}/scene", cookie=ME)
    except OSError:
        return
    case.body["seq"] = state["seq"]
    offers = (state["scene"] or {}).get("offers") or []
    if offers and case.operation.path.endswith(("/actions", "/drafts")):
        case.body["line"] = LUCK.choice(offers)["line"]
        case.body.pop("lines", None)
        if case.operation.path.endswith("/drafts"):
            case.body["do"] = LUCK.choice(["add", "add", "send", "undo"])
