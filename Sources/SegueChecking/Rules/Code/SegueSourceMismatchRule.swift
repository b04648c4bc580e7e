internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A `@SegueSource` enumeration that disagrees with the storyboard.
enum SegueSourceMismatchRule: CheckRule {
  static let description = RuleDescription(
    name: "segue-source-mismatch", severity: .error,
    summary: "A case of a @SegueSource class has no segue in the storyboard, or leads elsewhere",
    consequence: "performing the case traps in debug builds, and does nothing in release builds",
    why: """
      The macro checks the enumeration alone, and the compiler checks the code that uses it; \
      neither sees the storyboard. A case stands for the segue that has the case's name or `id` as \
      its identifier, in a scene of the class. The segue's destination, looked up inside \
      navigation controllers and the like, has to be of the class that the case names. Generated \
      enumerations cannot disagree.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Group.self) case ↓person
          @To(Person.self, id: ↓"showPersom") case show
        }
      }
      class Person: UIViewController {}
      class Group: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="nav" kind="show" identifier="Show Person"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Person.self, id: "Show Person") case person
        }
      }
      class Person: UIViewController {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for type in app.code.table.types where type.isSegueSource {
      let enums = app.code.table.exactly(type.path + ["Segue"])
      let controllers = app.scenes.controllers(running: [type.id])
      for list in enums.map({ app.code.table[$0] }) {
        for member in list.cases {
          guard let segue = member.fact.segue else { continue }
          let identifier = app.identifier(of: member, in: type)
          if case .none = identifier { continue }
          let location = app.code.location(segue.position, member.source)
          guard !controllers.isEmpty else {
            report.addUndecided(description, at: location, "no scene is of the class \(type.name)")
            continue
          }
          guard case .named(let identifier) = identifier else {
            report.addUndecided(description, at: location, "the identifier is computed")
            continue
          }
          check(
            member, segue, identifier, of: type, controllers, at: location, app, &report)
        }
      }
    }
  }

  private static func check(
    _ member: CodeType.Member<CaseFact>, _ segue: SegueCaseFact, _ identifier: String,
    of type: CodeType, _ controllers: [ControllerID], at location: SourceLocation,
    _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let links = app.scenes.links(from: controllers).filter { $0.segue.identifier == identifier }
    guard let link = links.first else {
      let known = app.identifiers(of: controllers)
      return report.add(
        description.finding(
          at: location, "\(type.name) has no segue with the identifier \(quoted(identifier))",
          help: suggestion(
            identifier, among: known,
            otherwise: "add the segue in Interface Builder, or delete the case"),
          related: app.related(controllers)))
    }
    guard let written = segue.destination, link.segue.kind != .unwind else { return }
    let expected = app.code.names.reference(to: written, in: type.path, from: member.source)
    let found = [["destination"], ["destination", "children"]].map { path in
      app.leads(link, along: [path], to: expected)
    }
    guard found[0] == .no, found[1] == .no || !app.isContainer(link) else { return }
    report.add(
      description.finding(
        at: app.code.location(member.fact.position, member.source),
        "the segue \(quoted(identifier)) leads to "
          + (link.destination.controller.map(app.name) ?? "another class")
          + ", and not to \(written)",
        help: "correct the class here, or the destination in Interface Builder",
        related: [RelatedPlace(link.segue.location, "the segue")]))
  }
}

extension CheckedApp {
  /// Whether a segue leads to a controller that the storyboard puts others into.
  fileprivate func isContainer(_ link: SegueLink) -> Bool {
    guard let destination = link.destination.controller else { return false }
    return graph.links(from: destination).contains { $0.segue.kind == .relationship }
  }
}
