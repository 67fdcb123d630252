#ifndef BINDERY_DESCRIPTOR_H
#define BINDERY_DESCRIPTOR_H

/// Sends a copy of a descriptor over a local socket, without waiting. Returns 0, or -1 with `errno`.
int bindery_send_descriptor(int socket, int descriptor);

/// Receives a descriptor that was sent over a local socket. Returns -1 with `errno` if none came, or -2 if none will come any more.
int bindery_receive_descriptor(int socket);

#endif
