internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An identifier that is present but empty.
package enum EmptyIdentifierRule: CheckRule {
  package static let description = RuleDescription(
    name: "empty-identifier", severity: .warning,
    summary: "The identifier of a segue or a scene is empty",
    why: """
      The identifier was deleted, but the attribute is still there. Code cannot perform the segue \
      or instantiate the scene by it, and `prepare(for:sender:)` may get an empty string where it \
      expects nil. `segues check --fix` removes an empty `storyboardIdentifier`, but keeps that of \
      a segue, because code may rely on the empty string.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            ↓<segue kind="show" destination="person" identifier=""/>
          </connections>
        </button>
      </viewController>
      ↓<viewController id="person" storyboardIdentifier="" customClass="Person"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for link in app.links where link.segue.identifier?.isEmpty == true {
      let isManual = link.segue.trigger == .manual
      report.add(
        description, at: link.segue.location,
        "the identifier of the segue from \(app.name(of: link.source)) to "
          + "\(app.name(of: link.destination)) is empty",
        why: isManual
          ? "no control fires the segue, and no code can perform it"
          : "no code can perform the segue, or know it in prepare",
        help: "name the segue, or clear the identifier in Interface Builder")
    }
    for file in app.graph.files {
      for object in file.scenes.flatMap(\.objects) where InterfaceObject.isScene(object) {
        guard object.attributes["storyboardIdentifier"]?.isEmpty == true else { continue }
        report.add(
          description, at: object.location,
          "the storyboard identifier of this scene is empty",
          why: "no code can make the scene by its identifier",
          help: "name the scene, or clear its storyboard identifier",
          edits: app.removal(of: "storyboardIdentifier", from: object).map { [$0] } ?? [])
      }
    }
  }
}
