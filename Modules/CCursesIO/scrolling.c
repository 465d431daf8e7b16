// Wraps the function with which ncurses searches for rows that have been scrolled. That computes hash values of rows:
// 6 % of the instructions for an arrow key that changes two rows, among which nothing can have been scrolled, and 2 % for a page
// of the statistics, which has no row of the page before.
#include "CCursesIO.h"

/// The function of ncurses, to which the linker gives this name (`--wrap`). Null without that option.
void __real__nc_scroll_optimize_sp(void *screen) __attribute__((weak));

static bool searches = true;

void curses_io_search_scrolled_rows(bool search) { searches = search; }

/// Without the search all changed rows are sent as they are. The hash values of rows that change meanwhile become outdated, so
/// that a later search may miss them, or scroll without saving anything; the display is the same.
void __wrap__nc_scroll_optimize_sp(void *screen) {
  if (searches) __real__nc_scroll_optimize_sp(screen);
}
