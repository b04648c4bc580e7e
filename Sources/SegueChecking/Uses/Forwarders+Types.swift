internal import SourceFacts

extension Forwarders {
  /// A static function that makes a scene whose identifier is the name of the class that it is called
  /// on.
  struct TypeForwarder {
    var storyboard: Expression?
    var context: UseContext
    var source: Int
    /// Whether a scene of another class traps.
    var isForced: Bool

    /// Whether the storyboard is of the app's own bundle, or of the class's.
    var isOwnBundle: Bool {
      guard case .call(let call)? = storyboard, KnownCalls.storyboardName(of: call) != nil else {
        return false
      }
      if KnownCalls.isOwnBundle(call) { return true }
      guard call.arguments.count > 1, case .call(let bundle) = call.arguments[1].value else {
        return false
      }
      return [.name(["self"]), .name(["Self"]), .type(["Self"])].contains(
        bundle.arguments.first?.value)
    }

    /// An expression of the function with what a call passes for its parameters, or with what they
    /// are where it passes nothing.
    func filled(_ expression: Expression?, by call: CallExpression) -> Expression? {
      let optional = context.parameters.indices.filter {
        context.parameters[$0].type.hasSuffix("?")
      }
      return expression?.replacingParameters(optional: Set(optional)) { index in
        guard context.parameters.indices.contains(index) else { return nil }
        let parameter = context.parameters[index]
        let label = parameter.label == "_" ? nil : parameter.label
        let passed = call.arguments.first { $0.label == label }
        return passed?.value ?? parameter.defaultValue
      }
    }
  }
}

extension Expression {
  /// The expression with other ones in place of its parameters; those without one stay.
  ///
  /// - Parameters:
  ///   - optional: The parameters that may be nil, for which `parameter ?? other` is written.
  ///   - value: What stands for a parameter.
  /// - Returns: The expression as the caller means it.
  func replacingParameters(
    optional: Set<Int> = [], _ value: (Int) -> Expression?
  ) -> Expression {
    switch self {
    case .parameter(let index): return value(index) ?? self
    case .concatenation(let parts):
      return .concatenation(parts.map { $0.replacingParameters(optional: optional, value) })
    case .choice(let parts):
      if case .parameter(let index)? = parts.first, optional.contains(index),
        let passed = value(index), passed.isGiven
      {
        return passed
      }
      return .choice(parts.map { $0.replacingParameters(optional: optional, value) })
    case .call(var call):
      call.receiver = call.receiver?.replacingParameters(optional: optional, value)
      for index in call.arguments.indices {
        call.arguments[index].value = call.arguments[index].value
          .replacingParameters(optional: optional, value)
      }
      return .call(call)
    default: return self
    }
  }

  /// Whether it is a value of its own, and not one that somebody else may have left out.
  private var isGiven: Bool {
    switch self {
    case .nil, .parameter, .choice, .unknown: false
    default: true
    }
  }
}
