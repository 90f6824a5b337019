#!/usr/bin/env python3
"""Besieges the server: attacks that strangers can make, on loopback, against the program itself, on both stores.

    make siege               all of it
    make siege SIEGE=short   in a minute

Prints what held and what fell; ends with 1 if something fell. Usage: run.py SANDTABLE [short]
"""

import pathlib
import shutil
import sys
import tempfile

import attacks
from house import Cluster, Server

SHORT = {
    "half": 100, "long": 50, "people": 6, "seconds": 4, "rate": 30, "answered": 1, "watchers": 40, "told": 4, "players": 6, "kills": 3,
    # A busy machine fells nobody, and what a few watchers cost is mostly what the first one does.
    "slow": 1e9, "last": 1e9, "health": 30, "ends": 30, "each": 512,
}
LONG = {
    "half": 1000, "long": 600, "people": 100, "seconds": 20, "rate": 500, "answered": 10, "watchers": 1000, "told": 40, "players": 40, "kills": 20,
    "slow": 40, "last": 50, "health": 1, "ends": 5, "each": 64,
}


def main() -> int:
    program = str(pathlib.Path(sys.argv[1]).resolve())
    size = SHORT if "short" in sys.argv[2:] else LONG
    fell = 0

    def attack(name, store, what, *arguments):
        nonlocal fell
        try:
            held, figures = what(*arguments)
        except Exception as error:  # whatever breaks an attack is a fall too
            held, figures = False, f"{type(error).__name__}: {error}"
        fell += not held
        print(f"{'held' if held else 'FELL'}  {store:<10} {name:<18} {figures}", flush=True)

    with tempfile.TemporaryDirectory(prefix="siege") as folder:
        home = tempfile.mkdtemp(prefix="siege-pg")
        cluster = Cluster(home)
        try:
            for store, url in (("SQLite", None), ("PostgreSQL", cluster.url)):
                place = pathlib.Path(folder) / store
                place.mkdir()
                server = Server(program, place, url)
                for what in (attacks.refusals, attacks.tables, attacks.talk, attacks.heavy_looks, attacks.watchers, attacks.half_sent):
                    attack(what.__name__.replace("_", " "), store, what, server, size)
                servers = [server] if url is None else [server, Server(program, place, url), Server(program, place, url)]
                attack("kills", store, attacks.kills, servers, size)
                for one in servers:
                    one.end()
                panics = [line for one in servers for line in one.told().splitlines() if "panicked" in line]
                attack("no panic", store, lambda: (not panics, panics[0] if panics else "none in the logs"))
        finally:
            cluster.stop()
            shutil.rmtree(home, ignore_errors=True)
    print(f"{fell} fell" if fell else "all held")
    return 1 if fell else 0


if __name__ == "__main__":
    sys.exit(main())
