internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A segue to a destination that needs an input, which nothing hands over.
enum InputNotHandedOverRule: CheckRule {
  static let description = RuleDescription(
    name: "input-not-handed-over", severity: .error,
    summary: "A segue leads to a destination that needs an input, and nothing hands it over",
    consequence: "the destination appears without its input, or is never created",
    why: """
      A class declares with SegueDestination or SegueInitializable that it needs an input. A \
      @SegueSource class hands the input over for the segues that are cases of its enum Segue; any \
      other segue to such a destination traps in debug builds. The input of an initializer can \
      only come from a segue action: without one the storyboard calls init(coder:), which usually \
      returns nil, and UIKit crashes. Classes that use generated segues have all segues of the \
      storyboard, and are not checked.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
          ↓<segue destination="person" kind="show" identifier="other"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Person.self) case person(Int)
        }
        func other() { performSegue(withIdentifier: "other", sender: nil) }
      }
      final class Person: UIViewController, SegueDestination {
        typealias SegueInput = Int
        func configure(with input: Int) {}
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          ↓<segue destination="person" kind="show" identifier="person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Person.self) case person(Int)
        }
      }
      final class Person: UIViewController, SegueInitializable {
        typealias SegueInput = Int
        init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
        required init?(coder: NSCoder) { nil }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="nav" kind="show" identifier="Show Person"/>
          <segue destination="made" kind="show" identifier="made" destinationCreationSelector="make:"/>
          <segue destination="about" kind="show" identifier="about"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      <viewController id="made" customClass="Made"/>
      <viewController id="about" customClass="About"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Person.self, id: "Show Person") case person(Int)
          @To(Made.self) case made(Int)
        }
        func about() { performSegue(withIdentifier: "about", sender: nil) }
        @IBSegueAction func make(_ coder: NSCoder) -> Made? { makeDestination(.made, from: coder) }
      }
      final class Person: UIViewController, SegueDestination {
        typealias SegueInput = Int
        func configure(with input: Int) {}
      }
      final class Made: UIViewController, SegueInitializable {
        typealias SegueInput = Int
        init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
        required init?(coder: NSCoder) { nil }
      }
      final class About: UIViewController {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.code.table.types.contains(where: { $0.isClass && app.needsInput($0.id) != nil })
    else { return }
    for file in app.graph.files {
      for node in app.graph.controllers[file.path] ?? [] {
        let links = app.graph.links(from: node.id).filter { $0.segue.kind != .unwind }
        let listed = links.isEmpty ? nil : app.listedSegues(of: node.id)
        for link in links { check(link, listed: listed, app, &report) }
      }
    }
  }

  private static func check(
    _ link: SegueLink, listed: ListedSegues?, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    guard let destination = link.destination.controller else { return }
    if app.needsInput(destination) == .byInitializer {
      guard (link.segue.destinationCreationSelector ?? "").isEmpty else { return }
      report.add(
        description.finding(
          at: link.segue.location,
          "\(app.name(of: destination)) takes its input in its initializer, and the segue has no segue action",
          help: """
            connect a segue action that calls 'makeDestination(_:from:)', or conform the class to \
            'SegueDestination'
            """,
          related: app.related([destination])))
      return
    }
    guard link.segue.kind != .relationship, let listed, !listed.contains(link.segue) else { return }
    guard let taker = app.inputTaker(in: destination) else { return }
    let segue = link.segue.usableIdentifier.map { "the segue \(quoted($0))" } ?? "the segue"
    report.add(
      description.finding(
        at: link.segue.location,
        "\(segue) leads to \(app.name(of: taker)), which needs an input, and no case of \(listed.name) hands it over",
        help: "add a case for it, or '@Untyped' if 'prepare(for:sender:)' sets the destination up",
        related: app.related([taker])))
  }
}

/// The segues that the `enum Segue`s of a class and its superclasses list.
private struct ListedSegues {
  var name: String
  var identifiers: Set<String> = []
  /// Whether a case stands for segues without an identifier.
  var hasUnnamed = false

  func contains(_ segue: Segue) -> Bool {
    segue.usableIdentifier.map(identifiers.contains) ?? hasUnnamed
  }
}

/// How a class takes its input.
private enum InputWay {
  case byInitializer
  case afterwards
}

extension CheckedApp {
  /// How a class takes an input; nil if it needs none.
  fileprivate func needsInput(_ id: CodeType.ID) -> InputWay? {
    let protocols = Set(
      code.hierarchy.ancestry(of: id).protocols.map {
        TypeNames.path(TypeNames.plain($0.fact)).last ?? ""
      })
    if protocols.contains("SegueDestination") { return .afterwards }
    return protocols.contains("SegueInitializable") ? .byInitializer : nil
  }

  /// How a scene's class takes an input; nil if it needs none, or is not known.
  fileprivate func needsInput(_ controller: ControllerID) -> InputWay? {
    guard case .app(let ids) = scenes.type(of: controller) else { return nil }
    return ids.lazy.compactMap(needsInput).first
  }

  /// The controller that a segue to a scene hands an input to: the scene's own, or one that it contains.
  fileprivate func inputTaker(in destination: ControllerID) -> ControllerID? {
    var level = [destination]
    var seen: Set<ControllerID> = []
    while !level.isEmpty {
      if let taker = level.first(where: { needsInput($0) != nil }) { return taker }
      // A container with segues of its own hands its children their inputs.
      level = level.filter { seen.insert($0).inserted && !isSegueSource($0) }.flatMap { container in
        graph.links(from: container).filter { $0.segue.kind == .relationship }
          .compactMap(\.destination.controller)
      }
    }
    return nil
  }

  private func isSegueSource(_ controller: ControllerID) -> Bool {
    guard case .app(let ids) = scenes.type(of: controller) else { return false }
    return ids.contains { id in
      code.hierarchy.ancestry(of: id).types.contains { code.table[$0].isSegueSource }
    }
  }

  /// The segues that a scene's class lists; nil if it lists none by hand, or not all of them are known.
  fileprivate func listedSegues(of controller: ControllerID) -> ListedSegues? {
    guard case .app(let ids) = scenes.type(of: controller), let id = ids.first, ids.count == 1
    else {
      return nil
    }
    let sources = code.hierarchy.ancestry(of: id).types.map { code.table[$0] }
      .filter(\.isSegueSource)
    guard let first = sources.first else { return nil }
    var listed = ListedSegues(name: "\(first.name).Segue")
    for source in sources {
      let cases = code.table.exactly(source.path + ["Segue"]).map { code.table[$0] }
        .filter { $0.kind == .enum }.flatMap(\.cases)
      // Without an enumeration the segues are generated, and complete.
      guard !cases.isEmpty else { return nil }
      for member in cases where member.fact.segue?.macro != "Child" {
        switch identifier(of: member, in: source) {
        case .named(let identifier): listed.identifiers.insert(identifier)
        case .none: listed.hasUnnamed = true
        case .computed: return nil
        }
      }
    }
    return listed
  }
}
