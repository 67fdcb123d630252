#ifndef BINDERY_TERMINAL_H
#define BINDERY_TERMINAL_H

#include <stddef.h>
#include <termios.h>

/// Remembers how to give the terminal back. From now on a signal that ends the process, but SIGKILL, restores it first: the handlers do only
/// what a signal handler may do. A signal that is ignored stays so, and one that is no crash keeps its handler.
/// `bytes` leaves the modes of a full-screen app; at most 512 are kept.
///
/// Only one terminal is remembered: of several in a process, only the last one that was armed is restored.
void bindery_terminal_arm(int descriptor, const struct termios *settings, const char *bytes, size_t count);

/// Forgets it: the terminal was given back in order.
void bindery_terminal_disarm(void);

/// Catches SIGWINCH, SIGCONT, SIGTERM, SIGINT, SIGHUP and SIGTSTP: each writes its number as a byte to a pipe.
/// Returns the end of the pipe to read from, or -1. The pipe lasts as long as the process.
int bindery_terminal_watch_signals(void);

/// Gives the signals of `bindery_terminal_watch_signals` back their former actions. Where the terminal was closed
/// (`hung_up` is not 0), SIGHUP is ignored from now on: it may come after the end of the input, and the process is ending already.
void bindery_terminal_ignore_signals(int hung_up);

/// Stops the process group as Control-Z does, and returns when it is continued; at once where nothing could continue it.
void bindery_terminal_stop(void);

/// Returns 1 if another process group uses the terminal, as the shell does while a job is in the background. Otherwise 0, also for a
/// terminal that does not control this process.
int bindery_terminal_is_in_background(int descriptor);

/// Changes a terminal's settings and drops what was typed before. A process in the background is stopped until it is in the
/// foreground. Returns 0, or -1 with `errno`.
int bindery_terminal_set(int descriptor, const struct termios *settings);

/// Columns and rows of a terminal; returns 0, or -1 where the descriptor is none.
int bindery_terminal_size(int descriptor, int *columns, int *rows);

#endif
