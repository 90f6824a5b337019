# `make play` starts the game in the browser, `make test` runs every check that CI runs, `make package` builds the Debian
# package, `make bench` measures, `make fuzz` throws random requests at the server, `make siege` attacks it, `make mutants` puts faults
# into a game, `make fmt` formats.
# Each installs what it lacks.

CARGO ?= cargo
export CARGO_TARGET_DIR ?= $(CURDIR)/target
SANDTABLE = $(CARGO_TARGET_DIR)/debug/sandtable
LISTEN ?= 0.0.0.0:8080
DATA ?= $(CURDIR)/play
BOTS ?=
# What the client is made of.
CLIENT = $(shell find web/src web/public web/locales web/tools -type f) web/index.html web/package.json web/vite.config.ts

.PHONY: play package test format lint unit docs cases data coverage client browser bench fuzz siege mutants fmt cargo rustfmt clippy node chromium python postgres

play: cargo web/dist/index.html
	$(CARGO) build --profile play --package sandtable
	$(CARGO_TARGET_DIR)/play/sandtable serve --listen $(LISTEN) --data-dir $(DATA) $(if $(BOTS),--bots $(BOTS))

# In this order: what fails soonest comes first, and the later checks use the binary that the tests have built.
test:
	$(MAKE) format
	$(MAKE) client
	$(MAKE) lint
	$(MAKE) unit
	$(MAKE) docs
	$(MAKE) cases
	$(MAKE) data
	$(MAKE) coverage
	$(MAKE) siege SIEGE=short
	$(MAKE) browser

format: rustfmt
	$(CARGO) fmt --all --check

lint: clippy web/dist/index.html
	$(CARGO) clippy --workspace --all-targets -- -D warnings

unit: cargo postgres web/dist/index.html
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
		$(CARGO) nextest run --workspace; \
	else \
		$(CARGO) test --workspace --lib --bins --tests; \
	fi

docs: cargo web/dist/index.html
	$(CARGO) test --workspace --doc

# The very build that the tests run in: another selection of packages would compile most of it anew.
$(SANDTABLE): cargo web/dist/index.html
	$(CARGO) build --workspace --lib --bins --tests --examples

cases: $(SANDTABLE)
	$(SANDTABLE) case games/*/cases/*.toml games/*/cases/audit/*.toml games/*/cases/examples/*.toml

data: $(SANDTABLE)
	$(SANDTABLE) check

coverage: $(SANDTABLE)
	$(SANDTABLE) coverage --floor docs/coverage-floor.toml

# The client: types, unit tests, and the build that the server carries.
client: web/node_modules
	cd web && npm run check && npm run test && npm run build

web/dist/index.html: web/node_modules $(CLIENT)
	cd web && npm run build

web/node_modules: web/package-lock.json
	@$(MAKE) --no-print-directory node
	cd web && npm install --no-audit --no-fund
	@touch web/node_modules

# A real browser against a real server.
browser: $(SANDTABLE) chromium
	cd web && SANDTABLE_BIN=$(SANDTABLE) SANDTABLE_TOY=$(dir $(SANDTABLE))examples/patrol npm run e2e

bench: cargo postgres chromium web/dist/index.html
	$(CARGO) bench --package sandtable --bench play
	$(CARGO) bench --package rogue-regiment --bench missions
	$(CARGO) bench --package ocs --bench drill --bench campaign
	$(CARGO) bench --package beyond-the-rhine --bench battles
	$(CARGO) bench --package sandtable-server --bench load
	STORE=postgres $(CARGO) bench --package sandtable-server --bench load
	$(CARGO) build --release --package sandtable
	cd web && SANDTABLE_BIN=$(CARGO_TARGET_DIR)/release/sandtable npm run frames && SANDTABLE_BIN=$(CARGO_TARGET_DIR)/release/sandtable npm run clicks

# The API against its own document (server/fuzz).
FUZZ = $(CARGO_TARGET_DIR)/fuzz
fuzz: cargo web/dist/index.html $(FUZZ)/bin/schemathesis
	$(CARGO) build --package sandtable
	python3 server/fuzz/run.py $(SANDTABLE) $(FUZZ)/bin/schemathesis

$(FUZZ)/bin/schemathesis:
	python3 -m venv $(FUZZ) \
		|| { apt-get update && apt-get install -y --no-install-recommends python3-venv && python3 -m venv $(FUZZ); }
	$(FUZZ)/bin/pip install --quiet 'schemathesis>=4,<5'

# What strangers can do to a server (server/siege). The short version takes the program that the tests have built. One attack, with
# sizes of its own: `make siege ONLY=kills WITH="kills=500 players=20"` (server/siege/run.py tells more).
SIEGE ?= long
ONLY ?=
WITH ?=
siege: python postgres $(if $(filter short,$(SIEGE)),$(SANDTABLE))
	@if [ $(SIEGE) = short ]; then program=$(SANDTABLE); \
	else $(CARGO) build --release --package sandtable && program=$(CARGO_TARGET_DIR)/release/sandtable; fi \
	&& python3 server/siege/run.py $$program $(SIEGE) $(if $(ONLY),only=$(ONLY)) $(WITH)

# Does some test notice a fault? (docs/testing.md)
GAME ?= shifting-sands
SEED ?= 1
COUNT ?= 60
# The packages whose tests count: the game's own, if none are named.
TESTS ?=
mutants: cargo
	@$(CARGO) mutants --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-mutants
	@$(CARGO) nextest --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-nextest
	.ci/mutants $(GAME) $(SEED) $(COUNT) $(TESTS)

# The Debian package, tried: unpacked, run and purged in a root of its own where that can be made (docs/operators.md).
package: cargo web/dist/index.html
	.ci/package

fmt: rustfmt
	$(CARGO) fmt --all

# What is missing is installed, where that can be done.
cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it with rustup." >&2; exit 1; }

rustfmt: cargo
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt

clippy: cargo
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy

node:
	@command -v npm >/dev/null || { echo "Node and npm are missing: install Node 20 or newer." >&2; exit 1; }

chromium:
	@command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; }

python:
	@command -v python3 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends python3; }

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { apt-get update && apt-get install -y --no-install-recommends postgresql; }
