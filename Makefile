PREFIX  ?= /usr/local
BINDIR  ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
MANDIR  ?= $(DATADIR)/man
DESTDIR ?=
ARGS    ?=

TORTURE_S ?= 600

SWIFT   = swift
CHECKED = --explicit-target-dependency-import-check error
ORDER   = tools/startup.order
# No index for editors: nobody reads that of a release, and it takes more than half of the time of a build.
PLAIN   = -c release --disable-index-store $(CHECKED)
STATIC  = $(PLAIN) --product wordyard -Xswiftc -static-executable -Xswiftc -use-ld=lld \
          -Xswiftc -Xfrontend -Xswiftc -function-sections $(UNPLACED)
# No path of this folder, nor a hash of one, in what is built: it is the same byte for byte wherever it is built.
UNPLACED = -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=."
ORDERED = -Xlinker "--symbol-ordering-file=$(CURDIR)/$(ORDER)" -Xlinker --no-warn-symbol-ordering
RELEASE = $(STATIC) $(ORDERED) -Xlinker -s
BINARY  = .build/release/wordyard
START   = .build/release/CStart.build/start.c.o

# What is tested is optimised, in a folder of its own: the flags are not those of the release. Every
# goal that needs them gives the same flags, so that they are built once. Tests/XCTMain.swift runs the tests: to discover
# them would need an index.
TESTS   = $(PLAIN) --scratch-path .build/tests --disable-xctest --enable-swift-testing -Xswiftc -enable-testing

# By Debian's names; tools/need tries whether they are there and knows what other systems call them.
TO_BUILD = swift clang libmd-dev libncurses-dev libsqlite3-dev
TO_TEST  = $(TO_BUILD) binutils libvterm-dev python3 wamerican wdutch

INSTALL  = BINARY="$(BINARY)" BINDIR="$(BINDIR)" MANDIR="$(MANDIR)" DATADIR="$(DATADIR)" DESTDIR="$(DESTDIR)" tools/install

.PHONY: run build needed test test-build bench bench-opponents record screenshots lint lint-sources words order \
        completions install uninstall packages dist deb torture long-trials sanitize clean
## Install what is missing, build the release, play.
run: build
	@exec $(BINARY) $(ARGS)

## A fully static release build: it starts as fast as a C program and needs no Swift where it is installed.
build:
	@tools/need $(TO_BUILD)
	$(SWIFT) build $(RELEASE)

## All tests, those that run the release build in a pseudo-terminal included; `make -j2` builds both at once. Checks first that Dispatch, which would slow
## down every start, is not linked in, by looking for the names of its queues, and that Modules/CStart fits the runtime.
test: build test-build
	@! grep -q com.apple.root $(BINARY) || { echo "$(BINARY) links Dispatch" >&2; exit 1; }
	tools/check-start $(START)
	tools/test-check-start $(START)
	tools/test-completions $(BINARY)
	tools/test-install $(BINARY)
	tools/run-tests .build/tests/release/wordyardPackageTests.xctest

## Install what building and testing need, where it is missing.
needed:
	@tools/need $(TO_TEST)

test-build: needed
	$(SWIFT) build --build-tests $(TESTS)

## Times, bytes, memory and load side by side with other programs, then how the opponents play; some minutes on an idle
## machine. BENCH_ARGS goes to tools/bench/bench, ROUNDS says how many rounds of Ghost each pairing plays.
bench: build
	@tools/need $(TO_TEST)
	$(SWIFT) build $(TESTS) --product records-stress
	tools/bench/bench $(BINARY) .build/tests/release/records-stress $(BENCH_ARGS)
	$(MAKE) bench-opponents

## How the opponents play: levels of Ghost, devil, mind reader, racks and dailies, in both languages.
bench-opponents:
	@tools/need $(TO_TEST)
	OPPONENTS_BENCH=$(or $(ROUNDS),8000) $(SWIFT) test $(TESTS) --filter OpponentsBench

## Record the screens as they are now as the expected ones; read the difference before you commit it.
record:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=1 $(SWIFT) test $(TESTS) --filter PlayTests

## Draw the README's pictures again, from the program's own frames.
screenshots:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=1 $(SWIFT) test $(TESTS) --filter ScreenshotTests

## The format, which module imports what, which folder of Play names what, the length of files, and a build of the tests
## without undeclared dependencies.
lint: lint-sources test-build

lint-sources: needed
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	tools/test-lints
	tools/test-need
	tools/lint-man
	tools/lint-imports
	tools/lint-names
	tools/lint-length

## Build the word lists again from their sources, byte for byte as they are committed.
words:
	tools/words/build.sh

## Record again in which order a start first uses functions and variables, for the linker to lay them out in.
order:
	@tools/need $(TO_BUILD) valgrind
	$(SWIFT) build $(STATIC) -Xlinker --strip-debug --scratch-path .build/order
	tools/startup-order .build/order/release/wordyard $(ORDER)
	rm -f $(BINARY)

## Make the completions of the shells again, from what `wordyard --help` prints.
completions: build
	for shell in bash zsh fish; do \
	  tools/completions $(BINARY) $$shell > assets/completions/wordyard.$$shell || exit 1; done

## Install what has been built; as root, this builds nothing.
install:
	@$(INSTALL)

## Remove what `install` has installed, with the same folders given.
uninstall:
	@$(INSTALL) --remove

## The tarball and the package, tried out.
packages: dist deb
	tools/packaging/test .build/dist

## A tarball that runs where it is unpacked, and its checksum, in .build/dist.
dist: build
	tools/packaging/dist $(BINARY) .build/dist

## A Debian package, in .build/dist, which lintian checks where it is installed.
deb: build
	@tools/need dpkg-dev
	tools/packaging/deb $(BINARY) .build/dist

clean:
	rm -rf .build

## What takes minutes and tries to break it: kills, writers at once, damaged folders, signals, garbage, pastes, hostile files,
## for TORTURE_S seconds; from 600 on, also the engines' long trials and the unit tests under the sanitizers. TORTURE_ARGS goes
## to tools/torture/torture, which tells how to repeat a failure.
torture: build
	@tools/need $(TO_TEST)
	$(SWIFT) build $(TESTS) --product records-stress
	tools/torture/torture $(BINARY) .build/tests/release/records-stress --seconds $(TORTURE_S) $(TORTURE_ARGS)
	[ $(TORTURE_S) -lt 600 ] || $(MAKE) long-trials sanitize

long-trials:
	WORDYARD_TORTURE=1 $(SWIFT) test $(TESTS) --filter EnginesTests

## The unit tests in debug builds under AddressSanitizer and ThreadSanitizer.
sanitize:
	@tools/need $(TO_TEST)
	for sanitizer in address thread; do \
	  $(SWIFT) test --sanitize=$$sanitizer --scratch-path .build/$$sanitizer --disable-xctest --enable-swift-testing --skip EndToEndTests || exit 1; done
