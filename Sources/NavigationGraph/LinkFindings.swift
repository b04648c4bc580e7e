package import Findings
internal import StoryboardModel

extension NavigationGraph {
  /// References of segues that lead nowhere, sorted: each reference once.
  package var findings: [Finding] {
    Set(files.flatMap { links[$0.path] ?? [] }.compactMap(Self.finding)).sorted()
  }

  private static func finding(for link: SegueLink) -> Finding? {
    switch link.destination {
    case .controller, .exit, .dangling:
      nil  // The reader reports an id that the file does not have.
    case .unknownStoryboard(let reference):
      missingStoryboard(reference)
    case .missingScene(let reference, let file):
      Finding(
        rule: "missing-scene", severity: .error, location: reference.location,
        message: "\(file) has no scene with the identifier "
          + "\(quoted(reference.referencedIdentifier)): performing the segue raises",
        help: "give the scene that storyboard identifier, or correct the reference")
    case .noInitialController(let reference, let file):
      Finding(
        rule: "no-initial-controller", severity: .error, location: reference.location,
        message: "\(file) has no initial view controller for this reference to lead to",
        help: "mark a scene as the initial one, or give the reference an identifier")
    case .circularReference(let reference):
      Finding(
        rule: "circular-reference", severity: .error, location: reference.location,
        message: "the reference leads back to itself and to no controller",
        help: "let it name a scene that holds a controller")
    }
  }

  /// A reference without a bundle means the app's own, which the files read may be all of; one with
  /// a bundle means a framework or package, whose files are often elsewhere.
  private static func missingStoryboard(_ reference: SceneReference) -> Finding {
    let name = quoted(reference.storyboardName)
    guard let bundle = reference.bundleIdentifier, !bundle.isEmpty else {
      return Finding(
        rule: "storyboard-not-found", severity: .warning, location: reference.location,
        message: "the storyboard \(name) is not among the files read: unless the app has it "
          + "elsewhere, performing the segue raises",
        help: "correct the name, or add the folder that has it to the paths")
    }
    return Finding(
      rule: "storyboard-not-found", severity: .note, location: reference.location,
      message: "the storyboard \(name) of the bundle \(quoted(bundle)) is not among the files read",
      help: "if a framework or package has it, add its folder to the paths")
  }

  private static func quoted(_ name: String?) -> String {
    "“\(name ?? "")”"
  }
}
