internal import SourceFacts

extension Forwarders {
  /// A function that passes an identifier on, with the parameter that it passes.
  struct Forwarder {
    enum Kind: Hashable {
      case perform
      /// With the storyboard as the function writes it; `self` in an extension of `UIStoryboard`.
      case instantiate(storyboard: Expression?)
      /// The parameter is a storyboard's name.
      case storyboard
      /// The parameter is a xib's name.
      case xib(NibCalls.Call.Loader)
    }

    var kind: Kind
    /// The function's name without labels, or its selector in Objective-C.
    var name: String
    /// The index of the parameter.
    var parameter: Int
    /// The parameter's label; nil if it has none, and in Objective-C.
    var label: String?
    var parameterType: String
    /// The labels of all parameters.
    var labels: [String]
    /// The static property of the passed class that has the identifier: `type.sceneIdentifier`.
    var member: String?
    /// Whether the function crashes if the scene has another class; nil if it doesn't cast to it.
    var isTypeForced: Bool?
    /// The context for looking up the names that the function uses.
    var context: UseContext
    var sourceFile: SourceIndex
    /// The conditions on the identifier under which the function passes it on, at each place where it does.
    var conditions: [[IdentifierGuard]]
    /// The function that this one calls to perform the segue, at most one.
    var next: [Forwarder] = []

    /// The function that passes the identifier on.
    var function: Function { Function(context, sourceFile) }

    /// Whether a call can't tell the parameter from another one by its label.
    ///
    /// Two parameters of one function without labels differ by their places.
    func isNamed(like other: Forwarder) -> Bool {
      label == other.label && kind == other.kind
        && (parameter == other.parameter || function != other.function)
    }

    /// The names that the parameter's type may have, as seen by callers: it may be nested in the function's type.
    var hints: [String] {
      context.type.indices.reversed().map { index in
        (context.type[...index] + [parameterType]).joined(separator: ".")
      } + [parameterType]
    }

    /// The argument that a call passes for the identifier.
    func argument(in call: CallExpression) -> CallExpression.Argument? {
      guard var passed = argument(parameter, label: label, in: call) else { return nil }
      // If `self` is passed as a class, the code is in a static function.
      if parameterType.hasSuffix(".Type"),
        [.name(["self"]), .name(["Self"])].contains(passed.value)
      {
        passed.value = .type(["Self"])
      }
      if let member {
        passed.value =
          switch passed.value {
          case .type(let path): .name(path + [member])
          default: .unknown(member)
          }
      }
      return passed
    }

    /// The class that a call passes, if scenes are instantiated by their classes.
    func type(in call: CallExpression) -> [String]? {
      guard parameterType.hasSuffix(".Type") else { return nil }
      return argument(parameter, label: label, in: call).flatMap { passed in
        if case .type(let path) = passed.value { path } else { nil }
      }
    }

    /// The loader of the xib that the parameter names; nil if it names something else.
    var loader: NibCalls.Call.Loader? { if case .xib(let loader) = kind { loader } else { nil } }

    /// Whether the function creates the scene of a class that it gets.
    var createsPassedType: Bool { kind != .perform && parameterType.hasSuffix(".Type") }

    /// Whether the function creates the scene of an identifier that it gets.
    var createsPassedIdentifier: Bool {
      if case .instantiate = kind { !parameterType.hasSuffix(".Type") } else { false }
    }

    /// Whether neither its name nor its labels say that the function navigates, so that callers may be unparsed.
    var isUnrecognized: Bool { !([name] + labels).contains { NavigationWords.ofSources.areIn($0) } }

    /// The kind, with the storyboard as the calling function writes it.
    func kind(in call: CallExpression) -> Kind {
      guard case .instantiate(let storyboard?) = kind else { return kind }
      let filled = filled(storyboard, by: call)
      guard filled == storyboard,
        storyboard == .name(["storyboard"]) || storyboard == .name(["self", "storyboard"]),
        let receiver = call.receiver, receiver != .name(["self"]), receiver != .name(["super"])
      else { return .instantiate(storyboard: filled) }
      // The storyboard is that of the receiver, not that of the calling object.
      return .instantiate(
        storyboard: .call(CallExpression(receiver: receiver, function: "storyboard")))
    }

    /// A storyboard of the function with the arguments of a call in place of its parameters, and with the receiver if
    /// the function opens `self`: `UIStoryboard(name: rawValue, bundle: nil)`.
    func filled(_ expression: Expression, by call: CallExpression) -> Expression {
      let filled = expression.replacingParameters { index in
        guard labels.indices.contains(index) else { return nil }
        let label = name.contains(":") || labels[index] == "_" ? nil : labels[index]
        return argument(index, label: label, in: call)?.value
      }
      guard let receiver = call.receiver else { return filled }
      guard case .call(var opening) = filled,
        let opened = KnownCalls.storyboardName(of: opening)?.value,
        // `self.rawValue` was read as `self`.
        opened == .name(["self"]) || opened == .name(["rawValue"])
      else { return filled == .name(["self"]) ? receiver : filled }
      for index in opening.arguments.indices where opening.arguments[index].value == opened {
        opening.arguments[index].value = receiver
      }
      return .call(opening)
    }

    /// Whether the function has the labels of a call, as another function of the same name may not.
    func fits(_ call: CallExpression) -> Bool {
      name.contains(":") || call.arguments.allSatisfy { labels.contains($0.label ?? "_") }
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
      // Before Swift 3 the first argument had no label, whatever the parameter's name.
      if label != nil, parameter > 0 { return nil }
      guard parameter < call.arguments.count, call.arguments[parameter].label == nil else {
        return nil
      }
      return call.arguments[parameter]
    }
  }
}
