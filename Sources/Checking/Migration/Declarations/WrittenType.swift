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
