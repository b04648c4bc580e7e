/// What a piece of an expression stands for, while the whole is read.
struct CodeValue {
  /// Nil where it is computed in a way that is not known.
  var expression: Expression?
  /// The tokens.
  var range: Range<Int>
  /// How many parts the expression has, so that it does not grow without end.
  var weight = 1
  /// What holds where it is true, or not.
  var condition: CodeCondition?
  /// The elements of an array literal.
  var elements: [CodeValue] = []
  /// The local variable that it is the name of.
  var local: Int?
  /// The place of the fact about the call that it is.
  var call: Int?
  /// Whether it is cast to a class, so that a variable's type says no more.
  var isCast = false

  private static let heaviest = 64

  init(_ expression: Expression?, _ range: Range<Int>) {
    self.expression = expression
    self.range = range
  }

  /// Says what it stands for, unless that has too many parts.
  mutating func set(_ expression: Expression, weight: Int) {
    guard weight <= Self.heaviest else { return }
    self.expression = expression
    self.weight = weight
  }
}

/// What is known of a segue's identifier and its destination where a condition is true, and where it
/// is not.
struct CodeCondition {
  var whenTrue: [IdentifierGuard] = []
  var whenFalse: [IdentifierGuard] = []
  /// The ways from the segue to what is asked for its class or its methods: what is cast behind such a
  /// question is not cast blindly.
  var tested: [[String]] = []

  var negated: CodeCondition {
    CodeCondition(whenTrue: whenFalse, whenFalse: whenTrue, tested: tested)
  }

  /// Both are true.
  static func and(_ left: CodeCondition, _ right: CodeCondition) -> CodeCondition {
    CodeCondition(
      whenTrue: both(left.whenTrue, right.whenTrue),
      whenFalse: either(left.whenFalse, right.whenFalse), tested: both(left.tested, right.tested))
  }

  /// One of them is.
  static func or(_ left: CodeCondition, _ right: CodeCondition) -> CodeCondition {
    CodeCondition(
      whenTrue: either(left.whenTrue, right.whenTrue),
      whenFalse: both(left.whenFalse, right.whenFalse), tested: both(left.tested, right.tested))
  }

  /// Both lists, or of lists that grow without end the first.
  private static func both<Element>(_ left: [Element], _ right: [Element]) -> [Element] {
    left.count + right.count <= 64 ? left + right : left
  }

  /// What holds where one of two lists does: the identifier is one of the values of both.
  private static func either(
    _ left: [IdentifierGuard], _ right: [IdentifierGuard]
  ) -> [IdentifierGuard] {
    guard left.count == 1, right.count == 1, left[0].subject == right[0].subject,
      !left[0].isNegated, !right[0].isNegated,
      left[0].values.count + right[0].values.count <= 64
    else { return [] }
    return [
      IdentifierGuard(
        values: left[0].values + right[0].values, isNegated: false, subject: left[0].subject)
    ]
  }
}
