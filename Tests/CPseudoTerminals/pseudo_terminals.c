#define _GNU_SOURCE
#include "pseudo_terminals.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int bindery_pseudo_terminal_resize(int descriptor, int columns, int rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_col = (unsigned short)columns;
  size.ws_row = (unsigned short)rows;
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

int bindery_pseudo_terminal_open(char *path, size_t count) {
  int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  if (grantpt(descriptor) != 0 || unlockpt(descriptor) != 0 || ptsname_r(descriptor, path, count) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int bindery_pseudo_terminal_spawn(
    const char *path, const char *program, char *const arguments[], char *const environment[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -1;
  }
  // The first terminal that a session's leader opens is the session's.
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = -1;
  if (posix_spawn(&process, program, &actions, &attributes, arguments, environment) != 0) process = -1;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return process;
}
