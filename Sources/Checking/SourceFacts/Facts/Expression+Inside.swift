extension Expression {
  /// The call that creates a controller, and the path to a controller inside it: `topViewController` of
  /// `storyboard.instantiateInitialViewController()`; nil for any other expression.
  package var pathIntoCreated: (call: CallExpression, path: [String])? {
    var path: [String] = []
    var next = self
    while case .call(let call) = next, path.count < 8 {
      if call.function.hasPrefix("instantiate") {
        return path.isEmpty ? nil : (call, path.reversed())
      }
      guard let receiver = call.receiver, call.arguments.isEmpty,
        Self.containment.contains(call.function)
      else { return nil }
      path.append(call.function)
      next = receiver
    }
    return nil
  }

  /// The properties that lead from a container to the controllers inside it, directly or one after another.
  package static let containment: Set<String> = [
    "topViewController", "visibleViewController", "rootViewController", "viewControllers",
    "children", "childViewControllers", "first", "last", "selectedViewController",
    "contentViewController",
  ]
}
