/// The cause that several findings of a rule share, such as a scene without a class.
///
/// Reports for people show such findings together.
package struct FindingCause: Hashable, Sendable {
  /// The identity of the cause among those of the rule; the same for all its findings.
  package var id: String
  /// The problem in one sentence, for a report that shows several findings at once.
  package var message: String
  /// The words that tell a finding from others of the same cause, such as `“title”`.
  package var part: String

  package init(_ id: String, _ message: String, part: String) {
    self.id = id
    self.message = message
    self.part = part
  }
}
