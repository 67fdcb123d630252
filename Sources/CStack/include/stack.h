#ifndef BINDERY_STACK_H
#define BINDERY_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Calls `body(context)` on a stack of its own of `size` bytes, while the caller's stack waits.
///
/// Returns false, without a call, where that cannot be done.
bool bindery_call_on_stack(size_t size, void (*body)(void *), void *context);

/// The lowest address and the size of the calling thread's stack. Returns false where they are not known.
bool bindery_thread_stack(uintptr_t *floor, size_t *size);

#endif
