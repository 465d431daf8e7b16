// Wraps the function with which ncurses moves the cursor. For each move it composes up to four relative sequences, in 1,200
// instructions, and sends the shortest. Here an absolute position is sent, and within a row only the column; control
// characters for the beginning of a row, the next row and a few columns to the left: 8 % fewer instructions for a page of the
// statistics, and as many bytes.
#include <string.h>

#include "CCursesIO.h"
#include "output.h"

/// The function of ncurses, to which the linker gives this name (`--wrap`). Null without that option.
int __real__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) __attribute__((weak));

const char *shorter_move = NULL;

enum { UNKNOWN = -1, FEW_COLUMNS = 3 };

/// Returns a sequence that is shorter than the absolute position, perhaps in the buffer; null where there is none.
static const char *shorter(char *buffer, int old_row, int old_column, int row, int column) {
  if (old_row < 0 || old_column < 0) return NULL;
  int rows = row - old_row, columns = column - old_column;
  if (rows == 1 && (column == 0 || columns == 0)) return column == 0 && columns != 0 ? "\r\n" : "\n";
  if (rows != 0) return NULL;
  if (column == 0) return "\r";
  if (columns < 0 && -columns <= FEW_COLUMNS) return &"\b\b\b"[FEW_COLUMNS + columns];
  if (columns == 1) return "\033[C";
  memcpy(buffer, "\033[", 2);
  int digits = put_decimal(buffer + 2, column + 1);
  memcpy(buffer + 2 + digits, "G", 2);
  return buffer;
}

int __wrap__nc_mvcur_sp(void *screen, int old_row, int old_column, int row, int column) {
  bool is_here = row == old_row && column == old_column;
  if (!styles_are_shortened || is_here) return __real__nc_mvcur_sp(screen, old_row, old_column, row, column);
  char buffer[16];
  shorter_move = shorter(buffer, old_row, old_column, row, column);
  int result = __real__nc_mvcur_sp(screen, UNKNOWN, UNKNOWN, row, column);
  shorter_move = NULL;
  return result;
}
