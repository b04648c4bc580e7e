internal import SourceFacts

/// Functions of the app that hand an identifier that they are given to the system: whoever calls them
/// names a segue or a scene.
struct Forwarders {
  struct Forwarder {
    enum Kind: Hashable {
      case perform
      /// With the storyboard as the function writes it; `self` in an extension of the class.
      case instantiate(storyboard: Expression?)
      /// The parameter is a storyboard's name.
      case storyboard
    }

    var kind: Kind
    /// The name without labels, or Objective-C's selector.
    var name: String
    /// The place of the parameter among all.
    var parameter: Int
    /// Its label; nil where there is none, and in Objective-C.
    var label: String?
    var parameterType: String
    /// The labels of all parameters.
    var labels: [String]
    /// Where the function's own names mean something.
    var context: UseContext
    var source: Int

    /// What a call passes for the identifier.
    func argument(in call: CallExpression) -> CallExpression.Argument? {
      argument(parameter, label: label, in: call)
    }

    /// An expression of the function with what a call passes in place of its parameters.
    func filled(_ expression: Expression, by call: CallExpression) -> Expression {
      expression.replacingParameters { index in
        guard labels.indices.contains(index) else { return nil }
        let label = name.contains(":") || labels[index] == "_" ? nil : labels[index]
        return argument(index, label: label, in: call)?.value
      }
    }

    private func argument(
      _ parameter: Int, label: String?, in call: CallExpression
    ) -> CallExpression.Argument? {
      if name.contains(":") {
        return parameter < call.arguments.count ? call.arguments[parameter] : nil
      }
      if let label, let labeled = call.arguments.first(where: { $0.label == label }) {
        return labeled
      }
      // Until Swift 3 the first argument had no label, whatever the parameter's name.
      if label != nil, parameter > 0 { return nil }
      guard parameter < call.arguments.count, call.arguments[parameter].label == nil else {
        return nil
      }
      return call.arguments[parameter]
    }
  }

  /// A static function that makes a scene whose identifier is the name of the class that it is called
  /// on.
  struct TypeForwarder {
    var storyboard: Expression?
    var context: UseContext
    var source: Int
    /// Whether a scene of another class traps.
    var isForced: Bool

    /// An expression of the function with what a call passes for its parameters, or with what they
    /// are where it passes nothing.
    func filled(_ expression: Expression?, by call: CallExpression) -> Expression? {
      expression?.replacingParameters { index in
        guard context.parameters.indices.contains(index) else { return nil }
        let parameter = context.parameters[index]
        let passed = call.arguments.first { $0.label == parameter.label }
        return passed?.value ?? parameter.defaultValue
      }
    }
  }

  private var byName: [String: [Forwarder]] = [:]
  private var byType: [String: [TypeForwarder]] = [:]

  /// The functions that a call on a class may mean.
  func typeForwarders(for call: CallExpression) -> [TypeForwarder] {
    byType[call.function] ?? []
  }

  /// Whether some function makes scenes by the names of their classes.
  var haveTypes: Bool { !byType.isEmpty }

  init(_ code: AppCode) {
    // One that calls another is found in the second round.
    for _ in 0..<2 {
      let known = self
      byType = [:]
      for (index, source) in code.sources.enumerated() {
        for fact in source.facts.calls { add(fact, index, known) }
      }
    }
  }

