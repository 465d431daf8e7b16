// Replaces the functions with which libsqlite3.a adds full-text search, R-trees and a table about storage to each database
// connection. The program uses none of them, and the linker then leaves them out. Measured side by side: 4.7 MB instead of
// 5.1 MB of memory at the title, and a program that is 0.3 MB smaller. `make test` checks that the archive still has these
// functions, see tools/check-start.
#ifdef WORDYARD_RELEASE

#include <sqlite3.h>

int sqlite3Fts3Init(sqlite3 *database) { return SQLITE_OK; }
int sqlite3Fts5Init(sqlite3 *database) { return SQLITE_OK; }
int sqlite3RtreeInit(sqlite3 *database) { return SQLITE_OK; }
int sqlite3DbstatRegister(sqlite3 *database) { return SQLITE_OK; }

#endif
