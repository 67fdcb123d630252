#define _GNU_SOURCE
#include "bindery_spawn.h"

#include <unistd.h>

int bindery_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
#ifdef __GLIBC__
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  // A number that is not open is skipped.
  int error = 0;
  for (int number = first; error == 0 && number < 4096; number++) error = posix_spawn_file_actions_addclose(actions, number);
  return error;
#endif
}
