extension ObjectiveCSource {
  /// Finds the methods that code calls on `self` or only on `super`, or names in a selector, each once.
  ///
  /// A selector counts by its first part.
  func ownCalls(in body: Range<Int>, toSuper isToSuper: Bool) -> [String] {
    var names: [String] = []
    for index in body where kind(index) == .name && index > body.lowerBound {
      guard isOwnCall(index, in: body, toSuper: isToSuper) else { continue }
      let name = name(index)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func isOwnCall(_ index: Int, in body: Range<Int>, toSuper isToSuper: Bool) -> Bool {
    func isReceiver(_ index: Int) -> Bool {
      guard body.contains(index), kind(index) == .name else { return false }
      if word(index) == .super { return true }
      // `weakSelf` and `strongSelf` mean `self` too.
      return !isToSuper
        && (word(index) == .`self` || name(index).hasSuffix("Self")
          || name(index).hasSuffix("_self"))
    }
    switch kind(index - 1) {
    // `[self open]`
    case .name:
      return isReceiver(index - 1) && index - 2 >= body.lowerBound
        && kind(index - 2) == .openBracket
    // `self.open`
    case .member: return isReceiver(index - 2)
    // `@selector(open:)`
    case .openParenthesis:
      return !isToSuper && index - 2 >= body.lowerBound && isKeyword(index - 2, .selector)
    default: return false
    }
  }
}
