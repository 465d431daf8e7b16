/* Looks once at every word of a list: what tools/bench compares `wordyard find` and `wordyard solve` with.

       scan LIST LETTERS

   prints every word of three or more letters that can be made of LETTERS. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    int file = open(arguments[1], O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0 || status.st_size == 0)
        return perror(arguments[1]), 2;
    const char *text = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (text == MAP_FAILED)
        return perror(arguments[1]), 2;
    int rack[256] = {0};
    for (const char *letter = arguments[2]; *letter; letter++)
        rack[(unsigned char)*letter]++;
    const char *end = text + status.st_size;
    while (text < end) {
        const char *next = memchr(text, '\n', end - text);
        if (!next)
            next = end;
        const char *blank = memchr(text, ' ', next - text);
        int length = (blank ? blank : next) - text;
        int used[256] = {0};
        int place = 0;
        while (place < length && ++used[(unsigned char)text[place]] <= rack[(unsigned char)text[place]])
            place++;
        if (place == length && length >= 3)
            printf("%.*s\n", length, text);
        text = next + 1;
    }
    return 0;
}
