#define _GNU_SOURCE
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// The signals that end the process: first those of a crash, whose former handlers may write a report.
static const int ends[] = {
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT,
    SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS, SIGIO};
static const int watched[] = {SIGWINCH, SIGCONT, SIGTERM, SIGINT, SIGHUP, SIGTSTP};
enum { CRASH_COUNT = 7, END_COUNT = sizeof ends / sizeof *ends, WATCHED_COUNT = sizeof watched / sizeof *watched };

static volatile sig_atomic_t armed = 0;
static int terminal = -1;
static struct termios former_settings;
static char restoring[512];
static size_t restoring_count = 0;
static struct sigaction former_ends[END_COUNT];

static int pipe_ends[2] = {-1, -1};
static int is_watching = 0;
static struct sigaction former_watched[WATCHED_COUNT];

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written <= 0) {
      if (written < 0 && errno == EINTR) continue;
      return;
    }
    bytes += written;
    count -= (size_t)written;
  }
}

// Whether a signal ends the process: a former handler of a crash does too, but one of another signal may go on.
static int is_end(int index, const struct sigaction *former) {
  if (former->sa_flags & SA_SIGINFO) return index < CRASH_COUNT;
  return former->sa_handler == SIG_DFL || (index < CRASH_COUNT && former->sa_handler != SIG_IGN);
}

static void restore_and_end(int number);

// Gives the signals back their former actions, except for those that something else has changed since.
static void restore_actions(void) {
  for (int i = 0; i < END_COUNT; i++) {
    struct sigaction action;
    if (sigaction(ends[i], NULL, &action) != 0 || action.sa_flags & SA_SIGINFO) continue;
    if (action.sa_handler == restore_and_end) sigaction(ends[i], &former_ends[i], NULL);
  }
}

// Restores the terminal, then lets the signal do what it did before: a crash report goes to a screen that can be read.
static void restore_and_end(int number) {
  int error = errno;
  if (armed) {
    armed = 0;
    int flags = fcntl(terminal, F_GETFL);
    if (flags >= 0) fcntl(terminal, F_SETFL, flags & ~O_NONBLOCK);
    write_all(terminal, restoring, restoring_count);
    tcsetattr(terminal, TCSANOW, &former_settings);
  }
  restore_actions();
  errno = error;
  // Blocked while this handler runs: it is delivered on return.
  raise(number);
}

void bindery_terminal_arm(int descriptor, const struct termios *settings, const char *bytes, size_t count) {
  bindery_terminal_disarm();
  terminal = descriptor;
  former_settings = *settings;
  restoring_count = count < sizeof restoring ? count : sizeof restoring;
  memcpy(restoring, bytes, restoring_count);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_and_end;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < END_COUNT; i++) {
    if (sigaction(ends[i], NULL, &former_ends[i]) != 0 || !is_end(i, &former_ends[i])) continue;
    sigaction(ends[i], &action, NULL);
  }
  armed = 1;
}

void bindery_terminal_disarm(void) {
  if (!armed) return;
  armed = 0;
  restore_actions();
}

static void note(int number) {
  int error = errno;
  char byte = (char)number;
  // A full pipe drops it: enough signals are waiting there.
  ssize_t ignored = write(pipe_ends[1], &byte, 1);
  (void)ignored;
  errno = error;
}

int bindery_terminal_watch_signals(void) {
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  if (is_watching) return pipe_ends[0];
  is_watching = 1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < WATCHED_COUNT; i++) sigaction(watched[i], &action, &former_watched[i]);
  return pipe_ends[0];
}

void bindery_terminal_ignore_signals(int hung_up) {
  if (!is_watching) return;
  is_watching = 0;
  for (int i = 0; i < WATCHED_COUNT; i++) {
    struct sigaction action = former_watched[i];
    if (hung_up && watched[i] == SIGHUP) action.sa_handler = SIG_IGN;
    sigaction(watched[i], &action, NULL);
  }
}

void bindery_terminal_stop(void) {
  struct sigaction action, former;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &former);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &former, NULL);
}

int bindery_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int bindery_terminal_resize(int descriptor, int columns, int rows) {
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
