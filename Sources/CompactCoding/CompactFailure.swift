/// Why bytes give none of the values that are wanted.
package enum CompactFailure: Error, Hashable, Sendable {
  /// Another version of the tool wrote them, or they are something else.
  case otherVersion
  /// They end early, or name what is not there.
  case damaged
}
