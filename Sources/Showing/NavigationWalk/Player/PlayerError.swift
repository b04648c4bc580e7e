/// A reason why the app could not be started.
package struct PlayerError: Error, CustomStringConvertible {
  /// The reason, as the end of a sentence.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }

  package var description: String { reason }
}
