#!/usr/bin/env python3
"""Besieges the server: attacks that strangers can make, on loopback, against the program itself, on both stores.

    make siege                               all of it but the long ones
    make siege SIEGE=short                   little of each, in a minute or two
    make siege ONLY=mixed WITH=minutes=30    one attack, with a size of its own
    make siege ONLY=kills WITH=kills=500     (1,000 in all over both stores)
    make siege ONLY=kills WITH="kills=500 store=sqlite"
    make siege ONLY=falls WITH=falls=100
    make siege ONLY=cluster,rolling

Prints what held and what fell; ends with 1 if something fell. Usage: run.py SANDTABLE [short] [only=NAME,…] [store=NAME] [SIZE=NUMBER …]
"""

import pathlib
import shutil
import sys
import tempfile

import attacks
import long
from house import Cluster, Server

SHORT = {
    "half": 100, "long": 50, "people": 6, "seconds": 4, "rate": 30, "answered": 1, "watchers": 40, "told": 4, "players": 6, "kills": 3,
    "asks": 1, "beside": 1e9, "fills": 20, "rests": 0.0,
    "tables": 12, "bots": 2, "cluster": 6, "roll": 1, "falls": 2, "minutes": 0.1, "mixed_rate": 20, "strangers": 2, "onlookers": 2, "lookers": 8,
    # A busy machine fells nobody, what a few watchers cost is mostly what the first one does, and memory settles in minutes.
    "slow": 1e9, "slow_remote": 1e9, "last": 1e9, "health": 30, "ends": 30, "each": 512, "told_away": 30, "waits_away": 60, "slope": 10,
}
LONG = {
    "half": 1000, "long": 600, "people": 100, "seconds": 20, "rate": 500, "answered": 10, "watchers": 1000, "told": 120, "players": 40, "kills": 20,
    "asks": 10, "beside": 1000, "fills": 4800, "rests": 0.034,
    "tables": 1000, "bots": 12, "cluster": 120, "roll": 4, "falls": 5, "minutes": 30, "mixed_rate": 100, "strangers": 8, "onlookers": 20, "lookers": 8,
    "slow": 20, "slow_remote": 40, "last": 50, "health": 1, "ends": 5, "each": 64, "told_away": 1, "waits_away": 10, "slope": 0.05,
}
ALONE = [attacks.refusals, attacks.tables, attacks.talk, attacks.heavy_looks, attacks.advice, attacks.fills, attacks.watchers, attacks.half_sent]


def main() -> int:
    program, words = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:]
    size = dict(SHORT if "short" in words else LONG)
    pairs = dict(word.split("=", 1) for word in words if "=" in word)
    only = set(filter(None, pairs.pop("only", "").replace(" ", "_").split(",")))
    chosen = pairs.pop("store", "")
    size.update((name, float(value) if "." in value else int(value)) for name, value in pairs.items())
    fell = 0

    def attack(name, store, what, *arguments):
        nonlocal fell
        # Half an hour of everything is asked for by name.
        if name not in only if only else (name == "mixed" and "short" not in words):
            return
        try:
            held, figures = what(*arguments)
        except Exception as error:  # whatever breaks an attack is a fall too
            held, figures = False, f"{type(error).__name__}: {error}"
        fell += not held
        print(f"{'held' if held else 'FELL'}  {store:<10} {name:<12} {figures}", flush=True)

    with tempfile.TemporaryDirectory(prefix="siege") as folder:
        home = tempfile.mkdtemp(prefix="siege-pg")
        cluster = Cluster(home)
        try:
            stores = (("SQLite", None), ("PostgreSQL", cluster.url))
            for store, url in [pair for pair in stores if chosen in ("", pair[0].lower())]:
                place = pathlib.Path(folder) / store
                place.mkdir()
                server = Server(program, place, url)
                for what in ALONE:
                    attack(what.__name__, store, what, server, size)
                attack("mixed", store, long.mixed, server, size)
                servers = [server] if url is None else [server, Server(program, place, url), Server(program, place, url)]
                attack("kills", store, attacks.kills, servers, size)
                if url:
                    attack("cluster", store, long.cluster, servers, size)
                    attack("rolling", store, long.rolling, servers, size)
                    attack("away", store, long.away, cluster, server, size)
                    attack("falls", store, long.falls, cluster, servers, size)
                for one in servers:
                    one.end()
                panics = [line for one in servers for line in one.told().splitlines() if "panicked" in line]
                print(f"{'FELL' if panics else 'held'}  {store:<10} {'no panic':<12} {panics[0] if panics else 'none in the logs'}", flush=True)
                fell += bool(panics)
        finally:
            cluster.stop()
            shutil.rmtree(home, ignore_errors=True)
    print(f"{fell} fell" if fell else "all held")
    return 1 if fell else 0


if __name__ == "__main__":
    sys.exit(main())
