// SQLite, and what Swift cannot import of it: casts to destructors, variadic functions.
#ifndef WORDYARD_CSQLITE_H
#define WORDYARD_CSQLITE_H

#include <sqlite3.h>

/// Binds a text that SQLite copies; returns SQLite's result code.
static inline int sqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

#endif
