internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// A property of a value.
  func member(
    _ name: String, of value: Expression, at node: some SyntaxProtocol
  ) -> Expression {
    if name == "rawValue" { mayLackRawValue = true }
    switch value {
    case .name(let path): return member(name, ofName: path)
    case .implicitMember(let path):
      return name == "rawValue" || name == "self" ? value : .implicitMember(path + [name])
    case .type(let path): return name == "self" ? value : .name(path + [name])
    case .segue(let path): return member(name, ofSegue: path)
    case .choice(let values):
      return choice(values.map { member(name, of: $0, at: node) }) ?? unknown(node)
    case .nil: return .nil
    case .unknown: return unknown(node)
    default:
      if name == "rawValue" || name == "self" { return value }
      if ["last", "pathExtension"].contains(name), let path = qualifiedTypeName(value) {
        return .typeName(path)
      }
      return .call(CallExpression(receiver: value, function: name))
    }
  }

  private func member(_ name: String, ofName path: [String]) -> Expression {
    switch name {
    case "rawValue": return .name(path)
    case "self": return Self.isType(path) ? .type(path) : .name(path)
    case "dynamicType" where path == ["self"]: return .type(["Self"])
    default: return .name(path + [name])
    }
  }

  private func member(_ name: String, ofSegue path: [String]) -> Expression {
    switch (path.first, name) {
    case (_, "self"), ("identifier", "rawValue"): return .segue(path)
    case (nil, "destinationViewController"), (nil, "destinationController"):
      return .segue(["destination"])
    // The app may define such a property: `segue.intendedDestinationViewController`.
    case (nil, let name) where name != "destination" && name.lowercased().contains("destination"):
      return .segue(["destination", name])
    case ("identifier", _):
      return .call(CallExpression(receiver: .segue(path), function: name))
    case (_, "childViewControllers"): return .segue(path + ["children"])
    default: return .segue(path + [name])
    }
  }

  /// Returns the element at an index of a value.
  func element(of value: Expression, _ call: SubscriptCallExprSyntax) -> Expression {
    let only = call.arguments.only?.expression
    if case .segue(let path) = value, let only {
      let index = only.as(IntegerLiteralExprSyntax.self)?.literal.text ?? "n"
      return .segue(path + ["[\(index)]"])
    }
    if let only, let path = qualifiedTypeName(value), !isModule(at: only, of: value) {
      return .typeName(path)
    }
    switch value {
    case .unknown, .nil: return unknown(call)
    default:
      let arguments = self.arguments(call.arguments, places: false)
      return .call(
        CallExpression(receiver: value, function: "subscript", arguments: arguments))
    }
  }

  /// Whether an index means the module in a qualified name:
  /// `NSStringFromClass(List.self).components(separatedBy: ".")[0]`.
  private func isModule(at index: ExprSyntax, of name: Expression) -> Bool {
    guard index.as(IntegerLiteralExprSyntax.self)?.literal.text == "0" else { return false }
    var name = name
    while case .call(let call) = name, Self.splitting.contains(call.function),
      let receiver = call.receiver
    {
      name = receiver
    }
    if case .typeName = name { return false }
    return true
  }

  // MARK: Names of types

  /// Returns the type that an expression names: `List.self`, `List`, and `self` in a static member.
  func typePath(_ value: Expression) -> [String]? {
    switch value {
    case .type(let path): path
    case .name(["Self"]): ["Self"]
    case .name(["self"]): scope.isStatic ? ["Self"] : nil
    case .name(let path): Self.isType(path) ? path : nil
    default: nil
    }
  }

  /// The type whose name is taken from its qualified name: `NSStringFromClass(List.self)`,
  /// `List.description()`, `components(separatedBy: ".")` of one of them.
  func qualifiedTypeName(_ value: Expression) -> [String]? {
    guard case .call(let call) = value else {
      if case .typeName(let path) = value { return path }
      return nil
    }
    switch call.function {
    case "NSStringFromClass", "String":
      guard call.receiver == nil, let argument = call.arguments.only else { return nil }
      return typePath(argument.value)
    case "description":
      return call.receiver.flatMap(typePath)
        ?? (scope.isStatic && call.receiver == nil ? ["Self"] : nil)
    case "map", "compactMap":
      return Self.mapsToStrings(call) ? call.receiver.flatMap(qualifiedTypeName) : nil
    case let function where Self.splitting.contains(function):
      // `components(separatedBy: "ViewController")` shortens the name.
      if case .string(let separator)? = call.arguments.first?.value, separator != "." { return nil }
      return call.receiver.flatMap(qualifiedTypeName)
    default: return nil
    }
  }

  /// Whether a call turns substrings into strings: `map(String.init)`, `map { String($0) }`.
  private static func mapsToStrings(_ call: CallExpression) -> Bool {
    switch call.arguments.first?.value {
    case .name(let path)?: path == ["String", "init"]
    case .unknown(let code)?: code.filter { !$0.isWhitespace } == "{String($0)}"
    default: false
    }
  }

  /// The functions that split a qualified name, or keep its parts.
  private static let splitting: Set<String> = [
    "compactMap", "components", "componentsSeparatedByString", "map", "split",
  ]

  /// Whether a path of names is a type's, because its last name begins with a capital letter.
  static func isType(_ path: some BidirectionalCollection<String>) -> Bool {
    path.last?.unicodeScalars.first?.properties.isUppercase == true
  }
}
