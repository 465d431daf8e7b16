// What the files of this module share: the output that is kept in memory, and how it is shortened.
#ifndef WORDYARD_OUTPUT_H
#define WORDYARD_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/// Appends bytes to the output; false when there is no memory.
bool output_append(const void *bytes, size_t count);

/// Whether the output is shortened at the moment.
extern bool styles_are_shortened;

/// Whether the next byte may need something before it: another style, or a movement over skipped blanks.
extern bool styles_are_pending;

/// Whether ncurses is composing sequences that select styles, which are discarded.
extern bool styles_are_discarded;

/// Ends the shortening of the output, with no style.
void styles_end(void);

/// Prepares for a byte of a character, or for a control character. Returns false when the byte must not be sent: it is a
/// blank that is on the screen already.
bool styles_prepare(int byte);

/// Prepares for a sequence of a terminal capability. Returns false when it must not be sent.
bool styles_prepare_sequence(const char *sequence, size_t length);

/// Prepares for a movement that is relative to the position after the last character.
void styles_prepare_move(void);

/// Prepares for an absolute position, before which skipped blanks need no movement.
void styles_prepare_position(void);

/// A movement of the cursor to send instead of the sequence that ncurses composes for it; null without one.
extern const char *composed_move;

/// Writes the digits of a number that is not negative, and a null byte; returns how many digits.
int put_decimal(char *buffer, int number);

#endif
