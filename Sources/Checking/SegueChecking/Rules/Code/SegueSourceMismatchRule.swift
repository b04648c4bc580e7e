internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A `@SegueSource` enumeration that disagrees with the storyboard.
struct SegueSourceMismatchRule: Rule {
  static let description = RuleDescription(
    id: .segueSourceMismatch, severity: .error,
    summary: "A case of a @SegueSource class has no segue in the storyboard, or leads elsewhere",
    consequence: "performing the case crashes debug builds, and does nothing in release builds",
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

  let report: RuleReport

  func check() {
    for type in app.code.table.types where type.isSegueSource {
      let controllers = app.scenes.controllers(running: [type.id])
      for member in app.code.segueCases(of: type) {
        if let segue = member.fact.segue { check(member, segue, of: type, controllers) }
      }
    }
  }

  private func check(
    _ member: CodeType.Member<CaseFact>, _ segue: SegueCaseFact, of type: CodeType,
    _ controllers: [ControllerID]
  ) {
    let identifier = app.uses.evaluator.identifier(of: member, in: type)
    if case .none = identifier { return }
    let location = app.code.location(segue.position, member.sourceFile)
    guard !controllers.isEmpty else {
      return report.addUndecided(at: location, .noScene(of: type.name))
    }
    guard case .named(let identifier) = identifier else {
      return report.addUndecided(at: location, "the identifier is computed")
    }
    let links = app.scenes.links(from: controllers).filter { $0.segue.identifier == identifier }
    guard !links.isEmpty else {
      return report.add(
        .noSegue(identifier, of: type.name, app.scenes.segueIdentifiers(of: controllers)),
        at: location, related: app.graph.places(of: controllers))
    }
    for link in links { checkDestination(link, identifier, member, segue, of: type) }
  }

  private func checkDestination(
    _ link: SegueLink, _ identifier: String, _ member: CodeType.Member<CaseFact>,
    _ segue: SegueCaseFact, of type: CodeType
  ) {
    guard let written = segue.destination, link.segue.kind != .unwind else { return }
    let expected = app.code.names.reference(to: written, in: type.path, from: member.sourceFile)
    // The runtime looks inside containers at any depth; no app nests nine of them.
    let inside = ["destination"] + Array(repeating: "children", count: 9)
    let answers = [["destination"], inside].map { path in
      app.destinations.leads(link, along: [path], to: expected)
    }
    guard answers[0] == .no, answers[1] == .no || !leadsToContainer(link) else { return }
    report.add(
      .leadsElsewhere(
        identifier, link.destination.controller.map(app.graph.name) ?? "another class", written),
      at: app.code.location(member.fact.position, member.sourceFile),
      related: [RelatedPlace(link.segue.location, "the segue")])
  }

  /// Whether a segue leads to a controller that the storyboard puts others into.
  private func leadsToContainer(_ link: SegueLink) -> Bool {
    guard let destination = link.destination.controller else { return false }
    return app.graph.links(from: destination).contains { $0.segue.kind == .relationship }
  }
}

extension Message {
  fileprivate static func noSegue(
    _ identifier: String, of className: String, _ known: KnownNames
  ) -> Message {
    Message(
      "\(className) has no segue \(quoted(identifier))",
      help: suggestion(
        identifier, among: known,
        otherwise: "add the segue in Interface Builder, or delete the case"))
  }

  fileprivate static func leadsElsewhere(
    _ identifier: String, _ destination: String, _ expected: String
  ) -> Message {
    Message(
      "the segue \(quoted(identifier)) leads to \(destination), not to \(expected)",
      help: "correct the class here, or the destination in Interface Builder")
  }
}
