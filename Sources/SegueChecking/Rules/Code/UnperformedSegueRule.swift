internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that only code can perform, and that no code performs.
enum UnperformedSegueRule: CheckRule {
  static let description = RuleDescription(
    name: "unperformed-segue", severity: .note,
    summary: "A manual segue is never performed",
    consequence: "the segue never happens",
    why: """
      A segue that no control fires waits for performSegue with its identifier. If code performs a \
      segue through another object, or computes the identifier, it may mean any segue; if it could \
      mean this one, the segue counts as undecided. It is a warning if the class asks for an \
      identifier that is nearly the same and that the scene does not have. It is also a warning if \
      no source contains the identifier, but one contains a similar string that names nothing \
      else.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          ↓<segue destination="person" kind="show" identifier="showPerson"/>
          <segue destination="person" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showGroup", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          ↓<segue destination="person" kind="show" identifier="showPersonRow"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        let segues = ["showPerson"]
        func open(_ row: Int) { performSegue(withIdentifier: segues[row], sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func fill(_ row: Row) { row.segueName = "showPerson" }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open(_ name: String) { performSegue(withIdentifier: "show" + name.capitalized, sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.input.isWhole, app.hasSources else { return }
    let performed = PerformedSegues(app)
    let asked = AskedIdentifiers(app)
    for file in app.graph.files {
      for link in app.graph.links[file.path] ?? [] where link.segue.trigger == .manual {
        guard let identifier = link.segue.usableIdentifier, let source = link.source else {
          continue
        }
        let answer = performed.isPerformed(identifier, from: source)
        if answer != .yes, let lacking = performed.lacking(source) {
          report.add(
            description.finding(
              .warning, at: link.segue.location,
              "no code is known to perform the segue \(quoted(identifier)) of \(app.name(of: source)); what "
                + "its class performs is \(quoted(lacking.identifier)), which the scene does not have",
              why: "performing the other one raises, or another screen comes",
              help: "give the segue the identifier that is performed",
              related: [RelatedPlace(lacking.location, "the other identifier is performed")]))
          continue
        }
        if answer == .yes { continue }
        let meant = asked.help(for: identifier, of: source)
        if meant == nil, case .undecided(let why) = answer {
          report.addUndecided(description, at: link.segue.location, why)
          continue
        }
        report.add(
          description.finding(
            meant == nil ? nil : .warning, at: link.segue.location,
            "no code \(answer == .no ? "performs" : "is known to perform") the segue "
              + "\(quoted(identifier)) of \(app.name(of: source))",
            help: meant ?? "perform it, or delete it"))
      }
    }
  }
}

/// Which segues code performs.
struct PerformedSegues {
  private let app: CheckedApp
  private var byController: [ControllerID: Set<String>] = [:]
  private var computing: [ControllerID: String] = [:]
  private var byAnyone: Set<String> = []
  private var lacking: [ControllerID: (identifier: String, location: SourceLocation)] = [:]
  private var anyoneComputes: String?

  init(_ app: CheckedApp) {
    self.app = app
    for use in app.uses.performs {
      let controllers = app.controllers(of: use.actor)
      if use.isTyped {
        for id in controllers ?? [] {
          computing[id] = "the class's enumeration of segues performs it"
        }
        continue
      }
      switch (use.identifier, controllers) {
      case (.values(let values), let controllers?):
        for id in controllers {
          byController[id, default: []].formUnion(values)
          guard case .own = use.actor, lacking[id] == nil,
            let missing = values.first(where: { !app.has($0, id) })
          else { continue }
          lacking[id] = (missing, use.location)
        }
        if case .other = use.actor { byAnyone.formUnion(values) }
      case (.values(let values), nil): byAnyone.formUnion(values)
      case (.undecided, let controllers?):
        for id in controllers { computing[id] = "\(use.className) computes an identifier" }
      case (.undecided, nil): anyoneComputes = "code computes an identifier"
      }
    }
  }

  /// An identifier that a controller's own code performs, and none of its segues has.
  func lacking(_ controller: ControllerID) -> (identifier: String, location: SourceLocation)? {
    lacking[controller]
  }

  /// Whether code performs a segue of a controller.
  func isPerformed(_ identifier: String, from controller: ControllerID) -> Answer {
    if byAnyone.contains(identifier) || byController[controller]?.contains(identifier) == true {
      return .yes
    }
    if let why = computing[controller] ?? anyoneComputes { return .undecided(why) }
    switch app.scenes.type(of: controller) {
    case .app(let ids):
      // Code that is declared elsewhere may perform the segues of classes that inherit it.
      if let gap = ids.lazy.compactMap({ app.code.hierarchy.ancestry(of: $0).gap }).first {
        return .undecided(gap)
      }
      if ids.contains(where: { app.code.table[$0].isSegueSource }) {
        return .undecided("the class's enumeration of segues performs it")
      }
      return .no
    case .system: return .no
    case .external(let name): return .undecided("\(name) is declared elsewhere")
    }
  }
}

extension CheckedApp {
  /// Whether a segue of an identifier leaves a controller.
  fileprivate func has(_ identifier: String, _ controller: ControllerID) -> Bool {
    segues(identified: identifier).contains { $0.source == controller }
  }
}
