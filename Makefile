PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=

SWIFT   = swift
CHECKED = --explicit-target-dependency-import-check error
ORDER   = tools/startup.order
STATIC  = -c release --product wordyard $(CHECKED) -Xswiftc -static-executable -Xswiftc -use-ld=lld \
          -Xswiftc -Xfrontend -Xswiftc -function-sections
ORDERED = -Xlinker "--symbol-ordering-file=$(CURDIR)/$(ORDER)" -Xlinker --no-warn-symbol-ordering
RELEASE = $(STATIC) $(ORDERED) -Xlinker -s
BINARY  = .build/release/wordyard
START   = .build/release/CStart.build/start.c.o

# The tests and what they test are optimised, in a folder of their own: their flags are not those of the release. Every
# goal that needs them gives the same flags, so that they are built once.
TESTS   = -c release --scratch-path .build/tests --disable-xctest $(CHECKED) -Xswiftc -enable-testing

TO_BUILD = libmd-dev libncursesw5-dev libsqlite3-dev
TO_TEST  = $(TO_BUILD) libvterm-dev wamerican wdutch

INSTALLED = $(DESTDIR)$(PREFIX)

.PHONY: run build test bench record screenshots lint words order install uninstall clean

## Install what is missing, build the release, play.
run: build
	@exec $(BINARY) $(ARGS)

## A fully static release build: it starts as fast as a C program and needs no Swift where it is installed.
build:
	@tools/need $(TO_BUILD)
	$(SWIFT) build $(RELEASE)

## All tests, those that run the release build in a pseudo-terminal included. Checks first that Dispatch, which would slow
## down every start, is not linked in, by looking for the names of its queues, and that Modules/CStart fits the runtime.
test: build
	@tools/need $(TO_TEST)
	@! grep -q com.apple.root $(BINARY) || { echo "$(BINARY) links Dispatch" >&2; exit 1; }
	tools/check-start $(START)
	tools/test-check-start $(START)
	$(SWIFT) build --build-tests $(TESTS)
	$(SWIFT) test --skip-build $(TESTS)

## How the opponents play: levels of Ghost, devil, mind reader, racks and dailies, in both languages; some minutes.
bench:
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
lint:
	@tools/need $(TO_TEST)
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	tools/test-lints
	tools/lint-imports
	tools/lint-names
	tools/lint-length
	$(SWIFT) build --build-tests $(TESTS)

## Build the word lists again from their sources, byte for byte as they are committed.
words:
	tools/words/build.sh

## Record again in which order a start first uses functions and variables, for the linker to lay them out in.
order:
	@tools/need $(TO_BUILD) valgrind
	$(SWIFT) build $(STATIC) --scratch-path .build/order
	tools/startup-order .build/order/release/wordyard $(ORDER)
	rm -f $(BINARY)

install: build
	install -d "$(INSTALLED)/bin" "$(INSTALLED)/share/man/man6"
	install -m 755 $(BINARY) "$(INSTALLED)/bin/wordyard"
	install -m 644 assets/man/wordyard.6 "$(INSTALLED)/share/man/man6/wordyard.6"
	find assets/languages assets/gallows -type f | while read -r file; do \
	  install -D -m 644 "$$file" "$(INSTALLED)/share/wordyard/$${file#assets/}" || exit 1; done

uninstall:
	rm -rf "$(INSTALLED)/share/wordyard"
	rm -f "$(INSTALLED)/bin/wordyard" "$(INSTALLED)/share/man/man6/wordyard.6"

clean:
	rm -rf .build

## The long trials of the engines, which `make test` leaves out: minutes in a debug build.
.PHONY: torture
torture:
	@tools/need $(TO_TEST)
	WORDYARD_TORTURE=1 $(SWIFT) test --disable-xctest --filter EnginesTests
