#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CPeer.h"

#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

bool peer_user(int descriptor, uint32_t *user) {
#ifdef __linux__
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return false;
  *user = peer.uid;
#else
  uid_t owner;
  gid_t group;
  if (getpeereid(descriptor, &owner, &group) != 0) return false;
  *user = owner;
#endif
  return true;
}
