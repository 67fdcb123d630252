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

/// What the calling thread has set last with `bindery_set_thread_value`; null at first.
void *bindery_thread_value(void);

/// Sets the value of the calling thread.
void bindery_set_thread_value(void *value);

/// The identity of the calling thread: an address that no other living thread has.
const void *bindery_thread(void);

// Lets the address sanitizer find uses of a free block. Without it, these do nothing.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BINDERY_POISONS 1
void __asan_poison_memory_region(void const volatile *address, size_t size);
void __asan_unpoison_memory_region(void const volatile *address, size_t size);
#endif
#endif

/// Marks a free block of memory.
static inline void bindery_poison(void *block, size_t size) {
#ifdef BINDERY_POISONS
  __asan_poison_memory_region(block, size);
#endif
}

/// Marks a block of memory as one that may be used.
static inline void bindery_unpoison(void *block, size_t size) {
#ifdef BINDERY_POISONS
  __asan_unpoison_memory_region(block, size);
#endif
}

#endif
