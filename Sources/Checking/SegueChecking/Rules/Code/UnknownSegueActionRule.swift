internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A segue action that does not exist, or that creates an object of another class.
struct UnknownSegueActionRule: Rule {
  static let description = RuleDescription(
    id: .unknownSegueAction, severity: .error,
    summary: "A segue action has other parameters or returns another class, or doesn't exist",
    consequence:
      "the destination lacks what the segue action would pass, or performing the segue crashes",
    why: """
      A segue with a segue action calls that method on its source, with a coder and optionally the \
      sender and the identifier. If the segue is a relationship of a container, the method may \
      also be in a controller whose segue leads to the container. The returned object has to be of \
      the class that the storyboard gives the destination, or UIKit throws an exception.

      Severity: error. Warning if the method is missing or not exposed to Objective-C, because UIKit \
      logs a line and probably creates the destination without it. But a destination that conforms to \
      SegueInitializable can't be created without the method, so that is an error.
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
      """,
      """
      --- Main.storyboard
      <viewController customClass="Root" initial="YES">
        <view key="view"><subviews><containerView id="c"><connections>
          <segue destination="tabs" kind="embed"/>
        </connections></containerView></subviews></view>
      </viewController>
      <tabBarController id="tabs" customClass="Tabs">
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers"/>
        </connections>
      </tabBarController>
      <navigationController id="nav" customClass="Navigation">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController" destinationCreationSelector="makePerson:"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- Root.swift
      class Root: UIViewController {
        @IBSegueAction func makePerson(_ coder: NSCoder) -> Person? { nil }
      }
      class Tabs: UITabBarController {}
      class Navigation: UINavigationController {}
      class Person: UIViewController {}
      """,
    ])

  let report: RuleReport

  func check() {
    guard app.hasSources else { return }
    for link in app.graph.allLinks {
      guard let selector = link.segue.destinationCreationSelector, !selector.isEmpty,
        let source = link.source
      else { continue }
      check(selector, link, of: source)
    }
  }

  private func check(_ selector: String, _ link: SegueLink, of source: ControllerID) {
    let sourceClass = app.scenes.type(of: source)
    let leading = segues(to: source, of: link, selector)
    let owners = [sourceClass] + leading.map { app.scenes.type(of: $0.source) }
    switch Answer.any(owners.map { app.code.responds(to: selector, $0) }) {
    case .undecided(let reason): report.addUndecided(at: link.segue.location, reason)
    case .no: reportMissing(selector, link, owners)
    case .yes:
      checkResult(selector, link, owners)
      if app.code.responds(to: selector, sourceClass) == .no {
        checkOthers(selector, link, leading)
      }
    }
  }

  /// Reports an action that none of the owners has; the first of them is the segue's own class.
  private func reportMissing(_ selector: String, _ link: SegueLink, _ owners: [TypeReference]) {
    // If code instantiates a plain container, no known class is asked for the action.
    guard owners.contains(where: { !$0.ids.isEmpty }) else {
      return report.addUndecided(at: link.segue.location, "no segue leads to the container")
    }
    let effect = effect(ofMissingActionOf: link)
    let hidden = owners.lazy.compactMap { owner in
      app.code.hiddenMethod(selector, of: owner).map { (owner, $0) }
    }.first
    if let (owner, hidden) = hidden {
      return report.addHidden(
        .segueAction, selector, of: app.code.name(of: owner), effect.severity,
        why: effect.why, help: "declare the method with @IBSegueAction",
        at: link.segue.location, declaredAt: [hidden])
    }
    report.add(
      .noAction(selector, owners, app.code, why: effect.why), effect.severity,
      at: link.segue.location, related: app.code.declaration(of: owners[0]))
  }

  /// The severity and the consequence if a segue's action is missing.
  private func effect(ofMissingActionOf link: SegueLink) -> (severity: Severity, why: String) {
    // Only a segue action can create a destination that takes its input in its initializer.
    link.destination.controller.flatMap(app.inputWay) == .byInitializer
      ? (
        .error,
        "the destination can't be created without the action, so performing the segue crashes"
      )
      : (
        .warning,
        "UIKit logs “Unable to find method”, and probably creates the destination without it"
      )
  }

  /// A segue that leads to the container of a relationship, with the controller that it leaves.
  private typealias Leading = (source: ControllerID, segue: Segue)

  /// The segues whose controllers are asked for a relationship's segue action.
  ///
  /// If a container is in another one that lacks the action, controllers further out may have it.
  private func segues(
    to container: ControllerID, of link: SegueLink, _ selector: String
  ) -> [Leading] {
    guard link.segue.kind == .relationship else { return [] }
    var leading: [Leading] = []
    var asked: Set = [container]
    var pending = [container]
    while let inner = pending.popLast() {
      for other in app.graph.allLinks where other.destination.controller == inner {
        guard let source = other.source else { continue }
        leading.append((source, other.segue))
        guard other.segue.kind == .relationship, asked.insert(source).inserted,
          app.code.responds(to: selector, app.scenes.type(of: source)) == .no
        else { continue }
        pending.append(source)
      }
    }
    return leading
  }

  /// Checks several controllers whose segues lead to a container: each is asked when its own segue is performed.
  private func checkOthers(_ selector: String, _ link: SegueLink, _ leading: [Leading]) {
    let effect = effect(ofMissingActionOf: link)
    for other in leading where other.segue.kind != .relationship {
      let type = app.scenes.type(of: other.source)
      guard case .app = type, app.code.responds(to: selector, type) == .no else { continue }
      report.add(
        .noAction(selector, [type], app.code, isForOther: true, why: effect.why), effect.severity,
        at: link.segue.location,
        related: [RelatedPlace(other.segue.location, "the segue")]
          + app.code.declaration(of: type))
    }
  }

  private func checkResult(_ selector: String, _ link: SegueLink, _ owners: [TypeReference]) {
    guard let destination = link.destination.controller else { return }
    let actions = owners.flatMap { app.code.segueActions(of: $0) }.filter {
      $0.fact.selector == selector
    }
    guard let action = actions.first, actions.count == 1, let returned = action.fact.returnType
    else { return }
    let type = app.code.names.reference(to: returned, in: [], from: action.sourceFile)
    guard !app.scenes.lacksClass(destination),
      app.code.areApart(type, app.scenes.type(of: destination))
    else { return }
    report.add(
      .returnsOther(selector, returned, app.graph.name(of: destination)), at: link.segue.location,
      related: [
        RelatedPlace(app.code.location(action.fact.position, action.sourceFile), "the segue action")
      ])
  }
}

