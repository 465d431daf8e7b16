// ncurses, tamed for Swift: what Swift cannot import (casts, function-like macros,
// shared mutable globals, variadic-looking macros) stands here as constants and inline functions.
#ifndef WORDYARD_CNCURSES_H
#define WORDYARD_CNCURSES_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <term.h>
#include <termios.h>
#include <wchar.h>

// term.h makes short words into macros (`lines`, `columns`, `tab`…); none of them may leak.
#undef lines
#undef columns

static const attr_t CURSES_NORMAL = A_NORMAL;
static const attr_t CURSES_BOLD = A_BOLD;
static const attr_t CURSES_DIM = A_DIM;
static const attr_t CURSES_REVERSE = A_REVERSE;
static const attr_t CURSES_UNDERLINE = A_UNDERLINE;

static const mmask_t CURSES_ALL_BUTTONS =
    BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED | BUTTON3_PRESSED |
    BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON4_RELEASED | BUTTON5_PRESSED | BUTTON5_RELEASED;
static const mmask_t CURSES_LEFT_PRESSED = BUTTON1_PRESSED;
static const mmask_t CURSES_WHEEL_UP = BUTTON4_PRESSED;
static const mmask_t CURSES_WHEEL_DOWN = BUTTON5_PRESSED;

static inline WINDOW *curses_screen(void) { return stdscr; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_pairs(void) { return COLOR_PAIRS; }
static inline int curses_key_mouse(void) { return KEY_MOUSE; }
static inline int curses_key_code(void) { return KEY_CODE_YES; }

/// Takes the terminal on standard input and output over; returns the descriptor to read from, or -1 when
/// terminfo does not know it. It is opened anew so that reading it never waits: ncurses would wait for the rest
/// of a mouse report that never comes, deaf to signals. On standard input itself the shell would inherit that.
static inline int curses_begin(void) {
  int descriptor = open("/proc/self/fd/0", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  FILE *input = descriptor >= 0 ? fdopen(descriptor, "r") : stdin;
  if (newterm(NULL, stdout, input) == NULL) return -1;
  return fileno(input);
}

/// Makes ncurses forget how to reset the terminal's palette: it never changes it, but would reset it on resuming.
static inline void curses_keep_palette(void) {
  char *reset = tigetstr("oc");
  if (reset != NULL && reset != (char *)-1) *reset = '\0';
}

/// Takes a part out of a capability; what follows it moves up.
static inline void curses_cut(char *part, size_t length) { memmove(part, part + length, strlen(part + length) + 1); }

/// Makes ncurses forget to switch the alternate character set off: nothing here switches it on, but each change of
/// attributes would send that, too.
static inline void curses_forget_alternate_set(void) {
  char *off = tigetstr("rmacs"), *normal = tigetstr("sgr0"), *attributes = tigetstr("sgr");
  if (off == NULL || off == (char *)-1 || normal == NULL || normal == (char *)-1) return;
  if (attributes == NULL || attributes == (char *)-1) return;
  char *part = strstr(normal, off);
  if (part != NULL && strlen(off) < strlen(normal)) curses_cut(part, strlen(off));
  part = strstr(attributes, "%?%p9%t");
  char *end = part != NULL ? strstr(part, "%;") : NULL;
  if (end != NULL) curses_cut(part, end + 2 - part);
}

/// Makes a set of signals readable instead of deadly; returns the descriptor to read them from.
static inline int curses_signal_descriptor(const sigset_t *heard) {
  sigprocmask(SIG_BLOCK, heard, NULL);
  return signalfd(-1, heard, SFD_NONBLOCK | SFD_CLOEXEC);
}

/// A blank that looks as these attributes and this colour pair say.
static inline cchar_t curses_blank(attr_t attributes, short pair) {
  cchar_t cell = {0};
  setcchar(&cell, L" ", attributes, pair, NULL);
  return cell;
}

/// Puts graphemes on the screen, side by side.
static inline void curses_put(int row, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(stdscr, row, column, cells, count);
}

static inline void curses_fill_background(const cchar_t *blank) { wbkgrndset(stdscr, blank); }

static inline int curses_window_size(int *row_count, int *column_count) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
  *row_count = size.ws_row;
  *column_count = size.ws_col;
  return 0;
}

/// Whether terminfo knows a capability of type string.
static inline bool curses_has_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value != NULL && value != (char *)-1;
}

#endif
