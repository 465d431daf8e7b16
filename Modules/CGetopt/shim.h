// getopt_long, whose results are mutable globals, which Swift 6 does not allow.
#ifndef WORDYARD_CGETOPT_H
#define WORDYARD_CGETOPT_H

#include <getopt.h>
#include <stddef.h>

static inline const char *getopt_value(void) { return optarg; }
static inline int getopt_index(void) { return optind; }
// The option that was refused: its code when it is in the table, else its character; 0 for an unknown long one.
static inline int getopt_option(void) { return optopt; }
static inline void getopt_be_quiet(void) { opterr = 0; }

#endif
