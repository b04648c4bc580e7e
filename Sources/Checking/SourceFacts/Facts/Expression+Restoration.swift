extension Expression {
  /// Whether the value is a restoration identifier: of an object, or in the path that a function gets.
  ///
  /// - Parameter path: The function's parameter that has the path; nil for any other function.
  /// - Returns: Whether it is one.
  package func isRestorationIdentifier(in path: Int?) -> Bool {
    switch self {
    case .name(let names): return names.last == RestorationWords.property
    case .call(let call):
      if call.function == RestorationWords.property { return true }
      guard let path, call.receiver == .parameter(path) else { return false }
      return RestorationWords.elements.contains(call.function)
    default: return false
    }
  }
}
