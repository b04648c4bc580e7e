internal import SourceFacts

extension CompilationCondition {
  /// Reads the condition of an `#if` in C: `TARGET_OS_IOS || !TARGET_OS_IPHONE`.
  ///
  /// One with parentheses around some of its operands may hold and fail anywhere.
  init(inC text: String) {
    self.init()
    let code = text.filter { $0 != " " && $0 != "\t" }
    let isNegated = code.hasPrefix("!(")
    if isNegated || code.hasPrefix("("), code.hasSuffix(")") {
      let inside = code.dropFirst(isNegated ? 2 : 1).dropLast()
      if !inside.contains(where: { $0 == "(" || $0 == ")" }) {
        let condition = CompilationCondition(inC: String(inside))
        self = isNegated ? condition.negated : condition
        return
      }
    }
    let alternatives = code.split(separator: "|").map { $0.split(separator: "&") }
    guard !alternatives.isEmpty, alternatives.joined().allSatisfy(Self.isWhole) else { return }
    self = CompilationCondition(only: [])
    for operands in alternatives {
      self = or(
        operands.reduce(CompilationCondition(only: .all)) { $0.and(Self.operand($1)) })
    }
  }

  /// Whether the parentheses in an operand are its own.
  private static func isWhole(_ operand: Substring) -> Bool {
    operand.count { $0 == "(" } == operand.count { $0 == ")" }
  }

  private static func operand(_ text: Substring) -> CompilationCondition {
    let signs = text.prefix { $0 == "!" || $0 == "(" }
    let name = text.dropFirst(signs.count).prefix { $0 != ")" }
    let condition = named[String(name)] ?? CompilationCondition()
    return signs.count { $0 == "!" }.isMultiple(of: 2) ? condition : condition.negated
  }

  private static let named: [String: CompilationCondition] = {
    var named: [String: CompilationCondition] = [
      "TARGET_OS_IPHONE": CompilationCondition(only: .withUIKit),
      "TARGET_OS_IOS": CompilationCondition(only: .iOS),
      "TARGET_OS_OSX": CompilationCondition(only: .macOS),
      "TARGET_OS_TV": CompilationCondition(only: .tvOS),
      "TARGET_OS_WATCH": CompilationCondition(only: .watchOS),
      "TARGET_OS_VISION": CompilationCondition(only: .visionOS),
    ]
    for name in ["0", "NO", "false"] { named[name] = CompilationCondition(only: []) }
    for name in ["1", "YES", "true"] { named[name] = CompilationCondition(only: .all) }
    return named
  }()
}
