// Declares nothing: start.c replaces parts of the Swift runtime.
