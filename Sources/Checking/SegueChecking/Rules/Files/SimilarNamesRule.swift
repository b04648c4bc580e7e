internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Two names that a file system or a person may confuse.
struct SimilarNamesRule: Rule {
  static let description = RuleDescription(
    id: .similarNames, severity: .note,
    summary: "Two storyboards, scenes or segues have names that differ only in case",
    why: """
      Whether a storyboard is found by its name in another case depends on the file system: the \
      simulator finds it, a device does not. If the names of two storyboards of one target differ \
      only in case, or only in how characters are composed, a Mac may build just one of them. Two scene \
      identifiers in one storyboard, or two segue identifiers of one controller, may differ in case, but \
      code that mistypes one gets the other without an error.

      Severity: warning for storyboards, note for scenes and segues.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List">
        <connections>
          <segue kind="show" destination="person" identifier="showDetail"/>
          ↓<segue kind="show" destination="person" identifier="ShowDetail"/>
        </connections>
      </viewController>
      ↓<viewController id="person" storyboardIdentifier="list" customClass="Person"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- More/main.storyboard
      ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
       targetRuntime="iOS.CocoaTouch"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List">
        <connections>
          <segue kind="show" destination="person" identifier="showDetail"/>
        </connections>
      </viewController>
      <viewController id="person" storyboardIdentifier="Person" customClass="Person">
        <connections>
          <segue kind="show" destination="place" identifier="ShowDetail"/>
        </connections>
      </viewController>
      <viewController id="place" customClass="Place"/>
      --- Other.storyboard
      <viewController initial="YES" storyboardIdentifier="list" customClass="OtherList"/>
      """
    ])

  let report: RuleReport

  func check() {
    checkStoryboards()
    for file in app.graph.files {
      var scenes = Names()
      for (object, identifier) in file.namedScenes {
        guard let first = scenes.other(like: identifier, at: object.location) else { continue }
        report.add(
          .similarIdentifier(
            identifier, first.name, ofAnother: "scene",
            why: "code that mistypes one of them gets the other scene"),
          at: object.location,
          related: [RelatedPlace(first.location, "the other scene")])
      }
      var segues: [ControllerID: Names] = [:]
      for link in app.graph.links[file.path] ?? [] {
        guard let source = link.source, let identifier = link.segue.usableIdentifier,
          let first = segues[source, default: Names()]
            .other(like: identifier, at: link.segue.location)
        else { continue }
        report.add(
          .similarIdentifier(
            identifier, first.name, ofAnother: "segue of \(app.graph.name(of: source))",
            why: "code that mistypes one of them performs the other segue"),
          at: link.segue.location,
          related: [RelatedPlace(first.location, "the other segue")])
      }
    }
  }

  /// Reports storyboards that may end up in one bundle.
  private func checkStoryboards() {
    var seen: [String: [InterfaceFile]] = [:]
    for file in app.graph.files where file.kind == .storyboard {
      let name = FilePath.name(of: file.path)
      let key = name.lowercased()
      let others = seen[key] ?? []
      let membership = app.input.membership(of: file.path)
      if let other = others.first(where: {
        !FilePath.name(of: $0.path).utf8.elementsEqual(name.utf8)
          && membership.mayMeet(app.input.membership(of: $0.path))
      }) {
        report.add(
          .similarStoryboard(other.path), .warning, at: file.location,
          related: [RelatedPlace(other.location, "the other storyboard")])
      }
      // Not only the first file, because it may belong to another app.
      if others.count < 16 { seen[key] = others + [file] }
    }
  }

  /// Names by their lower case, to find those that differ only in case.
  private struct Names {
    private var first: [String: (name: String, location: SourceLocation)] = [:]

    /// Returns the first name like this one, if it differs in case; remembers this one if it is the first.
    mutating func other(
      like name: String, at location: SourceLocation
    ) -> (name: String, location: SourceLocation)? {
      let key = name.lowercased()
      guard let known = first[key] else {
        first[key] = (name, location)
        return nil
      }
      return known.name == name ? nil : known
    }
  }
}

extension Message {
  fileprivate static func similarIdentifier(
    _ identifier: String, _ other: String, ofAnother owner: String, why: String
  ) -> Message {
    Message(
      "the identifier \(quoted(identifier)) differs from \(quoted(other)) of another \(owner) only in "
        + "case",
      why: why, help: "give one of them a distinct name")
  }

  fileprivate static func similarStoryboard(_ other: String) -> Message {
    Message(
      "the name of this storyboard differs from that of \(other) only in case, or in how characters "
        + "are composed",
      why: "both may end up in one bundle, where one replaces the other",
      help: "rename one of them, and update what refers to it")
  }
}
