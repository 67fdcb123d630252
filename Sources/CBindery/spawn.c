#define _GNU_SOURCE
#include "bindery_spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

/// Closes all descriptors from a number on in the program.
static int close_from(posix_spawn_file_actions_t *actions, int first) {
#ifdef __GLIBC__
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  // A number that is not open is skipped.
  int error = 0;
  for (int number = first; error == 0 && number < 4096; number++) error = posix_spawn_file_actions_addclose(actions, number);
  return error;
#endif
}

/// Makes our descriptors the program's, by copies with high numbers, so that none is overwritten by one before it.
static int pass(
    posix_spawn_file_actions_t *actions, int count, const int ours[], const int theirs[], int copies[]) {
  int last = 2;
  int error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
  for (int index = 0; index < count && error == 0; index++) {
    copies[index] = fcntl(ours[index], F_DUPFD_CLOEXEC, 64);
    if (copies[index] < 0) return errno;
    if (theirs[index] > last) last = theirs[index];
    error = posix_spawn_file_actions_adddup2(actions, copies[index], theirs[index]);
  }
  return error == 0 ? close_from(actions, last + 1) : error;
}

int bindery_spawn(
    pid_t *id, const char *program, char *const arguments[], char *const variables[], int leads_group, int count,
    const int ours[], const int theirs[]) {
  int copies[16];
  if (count > 16) return EINVAL;
  for (int index = 0; index < count; index++) copies[index] = -1;

  posix_spawnattr_t attributes;
  sigset_t none, all;
  posix_spawnattr_init(&attributes);
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  int group = leads_group ? POSIX_SPAWN_SETPGROUP : 0;
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  int error = pass(&actions, count, ours, theirs, copies);
  if (error == 0) error = posix_spawnp(id, program, &actions, &attributes, arguments, variables);
  for (int index = 0; index < count; index++) {
    if (copies[index] >= 0) close(copies[index]);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

void bindery_await_end(pid_t id) {
  siginfo_t information;
  while (waitid(P_PID, (id_t)id, &information, WEXITED | WNOWAIT) != 0 && errno == EINTR) continue;
}

int bindery_reap(pid_t id) {
  int status = 0;
  while (waitpid(id, &status, 0) < 0 && errno == EINTR) continue;
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
