// Calls of the system that Swift's own modules leave out, or that need another call on each system.

#ifndef SEGUES_SYSTEM_CALLS_H
#define SEGUES_SYSTEM_CALLS_H

/// Exchanges two files in one step: each path then has what the other one had.
///
/// Returns 0, or -1 with the reason in `errno`: ENOTSUP where the system or the volume cannot do it.
int segues_exchange(const char *one, const char *other);

/// Gives a file the extended attributes and the access control list of another one.
///
/// Returns 0, or -1 where something cannot be copied.
int segues_copy_attributes(int from, int to);

#endif
