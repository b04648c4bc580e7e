internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An identifier with an invisible space at its beginning or end.
struct IdentifierWithSpacesRule: Rule {
  static let description = RuleDescription(
    id: .identifierWithSpaces, severity: .note,
    summary: "The identifier of a segue or a scene begins or ends with a space",
    why: """
      Identifiers are compared character by character, and Interface Builder does not show a space \
      at the end. Code that spells the identifier with the space works. Code that leaves \
      the space out crashes, and another rule reports that.
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

  let report: RuleReport

  func check() {
    for link in app.graph.allLinks {
      guard let identifier = link.segue.usableIdentifier, identifier.hasOuterSpace else { continue }
      report.add(
        .outerSpace(identifier, of: "segue from \(app.graph.name(of: link.source))"),
        at: link.segue.location)
    }
    for file in app.graph.files {
      for (object, identifier) in file.namedScenes where identifier.hasOuterSpace {
        report.add(.outerSpace(identifier, of: "scene"), at: object.location)
      }
    }
  }
}

extension String {
  fileprivate var hasOuterSpace: Bool { first?.isWhitespace == true || last?.isWhitespace == true }
}

extension Message {
  fileprivate static func outerSpace(_ identifier: String, of owner: String) -> Message {
    Message(
      "the identifier \(quoted(identifier)) of the \(owner) begins or ends with a space",
      why: "code that leaves the space out does not match the identifier",
      help: "remove the space, both here and in code")
  }
}
