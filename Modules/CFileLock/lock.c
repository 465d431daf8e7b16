#include "CFileLock.h"

#include <fcntl.h>
#include <unistd.h>

/// `count` bytes from `start`; 0 means up to the end of the file.
static struct flock range(short type, int64_t start, int64_t count) {
  return (struct flock){.l_type = type, .l_whence = SEEK_SET, .l_start = start, .l_len = count};
}

bool file_lock_byte(int descriptor, int64_t byte) {
  struct flock lock = range(F_WRLCK, byte, 1);
  return fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

bool file_unlock_byte(int descriptor, int64_t byte) {
  struct flock lock = range(F_UNLCK, byte, 1);
  return fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

bool file_unlock_all(int descriptor) {
  struct flock lock = range(F_UNLCK, 0, 0);
  return fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

bool file_is_byte_locked(int descriptor, int64_t byte) {
  struct flock lock = range(F_WRLCK, byte, 1);
  return fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}
