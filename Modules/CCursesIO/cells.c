// Wraps functions that ncurses calls for each cell.
#define NCURSES_WIDECHAR 1
#include <curses.h>

cchar_t __wrap__nc_render(WINDOW *window, cchar_t cell);
bool __wrap__nc_is_charable(wchar_t character);

/// Combines a cell that is drawn with the background of the window. The cells of a frame already have their colours, so that
/// there is nothing to combine: 4 % fewer instructions for an arrow key.
cchar_t __wrap__nc_render(WINDOW *window, cchar_t cell) {
  (void)window;
  return cell;
}

/// Whether a character is sent as one byte. ncurses asks `wctob`, which text.c replaces, through another function: 1.5 % more
/// instructions for an arrow key.
bool __wrap__nc_is_charable(wchar_t character) { return character >= 0 && character < 0x80; }
