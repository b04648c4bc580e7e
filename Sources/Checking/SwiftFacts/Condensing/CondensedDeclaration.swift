/// The declaration that a ``SourceCondenser`` is in, or one of the accessors of a variable.
struct CondensedDeclaration {
  /// The kind of a declaration, which decides what its block is.
  enum Keyword {
    case none
    case type
    case function
    case variable
    /// Anything whose block has no result to read: an initializer, `didSet`, a `precedencegroup`.
    case other
    /// The getter among accessors.
    case getter
  }

  /// The words that were found between two brackets.
  struct Contents {
    var navigates = false
    var mayHaveUses = false
    /// Whether a loop is directly between the brackets, so that the readers find no result there.
    var hasLoop = false
  }

  /// Whether the surrounding block lists accessors.
  var isAccessors = false
  /// Among accessors, whether the getter's result is read.
  var readsResult = false
  var keyword = Keyword.none
  /// Whether the word `segue`, or a word about state restoration, has appeared in the declaration.
  var mayHaveUses = false
  /// Whether a word that may navigate has appeared in the declaration.
  var navigates = false
  /// Where the type of the result or variable begins; nil for none.
  var typeStart: Int?
  /// Where the type ends; nil unless an initial value follows it.
  var typeEnd: Int?
  /// Whether several variables are declared.
  ///
  /// The type of all may follow the last one: `var a, b: Int`.
  var isList = false
  /// Where the initial value begins; nil for none.
  var valueStart: Int?
  /// Whether an attribute has appeared since the last keyword.
  var hasAttribute = false

  /// Begins another declaration in the same block.
  mutating func reset() {
    self = CondensedDeclaration(isAccessors: isAccessors, readsResult: readsResult)
  }

  mutating func add(_ found: Contents) {
    navigates = navigates || found.navigates
    mayHaveUses = mayHaveUses || found.mayHaveUses
  }

  mutating func arrow(endingAt offset: Int) {
    guard keyword == .function, typeStart == nil else { return }
    typeStart = offset
  }

  mutating func colon(endingAt offset: Int) {
    guard keyword == .variable, typeStart == nil, valueStart == nil else { return }
    typeStart = offset
  }

  mutating func equals(at offset: Int) {
    guard keyword == .variable, valueStart == nil else { return }
    if typeStart != nil { typeEnd = offset }
    valueStart = offset + 1
  }
}
