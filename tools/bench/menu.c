/* A menu of twelve rows, drawn with ncurses by a plain C program: what tools/bench compares Wordyard's screens with.
   The up and down keys move the bar, q ends it. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>

static const char *const rows[] = {
    "Continue",    "Hangman",  "Text Twist",  "Ghost",    "Daily", "Table",
    "High scores", "Players",  "How to play", "Language", "Settings", "Quit",
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static void draw_row(int row, int chosen)
{
    attr_t look = row == chosen ? A_BOLD | COLOR_PAIR(1) : A_NORMAL;
    attrset(look);
    mvprintw(6 + row, 13, "%s %-12s  %-40s", row == chosen ? ">" : " ", rows[row], "a sentence about what it opens");
    attrset(A_NORMAL);
}

static void draw_all(int chosen)
{
    erase();
    mvprintw(0, 1, "%-*s", COLS - 2, "Menu");
    mvhline(1, 0, ACS_HLINE, COLS);
    for (int row = 0; row < ROWS; row++)
        draw_row(row, chosen);
    mvprintw(LINES - 1, 1, "Enter open   up down choose   q quit");
    refresh();
}

int main(void)
{
    int chosen = 0;
    setlocale(LC_ALL, "");
    if (!initscr())
        return 1;
    raw();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    if (has_colors()) {
        start_color();
        use_default_colors();
        init_pair(1, COLOR_BLACK, COLOR_YELLOW);
    }
    draw_all(chosen);
    for (;;) {
        int key = getch(), before = chosen;
        if (key == ERR || key == 'q')
            break;
        if (key == KEY_RESIZE) {
            draw_all(chosen);
            continue;
        }
        if (key == KEY_DOWN)
            chosen = (chosen + 1) % ROWS;
        else if (key == KEY_UP)
            chosen = (chosen + ROWS - 1) % ROWS;
        if (chosen != before) {
            draw_row(before, chosen);
            draw_row(chosen, chosen);
            refresh();
        }
    }
    endwin();
    return 0;
}
