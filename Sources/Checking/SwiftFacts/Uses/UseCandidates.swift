internal import SourceFacts
internal import SwiftSyntax

/// The expressions that may become facts once the values of their names are known.
struct UseCandidates {
  struct Call {
    var syntax: FunctionCallExprSyntax
    var block: Int
  }

  /// A value for a property with `segue` in its name, such as `row.segueIdentifier = "show"`, or
  /// for a restoration identifier.
  struct Setting {
    var property: DeclReferenceExprSyntax
    var value: [ExprSyntax]
    var block: Int
  }

  /// Two values that are compared, or a value and a pattern.
  struct Comparison {
    var left: [ExprSyntax]
    var right: [ExprSyntax]
    /// Whether the right side is a pattern, so that only the left can be the segue's.
    var isPattern = false
    var block: Int
  }

  /// A name or a property that may be the identifier of a segue.
  struct Identifier {
    var syntax: ExprSyntax
    var block: Int
  }

  struct Cast {
    var subject: ExprSyntax
    /// The type, written as a type or as a value: `List`, `List.self`.
    var type: Syntax
    var kind: CastFact.Kind
    /// Whether the cast is a pattern, so that its block knows that it succeeded.
    var isPattern = false
    var block: Int
  }

  var calls: [Call] = []
  var settings: [Setting] = []
  var comparisons: [Comparison] = []
  var identifiers: [Identifier] = []
  var casts: [Cast] = []
}
