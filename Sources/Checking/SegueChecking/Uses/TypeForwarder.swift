internal import SourceFacts

extension Forwarders {
  /// A static function that instantiates a scene whose identifier is the name of the class that it is called
  /// on, unless the class says otherwise: `func make() { … withIdentifier: "\(self)") }` for `List.make()`.
  struct TypeForwarder {
    var identifier: Expression
    var storyboard: Expression?
    /// The label of the parameter by which a call may replace the class's name; nil if there is none.
    var replacing: String?
    var context: UseContext
    var sourceFile: SourceIndex
    /// Whether a scene of another class crashes.
    var isForced: Bool
    /// The function itself, and those that it calls to instantiate the scene.
    var functions: [Function]

    /// Whether the class's name is the identifier, because a call passes no other.
    func namesClass(in call: CallExpression) -> Bool {
      guard let replacing else { return true }
      return !call.arguments.contains { ($0.label ?? "_") == replacing }
    }

    /// Whether the storyboard's name depends on the class or the caller, so that a missing one is their mistake.
    var isNamedByCaller: Bool {
      guard case .call(let call)? = storyboard else { return false }
      switch KnownCalls.storyboardName(of: call)?.value {
      case .typeName, .choice, .parameter, .concatenation: return true
      default: return false
      }
    }

    /// An expression of the function with a call's arguments or default values for parameters.
    func filled(_ expression: Expression?, by call: CallExpression) -> Expression? {
      expression?.replacingParameters { index in
        guard context.parameters.indices.contains(index) else { return nil }
        let parameter = context.parameters[index]
        let label = parameter.label == "_" ? nil : parameter.label
        // Arguments without labels are in the order of the parameters.
        let place = label == nil ? context.parameters[..<index].count { $0.label == "_" } : 0
        let passed = call.arguments.filter { $0.label == label }.dropFirst(place).first
        return passed?.value ?? parameter.defaultValue
      }
    }
  }
}
