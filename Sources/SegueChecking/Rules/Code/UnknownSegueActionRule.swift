internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A segue action that does not exist, or that creates an object of another class.
enum UnknownSegueActionRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-segue-action", severity: .error,
    summary: "A segue action does not exist, has other parameters, or returns another class",
    consequence: "performing the segue crashes",
    why: """
      A segue with a segue action sends its selector to the controller that it leaves, with a \
      coder and optionally the sender and the identifier. A relationship of a plain container asks \
      the controllers whose segues lead to the container. The returned object has to be of the \
      class that the storyboard gives the destination.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          ↓<segue destination="person" kind="show" identifier="show" destinationCreationSelector="makePersonWithCoder:"/>
          ↓<segue destination="person" kind="show" identifier="other" destinationCreationSelector="makeGroup:"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        @IBSegueAction func makePerson(_ coder: NSCoder) -> Person? { nil }
        @IBSegueAction func makeGroup(_ coder: NSCoder) -> Group? { nil }
        func open(_ other: Bool) { performSegue(withIdentifier: other ? "other" : "show", sender: nil) }
      }
      class Person: UIViewController {}
      class Group: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="nav" kind="show" identifier="show"/>
          <segue destination="search" kind="show" identifier="search"/>
        </connections>
      </viewController>
      <viewController id="search" customClass="Search">
        <connections>
          <segue destination="nav" kind="show" identifier="found"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          ↓<segue destination="person" kind="relationship" relationship="rootViewController" destinationCreationSelector="makePerson:"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        @IBSegueAction func makePerson(_ coder: NSCoder) -> Person? { nil }
        func open(_ name: String?) {
          performSegue(withIdentifier: name == nil ? "show" : "search", sender: nil)
        }
      }
      class Search: UIViewController {
        func open() { performSegue(withIdentifier: "found", sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="nav" kind="show" identifier="show"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController" destinationCreationSelector="makePerson:"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        @IBSegueAction func makePerson(_ coder: NSCoder) -> Special? { nil }
        func open() { performSegue(withIdentifier: "show", sender: nil) }
      }
      class Person: UIViewController {}
      class Special: Person {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.hasSources else { return }
    for file in app.graph.files {
      for link in app.graph.links[file.path] ?? [] {
        guard let selector = link.segue.destinationCreationSelector, let source = link.source else {
          continue
        }
        let own = app.scenes.type(of: source)
        let leading = segues(to: source, of: link, app)
        let owners = [own] + leading.map { app.scenes.type(of: $0.source) }
        switch Answer.any(owners.map { app.code.responds(to: selector, $0) }) {
        case .undecided(let why): report.addUndecided(description, at: link.segue.location, why)
        case .no:
          // Whoever instantiates a plain container by code is not asked, or is not known.
          guard owners.contains(where: { if case .app = $0 { true } else { false } }) else {
            report.addUndecided(
              description, at: link.segue.location, "no segue leads to the container")
            continue
          }
          report.add(missing(selector, link.segue, owners, app))
        case .yes:
          checkResult(selector, link, owners, app, &report)
          if app.code.responds(to: selector, own) == .no {
            checkOthers(selector, link.segue, leading, app, &report)
          }
        }
      }
    }
  }

  /// A segue that leads to the container of a relationship, with the controller that it leaves.
  private typealias Leading = (source: ControllerID, segue: Segue)

  /// The segues whose controllers are asked for a relationship's segue action.
  private static func segues(
    to container: ControllerID, of link: SegueLink, _ app: CheckedApp
  ) -> [Leading] {
    guard link.segue.kind == .relationship else { return [] }
    return app.links.compactMap { other in
      guard other.destination.controller == container else { return nil }
      return other.source.map { ($0, other.segue) }
    }
  }

  /// Where several controllers' segues lead to a container, each is asked when its own is performed.
  private static func checkOthers(
    _ selector: String, _ segue: Segue, _ leading: [Leading], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    for other in leading {
      let type = app.scenes.type(of: other.source)
      guard case .app = type, app.code.responds(to: selector, type) == .no else { continue }
      report.add(
        description.finding(
          .warning, at: segue.location,
          "\(app.name(of: type)) has no segue action \(quoted(selector)), and a segue of its leads here",
          why: "performing that segue raises “unrecognized selector sent to instance”",
          help: suggestion(
            selector, among: app.segueActions(of: type).map(\.fact.selector),
            otherwise: "add the method with @IBSegueAction"),
          related: [RelatedPlace(other.segue.location, "the segue")] + app.declaration(of: type)))
    }
  }

  private static func missing(
    _ selector: String, _ segue: Segue, _ owners: [TypeReference], _ app: CheckedApp
  ) -> Finding {
    let actions = owners.flatMap { app.segueActions(of: $0) }.map(\.fact.selector)
    let names = Set(owners.map(app.name)).sorted().joined(separator: ", ")
    return description.finding(
      at: segue.location, "\(names) has no segue action \(quoted(selector))",
      why: "performing the segue raises “unrecognized selector sent to instance”",
      help: suggestion(
        selector, among: actions, otherwise: "add the method with @IBSegueAction, or disconnect it"),
      related: app.declaration(of: owners[0]))
  }

  private static func checkResult(
    _ selector: String, _ link: SegueLink, _ owners: [TypeReference], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard let destination = link.destination.controller else { return }
    let actions = owners.flatMap { app.segueActions(of: $0) }.filter {
      $0.fact.selector == selector
    }
    guard let action = actions.first, actions.count == 1, let returned = action.fact.returnType
    else {
      return
    }
    let type = app.code.names.reference(to: returned, in: [], from: action.source)
    let expected = app.scenes.type(of: destination)
    if let custom = app.graph.controller(destination)?.object.customClass,
      app.classes.meaning(of: custom, in: destination.file) == .missing
    {
      return
    }
    guard app.code.isKind(type, of: expected) == .no, app.code.isKind(expected, of: type) == .no
    else { return }
    report.add(
      description.finding(
        at: link.segue.location,
        "the segue action \(quoted(selector)) returns \(returned), and the segue leads to "
          + app.name(of: destination),
        why: "performing the segue raises, for the object is not of the destination's class",
        help: "return the class of the destination, or correct the destination's class",
        related: [
          RelatedPlace(app.code.location(action.fact.position, action.source), "the segue action")
        ]))
  }
}

extension CheckedApp {
  /// The segue actions of a class, inherited ones included.
  fileprivate func segueActions(of type: TypeReference) -> [CodeType.Member<MethodFact>] {
    guard case .app(let ids) = type else { return [] }
    return ids.flatMap { code.hierarchy.ancestry(of: $0).types }
      .flatMap { code.table[$0].methods }.filter(\.fact.isSegueAction)
  }
}
