internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An identifier with an invisible space at its beginning or end.
package enum IdentifierWithSpacesRule: CheckRule {
  package static let description = RuleDescription(
    name: "identifier-with-spaces", severity: .note,
    summary: "The identifier of a segue or a scene begins or ends with a space",
    why: """
      Identifiers are compared character by character, and Interface Builder does not show a space \
      at the end. Code that spells the identifier with the space works. Code that leaves it out \
      crashes, and another rule reports that.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            ↓<segue kind="show" destination="person" identifier="showPerson "/>
          </connections>
        </button>
      </viewController>
      ↓<viewController id="person" storyboardIdentifier=" Person" customClass="Person"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            <segue kind="show" destination="person" identifier="show person"/>
          </connections>
        </button>
      </viewController>
      <viewController id="person" storyboardIdentifier="A person" customClass="Person"/>
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for link in app.links {
      guard let identifier = link.segue.usableIdentifier, identifier.hasOuterSpace else { continue }
      add(identifier, of: "segue from \(app.name(of: link.source))", link.segue.location, &report)
    }
    for file in app.graph.files {
      for object in file.scenes.flatMap(\.objects) where InterfaceObject.isScene(object) {
        guard let identifier = object.usableStoryboardIdentifier, identifier.hasOuterSpace else {
          continue
        }
        add(identifier, of: "scene", object.location, &report)
      }
    }
  }

  private static func add(
    _ identifier: String, of what: String, _ location: SourceLocation, _ report: inout RuleReport
  ) {
    report.add(
      description, at: location,
      "the identifier \(quoted(identifier)) of the \(what) begins or ends with a space",
      why: "code that spells it without the space does not find it",
      help: "take the space away, here and in the code that has it")
  }
}

extension String {
  fileprivate var hasOuterSpace: Bool {
    first?.isWhitespace == true || last?.isWhitespace == true
  }
}
