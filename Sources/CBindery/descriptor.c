#define _GNU_SOURCE
#include "bindery_descriptor.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>

// Each message has one byte, because one without bytes would look like the end of the socket.
union control {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr header;
};

int bindery_send_descriptor(int socket, int descriptor) {
  char byte = 0;
  struct iovec part = {&byte, 1};
  union control control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) == 1 ? 0 : -1;
}

int bindery_receive_descriptor(int socket) {
  char byte;
  struct iovec part = {&byte, 1};
  union control control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count < 0) return -1;
  if (count == 0) return -2;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header == NULL || header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) {
    // The system could not give this process another descriptor.
    errno = EMFILE;
    return -1;
  }
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof(int));
  return descriptor;
}
