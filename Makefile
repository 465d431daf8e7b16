PREFIX  ?= /usr/local
BINDIR  ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
MANDIR  ?= $(DATADIR)/man
DESTDIR ?=
ARGS    ?=

TORTURE_S ?= 180

SWIFT   = swift
ORDER   = tools/startup.order
OBJECTS = .build/objects
BINARY  = .build/release/wordyard
START   = $(OBJECTS)/release/CStart.build/start.c.o
SQLITE  = $(OBJECTS)/release/CStart.build/sqlite.c.o

# Everything is compiled once: the tests and the release use the same objects, optimised, with a section for each function and
# with internal names visible to the tests, which costs the release nothing. Debug information, which the release would strip,
# and an index for editors would double the build time; Tests/XCTMain.swift runs the tests, because discovery needs an index.
COMPILED = -c release --scratch-path $(OBJECTS) --disable-index-store -debug-info-format none --explicit-target-dependency-import-check error \
           --disable-xctest --enable-swift-testing -Xswiftc -enable-testing -Xswiftc -Xfrontend -Xswiftc -function-sections \
           $(METADATA) $(UNPLACED)
# Builds the metadata of generic types when compiling where that is possible, instead of when they are first used, which
# is 60,000 of 2.3 million instructions until the first frame.
METADATA = -Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata
# Reproducible in any folder: the binaries contain neither the path of this folder nor a hash of it.
UNPLACED = -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=."

# Swift gives the main function of a program that tests may import a name of its own.
LINK     = $(SWIFT)c -static-executable -use-ld=lld -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=wordyard_main $(WRAPPED) \
           @$(OBJECTS)/release/wordyard.product/Objects.LinkFileList
# Functions of ncurses that Modules/CCursesIO wraps, see io.c, cells.c, moves.c, parameters.c, scrolling.c and styles.c.
WRAPS    = _nc_outch_sp tputs_sp _nc_putp_sp _nc_render _nc_scroll_optimize_sp _nc_tiparm _nc_mvcur_sp _nc_is_charable \
           vid_puts_sp _nc_do_color_sp
WRAPPED  = $(foreach name,$(WRAPS),-Xlinker --wrap=$(name))
ORDERED  = -Xlinker "--symbol-ordering-file=$(CURDIR)/$(ORDER)" -Xlinker --no-warn-symbol-ordering \
           -Xlinker -T -Xlinker "$(CURDIR)/tools/startup.ld"

# Names of Debian packages; tools/need checks whether they are installed and knows their names on other systems.
TO_BUILD = swift clang libmd-dev libncurses-dev libsqlite3-dev
TO_TEST  = $(TO_BUILD) binutils libvterm-dev python3 wamerican wdutch

INSTALL  = BINARY="$(BINARY)" BINDIR="$(BINDIR)" MANDIR="$(MANDIR)" DATADIR="$(DATADIR)" DESTDIR="$(DESTDIR)" tools/install

.PHONY: run build needed test test-program test-tools test-build bench bench-opponents record screenshots lint lint-sources words order \
        completions install uninstall packages dist deb torture long-trials sanitize clean
## Install missing dependencies, build the release, and play.
run: build
	@exec $(BINARY) $(ARGS)

## Build a fully static release: it starts as fast as a C program and does not need Swift to run.
build:
	@tools/need $(TO_BUILD)
	$(SWIFT) build $(COMPILED) --product wordyard
	@mkdir -p $(dir $(BINARY))
	$(LINK) $(ORDERED) -Xlinker -s -o $(BINARY)

## Run all tests, including those of the release build in a pseudo-terminal.
test: test-program test-tools

test-program: build test-build
	tools/run-tests $(OBJECTS)/release/wordyardPackageTests.xctest

## Check that Dispatch, which would slow down every start, is not linked, by searching for the names of its queues, and that
## Modules/CStart matches the Swift runtime and SQLite; test the completions and the installation.
test-tools: build
	@! grep -q com.apple.root $(BINARY) || { echo "$(BINARY) links Dispatch" >&2; exit 1; }
	@for name in $(WRAPS); do nm -A $$(clang -print-file-name=libncursesw.a) $$(clang -print-file-name=libtinfo.a) 2>/dev/null | \
	  grep -q " T $$name$$" || { echo "ncurses has no function $$name to wrap" >&2; exit 1; }; done
	tools/check-start $(START)
	tools/check-start $(SQLITE) "$$(clang -print-file-name=libsqlite3.a)"
	tools/test-check-start $(START)
	tools/test-completions $(BINARY)
	tools/test-install $(BINARY)

