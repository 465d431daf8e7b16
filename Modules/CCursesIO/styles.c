// Wraps the functions with which ncurses switches colours and attributes, where the program is linked with `--wrap`. For a switch
// ncurses disables everything and enables what is needed, in up to four sequences, even for blanks, which look alike in most
// colours. Here a switch is only noted, and when something is printed or erased that would look different, the difference is
// sent in one sequence (ECMA-48, "Select Graphic Rendition"): a guess takes 55 bytes instead of 173 to 201.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdlib.h>
#include <string.h>

#include "CCursesIO.h"
#include "output.h"

/// The functions of ncurses, to which the linker gives these names (`--wrap`). Null without that option.
int __real_vid_puts_sp(void *screen, attr_t attributes, short pair, void *options, int (*put)(void *, int))
    __attribute__((weak));
void __real__nc_do_color_sp(void *screen, int before, int pair, int reverse, int (*put)(void *, int)) __attribute__((weak));

bool styles_are_shortened = false, styles_are_pending = false, styles_are_discarded = false;

enum { PAIRS = 256, OWN = -1, PLAIN_COLORS = 8, LONGEST_COLOR = 9 };

static bool are_colors_indexed = false;

/// A colour, and the parameters that select it, each with a separator.
struct color {
  short number;
  unsigned char length;
  char text[LONGEST_COLOR];
};

/// The colours of the pairs by their numbers; 0 is the terminal's own.
static struct pair {
  struct color foreground, background;
} pairs[PAIRS] = {{{OWN, 3, "39;"}, {OWN, 3, "49;"}}};

struct style {
  attr_t attributes;
  const struct pair *colors;
};

static const struct style PLAIN = {A_NORMAL, pairs};

/// The style that the terminal uses now, and the one that the next character needs.
static struct style actual = {A_NORMAL, pairs}, wanted = {A_NORMAL, pairs};

/// Whether plain blanks only move the cursor, and how many of them have not been sent.
static bool skips_blanks = false;
static int skipped = 0;

static bool have_equal_backgrounds(struct style one, struct style other) {
  return one.colors->background.number == other.colors->background.number;
}

static bool are_equal(struct style one, struct style other) {
  return one.attributes == other.attributes && one.colors->foreground.number == other.colors->foreground.number &&
         have_equal_backgrounds(one, other);
}

/// Whether blanks look the same in the style that the terminal uses and in the one that is wanted: the colour of characters
/// and boldness show in them only if they are underlined or reversed.
static bool shows_blanks_alike(void) {
  bool shows_all = ((actual.attributes | wanted.attributes) & (A_UNDERLINE | A_REVERSE)) != 0;
  return shows_all ? are_equal(actual, wanted) : have_equal_backgrounds(actual, wanted);
}

/// Appends a parameter and a separator, and returns the end.
static char *append_parameter(char *end, int parameter) {
  end += put_decimal(end, parameter);
  *end = ';';
  return end + 1;
}

static char *append_color(char *end, const struct color *color) {
  memcpy(end, color->text, sizeof color->text);
  return end + color->length;
}

/// - Parameter base: 30 for the foreground, 40 for the background.
static struct color color(int base, int number) {
  struct color color = {.number = (short)number};
  char text[LONGEST_COLOR + 1], *end;
  if (number == OWN) {
    end = append_parameter(text, base + 9);
  } else if (number < PLAIN_COLORS && !are_colors_indexed) {
    end = append_parameter(text, base + number);
  } else {
    end = append_parameter(append_parameter(append_parameter(text, base + 8), 5), number);
  }
  color.length = (unsigned char)(end - text);
  memcpy(color.text, text, color.length);
  return color;
}

/// Appends the parameters that change one style into another, if none of its attributes has to be disabled, and returns the end.
static char *append_difference(char *end, struct style from, struct style to) {
  attr_t added = to.attributes & ~from.attributes;
  if (added & A_BOLD) end = append_parameter(end, 1);
  if (added & A_UNDERLINE) end = append_parameter(end, 4);
  if (added & A_REVERSE) end = append_parameter(end, 7);
  if (from.colors->foreground.number != to.colors->foreground.number) end = append_color(end, &to.colors->foreground);
  if (!have_equal_backgrounds(from, to)) end = append_color(end, &to.colors->background);
  return end;
}

