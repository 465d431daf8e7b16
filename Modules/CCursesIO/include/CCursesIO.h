// Functions of the C library as ncurses needs them: input and output with few system calls, see io.c, and characters and
// numbers without the tables of the locale and stdio, see text.c. Where the program is linked with `--wrap`, it also wraps
// functions of ncurses, see io.c, cells.c, moves.c, parameters.c and scrolling.c. For a program with one thread.
#ifndef WORDYARD_CCURSESIO_H
#define WORDYARD_CCURSESIO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Keeps what is written to a descriptor in memory instead, until `curses_io_end`.
void curses_io_begin(int descriptor);

/// How many bytes have been kept since then.
size_t curses_io_count(void);

/// Ends that and returns the bytes, `curses_io_count` of them, which are valid until it begins again.
const uint8_t *curses_io_end(void);

/// Reads as many bytes at a time as have arrived at a non-blocking descriptor, for callers of `read` that ask for few. For
/// callers of `poll`, the bytes that were read ahead are input that has arrived.
void curses_io_read_ahead(int descriptor);

/// Gives back the last bytes that were read from that descriptor, at most those of the last call of `read`: they are read
/// again.
void curses_io_give_back(size_t count);

/// Whether the next frames search for rows that have been scrolled; true at the start.
void curses_io_search_scrolled_rows(bool search);

/// Whether positions are shortened to the column where they are in the same row as the one before; false at the start.
void curses_io_shorten_positions(bool shortens);

#endif
