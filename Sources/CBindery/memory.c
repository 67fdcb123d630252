#include "bindery_memory.h"

#include <features.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void bindery_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void bindery_join_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MXFAST, 0);
#endif
}
