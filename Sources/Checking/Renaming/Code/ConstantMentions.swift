internal import Findings
internal import SegueChecking
internal import SourceFacts

/// Finds the constants of reuse identifiers that code also uses for something else, such as the identifier of a
/// column or the name of a xib.
struct ConstantMentions {
  struct Constant {
    var name: String
    /// The path of the type that declares it; empty for a global one.
    var type: [String]
  }

  /// The names of the constants with another use.
  private(set) var namesOfOthers: Set<String> = []
  private let constants: [Constant]

  /// - Parameters:
  ///   - app: The app.
  ///   - constants: The constants.
  ///   - uses: The places of the identifiers of reusable views.
  init(_ app: LinkedApp, of constants: [Constant], usedAt uses: [SourceLocation]) {
    self.constants = constants
    let byFile = Dictionary(grouping: uses, by: \.file)
    let named = NamedSources(app, containing: constants.map(\.name))
    for source in named.sources where !named.generated.contains(source.path) {
      let arguments = (byFile[source.path] ?? []).compactMap { Self.argument(at: $0, in: source) }
      for index in source.tokens.indices {
        guard source.isWord(index), let name = constant(mentionedAt: index, in: source),
          !arguments.contains(where: { $0.contains(index) })
        else { continue }
        let start = source.startOfPath(endingAt: index)
        guard !source.takesReuseIdentifier(start),
          !Self.isValueOfVariable(start, usedIn: arguments, of: source)
        else { continue }
        namesOfOthers.insert(name)
      }
    }
  }

  /// The constant that a token names, other than where it is declared.
  private func constant(mentionedAt index: Int, in source: TokenizedSource) -> String? {
    let name = source.text(index)
    return constants.contains { $0.name == name && isMentioned($0, at: index, in: source) }
      ? name : nil
  }

  private func isMentioned(
    _ constant: Constant, at index: Int, in source: TokenizedSource
  ) -> Bool {
    guard source.isMark(index - 1, ".") else {
      guard source.isSwift else {
        // A declaration: `NSString *const kName`, `#define kName`.
        return !["const", "define"].contains(source.text(index - 1))
          && !source.isMark(index - 1, "*") && constant.type.isEmpty
      }
      if ["let", "var", "func", "case"].contains(source.text(index - 1)) { return false }
      if source.isLabel(index) { return false }
      guard constant.type.isEmpty || isInside(constant, index, source) else { return false }
      return LocalVariables(named: Array(constant.name.utf8), in: source).meaning(of: index)
        == .member
    }
    // `.name`
    guard source.isOperand(index - 2) else { return constant.type.last == Self.identifierType }
    let owner = source.text(index - 2)
    return owner == constant.type.last
      || ["self", "Self"].contains(owner) && isInside(constant, index, source)
  }

  private func isInside(_ constant: Constant, _ index: Int, _ source: TokenizedSource) -> Bool {
    var scope: Int? = source.tokens[index].scope
    while let type = scope.flatMap(source.type) {
      if type.path == constant.type { return true }
      scope = source.scopes[type.scope].parent
    }
    return false
  }

  /// The tokens of the argument at a place.
  private static func argument(
    at place: SourceLocation, in source: TokenizedSource
  ) -> Range<Int>? {
    guard let start = source.token(at: place) else { return nil }
    var depth = 0
    var end = start
    while end < source.tokens.count, end < start + 60 {
      if source.isMark(end, "(", "[", "{") { depth += 1 }
      if source.isMark(end, ")", "]", "}") { depth -= 1 }
      if depth < 0 || depth == 0 && source.isMark(end, ",") { break }
      end += 1
    }
    return start..<end
  }

  /// Whether an expression is the value of a local variable that is used in an argument: `let id = Cells.person`.
  private static func isValueOfVariable(
    _ start: Int, usedIn arguments: [Range<Int>], of source: TokenizedSource
  ) -> Bool {
    guard let name = source.variable(assignedAt: start), let member = source.member(around: start)
    else { return false }
    let wanted = Array(name.utf8)
    return arguments.contains { argument in
      member.contains(argument.lowerBound)
        && argument.contains { source.isText($0, .word, wanted) }
    }
  }

  private static let identifierType = "NSUserInterfaceItemIdentifier"
}
