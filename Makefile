PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=

SWIFT   = swift
CHECKED = --explicit-target-dependency-import-check error
ORDER   = tools/startup.order
STATIC  = -c release --product wordyard $(CHECKED) -Xswiftc -static-executable -Xswiftc -use-ld=lld \
          -Xlinker -z -Xlinker muldefs -Xswiftc -Xfrontend -Xswiftc -function-sections
ORDERED = -Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering
RELEASE = $(STATIC) $(ORDERED) -Xlinker -s
BINARY  = .build/release/wordyard

TO_BUILD = libncursesw5-dev libsqlite3-dev
TO_TEST  = $(TO_BUILD) libvterm-dev wamerican wdutch

.PHONY: run build test bench record screenshots lint words order install uninstall clean

## Install what is missing, build the release, play.
run: build
	@exec $(BINARY) $(ARGS)

## A fully static release build: it starts like a C program and needs no Swift where it is installed.
build:
	@tools/need $(TO_BUILD)
	$(SWIFT) build $(RELEASE)

## Every test, the binary in a pseudo-terminal included. Nothing may link Dispatch, which every start would pay for; its
## names for queues tell.
test: build
	@tools/need $(TO_TEST)
	@! grep -q com.apple.root $(BINARY) || { echo "$(BINARY) brings Dispatch along" >&2; exit 1; }
	$(SWIFT) test --disable-xctest $(CHECKED)

## How often each level of Ghost wins against each other one.
bench:
	@tools/need $(TO_TEST)
	GHOST_BENCH=$(or $(MATCHES),40) $(SWIFT) test --disable-xctest --filter GhostBench

## Keep the screens as they are now; look at the difference before you commit it.
record:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=1 $(SWIFT) test --disable-xctest --filter PlayTests

## Paint the README's pictures anew, from the program's own frames.
screenshots:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=1 $(SWIFT) test --disable-xctest --filter ScreenshotTests

## Format, the dependency rule, and the rule that values import neither C nor Foundation.
lint:
	@tools/need $(TO_TEST)
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@! grep -rnE '^ *(@[a-z]+ )?import +(Glibc|Foundation|C[A-Z])' Sources/Engines Sources/TextUI Sources/Play
	@! grep -rnE '^ *import ' Sources/Engines Sources/TextUI
	@! grep -rnE '^ *(@[a-z]+ )?import +(C[A-Z])' Sources --exclude-dir=Terminal --exclude-dir=Storage --exclude-dir=wordyard
	@! grep -rnE '^ *(@[a-z]+ )?import +(Play|Terminal|TextUI)' Sources/Storage
	@! grep -rnE '^ *(@[a-z]+ )?import +Foundation' Sources
	$(SWIFT) build --build-tests $(CHECKED)

## Build the word lists anew from their sources, byte for byte as they are committed.
words:
	tools/words/build.sh

## Lay functions and variables anew in the order in which the start comes to them.
order:
	@tools/need $(TO_BUILD) valgrind
	$(SWIFT) build $(STATIC) --scratch-path .build/order
	tools/startup-order .build/order/release/wordyard $(ORDER)
	rm -f $(BINARY)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man6
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/wordyard
	install -m 644 assets/man/wordyard.6 $(DESTDIR)$(PREFIX)/share/man/man6/wordyard.6
	cd assets && find languages gallows -type f -exec \
	  install -D -m 644 {} $(abspath $(DESTDIR)$(PREFIX))/share/wordyard/{} \;

uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/share/wordyard
	rm -f $(DESTDIR)$(PREFIX)/bin/wordyard $(DESTDIR)$(PREFIX)/share/man/man6/wordyard.6

clean:
	rm -rf .build

## The long trials of the engines, which `make test` leaves out: minutes in a debug build.
.PHONY: torture
torture:
	@tools/need $(TO_TEST)
	WORDYARD_TORTURE=1 $(SWIFT) test --disable-xctest --filter EnginesTests
