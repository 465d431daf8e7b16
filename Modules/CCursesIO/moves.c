// Wraps the function with which ncurses moves the cursor. For each move it composes up to four relative sequences, in 1,200
// instructions, and sends the shortest. `StyleSequences` shortens an absolute position in the same row to the column, which is
// rarely longer. Therefore relative sequences are tried only for short distances: 8 % fewer instructions for a page of the
// statistics.
#include "CCursesIO.h"

#include <stdlib.h>

/// The function of ncurses, to which the linker gives this name (`--wrap`). Null without that option.
int __real__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) __attribute__((weak));

static bool shortens_positions = false;

void curses_io_shorten_positions(bool shortens) { shortens_positions = shortens; }

/// The longest distance in columns for which relative sequences are tried, e.g. backspaces; and a position from which ncurses
/// can only move to an absolute one.
enum { NEAR = 3, UNKNOWN = -1 };

int __wrap__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) {
  bool is_near = column == 0 || abs(column - old_column) <= NEAR;
  bool is_relative = !shortens_positions || ((row == old_row || row == old_row + 1) && is_near);
  return is_relative ? __real__nc_mvcur_sp(screen, old_row, old_column, row, column)
                     : __real__nc_mvcur_sp(screen, UNKNOWN, UNKNOWN, row, column);
}
