# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
CARGO ?= cargo
HEARTH = target/release/hearth
GAME ?=

.PHONY: help play terminal test web wasm types lint fmt bench pictures fuzz golden tools

help: ## list what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

tools: # whatever is missing on a fresh machine
	@scripts/install-missing

play: tools web ## build Hearth and start it on http://127.0.0.1:8080
	$(CARGO) build --release --locked --package hearth
	@$(HEARTH) serve

terminal: tools ## play in the terminal (GAME=wildfire chooses the game)
	$(CARGO) build --release --locked --package hearth
	@$(HEARTH) play $(GAME)

test: tools web ## run all tests
	@scripts/install-missing tests
	$(CARGO) test --workspace --locked
	$(CARGO) test --package server --features typescript --test types --locked
	scripts/test-wasm
	scripts/test-web

web: tools ## build the browser client into web/dist
	scripts/build-web

wasm: tools ## build the engine for the browser into web/src/engine/pkg
	scripts/build-wasm

types: tools ## write the TypeScript types anew after a change of what crosses to the browser
	HEARTH_BLESS=1 $(CARGO) test --locked --package hearth-wasm --test types
	HEARTH_BLESS=1 $(CARGO) test --locked --package server --features typescript --test types

lint: tools web ## check format and lints, warnings are errors
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	cd web && npx prettier --check --log-level warn .

fmt: tools web ## format all code
	$(CARGO) fmt --all
	cd web && npx prettier --write --log-level warn .

pictures: tools web ## take the pictures of docs/pictures anew
	@scripts/install-missing tests
	$(CARGO) build --locked --package hearth
	cd web && HEARTH=../target/debug/hearth npx playwright test --config pictures.config.ts

bench: tools ## measure random play of every game, natively and in WebAssembly, and the criterion benchmarks
	$(CARGO) build --release --locked --package hearth
	$(HEARTH) bench --all
	scripts/bench-wasm
	$(CARGO) bench --workspace --locked

fuzz: tools ## fuzz the decoders of records, actions, set-ups and frames, 20 seconds each
	scripts/fuzz 20

golden: tools ## write the golden records anew after a deliberate change of rules
	HEARTH_BLESS=1 $(CARGO) test --locked --package catalogue --test golden
