// Wraps the function with which ncurses moves the cursor. That compares four ways to get near from where the cursor is, which
// takes 1,200 instructions, but is seldom shorter than the column alone, which `StyleSequences` leaves of a position in the same
// row. Here it compares them only for short distances: 8 % fewer instructions for a page of the statistics.
#include "CCursesIO.h"

#include <stdlib.h>

/// The function of ncurses, to which the linker gives this name (`--wrap`). Null without that option.
int __real__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) __attribute__((weak));

static bool shortens_positions = false;

void curses_io_shorten_positions(bool shortens) { shortens_positions = shortens; }

/// Up to this distance in columns a move is compared: a few backspaces are shorter than a column.
enum { NEAR = 3, UNKNOWN = -1 };

int __wrap__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) {
  bool is_near = column == 0 || abs(column - old_column) <= NEAR;
  bool is_compared = !shortens_positions || ((row == old_row || row == old_row + 1) && is_near);
  return is_compared ? __real__nc_mvcur_sp(screen, old_row, old_column, row, column)
                     : __real__nc_mvcur_sp(screen, UNKNOWN, UNKNOWN, row, column);
}
