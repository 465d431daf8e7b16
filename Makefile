PREFIX  ?= /usr/local
BINDIR  ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
MANDIR  ?= $(DATADIR)/man
DESTDIR ?=
ARGS    ?=

TORTURE_S ?= 180

# How the tarball is linked: static, or shared, which needs the system's libraries.
LINKING   ?= static

# What is published. A release without an address is a rehearsal.
RELEASES  = .build/release-files
RELEASE   = $(RELEASES)/$(if $(ADDRESS),wordyard,rehearsal)-$(shell tools/packaging/version)

SWIFT    = swift
BINARY   = .build/program/wordyard
# The tests name what is internal, and all of them together take too long unoptimised. `swift test` alone runs them, too.
OPTIMISED = -c release -Xswiftc -enable-testing --explicit-target-dependency-import-check error
TESTED    = $(OPTIMISED) --scratch-path .build/optimised
# `swift test` passes other flags to the compiler than `swift build`: either would compile anew what the other has built.
BUILD_TESTS = $(SWIFT) build $(TESTED) --build-tests
RUN_TESTS   = $(SWIFT) test $(TESTED) --skip-build
BUNDLE      = .build/optimised/release/wordyardPackageTests.xctest
PROGRAM   = .build/optimised/release/wordyard
STRESS    = .build/optimised/release/records-stress
ADDRESS_TESTS = PlatformTests StorageTests TextsTests TextUITests TableTests RecordsTests TerminalTests KitTests PlainTests GhostUITests \
                HangmanUITests TextTwistUITests SeamsTests
THREAD_TESTS  = PlatformTests TextsTests TableTests StorageTests

INSTALL  = BINARY="$(BINARY)" BINDIR="$(BINDIR)" MANDIR="$(MANDIR)" DATADIR="$(DATADIR)" DESTDIR="$(DESTDIR)" tools/install

.PHONY: run build build-tests check test test-program test-tools test-scripts test-floor lint record screenshots completions texts words install \
        uninstall dist deb packages release release-check publish version bench bench-smoke bench-opponents torture fuzz long-trials sanitize sanitize-program clean
## Install missing dependencies, build the release, and play.
run: build
	@exec $(BINARY) $(ARGS)

## Build what is installed: Swift's own library is in it, so that it needs no Swift.
build:
	@tools/need build
	@[ -x $(BINARY) ] || echo "compiling, about two minutes" >&2
	tools/packaging/build --shared $(dir $(BINARY))
	@tools/locale $(dir $(BINARY))

## Run all tests, including those of the program in a pseudo-terminal.
test: test-program test-tools

test-program: build-tests
	tools/run-tests $(BUNDLE)

build-tests:
	@tools/need test
	$(BUILD_TESTS)

test-tools: build
	@tools/need test
	tools/test-completions $(BINARY)
	tools/test-install $(BINARY)
	tools/packaging/play $(abspath $(BINARY))
	tools/test-words
	tools/test-speech

## Run once the scripts of tools that no other check runs, with the program that is installed, as `make torture` does.
test-scripts: build
	@tools/need test
	$(BUILD_TESTS)
	tools/test-scripts $(BINARY) $(STRESS)

## Run `make run`, `make test`, `make install`, `make dist` and `make deb` in clean systems, see tools/test-floor. Needs root.
test-floor:
	@tools/need debootstrap python3
	tools/test-floor $(FLOOR_SYSTEMS)

## Check the format, what the sources import and name, what CONTRIBUTING.md and DECISIONS.md name, the manual pages, the packaging,
## and the length of files; test the tools that check.
lint: check build-tests

## All of it that needs no build.
check:
	@tools/need test
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	tools/test-lints
	tools/test-need
	tools/test-packaging
	tools/lint-man
	tools/lint-names
	tools/lint-packaging
	tools/lint-sources
	tools/lint-length
	tools/lint-texts

## Record the current screens, or those of one SCENE, as the expected ones; review the diff before you commit it.
record:
	@tools/need test
	$(BUILD_TESTS)
	WORDYARD_RECORD=$(or $(SCENE),all) $(RUN_TESTS) --filter GoldenTests

