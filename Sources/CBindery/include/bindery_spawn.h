#ifndef BINDERY_SPAWN_H
#define BINDERY_SPAWN_H

#include <sys/types.h>

/// Starts a program with the usual handling of signals. It has the given descriptors of this process, at the given numbers, and no others
/// but 1 and 2; 0 reads nothing unless it is given. Returns 0, or the number of an error.
///
/// - program: A path, or a name that is looked up in PATH.
/// - arguments, variables: Lists that end with NULL.
/// - leads_group: Whether it leads a process group of its own.
/// - count: The number of descriptors, at most 16.
int bindery_spawn(
    pid_t *id, const char *program, char *const arguments[], char *const variables[], int leads_group, int count,
    const int ours[], const int theirs[]);

/// Waits for the end of a child process without removing it, so that its number belongs to no other process until `bindery_reap`.
void bindery_await_end(pid_t id);

/// Removes a child process that has ended. Returns its code, or the negative number of the signal that ended it.
int bindery_reap(pid_t id);

#endif
