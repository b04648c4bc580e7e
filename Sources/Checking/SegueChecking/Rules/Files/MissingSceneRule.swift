internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference to an identifier that no scene of the storyboard has.
struct MissingSceneRule: Rule {
  static let description = RuleDescription(
    id: .missingScene, severity: .error,
    summary: "A reference names a scene that its storyboard does not have",
    why: """
      The scene is looked up by the reference's identifier when the segue is performed. If \
      there is no such scene, the app crashes with “Storyboard … doesn't contain a view controller \
      with identifier …”. Nothing checks the identifier when the app is built.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
      </viewController>
      ↓<viewControllerPlaceholder id="person" storyboardName="People" referencedIdentifier="person"/>
      --- People.storyboard
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections><segue kind="show" destination="person" identifier="showPerson"/></connections>
      </viewController>
      ↓<viewControllerPlaceholder id="person" referencedIdentifier="Person"/>
      --- People.storyboard
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="person" storyboardName="People" referencedIdentifier="Person"/>
      --- People.storyboard
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      """
    ])

  let report: RuleReport

  func check() {
    // Cached by storyboard name, because several broken references may name one storyboard.
    let identifiers = Memo<String, KnownNames>()
    for broken in BrokenReference.all(in: app.graph) {
      guard case .missingScene(let reference, let file) = broken.destination,
        let identifier = reference.referencedIdentifier
      else { continue }
      if identifier.isEmpty {
        report.addUndecided(at: reference.location, "the reference's identifier is empty")
        continue
      }
      let name = StoryboardName.withoutDevice(file)
      let known = identifiers.value(of: name) {
        KnownNames(app.storyboards.named(name).flatMap(\.namedScenes).map(\.identifier))
      }
      // The files do not say which of several files with one name the bundle gets.
      if known.contains(identifier) {
        report.addUndecided(
          at: reference.location,
          "another storyboard with the name \(quoted(name)) has the scene")
        continue
      }
      report.add(
        .noScene(identifier, in: FilePath.name(of: file), known), at: reference.location,
        related: broken.segues)
    }
  }
}

extension Message {
  fileprivate static func noScene(
    _ identifier: String, in file: String, _ known: KnownNames
  ) -> Message {
    Message(
      "\(file) has no scene with the identifier \(quoted(identifier))",
      why: "the app crashes when a segue to this reference is performed",
      help: suggestion(
        identifier, among: known,
        otherwise: "give the scene that storyboard identifier, or correct the reference"))
  }
}
