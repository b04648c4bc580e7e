/// The words of a finding.
///
/// Each rule declares its own as an extension, at the bottom of its file.
package struct Message: Hashable, Sendable {
  /// The problem, in one sentence without a full stop.
  var text: String
  /// The consequence at run time, in one sentence; nil for the rule's own.
  var why: String?
  /// The advice, in the imperative.
  var help: String

  init(_ text: String, why: String? = nil, help: String) {
    self.text = text
    self.why = why
    self.help = help
  }
}
