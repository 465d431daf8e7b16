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

/// Binds bytes that SQLite copies; returns SQLite's result code.
static inline int sqlite_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
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

/// Reads every byte of the open database's file and of its log; returns SQLite's code of the first read that fails.
static inline int sqlite_read_all(sqlite3 *database) {
  static const int files[] = {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER};
  static unsigned char block[1 << 16];
  for (int index = 0; index < 2; index++) {
    sqlite3_file *file = NULL;
    if (sqlite3_file_control(database, "main", files[index], &file) != SQLITE_OK || file == NULL) continue;
    if (file->pMethods == NULL) continue;
    sqlite3_int64 size = 0;
    int code = file->pMethods->xFileSize(file, &size);
    for (sqlite3_int64 place = 0; code == SQLITE_OK && place < size; place += (sqlite3_int64)sizeof block) {
      sqlite3_int64 left = size - place;
      int count = left < (sqlite3_int64)sizeof block ? (int)left : (int)sizeof block;
      code = file->pMethods->xRead(file, block, count, place);
      // Another program has made the file shorter.
      if (code == SQLITE_IOERR_SHORT_READ) code = SQLITE_OK;
    }
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

/// Whether the open file was renamed or deleted.
static inline bool sqlite_has_moved(sqlite3 *database) {
  int moved = 0;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

#endif
