// libvterm and pseudo-terminals for the tests: wrappers for what Swift cannot import, and for what glibc declares only with
// _GNU_SOURCE, which this header must not define: the modules of Swift's C library have other declarations without it.
#ifndef WORDYARD_CVTERM_H
#define WORDYARD_CVTERM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <vterm.h>

/// The code points of a cell, at most `VTERM_MAX_CHARS_PER_CELL`; returns its width in columns.
int vterm_cell(const VTermScreen *screen, int row, int column, uint32_t *code_points);

/// Whether text written now would have no attributes except colours.
int vterm_pen_is_plain(VTerm *terminal);

/// Opens both ends of a new pseudo-terminal of this size, closed in every child; -1 on an error.
int pty_open(int rows, int columns, int *master, int *slave, char *path, size_t room);

/// Opens the other end of a pseudo-terminal temporarily, to inspect it.
int pty_open_slave(const char *path);

int pty_set_size(int fd, int rows, int columns);

/// `POSIX_SPAWN_SETSID`.
extern const short SPAWN_SETSID;

/// Whether this is the number of a system call of the event loop that waits for everything that it watches.
int is_epoll_call(long number);

/// Whether this is the number of a system call that waits for descriptors.
int is_poll_call(long number);

int is_read_call(long number);

/// A pipe whose ends are closed in every child.
int pipe_open(int ends[2]);

/// A descriptor that becomes readable when the process ends.
int process_descriptor(pid_t process);

/// Puts a small file system in the place of a folder, for this thread alone; returns an error number.
int mount_small(const char *folder);

/// Locks it against writing.
int mount_read_only(const char *folder);

/// The user whose permissions this thread has for files; returns the previous one.
int set_file_user(uid_t user);

/// The number of columns of a character in the current locale; -1 for a control character.
int columns_of(uint32_t code_point);

int process_exit_code(int status);
int process_exit_signal(int status);

#endif
