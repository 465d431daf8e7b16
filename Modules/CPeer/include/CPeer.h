// Who is at the other end of a local socket. Swift cannot ask this itself: glibc declares `struct ucred` only with
// _GNU_SOURCE.
#ifndef WORDYARD_CPEER_H
#define WORDYARD_CPEER_H

#include <stdbool.h>
#include <stdint.h>

/// The user ID of the process that connected a local stream socket; false on an error.
bool peer_user(int descriptor, uint32_t *user);

#endif