/// Sends the difference between the styles.
static void switch_style(void) {
  styles_are_pending = skips_blanks;
  if (are_equal(actual, wanted)) return;
  // The longest sequence has ten parameters, of at most three digits; colours are copied as a whole.
  char kept[2 + 10 * 4 + 1] = "\033[", reset[sizeof kept] = "\033[";
  char *end_of_kept = append_difference(kept + 2, actual, wanted), *end_of_reset = reset + 2;
  if (!are_equal(wanted, PLAIN)) end_of_reset = append_difference(append_parameter(end_of_reset, 0), PLAIN, wanted);
  bool is_kept = (actual.attributes & ~wanted.attributes) == 0 && end_of_kept - kept <= end_of_reset - reset;
  char *text = is_kept ? kept : reset, *end = is_kept ? end_of_kept : end_of_reset;
  // Without a parameter there is no separator to replace.
  if (end == text + 2) end++;
  end[-1] = 'm';
  output_append(text, end - text);
  actual = wanted;
}

/// Moves the cursor over the skipped blanks.
static void skip(void) {
  if (skipped == 0) return;
  char text[16] = "\033[";
  char *end = text + 2;
  if (skipped > 1) end += put_decimal(end, skipped);
  *end++ = 'C';
  output_append(text, end - text);
  skipped = 0;
}

void styles_prepare_move(void) { skip(); }

void styles_prepare_position(void) { skipped = 0; }

bool styles_prepare(int byte) {
  bool is_blank = byte == ' ', is_control = byte >= 0 && byte < ' ';
  if (is_blank && skips_blanks && are_equal(wanted, PLAIN)) {
    skipped++;
    return false;
  }
  skip();
  // A line feed may fill a new row with the background; other control characters only move the cursor.
  bool looks_alike = is_control ? byte != '\n' : is_blank && shows_blanks_alike();
  if (!looks_alike) switch_style();
  return true;
}

/// Whether a letter that ends a control sequence is one of those.
static bool is_one_of(const char *letters, char letter) { return letter != '\0' && strchr(letters, letter) != NULL; }

bool styles_prepare_sequence(const char *sequence, size_t length) {
  // Control characters, or a character and a sequence that repeats it.
  size_t characters = 0;
  bool is_sent = true;
  for (; characters < length && sequence[characters] != '\033'; characters++)
    is_sent = styles_prepare((unsigned char)sequence[characters]);
  if (!is_sent && characters < length) skipped += atoi(sequence + characters + strlen("\033["));
  if (characters > 0) return is_sent;
  char final = sequence[1] == '[' ? sequence[length - 1] : '\0';
  if (is_one_of("HG", final)) skipped = 0;
  skip();
  bool looks_alike = is_one_of("HGCDABd", final) || (is_one_of("JKX", final) && shows_blanks_alike());
  if (!looks_alike) switch_style();
  return true;
}

void curses_styles_define(int pair, int foreground, int background) {
  pairs[pair] = (struct pair){color(30, foreground), color(40, background)};
}

void curses_styles_index_colors(bool are_indexed) { are_colors_indexed = are_indexed; }

void curses_styles_begin(void) {
  actual = wanted = PLAIN;
  skips_blanks = false;
  skipped = 0;
  styles_are_shortened = true;
  styles_are_pending = false;
}

void styles_end(void) {
  if (!styles_are_shortened) return;
  skip();
  switch_style();
  styles_are_shortened = styles_are_pending = false;
}

void curses_styles_clear(int pair) {
  wanted = (struct style){A_NORMAL, &pairs[pair]};
  switch_style();
  output_append("\033[2J", 4);
  wanted = PLAIN;
  switch_style();
}

void curses_styles_skip_blanks(bool skips) {
  if (!styles_are_shortened) return;
  skips_blanks = skips;
  styles_are_pending = true;
}

int __wrap_vid_puts_sp(void *screen, attr_t attributes, short pair, void *options, int (*put)(void *, int)) {
  if (!styles_are_shortened) return __real_vid_puts_sp(screen, attributes, pair, options, put);
  // ncurses stores which style the terminal uses; the sequences are not sent.
  styles_are_discarded = true;
  int result = __real_vid_puts_sp(screen, attributes, pair, options, put);
  styles_are_discarded = false;
  wanted = (struct style){attributes & (A_BOLD | A_UNDERLINE | A_REVERSE), &pairs[pair % PAIRS]};
  styles_are_pending = true;
  return result;
}

void __wrap__nc_do_color_sp(void *screen, int before, int pair, int reverse, int (*put)(void *, int)) {
  if (!styles_are_discarded) __real__nc_do_color_sp(screen, before, pair, reverse, put);
}
