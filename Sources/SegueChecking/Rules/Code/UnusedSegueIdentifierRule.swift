internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue identifier that no code asks for.
enum UnusedSegueIdentifierRule: CheckRule {
  static let description = RuleDescription(
    name: "unused-segue-identifier", severity: .note,
    summary: "A control fires a segue, and no code reads the segue's identifier",
    consequence: "nothing: the identifier is not needed",
    why: """
      Identifiers are for code, to perform a segue and to tell it from others. A segue that a \
      control fires needs none unless prepare(for:sender:) asks for it. It is a warning if the \
      class asks for an identifier that is nearly the same, and that the scene does not have, or \
      has for segues that lead to the same place. It is also a warning if no source contains the \
      identifier, but one contains a similar string that names nothing else.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            ↓<segue destination="person" kind="show" identifier="showPerson"/>
          </connections>
        </button></subviews></view>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            ↓<segue destination="person" kind="show" identifier="showPersons"/>
          </connections>
        </button></subviews></view>
      </viewController>
      <viewController id="group" customClass="Group">
        <view key="view" id="v2"><subviews><button id="b2">
          <connections>
            <segue destination="person" kind="show" identifier="showPerson"/>
          </connections>
        </button></subviews></view>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class Screen: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "showPerson" else { return }
          title = ""
        }
      }
      class List: Screen {}
      class Group: Screen {}
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <view key="view" id="v"><subviews>
          <button id="b">
            <connections>
              <segue destination="person" kind="show" identifier="showPerson"/>
            </connections>
          </button>
          <button id="c">
            <connections>
              ↓<segue destination="person" kind="show" identifier="showPersson"/>
            </connections>
          </button>
        </subviews></view>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" { title = "" }
        }
      }
      class Person: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            <segue destination="person" kind="show" identifier="showPerson"/>
          </connections>
        </button></subviews></view>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "showPerson" else { return }
          title = ""
        }
      }
      class Person: UIViewController {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.input.isWhole, app.hasSources else { return }
    let performed = PerformedSegues(app)
    let read = readIdentifiers(app)
    let asked = AskedIdentifiers(app)
    for file in app.graph.files {
      for link in app.graph.links[file.path] ?? [] {
        guard let identifier = link.segue.usableIdentifier, link.segue.trigger != .manual,
          let source = link.source, !read.contains(identifier)
        else { continue }
        let answer = performed.isPerformed(identifier, from: source)
        guard answer != .yes else { continue }
        let meant = asked.help(
          for: identifier, of: source, leadingTo: link.segue.destination)
        guard meant != nil || answer == .no else { continue }
        report.add(
          description.finding(
            meant == nil ? nil : .warning, at: link.segue.location,
            "no code reads the identifier \(quoted(identifier))",
            why: meant == nil
              ? nil
              : "what code asks for is another one, so that its branch does not run for this segue",
            help: meant ?? "leave it out, or use it"))
      }
    }
  }

  /// The identifiers that code compares, or lists in an enumeration.
  private static func readIdentifiers(_ app: CheckedApp) -> Set<String> {
    Set(app.uses.comparisons.flatMap(\.identifier.known))
      // What a generator lists of all segues, nobody reads.
      .union(app.segueEnums.filter { !$0.isGenerated }.flatMap(\.entries).map(\.identifier))
  }
}
