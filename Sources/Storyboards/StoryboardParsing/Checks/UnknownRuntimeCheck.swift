internal import Findings
internal import StoryboardModel

/// Reports a document with an unknown target runtime, whose elements can only be guessed.
enum UnknownRuntimeCheck {
  static func findings(in file: InterfaceFile) -> [Finding] {
    guard case .other(let name) = file.targetRuntime else { return [] }
    return [
      Finding(
        .unknownRuntime, .warning, at: file.location,
        (name.isEmpty
          ? "the document names no target runtime"
          : "the target runtime \(quoted(name)) is unknown")
          + ", so the classes of its scenes and the behavior of its segues are guesses",
        help: "correct the attribute targetRuntime, or save the file again in Xcode")
    ]
  }
}
