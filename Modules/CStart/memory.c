// Gives back the code that only the start has needed. The kernel maps 64 kB around each page that is executed, and keeps it: at
// the title 3.9 MB of code, of which 1.3 MB are executed again. What is needed later is mapped again from the file cache, in 25
// steps of about 1 µs each with the first key. The file stays in the cache either way; what shrinks is the memory of the process.
#define _GNU_SOURCE
#include "CStart.h"

#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// Unmaps the executable segments of the program, which comes first.
static int unmap(struct dl_phdr_info *program, size_t size, void *unused) {
  (void)size;
  (void)unused;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < program->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &program->dlpi_phdr[index];
    // A writable segment may have been changed, and would lose the changes.
    if (segment->p_type != PT_LOAD || (segment->p_flags & (PF_X | PF_W)) != PF_X) continue;
    uintptr_t start = program->dlpi_addr + segment->p_vaddr, end = start + segment->p_filesz;
    start &= ~(page - 1);
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 1;
}

void start_unmap_code(void) { dl_iterate_phdr(unmap, NULL); }
