#ifndef BINDERY_MEMORY_H
#define BINDERY_MEMORY_H

/// Gives free memory back to the system. It may take some milliseconds. Does nothing where the C library is not glibc.
void bindery_give_back_memory(void);

#endif
