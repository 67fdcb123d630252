#pragma once
#include <malloc.h>

/// The number of bytes that are allocated and not freed.
static inline unsigned long allocated_bytes(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}
