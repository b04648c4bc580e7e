internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An identifier that is present but empty.
struct EmptyIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .emptyIdentifier, severity: .note,
    summary: "The identifier of a segue or a scene is empty",
    why: """
      The identifier was deleted, but the attribute is still there. Code cannot perform the segue \
      or instantiate the scene by it, and `prepare(for:sender:)` may get an empty string where it \
      expects nil. `segues check --fix` removes an empty identifier, but keeps that of a segue if the \
      controller's class has a method that UIKit calls with the segue, because such code may rely on \
      the empty string.
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

  let report: RuleReport

  func check() {
    for link in app.graph.allLinks where link.segue.identifier?.isEmpty == true {
      report.add(
        .emptySegue(
          from: app.graph.name(of: link.source), to: app.graph.name(of: link.destination),
          isManual: link.segue.trigger == .manual),
        at: link.segue.location, edit: edit(removingIdentifierOf: link))
    }
    for file in app.graph.files {
      for object in file.scenes.flatMap(\.objects) where object.isScene {
        guard object.storyboardIdentifier?.isEmpty == true else { continue }
        let tag = StartTag(at: object.location, in: app.lines)
        // WatchKit's attribute is `identifier`.
        let attribute =
          object.attributes["storyboardIdentifier"] == nil ? "identifier" : "storyboardIdentifier"
        report.add(.emptyScene, at: object.location, edit: tag?.edit(removingEmpty: attribute))
      }
    }
  }

  /// Removes the identifier of a segue, unless code may distinguish an empty identifier from a missing one.
  private func edit(removingIdentifierOf link: SegueLink) -> TextEdit? {
    guard let source = link.source, link.segue.destinationCreationSelector == nil,
      link.segue.attributes["customClass"] == nil,
      app.code.ignoresSegues(app.scenes.type(of: source))
    else { return nil }
    return StartTag(at: link.segue.location, in: app.lines)?.edit(removingEmpty: "identifier")
  }
}

extension AppCode {
  /// Whether a controller certainly has no code that is called with its segues.
  fileprivate func ignoresSegues(_ type: TypeReference) -> Bool {
    switch type {
    case .system: return true
    case .external: return false
    case .app(let ids):
      return ids.map(hierarchy.ancestry).allSatisfy { ancestry in
        ancestry.gap == nil && ancestry.system != nil
          && !ancestry.types.flatMap { table[$0].methods }.contains(where: \.fact.getsSegues)
      }
    }
  }
}

extension MethodFact {
  /// Whether UIKit calls the method with the segues of its controller.
  fileprivate var getsSegues: Bool {
    isPrepare || selectors.contains("shouldPerformSegueWithIdentifier:sender:")
  }
}

extension Message {
  fileprivate static func emptySegue(
    from source: String, to destination: String, isManual: Bool
  ) -> Message {
    Message(
      "the segue from \(source) to \(destination) has an empty identifier",
      why: isManual
        ? "no control fires the segue, and code cannot perform it"
        : "nothing breaks, but code cannot recognize the segue in prepare(for:sender:)",
      help: "give the segue an identifier, or clear the field in Interface Builder")
  }

  fileprivate static let emptyScene = Message(
    "this scene has an empty storyboard identifier",
    why: "nothing breaks, but code cannot instantiate the scene by its identifier",
    help: "give the scene an identifier, or clear the field in Interface Builder")
}
