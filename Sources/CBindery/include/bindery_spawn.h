#ifndef BINDERY_SPAWN_H
#define BINDERY_SPAWN_H

#include <spawn.h>

/// Closes all descriptors from a number on in a program that is started with `posix_spawn`. Returns 0, or the number of an error.
int bindery_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

#endif
