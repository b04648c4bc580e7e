// System calls that are missing in Swift's modules, or that differ between systems.

#ifndef SEGUES_SYSTEM_CALLS_H
#define SEGUES_SYSTEM_CALLS_H

/// Exchanges two files atomically, so that each path has the contents of the other.
///
/// Returns 0, or -1 with the reason in `errno`: ENOTSUP if the system or the volume does not support it.
int segues_exchange(const char *one, const char *other);

/// Copies the extended attributes and the access control list of a file to another one.
///
/// Returns 0, or -1 if something cannot be copied.
int segues_copy_attributes(int from, int to);

#endif
