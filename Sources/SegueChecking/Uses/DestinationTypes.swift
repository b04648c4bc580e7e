internal import NavigationGraph
internal import StoryboardModel

extension CheckedApp {
  /// Whether what a segue leads to, or what is inside it, is of a type.
  ///
  /// - Parameters:
  ///   - link: The segue.
  ///   - paths: The ways from the segue, as code goes them; one of them is taken.
  ///   - type: The type in question.
  /// - Returns: Yes if one of the ways leads to an object of the type.
  func leads(_ link: SegueLink, along paths: [[String]], to type: TypeReference) -> Answer {
    guard let destination = link.destination.controller else {
      return .undecided("the segue's destination is not among the files")
    }
    var answers: [Answer] = []
    for path in paths {
      let steps = path.dropFirst()
      if steps.isEmpty {
        answers.append(isObject(of: destination, type, madeBy: link))
      } else {
        answers.append(contains(destination, steps, type))
      }
    }
    return .any(answers)
  }

  /// Whether the object that a scene makes is of a type.
  func isObject(
    of controller: ControllerID, _ type: TypeReference, madeBy link: SegueLink? = nil
  ) -> Answer {
    guard let node = graph.controller(controller) else { return .undecided("it is not known") }
    let own = scenes.type(of: controller)
    var answer = code.isKind(own, of: type)
    if let custom = node.object.customClass,
      classes.meaning(of: custom, in: controller.file) == .missing
    {
      answer = .undecided("the class \(custom.name) does not exist")
    }
    if case .undecided = answer, let base = node.baseClass, areApart(.system(base), type) {
      answer = .no
    }
    // A segue action may make an object of a class that inherits from the storyboard's.
    if answer == .no, link?.segue.destinationCreationSelector != nil,
      code.isKind(type, of: own) != .no
    {
      return .undecided("a segue action makes the destination")
    }
    return answer
  }

  /// Whether nothing can be of both types: whatever a tab bar controller's class is, it is no navigation
  /// controller.
  private func areApart(_ base: TypeReference, _ type: TypeReference) -> Bool {
    code.isKind(type, of: base) == .no && code.isKind(base, of: type) == .no
  }

  /// Whether what a container holds is of a type, by the names that code uses on the way to it.
  func contains(
    _ container: ControllerID, _ steps: ArraySlice<String>, _ type: TypeReference
  ) -> Answer {
    let content = children(of: container)
    // Names of the app's own for “the controller in it, or itself”.
    let isOwn = steps.contains { !Self.containment.contains($0) && !$0.hasPrefix("[") }
    let isPlain = steps.count == 1 && steps.allSatisfy(Self.isDestination)
    guard !content.isEmpty else {
      return isOwn
        ? isSelf(container, type, isPlain: isPlain && !mayContain(container))
        : .undecided("what is inside is not in the storyboard")
    }
    let answers = content.map { isObject(of: $0, type) }
    if isOwn { return .any(answers + [isSelf(container, type, isPlain: isPlain)]) }
    let rest = steps.drop { Self.containment.contains($0) || $0.hasPrefix("[") }
    return rest.isEmpty ? .any(answers) : .undecided("it is looked for in a way that is not known")
  }

  private func isSelf(
    _ controller: ControllerID, _ type: TypeReference, isPlain: Bool
  ) -> Answer {
    let answer = isObject(of: controller, type)
    return answer == .no && !isPlain
      ? .undecided("what a name of the app's own means is not known") : answer
  }

  /// Whether code may put other controllers into one.
  private func mayContain(_ controller: ControllerID) -> Bool {
    switch graph.controller(controller)?.object.controllerKind {
    case .viewController, .tableViewController, .collectionViewController: false
    default: true
    }
  }

  /// Whether a name of the app's own says that it is what a segue leads to, looked for in containers:
  /// `segue.intendedDestination`, `segue.destination.contents`.
  static func isDestination(_ name: String) -> Bool {
    name == "contents" || name.lowercased().contains("destination")
  }

  private static let containment: Set<String> = [
    "topViewController", "visibleViewController", "rootViewController", "viewControllers",
    "children",
    "childViewControllers", "first", "last", "selectedViewController", "tabViewItems",
    "splitViewItems",
    "contentViewController", "viewController", "lastObject", "firstObject", "windowController",
  ]

  /// The controllers that the storyboard puts into a container, two levels deep.
  private func children(of container: ControllerID) -> [ControllerID] {
    let direct = contained(in: container)
    return direct + direct.flatMap(contained)
  }

  private func contained(in container: ControllerID) -> [ControllerID] {
    graph.links(from: container).filter {
      $0.segue.kind == .relationship || $0.segue.kind == .embed
    }
    .compactMap(\.destination.controller)
  }
}