  private mutating func add(_ fact: CallFact, _ source: Int, _ known: Forwarders) {
    let call = fact.call
    let found: (CallExpression.Argument, Forwarder.Kind)?
    if let passed = KnownCalls.performedIdentifier(of: call) {
      found = (passed, .perform)
    } else if let passed = KnownCalls.storyboardName(of: call), KnownCalls.isOwnBundle(call) {
      found = (passed, .storyboard)
    } else if let passed = KnownCalls.sceneIdentifier(of: call) {
      let isStoryboard = call.receiver == nil || call.receiver == .name(["self"])
      found = (passed, .instantiate(storyboard: isStoryboard ? .name(["self"]) : call.receiver))
    } else if let forwarder = known.forwarders(for: call).first,
      let passed = forwarder.argument(in: call)
    {
      found = (passed, forwarder.kind)
    } else {
      found = nil
    }
    guard let (passed, kind) = found else { return }
    if passed.value == .typeName(["Self"]), fact.context.isStatic,
      case .instantiate(let storyboard) = kind
    {
      let name = String(fact.context.function.prefix { $0 != "(" })
      byType[name, default: []].append(
        TypeForwarder(
          storyboard: storyboard, context: fact.context, source: source,
          isForced: fact.result?.isForced ?? false))
    }
    guard let index = passed.value.parameter,
      index < fact.context.parameters.count
    else { return }
    let parameter = fact.context.parameters[index]
    let name = Self.name(of: fact.context)
    let isSelector = name.contains(":")
    // The system's own names are known anyway.
    guard
      !["performSegue", "prepare", "shouldPerformSegue"].contains(name)
        || parameter.label != "withIdentifier",
      !name.hasPrefix("shouldPerformSegue"), !name.hasPrefix("performSegueWithIdentifier:")
    else { return }
    let label = isSelector || parameter.label == "_" ? nil : parameter.label
    let forwarder = Forwarder(
      kind: kind, name: name, parameter: index, label: label, parameterType: parameter.type,
      labels: fact.context.parameters.map(\.label), context: fact.context, source: source)
    guard !(byName[name] ?? []).contains(where: { $0.label == label && $0.kind == kind }) else {
      return
    }
    byName[name, default: []].append(forwarder)
  }

  /// The name that a function is called by: an initializer by its type's.
  static func name(of context: UseContext) -> String {
    let function = context.function
    if function.contains(":"), !function.contains("(") { return function }
    let name = String(function.prefix { $0 != "(" })
    return name == "init" ? context.type.last ?? name : name
  }

  /// The forwarders that a call may mean.
  func forwarders(for call: CallExpression) -> [Forwarder] {
    byName[call.function] ?? []
  }

  /// The parameter of the function around a call that it passes on as an identifier or a name.
  func forwardedParameter(_ fact: CallFact) -> UseContext.Parameter? {
    let passed =
      KnownCalls.performedIdentifier(of: fact.call) ?? KnownCalls.sceneIdentifier(of: fact.call)
      ?? KnownCalls.storyboardName(of: fact.call)
      ?? forwarders(for: fact.call).lazy.compactMap { $0.argument(in: fact.call) }.first
    guard let index = passed?.value.parameter, index < fact.context.parameters.count else {
      return nil
    }
    return fact.context.parameters[index]
  }

  /// Whether a call passes on the identifier that the function around it was given.
  func isForwarded(_ fact: CallFact) -> Bool { forwardedParameter(fact) != nil }
}

extension Expression {
  /// The parameter that an identifier is, or is made the name of: `String(describing: type)`.
  fileprivate var parameter: Int? {
    switch self {
    case .parameter(let index): return index
    case .call(let call)
    where call.arguments.count == 1 && call.receiver == nil
      && call.function.split(separator: ".").last?.first?.isUppercase == true:
      guard case .parameter(let index) = call.arguments[0].value else { return nil }
      return index
    default: return nil
    }
  }
}

extension Expression {
  /// The expression with other ones in place of its parameters; those without one stay.
  fileprivate func replacingParameters(_ value: (Int) -> Expression?) -> Expression {
    switch self {
    case .parameter(let index): return value(index) ?? self
    case .concatenation(let parts):
      return .concatenation(parts.map { $0.replacingParameters(value) })
    case .choice(let parts): return .choice(parts.map { $0.replacingParameters(value) })
    case .call(var call):
      call.receiver = call.receiver?.replacingParameters(value)
      for index in call.arguments.indices {
        call.arguments[index].value = call.arguments[index].value.replacingParameters(value)
      }
      return .call(call)
    default: return self
    }
  }
}
