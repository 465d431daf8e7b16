/* Writes to the file $CRASHES_LOG what a program changes on the disk below the folder $CRASHES_ROOT, in order: for tools/torture,
   which preloads it. A record is a head, one or two paths, and bytes; each is appended with one write. Shared memory of SQLite's
   log is not recorded: it is made anew after a crash. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct __attribute__((packed)) head {
  uint32_t size;
  uint8_t kind;
  uint64_t inode, place;
  uint16_t path, other;
  uint32_t bytes;
};

static int is_below(const char *path) {
  const char *root = getenv("CRASHES_ROOT");
  return root && !strncmp(path, root, strlen(root));
}

static void record(char kind, uint64_t inode, uint64_t place, const char *path, const char *other, const void *bytes, size_t count) {
  static int log = -1;
  int before = errno;
  if (log < 0) {
    const char *name = getenv("CRASHES_LOG");
    int opened = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_APPEND | O_CLOEXEC) : -1;
    if (opened < 0) { errno = before; return; }
    log = fcntl(opened, F_DUPFD_CLOEXEC, 500);
    syscall(SYS_close, opened);
  }
  struct head head = {0, kind, inode, place, strlen(path), strlen(other), count};
  head.size = sizeof head + head.path + head.other + count;
  struct iovec parts[] = {
    {&head, sizeof head}, {(void *)path, head.path}, {(void *)other, head.other}, {(void *)bytes, count}};
  syscall(SYS_writev, log, parts, 4);
  errno = before;
}

/* The path of a descriptor, and what it is; 0 when it is not below the folder. */
static int described(int file, char *path, struct stat *status) {
  char link[64];
  int before = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t count = readlink(link, path, PATH_MAX - 1);
  path[count > 0 ? count : 0] = 0;
  int is_known = count > 0 && is_below(path) && !fstat(file, status);
  errno = before;
  return is_known;
}

