internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The classes of the objects that segues lead to, and of what is inside them.
struct DestinationTypes: Sendable {
  let graph: NavigationGraph
  let scenes: AppScenes
  let code: AppCode

  /// Whether one of the ways from a segue leads to an object with a type: its destination, or what is inside it.
  func leads(_ link: SegueLink, along paths: [[String]], to type: TypeReference) -> Answer {
    guard let destination = link.destination.controller else {
      return .undecided("the segue's destination is not among the files")
    }
    return .any(
      paths.map { path in
        path.count < 2
          ? isObject(of: destination, type, madeBy: link)
          : contains(destination, path.dropFirst(), type)
      })
  }

  /// The segues that lead, or may lead, to an object with a type: the answers other than no, by the segues' indices.
  func answers(
    for segues: ControllerSegues, along paths: [[String]], to type: TypeReference
  ) -> [Int: Answer] {
    segues.answers.value(of: ControllerSegues.Way(paths: paths, type: type)) {
      let indices =
        code.isClass(type) && paths == [["destination"]]
        ? segues.indices(leadingTo: scenes.controllers(running: type.ids))
        : Array(segues.all.indices)
      var answers: [Int: Answer] = [:]
      for index in indices {
        let answer = leads(segues.all[index], along: paths, to: type)
        if answer != .no { answers[index] = answer }
      }
      return answers
    }
  }

  /// Whether the object that a scene creates has a type.
  func isObject(
    of controller: ControllerID, _ type: TypeReference, madeBy link: SegueLink? = nil
  ) -> Answer {
    guard let node = graph.controller(controller) else {
      return .undecided("the controller is unknown")
    }
    let own = scenes.type(of: controller)
    var answer = code.isKind(own, of: type)
    if let custom = node.customClass, scenes.lacksClass(controller) {
      answer = .undecided(.missingClass(custom.name))
    }
    if case .undecided = answer, let base = node.baseClass, code.areApart(.system(base), type) {
      answer = .no
    }
    // A segue action may create an object of a subclass.
    if answer == .no, link?.segue.destinationCreationSelector != nil,
      code.isKind(type, of: own) != .no
    {
      return .undecided("a segue action creates the destination")
    }
    return answer
  }

  /// Whether the content of a container has a type, by the properties that code uses on the way to it (`steps`):
  /// `["viewControllers", "[0]"]`, `["contents"]`.
  func contains(
    _ container: ControllerID, _ steps: ArraySlice<String>, _ type: TypeReference
  ) -> Answer {
    let levels = steps.count { Self.containment.contains($0) && !Self.elements.contains($0) }
    let content = graph.contentLinks(of: container, levels: max(levels, 2))
    // A property of the app may return the controller inside, or the container itself.
    let usesAppProperty = steps.contains { !Self.containment.contains($0) && !$0.hasPrefix("[") }
    let isNamedDestination = steps.count == 1 && steps.allSatisfy(Self.isDestination)
    guard !content.isEmpty else {
      return usesAppProperty
        ? isItself(container, type, isCertain: isNamedDestination && !mayContain(container))
        : .undecided("the storyboard does not say what is inside")
    }
    let answers = content.compactMap { link in
      link.destination.controller.map { isObject(of: $0, type, madeBy: link) }
    }
    if usesAppProperty || mayDeclare(steps, container) {
      return .any(answers + [isItself(container, type, isCertain: isNamedDestination)])
    }
    return steps.allSatisfy { Self.containment.contains($0) || $0.hasPrefix("[") }
      ? .any(answers) : .undecided("the code looks for the controller in an unknown way")
  }

  /// Whether the app may declare the first property that code uses of a controller, so that it leads anywhere.
  ///
  /// The system declares only `children` for controllers that aren't containers.
  private func mayDeclare(_ steps: ArraySlice<String>, _ controller: ControllerID) -> Bool {
    guard let name = steps.first else { return false }
    let isOfAll = ["children", "childViewControllers"].contains(name)
    if !isOfAll, !mayContain(controller) { return true }
    return code.lineage(of: scenes.type(of: controller).ids).contains { type in
      type.properties(named: name).contains { !$0.fact.isStatic && !$0.fact.isOverride }
    }
  }

  private func isItself(_ id: ControllerID, _ type: TypeReference, isCertain: Bool) -> Answer {
    let answer = isObject(of: id, type)
    return answer == .no && !isCertain
      ? .undecided("a property of the app leads to the controller") : answer
  }

  /// Whether code may put other controllers into one.
  private func mayContain(_ controller: ControllerID) -> Bool {
    switch graph.controller(controller)?.object.controllerKind {
    case .viewController, .tableViewController, .collectionViewController: false
    default: true
    }
  }

  /// Whether the name of one of the app's properties says that it finds a segue's destination
  /// inside containers: `segue.intendedDestination`, `segue.destination.contents`.
  static func isDestination(_ name: String) -> Bool {
    name == "contents" || name.lowercased().contains("destination")
  }

  private static let containment = Expression.containment.union(elements).union([
    "tabViewItems", "splitViewItems", "viewController", "windowController",
  ])
  /// The properties of lists, which lead no level deeper.
  private static let elements: Set<String> = ["first", "last", "firstObject", "lastObject"]
}

extension NavigationGraph {
  /// The controllers that the storyboard puts into a container, some levels deep.
  func content(of container: ControllerID, levels: Int = 2) -> [ControllerID] {
    contentLinks(of: container, levels: levels).compactMap(\.destination.controller)
  }

  /// The segues that put these controllers there, one for each.
  fileprivate func contentLinks(of container: ControllerID, levels: Int) -> [SegueLink] {
    var content: [SegueLink] = []
    var seen: Set<ControllerID> = []
    var level = [container]
    for _ in 0..<levels where !level.isEmpty {
      let next = level.flatMap(links(from:)).filter { link in
        (link.segue.kind == .relationship || link.segue.kind == .embed)
          && link.destination.controller.map { seen.insert($0).inserted } ?? false
      }
      content += next
      level = next.compactMap(\.destination.controller)
    }
    return content
  }
}
