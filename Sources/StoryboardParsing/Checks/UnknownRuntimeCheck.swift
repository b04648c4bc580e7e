internal import Findings
internal import StoryboardModel

/// Reports a document whose target runtime is not known: what its elements mean is then a guess.
enum UnknownRuntimeCheck {
  static func findings(in file: InterfaceFile) -> [Finding] {
    guard case .other(let name) = file.targetRuntime else { return [] }
    return [
      Finding(
        .unknownRuntime, .warning, at: file.location,
        name.isEmpty
          ? "the document names no target runtime"
          : "the target runtime \(quoted(name)) is not known here",
        help: "scenes and segues are read as they are; which classes the system makes for them, "
          + "and how segues behave, is not known")
    ]
  }
}
