internal import SourceFacts

extension Expression {
  /// The expression with values in place of parameters; unknown if the result is too large.
  ///
  /// In `parameter ?? other`, an argument replaces the whole.
  func replacingParameters(_ value: (Int) -> Expression?) -> Expression {
    let filled = filled(with: value)
    // Functions that call each other would multiply their arguments.
    return filled.isLarge ? .unknown("") : filled
  }

  private func filled(with value: (Int) -> Expression?) -> Expression {
    switch self {
    case .parameter(let index): return value(index) ?? self
    case .concatenation(let parts):
      return .concatenation(parts.map { $0.filled(with: value) })
    case .choice(let parts):
      if case .parameter(let index)? = parts.first, let passed = value(index), passed.isGiven {
        return passed
      }
      return .choice(parts.map { $0.filled(with: value) })
    case .call(var call):
      call.receiver = call.receiver?.filled(with: value)
      for index in call.arguments.indices {
        call.arguments[index].value = call.arguments[index].value.filled(with: value)
      }
      return .call(call)
    default: return self
    }
  }

  /// Whether the expression is a value, and cannot be nil or left out.
  private var isGiven: Bool {
    switch self {
    case .nil, .parameter, .choice, .unknown: false
    default: true
    }
  }
}
