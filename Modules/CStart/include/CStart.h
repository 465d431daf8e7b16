// What concerns the start of the program: start.c and sqlite.c replace parts of libraries, memory.c frees memory.
#ifndef WORDYARD_CSTART_H
#define WORDYARD_CSTART_H

/// Unmaps the code of the program, in release builds, until it is executed again. Call it when little of what has been executed
/// is needed for the next keys.
void start_unmap_code(void);

#endif
