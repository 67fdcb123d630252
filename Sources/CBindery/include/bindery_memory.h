#ifndef BINDERY_MEMORY_H
#define BINDERY_MEMORY_H

/// Gives free memory back to the system. It may take some milliseconds. Does nothing where the C library is not glibc.
void bindery_give_back_memory(void);

/// Joins blocks of memory as they are freed. By default, glibc joins small ones all together when a larger one is needed, which
/// stops a thread for up to 20 ms after ten windows of 1,000 rows have ended. Does nothing where the C library is not glibc.
void bindery_join_freed_memory(void);

#endif
