internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A reference to an identifier that no scene of the storyboard has.
package enum MissingSceneRule: CheckRule {
  package static let description = RuleDescription(
    name: "missing-scene", severity: .error,
    summary: "A reference names a scene that its storyboard does not have",
    why: """
      The scene is looked up by the reference’s identifier when the segue is performed. If there \
      is no such scene, the app crashes with “Storyboard … doesn’t contain a view controller with \
      identifier …”. Nothing checks the identifier when the app is built.
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

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    // By the name of their storyboards: several references may be broken by one.
    let identifiers = Memo<String, KnownNames>()
    for broken in app.brokenReferences {
      guard case .missingScene(let reference, let file) = broken.destination,
        let identifier = reference.referencedIdentifier
      else { continue }
      if identifier.isEmpty {
        report.addUndecided(
          description, at: reference.location, "the reference’s identifier is empty")
        continue
      }
      let name = CheckedApp.storyboardName(of: file)
      let twins = identifiers.value(of: name) {
        KnownNames(app.storyboards(named: name).flatMap(app.sceneIdentifiers))
      }
      // Which of several files with one name the bundle gets, the files do not say.
      if twins.contains(identifier) {
        report.addUndecided(
          description, at: reference.location,
          "of several storyboards with the name \(quoted(name)), another one has the scene")
        continue
      }
      report.add(
        description, at: reference.location,
        "\(FilePath.name(of: file)) has no scene with the identifier \(quoted(identifier))",
        why: "the app raises when a segue to this reference is performed",
        help: suggestion(
          identifier, among: twins,
          otherwise: "give the scene that storyboard identifier, or correct the reference"),
        related: broken.segues)
    }
  }
}

extension CheckedApp {
  /// The identifiers of a storyboard's scenes, in its order.
  func sceneIdentifiers(of file: InterfaceFile) -> [String] {
    file.scenes.flatMap(\.objects).compactMap {
      InterfaceObject.isScene($0) ? $0.usableStoryboardIdentifier : nil
    }
  }
}

extension InterfaceObject {
  /// Whether an object in a scene's dock is what the scene is about.
  static func isScene(_ object: InterfaceObject) -> Bool {
    object.controllerKind != nil || object.isSceneReference
  }

  /// The identifier that code can use: nil where it is left out or empty.
  var usableStoryboardIdentifier: String? {
    let identifier = attributes["storyboardIdentifier"] ?? storyboardIdentifier
    return identifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
