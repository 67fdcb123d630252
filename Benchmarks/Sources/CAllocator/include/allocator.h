#pragma once
#include <malloc.h>

/// Bytes that the program has taken from the allocator and not given back.
static inline unsigned long allocated_bytes(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}
