#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __linux__
#include <sys/fsuid.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#endif

#include "CVTerm.h"

int vterm_cell(const VTermScreen *screen, int row, int column, uint32_t *code_points) {
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(screen, position, &cell)) return 0;
  memcpy(code_points, cell.chars, sizeof cell.chars);
  return cell.width;
}

int vterm_pen_is_plain(VTerm *terminal) {
  static const VTermAttr attributes[] = {VTERM_ATTR_BOLD, VTERM_ATTR_UNDERLINE, VTERM_ATTR_ITALIC,
                                         VTERM_ATTR_BLINK, VTERM_ATTR_REVERSE};
  VTermState *state = vterm_obtain_state(terminal);
  for (size_t index = 0; index < sizeof attributes / sizeof attributes[0]; index++) {
    VTermValue value = {0};
    if (vterm_state_get_penattr(state, attributes[index], &value) && (value.boolean || value.number)) return 0;
  }
  return 1;
}

int pty_open(int rows, int columns, int *master, int *slave, char *path, size_t room) {
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*master < 0 || grantpt(*master) != 0 || unlockpt(*master) != 0) return -1;
  if (ptsname_r(*master, path, room) != 0) return -1;
  *slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (*slave < 0 || ioctl(*master, TIOCSWINSZ, &size) != 0) return -1;
  return fcntl(*master, F_SETFL, O_NONBLOCK);
}

int pty_open_slave(const char *path) { return open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC); }

int pty_set_size(int fd, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

const short SPAWN_SETSID = POSIX_SPAWN_SETSID;

#ifdef __linux__

int is_epoll_call(long number) {
#ifdef SYS_epoll_wait
  if (number == SYS_epoll_wait) return 1;
#endif
#ifdef SYS_epoll_pwait
  if (number == SYS_epoll_pwait) return 1;
#endif
  return 0;
}

int is_poll_call(long number) {
#ifdef SYS_poll
  if (number == SYS_poll) return 1;
#endif
  return number == SYS_ppoll;
}

int is_read_call(long number) { return number == SYS_read; }

int pipe_open(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int mount_small(const char *folder) {
  if (unshare(CLONE_NEWNS) != 0) return errno;
  if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
  return mount("none", folder, "tmpfs", 0, "mode=700,nr_inodes=16") == 0 ? 0 : errno;
}

int mount_read_only(const char *folder) {
  return mount("none", folder, NULL, MS_REMOUNT | MS_RDONLY, NULL) == 0 ? 0 : errno;
}

int set_file_user(uid_t user) { return setfsuid(user); }

#else

// What only Linux tells of a process, and file systems of one's own: tests that need them say so.
int is_epoll_call(long number) { return (void)number, 0; }
int is_poll_call(long number) { return (void)number, 0; }
int is_read_call(long number) { return (void)number, 0; }

int pipe_open(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  return fcntl(ends[0], F_SETFD, FD_CLOEXEC) | fcntl(ends[1], F_SETFD, FD_CLOEXEC);
}

int process_descriptor(pid_t process) { return (void)process, -1; }

int mount_small(const char *folder) { return (void)folder, ENOTSUP; }
int mount_read_only(const char *folder) { return (void)folder, ENOTSUP; }

int set_file_user(uid_t user) { return (void)user, -1; }

#endif

int columns_of(uint32_t code_point) { return wcwidth((wchar_t)code_point); }

int process_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
int process_exit_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
