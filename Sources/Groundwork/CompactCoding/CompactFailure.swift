/// The reason why bytes cannot be decoded.
package enum CompactFailure: Error, Hashable, Sendable {
  /// Another version of the tool wrote the bytes, or they are in another format.
  case otherVersion
  /// The bytes end early, or refer to missing parts.
  case damaged
}
