internal import SwiftSyntax

/// The condition that a pattern sets for one value.
enum PatternMeaning {
  /// It equals an expression's value: `"show"`, `.show`, `SegueID.show.rawValue?`.
  case value(ExprSyntax)
  /// It has a type, and may get a name: `is List`, `let list as List`.
  case type(TypeSyntax, name: TokenSyntax?)
  /// It gets a name: `let identifier`, `let identifier?`, `.some(let identifier)`.
  case binding(TokenSyntax)
  /// It is an enum case with associated values, which may have conditions too: `.show(let item)`.
  case caseWithValues(ExprSyntax, [Syntax])
  case anything
  /// `nil`, `.none`.
  case nothing
  /// A pattern that is not understood.
  case other(Syntax)

  init(_ pattern: some SyntaxProtocol) {
    self = Self.meaning(of: Syntax(pattern))
  }

  private static func meaning(of pattern: Syntax) -> PatternMeaning {
    var current = pattern
    var isBinding = false
    // The nodes of a real pattern are nested less deeply than this.
    for _ in 0..<16 {
      switch current.as(SyntaxEnum.self) {
      case .expressionPattern(let inner): current = Syntax(inner.expression)
      case .patternExpr(let inner): current = Syntax(inner.pattern)
      case .valueBindingPattern(let inner):
        isBinding = true
        current = Syntax(inner.pattern)
      case .optionalChainingExpr(let inner): current = Syntax(inner.expression)
      case .identifierPattern(let name): return .binding(name.identifier)
      case .declReferenceExpr(let name) where isBinding: return .binding(name.baseName)
      case .isTypePattern(let inner): return .type(inner.type, name: nil)
      case .wildcardPattern, .discardAssignmentExpr: return .anything
      case .nilLiteralExpr: return .nothing
      case .sequenceExpr(let sequence): return cast(sequence) ?? .value(ExprSyntax(sequence))
      case .functionCallExpr(let call):
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text != "init"
        else { return .value(ExprSyntax(call)) }
        guard access.declName.baseName.text == "some", let only = call.arguments.only else {
          return .caseWithValues(ExprSyntax(access), call.arguments.map { Syntax($0.expression) })
        }
        current = Syntax(only.expression)
      case .memberAccessExpr(let access)
      where access.base == nil && access.declName.baseName.text == "none":
        return .nothing
      case .tuplePattern, .tupleExpr: return .other(current)
      default: return current.as(ExprSyntax.self).map(PatternMeaning.value) ?? .other(current)
      }
    }
    return .other(current)
  }

  /// `let list as List`.
  private static func cast(_ sequence: SequenceExprSyntax) -> PatternMeaning? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    switch PatternMeaning(elements[0]) {
    case .binding(let name): return .type(type.type, name: name)
    case .anything: return .type(type.type, name: nil)
    case .value(let value):
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName
      return name.map { .type(type.type, name: $0) }
    default: return nil
    }
  }

  /// The name that the whole value gets.
  var boundName: TokenSyntax? {
    switch self {
    case .binding(let name), .type(_, let name?): name
    default: nil
    }
  }

  /// Whether every value matches.
  var matchesAll: Bool {
    switch self {
    case .binding, .anything: true
    default: false
    }
  }

  /// The parts of a tuple's pattern: `("show"?, let list as List)`, `let (a, b)`; nil for others.
  static func parts(of pattern: some SyntaxProtocol) -> [Syntax]? {
    var current = Syntax(pattern)
    for _ in 0..<8 {
      switch current.as(SyntaxEnum.self) {
      case .expressionPattern(let inner): current = Syntax(inner.expression)
      case .patternExpr(let inner): current = Syntax(inner.pattern)
      case .valueBindingPattern(let inner): current = Syntax(inner.pattern)
      case .tupleExpr(let tuple): return tuple.elements.map { Syntax($0.expression) }
      case .tuplePattern(let tuple): return tuple.elements.map { Syntax($0.pattern) }
      default: return nil
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// All names that a pattern binds, in order.
  var namesInPattern: [TokenSyntax] {
    var names: [TokenSyntax] = []
    var rest = [Syntax(self)]
    while let next = rest.popLast() {
      if let identifier = next.as(IdentifierPatternSyntax.self) {
        names.append(identifier.identifier)
      } else {
        rest += next.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return names
  }
}
