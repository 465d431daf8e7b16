#include "CTableSocket.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <unistd.h>

/// The maximum amount of unread data of a peer, in bytes; the kernel doubles it.
enum { SEND_BUFFER = 8 << 10 };

static int limited(int descriptor) {
  int size = SEND_BUFFER;
  if (descriptor >= 0) setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  return descriptor;
}

int table_socket(void) { return limited(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)); }

static bool name(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  size_t length = strlen(path);
  if (length >= sizeof address->sun_path) return false;
  memcpy(address->sun_path, path, length);
  return true;
}

int table_socket_bind(int descriptor, const char *path) {
  struct sockaddr_un address;
  if (!name(&address, path)) return ENAMETOOLONG;
  return bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0 ? 0 : errno;
}

int table_socket_connect(int descriptor, const char *path) {
  struct sockaddr_un address;
  if (!name(&address, path)) return ENAMETOOLONG;
  return connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0 ? 0 : errno;
}

int table_socket_accept(int descriptor) {
  return limited(accept4(descriptor, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC));
}

bool table_socket_peer(int descriptor, uint32_t *user) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return false;
  *user = peer.uid;
  return true;
}

bool table_socket_send(int descriptor, const uint8_t *bytes, size_t count) {
  return send(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL) == (ssize_t)count;
}

ssize_t table_socket_receive(int descriptor, uint8_t *bytes, size_t capacity) {
  ssize_t count;
  do count = recv(descriptor, bytes, capacity, MSG_DONTWAIT | MSG_TRUNC);
  while (count < 0 && errno == EINTR);
  if (count >= 0) return count;
  return errno == EAGAIN ? -1 : -2;
}

int table_folder(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

int table_publish_by_link(int folder, const char *from, const char *to) {
  if (linkat(folder, from, folder, to, 0) != 0) return errno;
  unlinkat(folder, from, 0);
  return 0;
}

int table_publish(int folder, const char *from, const char *to) {
  if (renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno == EINVAL || errno == ENOSYS) return table_publish_by_link(folder, from, to);
  return errno;
}

int table_events(void) { return epoll_create1(EPOLL_CLOEXEC); }

bool table_events_add(int events, int descriptor, uint64_t tag) {
  struct epoll_event event = {.events = EPOLLIN | EPOLLRDHUP, .data.u64 = tag};
  return epoll_ctl(events, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

int table_events_ready(int events, uint64_t *tags, int capacity) {
  struct epoll_event ready[32];
  if (capacity > 32) capacity = 32;
  int count = epoll_wait(events, ready, capacity, 0);
  int sorted = 0;
  const uint32_t ends = EPOLLRDHUP | EPOLLHUP | EPOLLERR;
  for (int pass = 0; pass < 2; pass++)
    for (int index = 0; index < count; index++)
      if (((ready[index].events & ends) != 0) == (pass == 0)) tags[sorted++] = ready[index].data.u64;
  return sorted;
}

int table_timer(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC); }

bool table_timer_set(int timer, int64_t nanoseconds) {
  struct itimerspec time = {0};
  if (nanoseconds == 0) nanoseconds = 1;
  if (nanoseconds > 0) {
    time.it_value.tv_sec = nanoseconds / 1000000000;
    time.it_value.tv_nsec = nanoseconds % 1000000000;
  }
  return timerfd_settime(timer, 0, &time, NULL) == 0;
}

int table_watch(const char *folder) {
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch < 0) return -1;
  if (inotify_add_watch(watch, folder, IN_MOVED_TO | IN_CREATE | IN_DELETE) >= 0) return watch;
  close(watch);
  return -1;
}
