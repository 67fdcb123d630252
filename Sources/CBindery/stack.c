#define _GNU_SOURCE
#include "bindery_stack.h"

// Swift cannot call these functions: they return twice, or take any number of arguments.
#if defined(__linux__)
#include <features.h>
#endif

// The sanitizers keep their own account of each stack, and put frames elsewhere: with them, all stays on the thread's.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <pthread.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
  void (*body)(void *);
  void *context;
};

// What the new stack begins with; read at once by the thread that wrote it.
static _Thread_local struct call next_call;

static void enter(void) {
  struct call call = next_call;
  call.body(call.context);
}

bool bindery_call_on_stack(size_t size, void (*body)(void *), void *context) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) return false;
  // Who runs over the end hits this page and nobody's memory.
  mprotect(memory, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  ucontext_t caller, own;
  bool is_done = getcontext(&own) == 0;
  if (is_done) {
    own.uc_stack.ss_sp = memory;
    own.uc_stack.ss_size = size;
    own.uc_link = &caller;
    next_call = (struct call){body, context};
    makecontext(&own, enter, 0);
    is_done = swapcontext(&caller, &own) == 0;
  }
  munmap(memory, size);
  return is_done;
}

bool bindery_thread_stack(uintptr_t *floor, size_t *size) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *address = NULL;
  bool is_known = pthread_attr_getstack(&attributes, &address, size) == 0;
  *floor = (uintptr_t)address;
  pthread_attr_destroy(&attributes);
  return is_known;
}

#else

bool bindery_call_on_stack(size_t size, void (*body)(void *), void *context) { return false; }
bool bindery_thread_stack(uintptr_t *floor, size_t *size) { return false; }

#endif

static _Thread_local void *thread_value;

void *bindery_thread_value(void) { return thread_value; }

void bindery_set_thread_value(void *value) { thread_value = value; }

const void *bindery_thread(void) { return &thread_value; }
