// ncurses for Swift: constants and inline functions for what Swift cannot import: casts, function-like macros and mutable
// globals.
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
#include <unistd.h>
#include <wchar.h>

// term.h defines macros with these names, which would affect every file that includes this one.
#undef lines
#undef columns

static const attr_t CURSES_NORMAL = A_NORMAL;
static const attr_t CURSES_BOLD = A_BOLD;
static const attr_t CURSES_REVERSE = A_REVERSE;
static const attr_t CURSES_UNDERLINE = A_UNDERLINE;

static const mmask_t CURSES_ALL_BUTTONS =
    BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED | BUTTON3_PRESSED |
    BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON4_RELEASED | BUTTON5_PRESSED | BUTTON5_RELEASED;
static const mmask_t CURSES_LEFT_PRESSED = BUTTON1_PRESSED;
static const mmask_t CURSES_WHEEL_UP = BUTTON4_PRESSED;
static const mmask_t CURSES_WHEEL_DOWN = BUTTON5_PRESSED;

/// The arguments of curs_set, which are unnamed in ncurses.
static const int CURSES_CURSOR_INVISIBLE = 0;
static const int CURSES_CURSOR_NORMAL = 1;

/// The image of the next screen, which `doupdate` sends. Drawing into it spares ncurses the copy from `stdscr`: 53,000 of
/// 2.3 million instructions until the first frame, and 3,000 for each key.
static inline WINDOW *curses_screen(void) { return newscr; }

/// A window for reading keys: a pad, because reading from one does not refresh the screen. `NULL` when there is no memory.
static inline WINDOW *curses_keyboard(void) { return newpad(1, 1); }

/// The size of the palette. A direct-colour terminal interprets colour numbers above 7 as red, green and blue, so it has 8.
static inline int curses_colors(void) { return COLORS > 0x8000 ? 8 : COLORS; }

/// The first real-time signal available to programs.
static inline int curses_first_realtime_signal(void) { return SIGRTMIN; }
static inline int curses_last_realtime_signal(void) { return SIGRTMAX; }

