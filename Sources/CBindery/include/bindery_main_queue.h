#ifndef BINDERY_MAIN_QUEUE_H
#define BINDERY_MAIN_QUEUE_H

/// A descriptor (`eventfd`) that can be read when the main queue has work. Call it on the main thread. Returns -1 where the system's
/// libdispatch has none.
int bindery_main_queue_descriptor(void);

/// Runs the work that the main queue has now. Call it on the main thread.
void bindery_run_main_queue(void);

#endif
