@_exported import ObjectiveC

// Foundation brings the C library along, whatever its name is where this is checked.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
