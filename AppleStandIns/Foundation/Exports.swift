@_exported import ObjectiveC

// Foundation re-exports the C library, whose name depends on the system of this check.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
