# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
CARGO ?= cargo
HEARTH = target/release/hearth
GAME ?=

.PHONY: help play test lint fmt bench fuzz golden tools

help: ## list what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

tools: # whatever is missing on a fresh machine
	@scripts/install-missing

play: tools ## build Hearth and play in the terminal (GAME=wildfire chooses the game)
	$(CARGO) build --release --locked --package hearth
	@$(HEARTH) play $(GAME)

test: tools ## run all tests
	$(CARGO) test --workspace --locked
	$(CARGO) test --package server --features typescript --test types --locked

lint: tools ## check format and lints, warnings are errors
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

fmt: tools ## format all code
	$(CARGO) fmt --all

bench: tools ## measure random play of every game on one core, then the criterion benchmarks
	$(CARGO) build --release --locked --package hearth
	$(HEARTH) bench --all
	$(CARGO) bench --workspace --locked

fuzz: tools ## fuzz the decoders of records, actions, set-ups and frames, 20 seconds each
	scripts/fuzz 20

golden: tools ## write the golden records anew after a deliberate change of rules
	HEARTH_BLESS=1 $(CARGO) test --locked --package catalogue --test golden
