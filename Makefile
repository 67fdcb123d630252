# Bindery's commands. `make` alone lists them.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run dev new test test-only build-bench fuzz chaos sanitize bench record-instructions bench-web bench-terminal bench-cluster format lint docs package check-package check-templates clean setup-run setup-test

# Arguments of the program, as in `make run ARGS="--port 9000 --sample"`.
ARGS ?=
# `make run CONFIGURATION=release` builds more slowly and runs faster.
CONFIGURATION ?= debug
# NIOSSL takes minutes to compile, so only a gallery that serves HTTPS by itself contains it.
# libpq is needed only by a gallery with its data in PostgreSQL.
TLS = $(if $(findstring --tls-,$(ARGS))$(BINDERY_TLS_CERTIFICATE),TLS)
POSTGRESQL = $(if $(findstring --database,$(ARGS))$(BINDERY_DATABASE),PostgreSQL)
TRAITS = $(if $(TLS)$(POSTGRESQL),--traits $(subst $(space),$(comma),$(strip $(TLS) $(POSTGRESQL))))
# Builds with traits. The package manager writes several of them in the order of a set, which changes by chance, and another order compiles
# everything again.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 swift build
# CI compiles and tests what all traits contain. Named, they have the same order as in the manifest of an app, and Scripts/check-templates compiles
# nothing again; --enable-all-traits has another one.
TEST_BUILD = $(if $(filter true,$(CI)),--traits TLS$(comma)PostgreSQL)
# The time in seconds in which the machines of `make chaos` fail, and the number of windows.
SECONDS ?= 600
WINDOWS ?= 200
# The app that `make new` makes, and what it is at the beginning.
NAME ?=
TEMPLATE ?= counter
# The test targets of `make test-only`.
ONLY ?= BinderyTests,BinderyViewsTests

SOURCES := Package.swift Sources Apps Tests Documentation/Samples Benchmarks
KNOWN_LEAKS := LSAN_OPTIONS=suppressions="$(CURDIR)/Scripts/known-leaks"
KNOWN_RACES := TSAN_OPTIONS=suppressions="$(CURDIR)/Scripts/known-races"
say = @printf '\n\033[1m%s\033[0m\n' "$(1)"

help: ## List the commands (the default)
	@echo "Bindery: apps in Model-View-ViewModel, in Swift, without Apple's frameworks."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo '  Pass options through ARGS:  make run ARGS="--port 9000 --sample"  ·  make run ARGS=--help'

run: setup-run ## Build the gallery and serve it; prints the address to open
	$(call say,Building the gallery (a few minutes the first time)…)
	$(BUILD) --configuration $(CONFIGURATION) $(TRAITS) --product gallery
	@exec .build/$(CONFIGURATION)/gallery $(ARGS)

dev: setup-run ## Serve the gallery, and show each change of the sources in the open pages
	$(BUILD) $(TRAITS) --product bindery
	@exec .build/debug/bindery dev --product gallery $(addprefix --trait ,$(TLS) $(POSTGRESQL)) -- $(ARGS)

new: ## Make an app of your own beside this folder: make new NAME=Kanban TEMPLATE=list
	swift build --product bindery
	@cd .. && $(CURDIR)/.build/debug/bindery new "$(NAME)" --template $(TEMPLATE) --local $(CURDIR)

# The browser journeys run separately: they take minutes and all cores, and the other tests take one minute.
test: setup-test ## Build everything and run all tests, those in a real browser last
	$(call say,Building the toolkit$(comma) the apps and their tests (some minutes the first time)…)
	$(BUILD) --build-tests $(TEST_BUILD)
	$(call say,Running the tests without a browser)
	Scripts/run-tests $(if $(ARGS),,--beside 'Bindery(Terminal|HTML|SwiftUI)Tests\.') --skip-build $(TEST_BUILD) --skip 'JourneyTests\.' $(ARGS)
	$(call say,Running the journeys in Chromium)
	Scripts/run-tests --skip-build $(TEST_BUILD) --filter 'JourneyTests\.' $(ARGS)

# Builds only these targets and their dependencies: make test-only ONLY=BinderyTests,BinderyViewsTests
test-only: setup-test ## Build and run some test targets: make test-only ONLY=BinderyTests
	$(call say,Building and testing $(ONLY))
	BINDERY_ONLY=$(ONLY) swift test $(ARGS)

