// Functions of the C library as ncurses needs them: input and output with few system calls, see io.c, and characters and
// numbers without the tables of the locale and stdio, see text.c. Where the program is linked with `--wrap`, it also wraps
// functions of ncurses, see io.c, cells.c, moves.c, parameters.c, scrolling.c and styles.c. For a program with one thread.
#ifndef WORDYARD_CCURSESIO_H
#define WORDYARD_CCURSESIO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Keeps what is written to a descriptor in memory instead, until `curses_io_end`.
/// - Parameter terminal: a non-blocking descriptor to which the first parts of long output are sent meanwhile; -1 for none.
void curses_io_begin(int descriptor, int terminal);

/// Forgets the bytes that are kept, wherever ncurses is interrupted. Allocates nothing, for a handler of signals.
void curses_io_abandon(void);

/// How many of the bytes have been sent.
size_t curses_io_sent(void);

/// How many bytes have been kept since then.
size_t curses_io_count(void);

/// Ends that and returns the bytes, `curses_io_count` of them, which are valid until it begins again.
const uint8_t *curses_io_end(void);

/// Reads as many bytes at a time as have arrived at a non-blocking descriptor, for callers of `read` that ask for few. For
/// callers of `poll`, the bytes that were read ahead are input that has arrived.
void curses_io_read_ahead(int descriptor);

/// The bytes that have arrived at that descriptor and have not been read, as they lie in memory, with zeros after them; 0 when
/// there are none, or more than eight.
uint64_t curses_io_peek(void);

/// Reads all of those bytes.
void curses_io_take_all(void);

/// Gives back the last bytes that were read from that descriptor, at most those of the last call of `read`: they are read
/// again.
void curses_io_give_back(size_t count);

/// Whether the next frames search for rows that have been scrolled; true at the start.
void curses_io_search_scrolled_rows(bool search);

/// Defines the colours of a pair, 1 to 255; -1 is the terminal's own.
void curses_styles_define(int pair, int foreground, int background);

/// Whether the first eight colours are selected by their index like all others, `38;5;3`, instead of `33`; false at the start.
void curses_styles_index_colors(bool are_indexed);

/// Shortens what is kept in memory from now until `curses_io_end`: the sequences that switch styles, and movements of the
/// cursor. The terminal must use no style. Without `--wrap` everything is kept as ncurses sends it.
void curses_styles_begin(void);

/// Clears the screen with the background of a pair, and leaves the cursor where it is.
void curses_styles_clear(int pair);

/// Whether blanks without a style only move the cursor, because they are on the screen already; false at the beginning, and in
/// output that is not shortened.
void curses_styles_skip_blanks(bool skips);

#endif
