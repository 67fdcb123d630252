#include "bindery_main_queue.h"

#include <stddef.h>

// What libdispatch offers to Foundation's run loop on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int bindery_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

void bindery_run_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }
