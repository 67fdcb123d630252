// What Swift cannot say: other stacks, handlers of signals, and functions of the C library that Swift does not see.
#include "bindery_descriptor.h"
#include "bindery_main_queue.h"
#include "bindery_memory.h"
#include "bindery_spawn.h"
#include "bindery_stack.h"
#include "bindery_terminal.h"
