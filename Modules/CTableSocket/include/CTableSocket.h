// Packet sockets in a folder (AF_UNIX, SOCK_SEQPACKET), and one descriptor for polling everything that a table waits for.
// Swift cannot use some of these functions directly: glibc defines them only with _GNU_SOURCE, or as unions and macros.
#ifndef WORDYARD_CTABLESOCKET_H
#define WORDYARD_CTABLESOCKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A new socket that is non-blocking and not inherited; -1 on an error.
int table_socket(void);

/// Binds a socket to a new name, or connects it to an existing one. A path has at most 107 bytes. Returns 0, or the error
/// number.
int table_socket_bind(int descriptor, const char *path);
int table_socket_connect(int descriptor, const char *path);

/// Accepts a connection; -1 when none is pending.
int table_socket_accept(int descriptor);

/// The user ID of the peer; false on an error.
bool table_socket_peer(int descriptor, uint32_t *user);

/// Sends a packet completely or not at all, without blocking and without a signal.
bool table_socket_send(int descriptor, const uint8_t *bytes, size_t count);

/// Receives a packet and returns its length, which may exceed `capacity`; 0 at the end; -1 when none is pending, -2 on an
/// error.
ssize_t table_socket_receive(int descriptor, uint8_t *bytes, size_t capacity);

/// Opens a folder only for access to the names in it; -1 on an error.
int table_folder(const char *path);

/// Renames a file within a folder, unless the new name exists already. Returns 0, or the error number.
int table_publish(int folder, const char *from, const char *to);
/// The same with link and unlink, for file systems that do not support renaming without replacing.
int table_publish_by_link(int folder, const char *from, const char *to);

/// A descriptor that is readable when one of those added is; -1 on an error.
int table_events(void);
bool table_events_add(int events, int descriptor, uint64_t tag);
/// The tags of the pending events, without waiting, closed connections first; returns their number.
int table_events_ready(int events, uint64_t *tags, int capacity);

/// A timer that becomes readable once, a number of nanoseconds after it is set; a negative number disables it.
int table_timer(void);
bool table_timer_set(int timer, int64_t nanoseconds);

/// A descriptor that is readable when a name in the folder is added or removed; -1 on an error.
int table_watch(const char *folder);

#endif
