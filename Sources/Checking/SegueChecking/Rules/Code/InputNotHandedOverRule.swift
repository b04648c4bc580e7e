internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A segue to a destination that needs an input, which nothing hands over.
struct InputNotHandedOverRule: Rule {
  static let description = RuleDescription(
    id: .inputNotHandedOver, severity: .error,
    summary: "A segue leads to a destination that needs an input, and nothing hands it over",
    consequence: "the destination appears without its input, or is never created",
    why: """
      A class declares with SegueDestination or SegueInitializable that it needs an input. A \
      @SegueSource class hands the input over for the segues that are cases of its enum Segue; any \
      other segue to such a destination crashes debug builds. The input of an initializer can only \
      come from a segue action: without one the storyboard calls init(coder:), which usually \
      returns nil, and UIKit crashes. Classes that use generated segues have all segues of the \
      storyboard, and are not checked.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    let hasInputs = app.code.table.types.contains {
      $0.isClass && app.inputWay(of: $0.id) != nil
    }
    guard hasInputs else { return }
    for node in app.graph.allControllers {
      let links = app.graph.links(from: node.id).filter { $0.segue.kind != .unwind }
      let listed = links.isEmpty ? nil : listedSegues(of: node.id)
      for link in links { check(link, listed: listed) }
    }
  }

  private func check(_ link: SegueLink, listed: ListedSegues?) {
    guard let destination = link.destination.controller else { return }
    if app.inputWay(of: destination) == .byInitializer {
      guard (link.segue.destinationCreationSelector ?? "").isEmpty else { return }
      report.add(
        .noSegueAction(app.graph.name(of: destination)), at: link.segue.location,
        related: app.graph.places(of: [destination]))
      return
    }
    guard link.segue.kind != .relationship, let listed, !listed.contains(link.segue) else { return }
    guard let receiver = inputReceiver(in: destination) else { return }
    report.add(
      .noCase(
        link.segue.usableIdentifier, app.graph.name(of: receiver), in: listed.name),
      at: link.segue.location, related: app.graph.places(of: [receiver]))
  }

  /// The controller that a segue to a scene hands an input to: the scene's own, or one inside it.
  private func inputReceiver(in destination: ControllerID) -> ControllerID? {
    var level = [destination]
    var seen: Set<ControllerID> = []
    while !level.isEmpty {
      if let receiver = level.first(where: { app.inputWay(of: $0) != nil }) { return receiver }
      // A container that is a segue source hands its children their inputs.
      level = level.filter { seen.insert($0).inserted && !isSegueSource($0) }.flatMap { container in
        app.graph.links(from: container).filter { $0.segue.kind == .relationship }
          .compactMap(\.destination.controller)
      }
    }
    return nil
  }

  private func isSegueSource(_ controller: ControllerID) -> Bool {
    app.scenes.type(of: controller).ids.contains { !app.code.segueSources(of: $0).isEmpty }
  }

  /// The segues that a scene's class lists; nil if it lists none by hand, or if some are unknown.
  private func listedSegues(of controller: ControllerID) -> ListedSegues? {
    let ids = app.scenes.type(of: controller).ids
    guard let id = ids.first, ids.count == 1 else { return nil }
    let types = app.code.segueSources(of: id)
    guard let first = types.first else { return nil }
    var listed = ListedSegues(name: "\(first.name).Segue")
    for type in types {
      let cases = app.code.segueCases(of: type)
      // Without an enumeration the segues are generated, and complete.
      guard !cases.isEmpty else { return nil }
      for member in cases where member.fact.segue?.macro != "Child" {
        switch app.uses.evaluator.identifier(of: member, in: type) {
        case .named(let identifier): listed.identifiers.insert(identifier)
        case .none: listed.hasUnnamed = true
        case .computed: return nil
        }
      }
    }
    return listed
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

extension Message {
  fileprivate static func noSegueAction(_ destination: String) -> Message {
    Message(
      "\(destination) takes its input in its initializer, but the segue has no segue action",
      help: """
        connect a segue action that calls 'makeDestination(_:from:)', or conform the class to \
        'SegueDestination'
        """)
  }

  fileprivate static func noCase(
    _ identifier: String?, _ receiver: String, in list: String
  ) -> Message {
    let segue = identifier.map { "the segue \(quoted($0))" } ?? "the segue"
    return Message(
      "\(segue) leads to \(receiver), which needs an input, but no case of \(list) hands it over",
      help: "add a case for it, or '@Untyped' if 'prepare(for:sender:)' sets the destination up")
  }
}
