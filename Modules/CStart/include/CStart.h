// Nothing to call: start.c stands in for parts of the Swift runtime.
