// Stands in for two parts of the Swift runtime that cost every start more than the program's own reading of its files:
// one reads /proc/self/maps to find the arguments, the other looks in eight folders for a program that prints
// backtraces. The linker takes these instead of the members CommandLine.cpp.o and Backtrace.cpp.o of libswiftCore.a.
#ifdef WORDYARD_RELEASE

static int argument_count;
static char **arguments;

/// The C library hands the arguments to every constructor.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count) {
  argument_count = count;
  arguments = values;
}

/// Zero is: no backtraces. A crash gives the terminal back and ends, see `CursesTerminal.restoreOnTraps`.
const char _swift_backtraceSettings[256];

_Bool _swift_backtrace_isThunkFunction(const char *name) { return 0; }

#endif
