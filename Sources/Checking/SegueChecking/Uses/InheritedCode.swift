internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

extension LinkedApp {
  /// Whether a controller whose class inherits a method runs that method.
  ///
  /// It does if its own code, a method that the system calls, or an action of an object in its scene calls the method.
  /// `method` has labels or is a selector, and `owner` has the names of the classes that declare the method.
  func runs(_ method: String, of owner: Set<String>, in controller: ControllerID) -> Bool {
    guard let id = scenes.type(of: controller).ids.first else { return false }
    let ancestry = code.lineage(of: [id])
    guard let end = ancestry.firstIndex(where: { owner.contains($0.name) }), end > 0 else {
      return false
    }
    let inheritedMethods = Self.methods(of: ancestry[end])
    let ownMethods = ancestry[..<end].flatMap(Self.methods)
    let isReplaced = ownMethods.contains { $0.isCalled(method) && !$0.callsSuper }
    if isReplaced { return false }
    let sent = actions(sentTo: controller)
    var names: Set<String> = [MethodName.base(of: method)]
    // Each round finds the methods that call those of the previous round.
    for _ in 0..<8 {
      if !names.isDisjoint(with: sent) { return true }
      if ownMethods.contains(where: { !names.isDisjoint(with: $0.calls ?? []) }) { return true }
      let callers = inheritedMethods.filter {
        !names.isDisjoint(with: $0.calls ?? []) || $0.isCalled(method)
      }
      let isReached = callers.contains { caller in
        Self.calledBySystem.contains(caller.name)
          && ownMethods.allSatisfy { $0.selector != caller.selector || $0.callsSuper }
      }
      if isReached { return true }
      let count = names.count
      // A method of the class replaces one that it inherits.
      names.formUnion(Set(callers.map(\.name)).subtracting(ownMethods.map(\.name)))
      if names.count == count { return false }
    }
    return false
  }

  /// The names of the methods that the system calls on every controller that is shown.
  private static let calledBySystem: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "awakeFromNib", "tableView", "collectionView",
  ]

  /// The methods of a class that have bodies.
  private static func methods(of type: CodeType) -> [MethodFact] {
    type.methods.map(\.fact).filter(\.hasBody)
  }

  /// The actions that objects of its file send to a controller, without labels.
  private func actions(sentTo controller: ControllerID) -> Set<String> {
    let actionsByReceiver = sentActions.value(of: controller.file) {
      var actions: [ObjectID: Set<String>] = [:]
      for connection in storyboards.file(at: controller.file)?.connections ?? [] {
        if case .action(let selector, _) = connection.kind, let receiver = connection.destination {
          actions[receiver, default: []].insert(MethodName.base(of: selector))
        }
      }
      return actions
    }
    return actionsByReceiver[controller.object] ?? []
  }
}