extension AppCode {
  /// The segue actions of a class, including inherited ones.
  fileprivate func segueActions(of type: TypeReference) -> [CodeType.Member<MethodFact>] {
    lineage(of: type.ids).flatMap(\.methods).filter(\.fact.isSegueAction)
  }
}

extension Message {
  fileprivate static func noAction(
    _ selector: String, _ owners: [TypeReference], _ code: AppCode, isForOther: Bool = false,
    why: String
  ) -> Message {
    let names = Set(owners.map(code.name)).sorted()
    return Message(
      "\(names.joined(separator: ", ")) \(names.count == 1 ? "has" : "have") no segue action "
        + quoted(selector) + (isForOther ? ", but one of its segues leads here" : ""),
      why: why,
      help: suggestion(
        selector, among: owners.flatMap { code.segueActions(of: $0) }.map(\.fact.selector),
        otherwise: "add the method with @IBSegueAction" + (isForOther ? "" : ", or disconnect it")))
  }

  fileprivate static func returnsOther(
    _ selector: String, _ returned: String, _ destination: String
  ) -> Message {
    Message(
      "the segue action \(quoted(selector)) returns \(returned), but the segue leads to \(destination)",
      why: "performing the segue crashes, because the object does not have the destination's class",
      help: "return the class of the destination, or correct the destination's class")
  }
}
