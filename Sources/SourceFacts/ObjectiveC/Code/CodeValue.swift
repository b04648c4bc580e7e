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
  /// The class that it is cast to, so that a variable of the same type says no more.
  var castClass: String?

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
