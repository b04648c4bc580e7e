package import Findings
internal import StoryboardModel

extension NavigationGraph {
  /// The findings for references that lead nowhere, sorted, one per reference.
  package var findings: [Finding] {
    Set(files.flatMap { links[$0.path] ?? [] }.compactMap(Self.finding)).sorted()
  }

  private static func finding(for link: SegueLink) -> Finding? {
    switch link.destination {
    case .controller, .exit, .dangling:
      nil  // The reader reports an id that the file doesn't have.
    case .unknownStoryboard(let reference):
      missingStoryboard(reference)
    case .missingScene(let reference, let file):
      Finding(
        rule: .missingScene, severity: .error, location: reference.location,
        message: "\(file) has no scene with the identifier "
          + "\(quoted(reference.referencedIdentifier)): performing the segue throws an exception",
        help: "give the scene that storyboard identifier, or correct the reference")
    case .noInitialController(let reference, let file):
      Finding(
        rule: .noInitialController, severity: .error, location: reference.location,
        message: "\(file) has no initial view controller, but a reference leads to it",
        help: "make a scene the initial one, or give the reference an identifier")
    case .circularReference(let reference):
      Finding(
        rule: .circularReference, severity: .error, location: reference.location,
        message: "the reference leads back to itself, and never to a controller",
        help: "let it name a scene with a controller")
    }
  }

  /// A reference without a bundle means the app's own, whose files were probably all read; one with
  /// a bundle means a framework or package, whose files are often elsewhere.
  private static func missingStoryboard(_ reference: SceneReference) -> Finding {
    let name = quoted(reference.storyboardName)
    guard let bundle = reference.bundleIdentifier, !bundle.isEmpty else {
      return Finding(
        rule: .storyboardNotFound, severity: .warning, location: reference.location,
        message: "the storyboard \(name) was not found: unless the app has it elsewhere, "
          + "performing the segue throws an exception",
        help: "correct the name, or add its folder to the paths")
    }
    return Finding(
      rule: .storyboardNotFound, severity: .note, location: reference.location,
      message: "the storyboard \(name) of the bundle \(quoted(bundle)) was not found",
      help: "if it is in a framework or package, add its folder to the paths")
  }

  private static func quoted(_ name: String?) -> String {
    "“\(name ?? "")”"
  }
}
