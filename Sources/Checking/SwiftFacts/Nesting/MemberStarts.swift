/// Counts the places from which the parser may have to look for the keyword of a declaration.
///
/// Directly inside the braces of a type, each of these may start a declaration: a name before a
/// parenthesis or a colon, an attribute, and a modifier. If no keyword follows, the parser searches
/// for one up to the end of the type, and does so again at the next start.
struct MemberStarts {
  /// Whether this is directly inside the braces of a type.
  private(set) var isInType = false
  /// How many starts have had no keyword yet.
  ///
  /// Each of them is a search that goes through the next token.
  private(set) var waiting = 0
  /// How many of them are outside the innermost type.
  private var outside = 0

  /// Notes a start.
  mutating func begin() {
    if isInType { waiting += 1 }
  }

  /// Notes a keyword, at which all searches of this type end.
  mutating func end() {
    if isInType { waiting = outside }
  }

  /// Returns the state after an opening bracket, which may begin the members of a type.
  func inside(isOfType: Bool) -> MemberStarts {
    var inner = self
    inner.isInType = isOfType
    if isOfType { inner.outside = waiting }
    return inner
  }
}
