internal import Findings
internal import StoryboardModel

/// A document that was read to its end.
struct ReadDocument {
  var file: InterfaceFile
  /// The findings about segues, controllers and scenes that are missing in the model.
  var findings: [Finding]
  /// Whether there is text outside of strings.
  var hasStrayText: Bool
}
