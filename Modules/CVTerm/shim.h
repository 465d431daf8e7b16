// libvterm and the pseudo-terminal, tamed for the tests.
#ifndef WORDYARD_CVTERM_H
#define WORDYARD_CVTERM_H

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <vterm.h>

/// The code points of a cell, at most `VTERM_MAX_CHARS_PER_CELL`; returns its width in columns.
static inline int vterm_cell(const VTermScreen *screen, int row, int column, uint32_t *code_points,
                             int *is_reverse, int *is_bold) {
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(screen, position, &cell)) return 0;
  memcpy(code_points, cell.chars, sizeof cell.chars);
  *is_reverse = cell.attrs.reverse;
  *is_bold = cell.attrs.bold;
  return cell.width;
}

static inline int pty_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
static inline int pty_exit_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

static inline int pty_set_size(int fd, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

#endif
