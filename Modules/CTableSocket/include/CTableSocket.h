// Sockets of packets in a folder (AF_UNIX, SOCK_SEQPACKET), and one descriptor for everything that a table waits for. Swift
// cannot name some of these: glibc defines them for GNU sources only, or as unions and macros.
#ifndef WORDYARD_CTABLESOCKET_H
#define WORDYARD_CTABLESOCKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A new socket that never waits and is not inherited; -1 on an error.
int table_socket(void);

/// Binds a socket to a new name, or connects it to one. A path has at most 107 bytes.
/// Returns 0, or the error number.
int table_socket_bind(int descriptor, const char *path);
int table_socket_connect(int descriptor, const char *path);

/// Accepts a connection; -1 when there is none.
int table_socket_accept(int descriptor);

/// The user at the other end; false on an error.
bool table_socket_peer(int descriptor, uint32_t *user);

/// Sends a packet whole or not at all, without waiting and without a signal.
bool table_socket_send(int descriptor, const uint8_t *bytes, size_t count);

/// Receives a packet: its length, which may be more than `capacity`; 0 at the end; -1 when nothing has come, -2 on an error.
ssize_t table_socket_receive(int descriptor, uint8_t *bytes, size_t capacity);

/// Opens a folder only to reach the names in it; -1 on an error.
int table_folder(const char *path);

/// Gives a name in a folder to something that has another one there, unless that name is taken.
/// Returns 0, or the error number.
int table_publish(int folder, const char *from, const char *to);
/// The same on file systems that cannot rename without replacing.
int table_publish_by_link(int folder, const char *from, const char *to);

/// A descriptor that is readable when one of those added is; -1 on an error.
int table_events(void);
bool table_events_add(int events, int descriptor, uint64_t tag);
/// What has happened, without waiting: the tags, those whose other end is gone first; returns how many.
int table_events_ready(int events, uint64_t *tags, int capacity);

/// A timer that is readable once, so many nanoseconds after it was set; none for a negative number.
int table_timer(void);
bool table_timer_set(int timer, int64_t nanoseconds);

/// A descriptor that is readable when a name in the folder comes or goes; -1 on an error.
int table_watch(const char *folder);

#endif