## Regenerate the README's pictures from frames of the program, and from them the images that the metainfo names.
screenshots:
	@tools/need test rsvg-convert
	$(BUILD_TESTS)
	WORDYARD_RECORD=screenshots $(RUN_TESTS) --filter ScreenshotTests
	for image in assets/screenshots/*.png; do rsvg-convert --output "$$image" "$${image%.png}.svg" || exit 1; done

## Regenerate the shell completions from the output of `wordyard --help`.
completions: build
	for shell in bash zsh fish; do \
	  tools/completions $(BINARY) $$shell > assets/completions/wordyard.$$shell || exit 1; done

## Bring the texts of the code into the interface.po of each language; LANGUAGE begins the file of a new one.
texts:
	@tools/need python3 gettext
	tools/texts/merge $(LANGUAGE)

## Rebuild the word lists from their sources; the result is identical to the committed files.
words:
	tools/words/build.sh

## Install the existing build; builds nothing, so it can be run as root.
install:
	@$(INSTALL)

## Remove the installed files; needs the same variables as `install`.
uninstall:
	@$(INSTALL) --remove

## Build a tarball that runs from any folder, and its checksum, in .build/dist: linked statically, so that it needs nothing where
## it runs. LINKING=shared makes one that needs the system's libraries.
dist:
	@tools/need build $(if $(filter static,$(LINKING)),zlib)
	tools/packaging/build --$(LINKING) .build/$(LINKING)
	tools/packaging/dist .build/$(LINKING)/wordyard .build/dist

## Build a Debian package in .build/dist from debian/, and check it with lintian if that is installed.
deb:
	@tools/need build debhelper essential python3
	tools/packaging/deb .build/dist

## Build and test the tarball and the packages. COMPRESSION=1 makes the tarball faster, and larger.
packages: dist deb
	tools/packaging/test .build/dist

## Bring the version of CHANGELOG.md, and the licences of debian/copyright, everywhere where they stand.
version:
	tools/packaging/recipes --write

## Build all that is published from the tag vVERSION, in clean systems, in .build/release-files; see tools/packaging/release. ADDRESS is where it
## is published, MAIL where its mail goes; without them it is a rehearsal. Needs root.
release:
	@tools/need debootstrap minisign python3
	ADDRESS="$(ADDRESS)" MAIL="$(MAIL)" tools/packaging/release $(RELEASES)

## Install, play and remove all that `make release` has built, in systems with nothing else.
release-check:
	@tools/need debootstrap minisign python3 dpkg
	tools/packaging/release-check $(RELEASE)

## Publish it: make release release-check publish ADDRESS=https://… MAIL=… TO=HOST:FOLDER
publish:
	tools/packaging/publish $(RELEASE) $(TO)

## Measure times, bytes, memory and load compared with other programs, then the strength of the opponents; takes some minutes on
## an idle machine. BENCH_ARGS is passed to tools/bench/bench, ROUNDS is the number of rounds of Ghost for each pairing.
bench: build
	@tools/need test
	$(BUILD_TESTS)
	tools/bench/bench $(BINARY) $(STRESS) $(BENCH_ARGS)
	$(MAKE) bench-opponents

## Run every section of the bench once, with small counts and without figures: fails where nothing would be measured.
bench-smoke:
	@tools/need test
	$(BUILD_TESTS)
	tools/bench/bench $(PROGRAM) $(STRESS) --smoke

## Measure the opponents: levels of Ghost, devil, mind reader, racks and daily puzzles, in every language.
bench-opponents:
	@tools/need test
	$(BUILD_TESTS)
	OPPONENTS_BENCH=$(or $(ROUNDS),8000) $(RUN_TESTS) --filter OpponentsBench

## Run stress tests for TORTURE_S seconds: kills, power failures, concurrent writers, damaged folders, full disks, signals, random
## input, pastes, answers of terminals, hostile files, lying tables; from 180 on, also the long trials of engines and keys and the
## unit tests under the sanitizers. TORTURE_ARGS is passed to tools/torture/torture, which prints how to reproduce a failure.
torture: build
	@tools/need test
	$(BUILD_TESTS)
	tools/torture/torture $(BINARY) $(STRESS) --seconds $(TORTURE_S) $(TORTURE_ARGS)
	[ $(TORTURE_S) -lt 180 ] || $(MAKE) long-trials fuzz sanitize

SECONDS ?= 5

## Give libFuzzer's inputs to what reads files, letters, lines, keys and arguments, each TARGET for so many SECONDS, see tools/fuzz.
fuzz:
	@tools/need test
	WORDYARD_FUZZ=1 $(SWIFT) build $(OPTIMISED) --scratch-path .build/fuzz --product fuzz -Xswiftc -sanitize=fuzzer,address \
	  -Xswiftc -use-ld=lld
	tools/fuzz .build/fuzz/release/fuzz --seconds $(SECONDS) $(TARGET)

long-trials:
	$(BUILD_TESTS)
	WORDYARD_TORTURE=1 $(RUN_TESTS) --filter EnginesTests --filter KeyDecoder

## Run the unit tests under AddressSanitizer, and those that start threads under ThreadSanitizer, optimised as `make test` runs them:
## each target by itself, because all at once they hold the memory of all; then the tests in terminals, with a program under either.
sanitize:
	@tools/need test
	for tests in $(ADDRESS_TESTS); do \
	  LSAN_OPTIONS="suppressions=tools/leaks.supp:print_suppressions=0" \
	    $(SWIFT) test $(OPTIMISED) --sanitize=address --scratch-path .build/address --disable-xctest --filter "^$$tests\." || exit 1; \
	done
	for tests in $(THREAD_TESTS); do \
	  TSAN_OPTIONS="suppressions=tools/races.supp" \
	    $(SWIFT) test $(OPTIMISED) --sanitize=thread --scratch-path .build/thread --disable-xctest --filter "^$$tests\." || exit 1; \
	done
	$(MAKE) sanitize-program

sanitize-program:
	$(BUILD_TESTS)
	for sanitizer in address thread; do \
	  $(SWIFT) build $(OPTIMISED) --sanitize=$$sanitizer --scratch-path .build/$$sanitizer-program --product wordyard && \
	    tools/sanitized $$sanitizer .build/$$sanitizer-program/release/wordyard $(BUNDLE) || exit 1; \
	done

clean:
	rm -rf .build
