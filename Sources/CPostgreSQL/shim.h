// Debian's place, which needs no pkg-config: without libpq, that would print a warning in each build.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif
