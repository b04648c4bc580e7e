internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// One reading of one expression or body, to the extent that one file shows its value.
///
/// The cost is bounded for any code: a value with hundreds of parts, or one that is nested deeper
/// than in real code, is unknown.
final class ExpressionPass {
  let source: SourceText
  var scope: Scope
  /// How many expressions may still be read: `let b = a + a`, `let c = b + b`, … would never end.
  private var budget = 600
  private var depth = 0
  /// Whether the expression is a list of names, and each of them is meant.
  var isOfNames = false
  /// Whether a `.rawValue` may have been left out since the innermost interpolation began.
  var mayLackRawValue = false
  /// The results of the innermost body that were collected so far.
  var results: [Expression] = []

  /// Creates a reading, given the local names that are declared so far.
  init(_ source: SourceText, in scope: Scope) {
    self.source = source
    self.scope = scope
  }

  /// Returns the value of an expression.
  func read(_ expression: ExprSyntax) -> Expression {
    guard budget > 0, depth < 32 else { return unknown(expression) }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    return readAny(expression)
  }

  func unknown(_ node: some SyntaxProtocol) -> Expression {
    .unknown(source.excerpt(of: node))
  }

  private func readAny(_ expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return string(literal)
    case .nilLiteralExpr: return .nil
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr, .superExpr:
      return chain(expression)
    case .tryExpr(let inner): return read(inner.expression)
    case .awaitExpr(let inner): return read(inner.expression)
    case .consumeExpr(let inner): return read(inner.expression)
    case .copyExpr(let inner): return read(inner.expression)
    case .sequenceExpr(let sequence): return self.sequence(sequence)
    case .tupleExpr(let tuple):
      return tuple.elements.only.map { read($0.expression) } ?? unknown(expression)
    case .arrayExpr(let list) where isOfNames && list.elements.count <= 16:
      return names(in: list) ?? unknown(list)
    case .ifExpr, .switchExpr:
      return branches(of: expression) ?? unknown(expression)
    default:
      return unknown(expression)
    }
  }

  /// The names in a list: `["List", "Detail"]`, `[(name: "List", context: list)]`.
  private func names(in list: ArrayExprSyntax) -> Expression? {
    choice(
      list.elements.map { element in
        read(
          element.expression.as(TupleExprSyntax.self)?.elements.first?.expression
            ?? element.expression)
      })
  }

  /// Returns the value of a local name; nil if the name is not local.
  func local(_ name: String, at node: some SyntaxProtocol) -> Expression? {
    guard let index = scope.index(of: name) else { return nil }
    let bindings = scope.entries[index].bindings
    guard bindings.count <= 16 else { return unknown(node) }
    // An initial value sees the names declared before it.
    let later = scope.entries[index...]
    scope.leave(to: index)
    defer { scope.entries += later }
    let values = bindings.map { binding in
      switch binding {
      case .expression(let expression, let lacksRawValue):
        if lacksRawValue { mayLackRawValue = true }
        return expression
      case .value(let value): return read(value)
      }
    }
    return choice(values) ?? unknown(node)
  }

  /// One value, or a choice of several different ones; nil for none.
  func choice(_ values: [Expression]) -> Expression? {
    let different = Expression.alternatives(among: values)
    return different.count > 1 ? .choice(different) : different.first
  }

  // MARK: Strings

  private func string(_ literal: StringLiteralExprSyntax) -> Expression {
    if literal.segments.count == 1, literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote, !literal.closingQuote.text.isEmpty,
      case .stringSegment(let segment)? = literal.segments.first,
      !segment.content.text.utf8.contains(UInt8(ascii: "\\"))
    {
      return .string(segment.content.text)
    }
    if let value = literal.representedLiteralValue { return .string(value) }
    guard literal.openingQuote.tokenKind == .stringQuote, literal.segments.count <= 64 else {
      return unknown(literal)
    }
    var parts: [Expression] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = segment.content.text
        if text.utf8.contains(UInt8(ascii: "\\")) {
          parts.append(unknown(segment))
        } else if !text.isEmpty {
          parts.append(.string(text))
        }
      case .expressionSegment(let segment):
        guard let part = segment.expressions.only, part.label == nil else {
          return unknown(literal)
        }
        parts.append(interpolation(of: part.expression))
      }
    }
    return concatenation(parts) ?? unknown(literal)
  }

  /// Returns the text that an interpolation writes for a value.
  private func interpolation(of expression: ExprSyntax) -> Expression {
    let outer = mayLackRawValue
    defer { mayLackRawValue = mayLackRawValue || outer }
    mayLackRawValue = false
    let value = read(expression)
    if let path = typePath(value) { return .typeName(path) }
    if mayLackRawValue { return value }
    if case .choice(let values) = value { return .choice(values.map(Self.interpolated)) }
    return Self.interpolated(value)
  }

  private static func interpolated(_ value: Expression) -> Expression {
    guard case .name(let path) = value, isType(path.dropLast()) else { return value }
    return .call(
      CallExpression(
        function: CallExpression.interpolating, arguments: [.init(label: nil, value: value)]))
  }

  /// Returns the concatenation of parts, with adjacent strings joined; nil if it is too large.
  func concatenation(_ parts: [Expression]) -> Expression? {
    let members = parts.flatMap { part in
      if case .concatenation(let inner) = part { inner } else { [part] }
    }
    guard !Expression.areLarge(members) else { return nil }
    let joined = Expression.joiningStrings(members)
    switch joined.first {
    case .string?, .typeName?: if joined.count == 1 { return joined[0] }
    default: break
    }
    return .concatenation(joined)
  }
}