## Install missing dependencies of the build and the tests.
needed:
	@tools/need $(TO_TEST)

test-build: needed
	$(SWIFT) build --build-tests $(COMPILED)

## Measure times, bytes, memory and load compared with other programs, then the strength of the opponents; takes some minutes on
## an idle machine. BENCH_ARGS is passed to tools/bench/bench, ROUNDS is the number of rounds of Ghost for each pairing.
bench: build
	@tools/need $(TO_TEST)
	$(SWIFT) build $(COMPILED) --product records-stress
	tools/bench/bench $(BINARY) $(OBJECTS)/release/records-stress $(BENCH_ARGS)
	$(MAKE) bench-opponents

## Measure the opponents: levels of Ghost, devil, mind reader, racks and daily puzzles, in both languages.
bench-opponents:
	@tools/need $(TO_TEST)
	OPPONENTS_BENCH=$(or $(ROUNDS),8000) $(SWIFT) test $(COMPILED) --filter OpponentsBench

## Record the current screens, or those of one SCENE, as the expected ones; review the diff before you commit it.
record:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=$(or $(SCENE),all) $(SWIFT) test $(COMPILED) --filter PlayTests

## Regenerate the README's pictures from frames of the program.
screenshots:
	@tools/need $(TO_TEST)
	WORDYARD_RECORD=screenshots $(SWIFT) test $(COMPILED) --filter ScreenshotTests

## Check the format, imports, references between the folders of Play, and the length of files; build the tests with checked
## dependencies.
lint: lint-sources test-build

lint-sources: needed
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	tools/test-lints
	tools/test-need
	tools/lint-man
	tools/lint-imports
	tools/lint-names
	tools/lint-length

## Rebuild the word lists from their sources; the result is identical to the committed files.
words:
	tools/words/build.sh

## Record the order in which functions and variables are first used at startup; the linker places them in that order.
order:
	@tools/need $(TO_BUILD) valgrind
	$(SWIFT) build $(COMPILED) --product wordyard
	@mkdir -p .build/order
	$(LINK) -o .build/order/wordyard
	tools/startup-order .build/order/wordyard $(ORDER)

## Regenerate the shell completions from the output of `wordyard --help`.
completions: build
	for shell in bash zsh fish; do \
	  tools/completions $(BINARY) $$shell > assets/completions/wordyard.$$shell || exit 1; done

## Install the existing build; builds nothing, so it can be run as root.
install:
	@$(INSTALL)

## Remove the installed files; needs the same variables as `install`.
uninstall:
	@$(INSTALL) --remove

## Build and test the tarball and the package. COMPRESSION=1 makes that faster, and the files larger.
packages: dist deb
	tools/packaging/test .build/dist

## Build a tarball that runs from any folder, and its checksum, in .build/dist.
dist: build
	tools/packaging/dist $(BINARY) .build/dist

## Build a Debian package in .build/dist, and check it with lintian if that is installed.
deb: build
	@tools/need dpkg-dev
	tools/packaging/deb $(BINARY) .build/dist

clean:
	rm -rf .build

## Run stress tests for TORTURE_S seconds: kills, concurrent writers, damaged folders, signals, random input, pastes, hostile
## files; from 180 on, also the long trials of the engines and the unit tests under the sanitizers. TORTURE_ARGS is passed to
## tools/torture/torture, which prints how to reproduce a failure.
torture: build
	@tools/need $(TO_TEST)
	$(SWIFT) build $(COMPILED) --product records-stress
	tools/torture/torture $(BINARY) $(OBJECTS)/release/records-stress --seconds $(TORTURE_S) $(TORTURE_ARGS)
	[ $(TORTURE_S) -lt 180 ] || $(MAKE) long-trials sanitize

long-trials:
	WORDYARD_TORTURE=1 $(SWIFT) test $(COMPILED) --filter EnginesTests

## Run the unit tests under AddressSanitizer, optimized, because in a debug build those of the screens would take hours, and
## under ThreadSanitizer without those of the screens, in a debug build, because an optimized one crashes in the sanitizer.
sanitize:
	@tools/need $(TO_TEST)
	LSAN_OPTIONS="suppressions=tools/leaks.supp:print_suppressions=0" \
	  $(SWIFT) test -c release --sanitize=address --scratch-path .build/address -Xswiftc -enable-testing \
	  --disable-xctest --enable-swift-testing --skip EndToEndTests
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --disable-xctest --enable-swift-testing \
	  --skip EndToEndTests --skip PlayTests
