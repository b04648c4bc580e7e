internal import SwiftSyntax

extension PatternBindingSyntax {
  /// The type of a property as written, or that of its literal; nil if the declaration doesn't say it.
  var writtenType: String? {
    if let written = typeAnnotation?.type { return written.trimmedDescription }
    switch initializer?.value.kind {
    case .stringLiteralExpr?: return "String"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// Whether this is the type of a function, also in parentheses, with attributes or with `!`.
  var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return forced.wrappedType.isFunction
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.type.isFunction
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
