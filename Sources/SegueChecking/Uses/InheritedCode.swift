internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

extension LinkedApp {
  /// Whether a controller of a class that inherits some code runs a method of it, as far as the text of the
  /// classes between them shows: its own code calls it, the system does, or something in its scene.
  ///
  /// A look at texts takes time: rules ask only for what would otherwise be undecided.
  ///
  /// - Parameters:
  ///   - method: The method with its labels, or its selector.
  ///   - owner: The names of the classes that declare it.
  ///   - controller: The controller, whose class inherits from one of these.
  /// - Returns: Whether something is found that runs it.
  func runs(_ method: String, of owner: Set<String>, in controller: ControllerID) -> Bool {
    guard case .app(let ids) = scenes.type(of: controller), let id = ids.first else { return false }
    let ancestry = code.hierarchy.ancestry(of: id).types.map { code.table[$0].name }
    guard let end = ancestry.firstIndex(where: owner.contains), end > 0 else { return false }
    let inherited = methods(ofClass: ancestry[end])
    let own = ancestry[..<end].flatMap(methods)
    let sent = actions(sentTo: controller)
    var names: Set<String> = [MethodWords.base(of: method)]
    for _ in 0..<8 {
      if !names.isDisjoint(with: sent) { return true }
      if own.contains(where: { !names.isDisjoint(with: $0.words) }) { return true }
      let callers = inherited.filter { !names.isDisjoint(with: $0.words) || $0.name == method }
      let isReached = callers.contains { caller in
        Self.isSystems(caller)
          && own.allSatisfy { $0.name != caller.name || $0.words.contains("super") }
      }
      if isReached { return true }
      let count = names.count
      // What the class has of its own takes the place of what it inherits.
      names.formUnion(callers.map(\.base).filter { base in !own.contains { $0.base == base } })
      if names.count == count { return false }
    }
    return false
  }

  /// Whether the system calls a method of a controller in all events.
  private static func isSystems(_ method: MethodWords.Method) -> Bool {
    [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "awakeFromNib", "tableView", "collectionView",
    ].contains(method.base)
  }

  /// The methods of a class, in all sources that declare some of it.
  private func methods(ofClass name: String) -> [MethodWords.Method] {
    let types = code.table.exactly([name]).map { code.table[$0] }
    let sources = Set(types.flatMap { [$0.sourceFile] + $0.methods.map(\.sourceFile) }).sorted()
    return sources.flatMap { source -> [MethodWords.Method] in
      let file = code.sources[source]
      guard !file.path.hasSuffix(".h") else { return [] }
      return methodWords.value(of: source) {
        input.texts.text(of: file.path).map {
          MethodWords($0, isSwift: file.language == .swift).methods
        }
          ?? []
      }
    }
  }

  /// The methods that objects of its file send to a controller, without labels.
  private func actions(sentTo controller: ControllerID) -> Set<String> {
    let sent = sentActions.value(of: controller.file) {
      var sent: [ObjectID: Set<String>] = [:]
      for connection in storyboards.file(at: controller.file)?.connections ?? [] {
        if case .action(let selector, _) = connection.kind, let receiver = connection.destination {
          sent[receiver, default: []].insert(MethodWords.base(of: selector))
        }
      }
      return sent
    }
    return sent[controller.object] ?? []
  }
}
