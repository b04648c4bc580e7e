internal import SourceFacts

/// The value of a part of an expression, while the whole is read.
struct CodeValue {
  /// Nil where it is computed in a way that is not known.
  var expression: Expression?
  /// The tokens.
  var range: Range<Int>
  /// How many parts the expression has, so that it does not grow without end.
  var weight = 1
  /// The condition that it is, if it is one.
  var condition: CodeCondition?
  /// The elements of an array literal.
  var elements: [CodeValue] = []
  /// The string literals that it may be, each by the place of its token.
  var literals: [(text: String, token: Int)] = []
  /// The local variable that it is the name of.
  var local: Int?
  /// The place of the fact about the call that it is.
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