/// Initializes ncurses on the terminal of standard input and output. Returns the descriptor to read from, or -1 when
/// terminfo has no entry for it. The terminal is opened a second time, non-blocking: otherwise ncurses would block,
/// delaying signals, until a truncated mouse report is complete. Setting the flag on standard input itself would affect the
/// shell as well.
static inline int curses_begin(void) {
  int descriptor = open("/proc/self/fd/0", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  FILE *input = descriptor >= 0 ? fdopen(descriptor, "r") : stdin;
  // The size of the terminal counts, not LINES and COLUMNS, which a shell may have left behind for another one.
  use_env(FALSE);
  use_tioctl(TRUE);
  // ncurses does not handle a signal that is ignored at this moment; otherwise it would switch its handler off and on again
  // for each frame. The program receives the signal as input.
  void (*before)(int) = signal(SIGTSTP, SIG_IGN);
  SCREEN *screen = newterm(NULL, stdout, input);
  signal(SIGTSTP, before);
  return screen == NULL ? -1 : fileno(input);
}

/// Clears the screen with the next frame. To be called before colour pairs are defined: otherwise ncurses would search the
/// screen for the cells of each pair, which takes 56,000 of 2.3 million instructions until the first frame, and would send
/// all blanks in the new colours.
static inline void curses_clear_with_next_frame(bool clears) { clearok(curscr, clears); }

/// Tells ncurses that the screen has been cleared with a blank. When ncurses clears the screen itself, it remembers blanks that
/// differ from those with colours, and erases them again in each row: 15 % more bytes for another theme.
static inline void curses_note_cleared(const cchar_t *blank) {
  wbkgrndset(curscr, blank);
  werase(curscr);
}

/// Removes the capability to reset the palette. The palette is never changed, but ncurses would reset it when resuming.
static inline void curses_keep_palette(void) {
  char *reset = tigetstr("oc");
  if (reset != NULL && reset != (char *)-1) *reset = '\0';
}

/// Removes a part of a capability's string.
static inline void curses_cut(char *part, size_t length) { memmove(part, part + length, strlen(part + length) + 1); }

/// Removes a condition without an else branch from a capability's string, if it contains no other condition.
static inline void curses_cut_condition(char *capability, const char *condition) {
  char *part = strstr(capability, condition);
  char *end = part != NULL ? strstr(part, "%;") : NULL;
  if (end == NULL) return;
  char *branch = strstr(part, "%e"), *inner = strstr(part + 2, "%?");
  if ((branch == NULL || branch > end) && (inner == NULL || inner > end)) curses_cut(part, end + 2 - part);
}

/// Removes what is never used from the capabilities that set attributes. Without the sequence that disables the alternate
/// character set, each change takes three bytes less.
static inline void curses_drop_unused_attributes(void) {
  char *off = tigetstr("rmacs"), *normal = tigetstr("sgr0"), *attributes = tigetstr("sgr");
  if (off == NULL || off == (char *)-1 || normal == NULL || normal == (char *)-1) return;
  if (attributes == NULL || attributes == (char *)-1) return;
  char *part = strstr(normal, off);
  if (part != NULL && strlen(off) < strlen(normal)) curses_cut(part, strlen(off));
  part = strstr(attributes, "%?%p9%t");
  char *end = part != NULL ? strstr(part, "%;") : NULL;
  if (end != NULL) curses_cut(part, end + 2 - part);
  // Nor are dim, blinking, invisible and protected text, whose conditions take 28,000 of 2.7 million instructions until the
  // first frame.
  curses_cut_condition(attributes, "%?%p5%t");
  curses_cut_condition(attributes, "%?%p4%t");
  curses_cut_condition(attributes, "%?%p7%t");
  curses_cut_condition(attributes, "%?%p8%t");
}

/// Lets a terminal with 256 colours select all of them by their index. The conditions that select the first 16, which no
/// theme uses there, by shorter sequences take 40 % of the instructions for selecting a colour. Other forms of the capability
/// are left as they are.
static inline void curses_select_colors_by_index(void) {
  static const char *const capabilities[] = {"setaf", "setab"}, *const forms[] = {"38;5;%p1%d", "48;5;%p1%d"};
  for (int index = 0; index < 2; index++) {
    char *capability = tigetstr((char *)capabilities[index]);
    if (capability == NULL || capability == (char *)-1) continue;
    char *form = strstr(capability, forms[index]);
    if (strncmp(capability, "\033[%?", 4) != 0 || form == NULL || strcmp(form + strlen(forms[index]), "%;m") != 0) continue;
    curses_cut(form + strlen(forms[index]), 2);
    curses_cut(capability + 2, form - (capability + 2));
  }
}

/// Blocks a set of signals; returns a descriptor to read them from.
static inline int curses_signal_descriptor(const sigset_t *signals) {
  sigprocmask(SIG_BLOCK, signals, NULL);
  return signalfd(-1, signals, SFD_NONBLOCK | SFD_CLOEXEC);
}

/// A blank with these attributes and this colour pair.
static inline cchar_t curses_blank(attr_t attributes, short pair) {
  cchar_t cell = {0};
  setcchar(&cell, L" ", attributes, pair, NULL);
  return cell;
}

/// Writes a run of cells to the image of the next screen.
static inline void curses_put(int row, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(newscr, row, column, cells, count);
}

/// Writes a run of ASCII characters with their attributes and colour pairs, of which there are at most 255.
static inline void curses_put_letters(int row, int column, const chtype *letters, int count) {
  mvwaddchnstr(newscr, row, column, letters, count);
}

/// Sets the cell with which the screen is cleared. ncurses takes it from `newscr` when erasing and from `stdscr` when sending.
static inline void curses_fill_background(const cchar_t *blank) {
  wbkgrndset(stdscr, blank);
  wbkgrndset(newscr, blank);
}

/// The size of the terminal on standard output; -1 when it has none.
static inline int curses_window_size(int *row_count, int *column_count) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
  *row_count = size.ws_row;
  *column_count = size.ws_col;
  return 0;
}

