#define _GNU_SOURCE
#include "bindery_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// The signals that end the process: first those of a crash, whose former handlers may write a report.
static const int ends[] = {
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT,
    SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS, SIGIO, SIGPWR, SIGSTKFLT};
static const int watched[] = {SIGWINCH, SIGCONT, SIGTERM, SIGINT, SIGHUP, SIGTSTP};
enum { CRASH_COUNT = 7, NAMED_COUNT = sizeof ends / sizeof *ends, WATCHED_COUNT = sizeof watched / sizeof *watched };

// The real-time signals follow those with names. Where they begin is known when the program runs: the C library uses the first ones.
static int end_count(void) { return NAMED_COUNT + SIGRTMAX - SIGRTMIN + 1; }
static int end_signal(int index) { return index < NAMED_COUNT ? ends[index] : SIGRTMIN + index - NAMED_COUNT; }

static volatile sig_atomic_t armed = 0;
static int terminal = -1;
static struct termios former_settings;
static char restoring[512];
static size_t restoring_count = 0;
static struct sigaction former_ends[NSIG];

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
  for (int i = 0; i < end_count(); i++) {
    struct sigaction action;
    if (sigaction(end_signal(i), NULL, &action) != 0 || action.sa_flags & SA_SIGINFO) continue;
    if (action.sa_handler == restore_and_end) sigaction(end_signal(i), &former_ends[i], NULL);
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
  for (int i = 0; i < end_count(); i++) {
    if (sigaction(end_signal(i), NULL, &former_ends[i]) != 0 || !is_end(i, &former_ends[i])) continue;
    sigaction(end_signal(i), &action, NULL);
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
  // One after the other: the signal to end that a stopped process got is noted before the one that continues it.
  sigfillset(&action.sa_mask);
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
  sigset_t stop, mask;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  // First the other processes of the job, then this one: it does nothing more until it is continued.
  action.sa_handler = SIG_IGN;
  sigaction(SIGTSTP, &action, &former);
  kill(0, SIGTSTP);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, NULL);
  // The threads of a pool block signals. Sent to a thread that does not, the signal stops the process before this function returns.
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  pthread_kill(pthread_self(), SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &former, NULL);
}

int bindery_terminal_is_in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group > 0 && group != getpgrp();
}

int bindery_terminal_set(int descriptor, const struct termios *settings) {
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  int result = tcsetattr(descriptor, TCSAFLUSH, settings);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  errno = error;
  return result;
}

int bindery_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
