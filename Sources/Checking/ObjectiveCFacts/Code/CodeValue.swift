internal import SourceFacts

/// The value of a part of an expression that is being read.
struct CodeValue {
  /// The value, or nil if it isn't known how code computes it.
  var expression: Expression?
  /// The tokens of the expression.
  var range: Range<Int>
  /// How many parts the expression has, so that it does not grow without end.
  var weight = 1
  /// The condition, if the value is one.
  var condition: CodeCondition?
  /// The elements of an array literal.
  var elements: [CodeValue] = []
  /// The string literals that it may be, each with the place of its token.
  var literals: [(text: String, token: Int)] = []
  /// The local variable, if the expression is its name.
  var local: Int?
  /// The place of the fact, if the expression is a call.
  var call: Int?
  /// The class that it is cast to, so that a variable of the same type adds nothing.
  var castClass: String?

  private static let heaviest = 64

  init(_ expression: Expression?, _ range: Range<Int>) {
    self.expression = expression
    self.range = range
  }

  /// Sets the value, unless it has too many parts.
  mutating func set(_ expression: Expression, weight: Int) {
    guard weight <= Self.heaviest else { return }
    self.expression = expression
    self.weight = weight
  }
}