/// Writes a byte for `tputs`, not through the buffer of ncurses.
static inline int curses_write(int byte) {
  char character = (char)byte;
  return write(STDOUT_FILENO, &character, 1) == 1 ? byte : EOF;
}

/// The sequence that ncurses recognizes as an arrow key, `KEY_UP` to `KEY_RIGHT`, as it lies in memory, with zeros after it; 0
/// when there is none, or it is longer than eight bytes. To be called after `keypad`.
static inline uint64_t curses_arrow_sequence(int code) {
  const char *sequence = code == KEY_UP ? key_up : code == KEY_DOWN ? key_down : code == KEY_LEFT ? key_left : key_right;
  uint64_t bytes = 0;
  if (sequence == NULL || strlen(sequence) > sizeof bytes || key_defined(sequence) != code) return 0;
  memcpy(&bytes, sequence, strlen(sequence));
  return bytes;
}

/// Switches all colours and attributes off, whatever ncurses has sent: part of it may not have reached the terminal.
static inline void curses_reset_attributes(void) {
  char *off = tigetstr((char *)"sgr0");
  if (off != NULL && off != (char *)-1) tputs(off, 1, curses_write);
}

/// Whether the terminal has a capability of type string.
static inline bool curses_has_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value != NULL && value != (char *)-1;
}

/// Whether a capability has this value.
static inline bool curses_capability_is(const char *name, const char *value) {
  char *own = tigetstr((char *)name);
  return own != NULL && own != (char *)-1 && strcmp(own, value) == 0;
}

/// Whether a capability selects a colour by these sequences.
static inline bool curses_selects_color(const char *name, int color, const char *sequence) {
  char *capability = tigetstr((char *)name);
  return capability != NULL && capability != (char *)-1 && strcmp(tiparm(capability, color), sequence) == 0;
}

/// How the terminal selects colours.
enum curses_colors_form { CURSES_COLORS_UNKNOWN, CURSES_COLORS_PLAIN, CURSES_COLORS_INDEXED };

/// How the terminal selects the colours from 0 on: as ECMA-48 says, `33`, or by their index, `38;5;3`. All other colours must
/// be selected by their index. Plain for a terminal without colours.
static inline enum curses_colors_form curses_form_of_colors(void) {
  if (!has_colors()) return CURSES_COLORS_PLAIN;
  bool has_more = COLORS >= 256 && COLORS <= 0x8000;
  if (has_more && !curses_selects_color("setaf", 180, "\033[38;5;180m")) return CURSES_COLORS_UNKNOWN;
  if (has_more && !curses_selects_color("setab", 180, "\033[48;5;180m")) return CURSES_COLORS_UNKNOWN;
  if (curses_selects_color("setaf", 3, "\033[38;5;3m") && curses_selects_color("setab", 3, "\033[48;5;3m"))
    return CURSES_COLORS_INDEXED;
  bool is_plain = curses_selects_color("setaf", 3, "\033[33m") && curses_selects_color("setab", 3, "\033[43m");
  return is_plain ? CURSES_COLORS_PLAIN : CURSES_COLORS_UNKNOWN;
}

/// Whether positions, rows, columns, and bold, underlined and reversed text are selected as ECMA-48 says, and such text can have colours.
static inline bool curses_has_standard_sequences(void) {
  return curses_capability_is("cup", "\033[%i%p1%d;%p2%dH") && curses_capability_is("hpa", "\033[%i%p1%dG") &&
         curses_capability_is("vpa", "\033[%i%p1%dd") && curses_capability_is("bold", "\033[1m") &&
         curses_capability_is("smul", "\033[4m") && curses_capability_is("rev", "\033[7m") &&
         tigetnum((char *)"ncv") <= 0;
}

/// Whether the terminal can underline coloured text; ncurses omits attributes that it cannot combine with colours.
static inline bool curses_underlines_colors(void) {
  enum { UNDERLINE = 2 };  // A bit of `no_color_video`, see terminfo(5).
  int excluded = tigetnum((char *)"ncv");
  return excluded < 0 || (excluded & UNDERLINE) == 0;
}

#endif
