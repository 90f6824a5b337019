#!/usr/bin/env python3
"""Has schemathesis read the API's own document and throw everything at a server of its own: no 5xx, no panic.

    make fuzz                     installs schemathesis beside the build and runs this
    FUZZ_EXAMPLES=200 make fuzz   more of it

Usage: run.py SANDTABLE SCHEMATHESIS [options of schemathesis]
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

HERE = pathlib.Path(__file__).parent


def main() -> int:
    sandtable, schemathesis, *options = sys.argv[1:]
    examples = os.environ.get("FUZZ_EXAMPLES", "40")
    with tempfile.TemporaryDirectory() as folder, open(pathlib.Path(folder) / "log", "w+") as log:
        command = [sandtable, "serve", "--listen", "127.0.0.1:0", "--data-dir", folder, "--unlimited"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        try:
            env = {**os.environ, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(HERE), "SANDTABLE": address}
            fuzz = [schemathesis, "run", f"{address}/api/openapi.json", "--checks", "not_a_server_error"]
            fuzz += ["--max-examples", examples, "--continue-on-failure", "--suppress-health-check", "all", *options]
            found = subprocess.run(fuzz, env=env, cwd=folder).returncode
            counted = urllib.request.urlopen(f"{address}/metrics").read().decode()
        finally:
            server.terminate()
            ended = server.wait(30)
        log.seek(0)
        told = log.read()
        print("\n".join(line for line in counted.splitlines() if "requests_total{" in line))
        broken = [line for line in told.splitlines() if "panicked" in line or "ERROR" in line]
        print("\n".join(broken[:20]) or "nothing broke on the server")
        return found or ended or bool(broken)


if __name__ == "__main__":
    sys.exit(main())
