// Locks on single bytes of a file that belong to the open file description, not to the process (F_OFD_SETLK), so that two
// descriptors of one process exclude each other, too. Swift cannot use these commands directly: glibc defines them only
// with _GNU_SOURCE.
#ifndef WORDYARD_CFILELOCK_H
#define WORDYARD_CFILELOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Locks a byte for writing; false when another open file has it locked, or on an error.
bool file_lock_byte(int descriptor, int64_t byte);

bool file_unlock_byte(int descriptor, int64_t byte);

/// Releases all locks of this open file description.
bool file_unlock_all(int descriptor);

/// Whether another open file has a byte locked; false on an error.
bool file_is_byte_locked(int descriptor, int64_t byte);

#endif
