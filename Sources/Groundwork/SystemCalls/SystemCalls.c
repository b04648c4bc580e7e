#define _GNU_SOURCE
#include "SystemCalls.h"

#include <errno.h>

#ifdef __APPLE__

#include <copyfile.h>
#include <stddef.h>
#include <stdio.h>

int segues_exchange(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}

int segues_copy_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
}

#elif defined(__linux__)

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#define ACCESS_LIST "system.posix_acl_access"

int segues_exchange(const char *one, const char *other) {
#ifdef SYS_renameat2
  const unsigned int exchange = 2;
  int result = (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
  // Systems and volumes without the call report that with various errors.
  if (result != 0 && (errno == ENOSYS || errno == EINVAL || errno == EOPNOTSUPP)) errno = ENOTSUP;
  return result;
#else
  errno = ENOTSUP;
  return -1;
#endif
}

/// Returns the value of an attribute, or NULL if there is none.
static char *value_of(int file, const char *name, ssize_t *size) {
  *size = fgetxattr(file, name, NULL, 0);
  if (*size < 0) return NULL;
  char *value = malloc((size_t)*size + 1);
  if (value == NULL) return NULL;
  *size = fgetxattr(file, name, value, (size_t)*size);
  if (*size >= 0) return value;
  free(value);
  return NULL;
}

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size;
  char *value = value_of(from, name, &size);
  if (value == NULL) return -1;
  // Only root may set some, such as a security label, which the new file has inherited from its folder.
  ssize_t other_size;
  char *other = value_of(to, name, &other_size);
  int same = other != NULL && size == other_size && memcmp(value, other, (size_t)size) == 0;
  int result = same ? 0 : fsetxattr(to, name, value, (size_t)size, 0);
  free(other);
  free(value);
  return result;
}

int segues_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size < 0) return errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
  char *names = malloc((size_t)size + 1);
  if (names == NULL) return -1;
  size = flistxattr(from, names, (size_t)size);
  int result = size < 0 ? -1 : 0;
  int has_access_list = 0;
  for (ssize_t at = 0; result == 0 && at < size; at += (ssize_t)strlen(names + at) + 1) {
    if (strcmp(names + at, ACCESS_LIST) == 0) has_access_list = 1;
    result = copy_attribute(from, to, names + at);
  }
  free(names);
  // The new file may have inherited a list that the old one does not have.
  if (result == 0 && !has_access_list && fremovexattr(to, ACCESS_LIST) != 0) {
    result = errno == ENODATA || errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
  }
  return result;
}

#else

int segues_exchange(const char *one, const char *other) {
  (void)one;
  (void)other;
  errno = ENOTSUP;
  return -1;
}

int segues_copy_attributes(int from, int to) {
  (void)from;
  (void)to;
  return 0;
}

#endif
