extension Expression {
  /// The call that makes a controller, and the way to what is inside it: `topViewController` of
  /// `storyboard.instantiateInitialViewController()`; nil for everything else.
  package var wayIntoMade: (call: CallExpression, path: [String])? {
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

  /// What containers call the controllers in them, in one word or after another.
  package static let containment: Set<String> = [
    "topViewController", "visibleViewController", "rootViewController", "viewControllers",
    "children", "childViewControllers", "first", "last", "selectedViewController",
    "contentViewController",
  ]
}
