// ncurses for Swift: constants and inline functions for what Swift cannot import: casts, function-like macros, mutable globals,
// and windows, a type that is incomplete from ncurses 6.5 on.
#ifndef WORDYARD_CNCURSES_H
#define WORDYARD_CNCURSES_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// term.h defines macros with these names, which would affect every file that includes this one.
#undef lines
#undef columns

static const attr_t CURSES_NORMAL = A_NORMAL;
static const attr_t CURSES_BOLD = A_BOLD;
static const attr_t CURSES_REVERSE = A_REVERSE;
static const attr_t CURSES_UNDERLINE = A_UNDERLINE;

/// The arguments of curs_set, which are unnamed in ncurses.
static const int CURSES_CURSOR_INVISIBLE = 0;
static const int CURSES_CURSOR_NORMAL = 1;

/// Initializes ncurses, which only paints, for the terminal that `TERM` names; false when terminfo has no entry for it.
/// The size is not to be relied on: the program takes it from the terminal afterwards.
static inline bool curses_begin(FILE *output) {
  use_env(FALSE);
  use_tioctl(TRUE);
  // ncurses does not handle a signal that is ignored at this moment. The program receives it as input.
  void (*before)(int) = signal(SIGTSTP, SIG_IGN);
  SCREEN *screen = newterm(NULL, output, output);
  // ncurses 6.5 refuses a terminal whose description has no size, unless it may look at LINES and COLUMNS as well.
  if (screen == NULL) {
    use_env(TRUE);
    screen = newterm(NULL, output, output);
    use_env(FALSE);
  }
  signal(SIGTSTP, before);
  return screen != NULL;
}

/// The size of the palette. A direct-colour terminal interprets colour numbers above 7 as red, green and blue, so it has 8.
static inline int curses_colors(void) { return COLORS > 0x8000 ? 8 : COLORS; }

static inline int curses_rows(void) { return getmaxy(stdscr); }
static inline int curses_columns(void) { return getmaxx(stdscr); }

/// Erases the screen with a blank of these attributes and this colour pair; the next refresh clears the terminal.
static inline void curses_clear(attr_t attributes, short pair) {
  cchar_t blank;
  setcchar(&blank, L" ", attributes, pair, NULL);
  wbkgrndset(stdscr, &blank);
  werase(stdscr);
  clearok(stdscr, TRUE);
}

/// Writes characters anew instead of inserting and deleting some before them.
static inline void curses_rewrite_characters(void) { idcok(stdscr, FALSE); }

/// Makes a cell of a character and a combining mark, 0 for none.
static inline void curses_set(cchar_t *cell, uint32_t base, uint32_t mark, attr_t attributes, short pair) {
  wchar_t text[] = {(wchar_t)base, (wchar_t)mark, 0};
  setcchar(cell, text, attributes, pair, NULL);
}

/// Writes a run of cells to the screen.
static inline void curses_put(int row, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(stdscr, row, column, cells, count);
}

/// Sends changes of the screen of which more follow, and leaves the terminal's cursor wherever that is convenient.
static inline void curses_refresh(void) {
  leaveok(stdscr, TRUE);
  wrefresh(stdscr);
}

/// Sends the changes of the screen, and moves the terminal's cursor to a place.
static inline void curses_refresh_to(int row, int column) {
  leaveok(stdscr, FALSE);
  wmove(stdscr, row, column);
  wrefresh(stdscr);
}

static inline char *curses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// The name of a capability of type string, by its index; `NULL` after the last.
static inline const char *curses_capability_name(int index) { return strnames[index]; }

/// Whether the terminal has a capability of type string.
static inline bool curses_has_capability(const char *name) { return curses_capability(name) != NULL; }

/// Whether the terminal erases with the colour of the background.
static inline bool curses_erases_in_color(void) { return tigetflag((char *)"bce") > 0; }

/// Whether the terminal can underline coloured text; ncurses omits attributes that it cannot combine with colours.
static inline bool curses_underlines_colors(void) {
  enum { UNDERLINE = 2 };  // A bit of `no_color_video`, see terminfo(5).
  int excluded = tigetnum((char *)"ncv");
  return excluded < 0 || (excluded & UNDERLINE) == 0;
}

/// The descriptor that `curses_write` writes to.
static inline int *curses_target(void) {
  static int descriptor = -1;
  return &descriptor;
}

static inline int curses_write(int byte) {
  char character = (char)byte;
  return write(*curses_target(), &character, 1) == 1 ? byte : EOF;
}

/// Writes a sequence of terminfo to a descriptor at once, with the pauses that it asks for; false when there is none.
static inline bool curses_send_sequence(const char *sequence, int descriptor) {
  if (sequence == NULL) return false;
  *curses_target() = descriptor;
  tputs(sequence, 1, curses_write);
  return true;
}

/// Writes a capability of type string to a descriptor; false when the terminal has no such capability.
static inline bool curses_send(const char *name, int descriptor) {
  return curses_send_sequence(curses_capability(name), descriptor);
}

/// Lets all rows of the terminal scroll.
static inline void curses_send_whole_region(int descriptor) {
  char *region = curses_capability("csr");
  if (region != NULL) curses_send_sequence(tiparm(region, 0, LINES - 1), descriptor);
}

#endif
