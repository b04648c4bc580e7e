internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// A call as a value; its own arguments have places, those of calls within it have none.
  func call(_ call: FunctionCallExprSyntax) -> CallExpression {
    let (value, callee) = unfinished(call.calledExpression)
    return makeCall(callee, on: value, call, places: true)
  }

  /// Returns a call in the form in which rules look for it, with as few receivers as possible.
  func makeCall(
    _ callee: Callee, on value: Expression?, _ call: FunctionCallExprSyntax, places: Bool
  ) -> CallExpression {
    var made = CallExpression(receiver: value, function: callee.name ?? "")
    made.genericArguments = callee.genericArguments
    // The arguments are never identifiers, and `CondensingPolicy` leaves them out.
    if made.function == CallExpression.localizing { return made }
    made.arguments = arguments(call.arguments, places: places)
    if let closure = call.trailingClosure {
      made.arguments.append(argument(nil, ExprSyntax(closure), places: places))
    }
    for closure in call.additionalTrailingClosures {
      made.arguments.append(
        argument(closure.label.nameText, ExprSyntax(closure.closure), places: places))
    }
    if let performed = call.performedMethod {
      made.function = performed.function
      made.arguments = made.arguments.filter { $0.label == "with" }
      if !made.arguments.isEmpty { made.arguments[0].label = performed.labels.first }
    }
    if callee.isImplicit { made.receiver = .implicitMember([]) }
    switch (value, made.function) {
    // `List.init()` is `List()`.
    case (.name(let path)?, "init") where path != ["self"] && path != ["super"],
      (.type(let path)?, "init"):
      made.receiver = nil
      made.function = path.joined(separator: ".")
    // `self.show()` is `show()`.
    case (.name(["self"])?, _): made.receiver = nil
    // `Kit.List()` has no receiver, and is a call of `Kit.List`.
    case (.name(let path)?, let name) where path[0] != "self" && Self.isType([name]):
      made.receiver = nil
      made.function = (path + [name]).joined(separator: ".")
    default: break
    }
    return made
  }

  func arguments(
    _ list: LabeledExprListSyntax, places: Bool
  ) -> [CallExpression.Argument] {
    guard list.count <= 100 else { return [] }
    return list.map { argument($0.label?.nameText, $0.expression, places: places) }
  }

  private func argument(
    _ label: String?, _ value: ExprSyntax, places: Bool
  ) -> CallExpression.Argument {
    let outer = isOfNames
    isOfNames = label.map(NavigationCalls.isListOfScenes) ?? false
    defer { isOfNames = outer }
    return CallExpression.Argument(
      label: label, value: read(value), position: places ? source.position(of: value) : nil)
  }

  /// Returns the value of a call inside an expression, which is often just that of its argument.
  func meaning(of call: CallExpression, at node: FunctionCallExprSyntax) -> Expression {
    let only = call.arguments.only
    if let only, call.receiver == nil, let value = conversion(call.function, of: only) {
      return value
    }
    // `classForCoder` of a class is the class itself.
    if call.function == "classForCoder", call.arguments.isEmpty,
      let path = call.receiver.flatMap(typePath)
    {
      return .type(path)
    }
    if let only, isIdentifierOfSegue(only.value), let path = derivation(call) {
      return .derivedIdentifier(path)
    }
    if let receiver = call.receiver, isIdentifierOfSegue(receiver),
      ["map", "flatMap"].contains(call.function), let path = initializer(passedTo: node)
    {
      return .derivedIdentifier(path)
    }
    return .call(call)
  }

  private func conversion(
    _ function: String, of argument: CallExpression.Argument
  ) -> Expression? {
    switch function {
    case "type" where argument.label == "of":
      return argument.value == .name(["self"]) ? .type(["Self"]) : nil
    case "String", "Swift.String", "NSString":
      switch argument.label {
      case "describing": return typePath(argument.value).map { .typeName($0) }
      case nil, "string", "stringLiteral":
        if let path = typePath(argument.value) { return .typeName(path) }
        if case .unknown = argument.value { return nil }
        return argument.value
      default: return nil
      }
    case "NSStoryboardSegue.Identifier", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier":
      return [nil, "rawValue"].contains(argument.label) ? argument.value : nil
    default: return nil
    }
  }

  // MARK: Identifiers of segues

  /// Whether a value is the segue that the code received, or its identifier.
  private func isIdentifierOfSegue(_ value: Expression) -> Bool {
    switch value {
    case .segue(let path): path.isEmpty || path == ["identifier"]
    case .derivedIdentifier: true
    case .parameter(let index): index == scope.identifierParameter
    case .choice(let values): values.contains(where: isIdentifierOfSegue)
    default: false
    }
  }

  /// Returns the path of a function that derives an identifier of another type.
  ///
  /// That is an initializer, or a function with `segue` or `identifier` in its name, but not a
  /// function of R.swift, because those return a typed segue.
  private func derivation(_ call: CallExpression) -> [String]? {
    let path: [String]
    switch call.receiver {
    case nil: path = call.function.split(separator: ".").map(String.init)
    case .name(let names)?:
      path = names.drop { $0 == "self" } + [call.function]
    case .type(let names)?: path = names + [call.function]
    default: return nil
    }
    guard path.first != "R", path.first != "super" else { return nil }
    if Self.isType(path) { return path }
    let words = path.joined(separator: ".").lowercased()
    return words.contains("segue") || words.contains("identifier") ? path : nil
  }

  /// Returns the type whose initializer is passed to `map`: `SegueIdentifier.init`,
  /// `SegueIdentifier.init(rawValue:)`, `{ SegueIdentifier(rawValue: $0) }`.
  private func initializer(passedTo call: FunctionCallExprSyntax) -> [String]? {
    if let closure = call.trailingClosure
      ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    {
      let made = closure.statements.only?.item.as(FunctionCallExprSyntax.self)
      return made.flatMap { TypeText.path(of: $0.calledExpression) }
    }
    guard let access = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    return TypeText.path(of: base)
  }
}
