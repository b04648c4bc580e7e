internal import SourceFacts
internal import SwiftSyntax

/// A parameter, local constant or variable, or a name that a pattern binds.
struct LocalName {
  /// One of the values that it is given.
  struct Source {
    enum Value {
      case expression(Expression)
      /// The elements of an expression whose operators are not grouped by precedence yet.
      case code([ExprSyntax])
    }

    var value: Value
    var block: Int
    /// Where the value is assigned.
    var offset: Int
    /// The type annotation, in which `.show` is looked up.
    var annotation: TypeSyntax?

    /// Whether it is assigned in an `#if`, so that the assignment may not be compiled.
    var isConditional: Bool {
      guard case .code(let code) = value, let first = code.first else { return false }
      var node = first.parent
      while let current = node, !current.is(CodeBlockSyntax.self) {
        if current.is(IfConfigClauseSyntax.self) { return true }
        node = current.parent
      }
      return false
    }
  }

  var name: String
  /// Where it is declared.
  var block: Int
  var sources: [Source]
  /// The indices of the alternatives whose branches all give it a value.
  var replacements: [Int] = []
  /// Whether it is changed in a way that is not followed.
  var isUnknown: Bool
}

/// A condition on the way to a place, as it is written.
enum Condition {
  /// An element of the conditions of an `if`, `guard` or `while`, which is true.
  case element(ConditionElementSyntax, block: Int)
  /// The conditions of an `if` or `guard` together.
  case elements(ConditionElementListSyntax, isTrue: Bool, block: Int)
  /// A part of an expression, such as the left side of `&&`.
  case expression([ExprSyntax], isTrue: Bool, block: Int)
  /// The left side of `??` is nil.
  case failedCast([ExprSyntax], block: Int)
  /// A case of a `switch` that was chosen.
  case chosen(index: Int, switch: Int)
}

/// A `switch`, as it is written.
struct SwitchUse {
  struct Case {
    var syntax: SwitchCaseSyntax
    /// Whether it is in an `#if`, so that it may not be compiled.
    var isConditional: Bool
    /// Whether the case before has a `fallthrough`.
    var isFallenInto: Bool
    /// Where the patterns' names are declared.
    var block: Int
  }

  var subject: ExprSyntax
  var cases: [Case]
  var block: Int
}

/// A value that is assigned to a name, before it is known which variable the name means.
struct Assignment {
  var name: TokenSyntax
  /// The value; without code if the variable is changed in another way.
  var source: LocalName.Source
}