# Separate scratch folders keep the usual build intact, and BINDERY_ONLY leaves the apps and hosts unbuilt. The part under the address
# sanitizer is bounded by time, because it is several times slower.
fuzz: setup-run ## Compare random and hostile programs with a reference, a million steps, then a minute with the address sanitizer; fuzz what parses input
	BINDERY_ONLY=fuzz swift build --configuration release --scratch-path .build-fuzz --product fuzz
	@"$$(BINDERY_ONLY=fuzz swift build --configuration release --scratch-path .build-fuzz --show-bin-path)/fuzz" $(ARGS)
	BINDERY_ONLY=fuzz swift build --sanitize=address --scratch-path .build-address --product fuzz
	@$(KNOWN_LEAKS) "$$(BINDERY_ONLY=fuzz swift build --sanitize=address --scratch-path .build-address --show-bin-path)/fuzz" hostile --seconds 60
	Scripts/fuzz-terminal-input 30
	Scripts/fuzz-pictures 30
	Scripts/fuzz-web 30

# Each machine is a network namespace, which only root can create.
chaos: ## Let 200 windows act on three machines while workers, nodes, links and the database fail: make chaos SECONDS=600; needs root
	@Scripts/setup chaos
	$(BUILD) --build-tests --traits TLS,PostgreSQL
	@Scripts/chaos $(SECONDS) $(WINDOWS)

# Only the tests of the engine and of the browser host are built, in separate scratch folders. Tests with chains longer than a stack are
# skipped, because additional stacks are unavailable under a sanitizer. Leaks in the test runner and in Foundation are ignored, and those
# of the host's tests, whose channels without a network stay open. The thread
# sanitizer does not see the standard library's locks: with BINDERY_VISIBLE_LOCKS, the host uses those of POSIX threads.
sanitize: setup-run ## Run the tests of the engine and the browser host with the thread and address sanitizers
	BINDERY_ONLY=BinderyTests,BinderyWebTests $(KNOWN_RACES) swift test --sanitize=thread -Xswiftc -DBINDERY_VISIBLE_LOCKS \
	  --scratch-path .build-thread --skip aChain
	BINDERY_ONLY=BinderyTests,BinderyWebTests $(KNOWN_LEAKS) swift test --sanitize=address --scratch-path .build-address \
	  --filter BinderyTests --skip aChain
	BINDERY_ONLY=BinderyTests,BinderyWebTests ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address \
	  --scratch-path .build-address --skip-build --filter BinderyWebTests

bench: setup-run ## Measure the engine, the patches and the memory of a window
	swift run --configuration release bench $(ARGS)

record-instructions: setup-test ## Count the instructions that .ci/run compares, and record them
	swift build --configuration release --product bench
	@.build/release/bench --record Benchmarks/instructions.txt

build-bench: setup-test ## Build the benchmarks without running them
	swift build --configuration release --product bench
	swift build --configuration release --product bench-terminal
	swift build --configuration release --product bench-web
	swift build --configuration release --product bench-cluster

bench-web: setup-test ## Measure the browser host beside an echo over the same stack of sockets, and the client in Chromium
	swift build --configuration release --product bench-web
	@.build/release/bench-web $(ARGS)

bench-terminal: setup-run ## Measure the bytes, time and memory that the terminal host takes
	swift build --configuration release --product gallery
	BINDERY_GALLERY=$(CURDIR)/.build/release/gallery \
	  swift run --configuration release bench-terminal $(ARGS)

bench-cluster: setup-test ## Measure stores on PostgreSQL beside the server itself
	swift build --configuration release --product bench-cluster
	@Scripts/bench-cluster

format: ## Format all sources in place
	swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Check format, layers, folders, sizes, tests and what pages name, without changing anything
	swift format lint --strict --parallel --recursive $(SOURCES)
	Scripts/check-layers
	Scripts/check-folders
	Scripts/check-sizes
	Scripts/check-tests
	Scripts/check-links

docs: setup-test ## Build the website of all pages and public symbols
	Scripts/build-documentation

package: setup-run ## Build the gallery as a Debian package with a system service
	swift build --product bindery
	.build/debug/bindery package --product gallery --name bindery-gallery --folder bindery \
	  --package-version "$$(sed -n 's/.*version: "\([0-9.]*\)".*/\1/p' Apps/Gallery/Gallery.swift)" \
	  --summary "gallery of Model-View-ViewModel apps for browsers and terminals" --maintainer "Bindery <bindery@localhost>" \
	  --trait TLS --trait PostgreSQL --recommends libjs-leaflet --recommends graphicsmagick --documentation Documentation/Deploying.md

check-package: ## Build the package, install it, kill its service, and remove it; needs root
	@Scripts/check-package

check-templates: setup-run ## Make an app of each template, and build and test it
	swift build --product bindery
	@Scripts/check-templates

clean: ## Remove build products
	rm -rf .build .build-thread .build-address .build-fuzz

setup-run:
	@Scripts/setup run $(if $(POSTGRESQL),database)

setup-test:
	@Scripts/setup test

comma := ,
space := $(subst ,, )
