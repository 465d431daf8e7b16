// Replaces wcwidth of the C library, which ncurses calls several times for each cell that changes, with one that knows the
// most frequent characters: 4 % fewer instructions for an arrow key, and the tables of the locale stay untouched. The widths
// are those of the C library in a UTF-8 locale; in others the program shows only ASCII.
#define _XOPEN_SOURCE 700
#include <wchar.h>

int wcwidth(wchar_t character) {
  if (character >= L' ' && character <= L'~') return 1;
  // The lines of boxes and rules.
  if (character >= 0x2500 && character < 0x2580) return 1;
  return wcswidth(&character, 1);
}
