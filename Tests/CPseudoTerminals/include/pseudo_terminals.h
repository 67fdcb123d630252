#ifndef BINDERY_PSEUDO_TERMINALS_H
#define BINDERY_PSEUDO_TERMINALS_H

#include <stddef.h>

/// Opens a pseudo-terminal: returns the terminal's side and writes the path of the app's side, or returns -1.
int bindery_pseudo_terminal_open(char *path, size_t count);

/// Starts a program as the leader of a session whose terminal is the one at a path; returns its process id, or -1.
/// `arguments` and `environment` end with NULL.
int bindery_pseudo_terminal_spawn(
    const char *path, const char *program, char *const arguments[], char *const environment[]);

/// Sets columns and rows of a pseudo-terminal; returns 0, or -1.
int bindery_pseudo_terminal_resize(int descriptor, int columns, int rows);

#endif
