# `make play` starts a game, `make test` runs every check that CI runs, `make bench` measures, `make fmt` formats.

CARGO ?= cargo
GAME ?= soft-underbelly
export CARGO_TARGET_DIR ?= $(CURDIR)/target
SANDTABLE = $(CARGO_TARGET_DIR)/debug/sandtable

.PHONY: play test format lint unit docs cases data coverage bench fmt cargo rustfmt clippy

play: cargo
	$(CARGO) build --release --package sandtable
	@echo "The browser client comes with the server; until then the table stands in this terminal."
	$(CARGO_TARGET_DIR)/release/sandtable play $(GAME)

# In this order: what fails soonest comes first, and the later checks use the binary that the tests have built.
test:
	$(MAKE) format
	$(MAKE) lint
	$(MAKE) unit
	$(MAKE) docs
	$(MAKE) cases
	$(MAKE) data
	$(MAKE) coverage

format: rustfmt
	$(CARGO) fmt --all --check

lint: clippy
	$(CARGO) clippy --workspace --all-targets -- -D warnings

unit: cargo
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
		$(CARGO) nextest run --workspace; \
	else \
		$(CARGO) test --workspace --lib --bins --tests; \
	fi

docs: cargo
	$(CARGO) test --workspace --doc

cases:
	$(SANDTABLE) case games/*/cases/*.toml

data:
	$(SANDTABLE) check

coverage:
	$(SANDTABLE) coverage --floor docs/coverage-floor.toml

bench: cargo
	$(CARGO) bench --package sandtable --bench play

fmt: rustfmt
	$(CARGO) fmt --all

# What is missing is installed, where that can be done.
cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it with rustup." >&2; exit 1; }

rustfmt: cargo
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt

clippy: cargo
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy
