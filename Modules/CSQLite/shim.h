// SQLite, and wrappers for what Swift cannot import: casts to destructors, and variadic functions.
#ifndef WORDYARD_CSQLITE_H
#define WORDYARD_CSQLITE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/// Binds a text that SQLite copies; returns SQLite's result code.
static inline int sqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

/// Sets whether the write-ahead log is written back into the database and deleted when its last connection closes.
static inline int sqlite_set_checkpoint_on_close(sqlite3 *database, bool is_on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_on ? 0 : 1, NULL);
}

/// Reads the first bytes of an open database's file without locking it; returns SQLite's result code. It uses SQLite's own
/// descriptor, because closing another one would release the locks of this process.
static inline int sqlite_read_header(sqlite3 *database, unsigned char *header, int bytes) {
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == NULL || file->pMethods == NULL) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, header, bytes, 0);
}

/// Whether the open file was renamed or deleted.
static inline bool sqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

#endif
