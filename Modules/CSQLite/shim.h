// SQLite, and what Swift cannot import of it: casts to destructors, variadic functions.
#ifndef WORDYARD_CSQLITE_H
#define WORDYARD_CSQLITE_H

#include <sqlite3.h>
#include <stddef.h>

/// Binds a text that SQLite copies; returns SQLite's result code.
static inline int sqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

/// Has a database left as it is, or not, when its last connection closes, write-ahead log included.
static inline int sqlite_leave_as_is(sqlite3 *database, int is_left) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_left, NULL);
}

/// Reads the first bytes of an open database's file without locking it; returns SQLite's result code. SQLite's
/// own descriptor does it: closing another one would drop the locks of this process.
static inline int sqlite_read_header(sqlite3 *database, unsigned char *header, int bytes) {
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == NULL || file->pMethods == NULL) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, header, bytes, 0);
}

/// Whether the file that is open no longer lies under its name.
static inline int sqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

#endif
