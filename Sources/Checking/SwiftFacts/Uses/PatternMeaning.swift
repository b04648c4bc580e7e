internal import SourceFacts
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

  init(_ pattern: Syntax) {
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
      case .identifierPattern(let name):
        self = .binding(name.identifier)
        return
      case .declReferenceExpr(let name) where isBinding:
        self = .binding(name.baseName)
        return
      case .isTypePattern(let inner):
        self = .type(inner.type, name: nil)
        return
      case .wildcardPattern, .discardAssignmentExpr:
        self = .anything
        return
      case .nilLiteralExpr:
        self = .nothing
        return
      case .sequenceExpr(let sequence):
        self = Self.cast(sequence) ?? .value(ExprSyntax(sequence))
        return
      case .functionCallExpr(let call):
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text != "init"
        else {
          self = .value(ExprSyntax(call))
          return
        }
        if access.declName.baseName.text == "some", call.arguments.count == 1,
          let only = call.arguments.first
        {
          current = Syntax(only.expression)
          continue
        }
        self = .caseWithValues(
          ExprSyntax(access), call.arguments.map { Syntax($0.expression) })
        return
      case .memberAccessExpr(let access)
      where access.base == nil && access.declName.baseName.text == "none":
        self = .nothing
        return
      case .tuplePattern, .tupleExpr:
        self = .other(current)
        return
      default:
        guard let expression = current.as(ExprSyntax.self) else {
          self = .other(current)
          return
        }
        self = .value(expression)
        return
      }
    }
    self = .other(current)
  }

  /// `let list as List`.
  private static func cast(_ sequence: SequenceExprSyntax) -> PatternMeaning? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    switch PatternMeaning(Syntax(elements[0])) {
    case .binding(let name): return .type(type.type, name: name)
    case .anything: return .type(type.type, name: nil)
    case .value(let value):
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName
      return name.map { .type(type.type, name: $0) }
    default: return nil
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
  static func parts(of pattern: PatternSyntax) -> [Syntax]? {
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
