internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Two names that a file system or a person can take for one.
package enum SimilarNamesRule: CheckRule {
  package static let description = RuleDescription(
    name: "similar-names", severity: .note,
    summary: "Two storyboards, scenes or segues have names that differ only in case",
    why: """
      Whether a storyboard is found by its name in another case depends on the file system: the \
      simulator finds it, a device does not. If the names of two storyboards of one target differ \
      only in case, or only in how characters are composed, a Mac may build just one of them, \
      which is a warning. Two scene identifiers in one storyboard, or two segue identifiers of one \
      controller, may differ in case, but code that mistypes one gets the other without an error.
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

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    checkStoryboards(app, &report)
    for file in app.graph.files {
      var scenes = Names()
      for object in file.scenes.flatMap(\.objects) where InterfaceObject.isScene(object) {
        guard let identifier = object.usableStoryboardIdentifier,
          let first = scenes.other(like: identifier, at: object.location)
        else { continue }
        report.add(
          description, at: object.location,
          "the identifier \(quoted(identifier)) differs from \(quoted(first.name)) of another scene "
            + "only in case",
          why: "code that mistypes one of them makes the other scene",
          help: "give one of them a name of its own",
          related: [RelatedPlace(first.location, "the other scene")])
      }
      var segues: [ControllerID: Names] = [:]
      for link in app.graph.links[file.path] ?? [] {
        guard let source = link.source, let identifier = link.segue.usableIdentifier,
          let first = segues[source, default: Names()]
            .other(like: identifier, at: link.segue.location)
        else { continue }
        report.add(
          description, at: link.segue.location,
          "the identifier \(quoted(identifier)) differs from \(quoted(first.name)) of another segue "
            + "of \(app.name(of: source)) only in case",
          why: "code that mistypes one of them performs the other segue",
          help: "give one of them a name of its own",
          related: [RelatedPlace(first.location, "the other segue")])
      }
    }
  }

  /// Storyboards that may end in one bundle.
  private static func checkStoryboards(_ app: CheckedApp, _ report: inout RuleReport) {
    var seen: [String: [InterfaceFile]] = [:]
    for file in app.graph.files where file.kind == .storyboard {
      let name = FilePath.name(of: file.path)
      let key = name.lowercased()
      let others = seen[key] ?? []
      if let other = others.first(where: {
        !FilePath.name(of: $0.path).utf8.elementsEqual(name.utf8)
          && areTogether($0.path, file.path, app.input)
      }) {
        report.add(
          description, severity: .warning, at: file.location,
          "the name of this storyboard differs from that of \(other.path) only in case, or in how "
            + "characters are composed",
          why: "both may end in one bundle, where one takes the other’s place",
          help: "rename one of them, and what refers to it",
          related: [RelatedPlace(other.location, "the other storyboard")])
      }
      // One of each spelling is enough to tell the next by, unless it is of another app.
      if others.count < 16 { seen[key] = others + [file] }
    }
  }

  /// Whether files are of one target, as far as that is known.
  private static func areTogether(_ first: String, _ second: String, _ input: CheckInput) -> Bool {
    let first = input.memberships[first]?.targets ?? []
    let second = input.memberships[second]?.targets ?? []
    return first.isEmpty || second.isEmpty || !Set(first).isDisjoint(with: second)
  }

  /// Names by their spelling in lower case, the first of each.
  private struct Names {
    private var first: [String: (name: String, location: SourceLocation)] = [:]

    /// The first name that differs from this one only in case; nil where there is none, and where
    /// both are the same.
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