static const char *absolute(int folder, const char *name, char *path) {
  if (name[0] == '/') return strcpy(path, name);
  struct stat status;
  if (folder == AT_FDCWD) {
    if (!getcwd(path, PATH_MAX)) path[0] = 0;
  } else if (!described(folder, path, &status)) {
    path[0] = 0;
  }
  if (strlen(path) + strlen(name) + 2 < PATH_MAX) strcat(strcat(path, "/"), name);
  return path;
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int opened(int file, int folder, const char *name, int flags, int was_there) {
  char path[PATH_MAX];
  struct stat status;
  if (file < 0 || !(flags & (O_CREAT | O_TRUNC)) || !described(file, path, &status) || !S_ISREG(status.st_mode)) return file;
  absolute(folder, name, path);
  if (!was_there) record('C', status.st_ino, 0, path, "", "", 0);
  else if (flags & O_TRUNC) record('T', status.st_ino, 0, path, "", "", 0);
  return file;
}

static int is_there(int folder, const char *name, int flags) {
  struct stat status;
  int before = errno;
  int answer = (flags & O_CREAT) && !fstatat(folder, name, &status, 0);
  errno = before;
  return answer || !(flags & O_CREAT);
}

#define MODE \
  mode_t mode = 0; \
  va_list rest; \
  va_start(rest, flags); \
  if (flags & (O_CREAT | __O_TMPFILE)) mode = va_arg(rest, mode_t); \
  va_end(rest)

int open(const char *name, int flags, ...) {
  REAL(open);
  MODE;
  int was = is_there(AT_FDCWD, name, flags);
  return opened(real(name, flags, mode), AT_FDCWD, name, flags, was);
}

int open64(const char *name, int flags, ...) {
  REAL(open64);
  MODE;
  int was = is_there(AT_FDCWD, name, flags);
  return opened(real(name, flags, mode), AT_FDCWD, name, flags, was);
}

int openat(int folder, const char *name, int flags, ...) {
  REAL(openat);
  MODE;
  int was = is_there(folder, name, flags);
  return opened(real(folder, name, flags, mode), folder, name, flags, was);
}

int openat64(int folder, const char *name, int flags, ...) {
  REAL(openat64);
  MODE;
  int was = is_there(folder, name, flags);
  return opened(real(folder, name, flags, mode), folder, name, flags, was);
}

static void written(int file, const void *bytes, ssize_t count, int64_t place) {
  char path[PATH_MAX];
  struct stat status;
  if (count <= 0 || !described(file, path, &status) || !S_ISREG(status.st_mode)) return;
  if (place < 0) place = lseek(file, 0, SEEK_CUR) - count;
  record('W', status.st_ino, place, path, "", bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  ssize_t done = real(file, bytes, count);
  written(file, bytes, done, -1);
  return done;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  REAL(pwrite);
  ssize_t done = real(file, bytes, count, place);
  written(file, bytes, done, place);
  return done;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  REAL(pwrite64);
  ssize_t done = real(file, bytes, count, place);
  written(file, bytes, done, place);
  return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(writev);
  ssize_t done = real(file, parts, count), left = done, place = done > 0 ? lseek(file, 0, SEEK_CUR) - done : 0;
  for (int index = 0; index < count && left > 0; index++) {
    ssize_t part = left < (ssize_t)parts[index].iov_len ? left : (ssize_t)parts[index].iov_len;
    if (place >= 0) written(file, parts[index].iov_base, part, place);
    place += part;
    left -= part;
  }
  return done;
}

static int truncated(int done, int file, int64_t size) {
  char path[PATH_MAX];
  struct stat status;
  if (!done && described(file, path, &status)) record('T', status.st_ino, size, path, "", "", 0);
  return done;
}

int ftruncate(int file, off_t size) {
  REAL(ftruncate);
  return truncated(real(file, size), file, size);
}

int ftruncate64(int file, off64_t size) {
  REAL(ftruncate64);
  return truncated(real(file, size), file, size);
}

static int synced(int done, int file) {
  char path[PATH_MAX];
  struct stat status;
  if (!done && described(file, path, &status)) record(S_ISDIR(status.st_mode) ? 'D' : 'S', status.st_ino, 0, path, "", "", 0);
  return done;
}

int fsync(int file) {
  REAL(fsync);
  return synced(real(file), file);
}

int fdatasync(int file) {
  REAL(fdatasync);
  return synced(real(file), file);
}

static int named(int done, char kind, int folder, const char *name, int other_folder, const char *other) {
  char path[PATH_MAX], second[PATH_MAX] = "";
  if (done) return done;
  absolute(folder, name, path);
  if (other) absolute(other_folder, other, second);
  if (is_below(path) || is_below(second)) record(kind, 0, 0, path, second, "", 0);
  return done;
}

int rename(const char *name, const char *other) {
  REAL(rename);
  return named(real(name, other), 'R', AT_FDCWD, name, AT_FDCWD, other);
}

int renameat(int folder, const char *name, int other_folder, const char *other) {
  REAL(renameat);
  return named(real(folder, name, other_folder, other), 'R', folder, name, other_folder, other);
}

int renameat2(int folder, const char *name, int other_folder, const char *other, unsigned flags) {
  REAL(renameat2);
  return named(real(folder, name, other_folder, other, flags), 'R', folder, name, other_folder, other);
}

int unlink(const char *name) {
  REAL(unlink);
  return named(real(name), 'U', AT_FDCWD, name, 0, 0);
}

int unlinkat(int folder, const char *name, int flags) {
  REAL(unlinkat);
  return named(real(folder, name, flags), 'U', folder, name, 0, 0);
}

int rmdir(const char *name) {
  REAL(rmdir);
  return named(real(name), 'U', AT_FDCWD, name, 0, 0);
}

int link(const char *name, const char *other) {
  REAL(link);
  return named(real(name, other), 'L', AT_FDCWD, name, AT_FDCWD, other);
}

int linkat(int folder, const char *name, int other_folder, const char *other, int flags) {
  REAL(linkat);
  return named(real(folder, name, other_folder, other, flags), 'L', folder, name, other_folder, other);
}

int mkdir(const char *name, mode_t mode) {
  REAL(mkdir);
  return named(real(name, mode), 'M', AT_FDCWD, name, 0, 0);
}

int mkdirat(int folder, const char *name, mode_t mode) {
  REAL(mkdirat);
  return named(real(folder, name, mode), 'M', folder, name, 0, 0);
}
