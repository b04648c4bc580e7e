/// The brackets that are open at the current place of a ``NestingScan``, and the work that they may
/// cause for the parser.
///
/// The parser looks ahead to tell a type from a value. While it does so, it comes through `(`, `[` and `<` in a row,
/// as in `[[(Box<[`, and may begin another look-ahead at each of them. So the stack counts the brackets of such a
/// chain, and how often the time has doubled in it. A block, a call or most operators can't be part of a type, so a
/// chain ends there.
struct BracketStack {
  /// The kind of token before a bracket.
  enum Token {
    /// A name, or another token that can be called or subscripted.
    case operand
    /// A keyword that a type may follow.
    case keyword
    case other
  }

  /// A string that continues after an interpolation.
  struct Interpolated {
    var pounds: Int
    var isMultiline: Bool
  }

  /// An open bracket.
  private struct Frame {
    /// The bracket: `(`, `[`, `{`, `<`; of an interpolation `"`.
    var bracket: UInt8
    /// The string around an interpolation.
    var string: Interpolated?
    /// How often the time of looking ahead through this bracket doubles.
    var doublings = 0
    /// How many brackets one look-ahead for a type may have passed to get this far.
    var chain = 0
    /// Whether a `<` has blanks around it, as a comparison has.
    var isComparison = false
    /// The starts of members before the bracket.
    var members = MemberStarts()
  }

  /// The open brackets, outermost first, after a frame for the whole text.
  private var frames = [Frame(bracket: 0)]
  /// How many nested brackets are open, not counting those of generic arguments.
  private(set) var depth = 0
  /// How many brackets were closed by another one, or by none.
  private(set) var unpaired = 0
  /// How much work is left, in units of about a tenth of a microsecond.
  private var budget: Int
  /// The starts of members up to here.
  private(set) var members = MemberStarts()

  init(budget: Int) {
    self.budget = budget
  }

  /// Whether the brackets so far ask for more than the budget.
  var isSpent: Bool { budget < 0 }

  mutating func spend() { budget = -1 }

  private var innermost: Int { frames.count - 1 }

  /// Notes a token, which each waiting search for a declaration's keyword looks at.
  mutating func passToken() { budget -= members.waiting / 3 }

  /// Notes what may begin a member, if this is among the members of a type.
  mutating func beginMember() { members.begin() }

  /// Notes a keyword that begins a declaration.
  mutating func beginDeclaration() { members.end() }

  private mutating func push(_ frame: Frame, isOfType: Bool = false) {
    var frame = frame
    frame.members = members
    frames.append(frame)
    if frame.bracket != UInt8(ascii: "<") {
      depth += 1
      members = members.inside(isOfType: isOfType)
    }
    // A bracket may be looked at again from each one around it, and more often in a chain.
    let chain = min(frame.chain, 1_000)
    budget -= depth * depth + chain * chain * chain
    if frame.doublings > 0 { budget -= 30 << min(frame.doublings, 40) }
  }

  /// Opens a bracket after a token; the members of a type may follow.
  mutating func open(_ byte: UInt8, behind token: Token, isOfType: Bool) {
    // A block, a call and a subscript are not part of a type.
    guard byte != UInt8(ascii: "{"), token != .operand else {
      endTypes()
      return push(Frame(bracket: byte), isOfType: isOfType)
    }
    let around = frames[innermost]
    push(
      Frame(
        bracket: byte,
        doublings: around.doublings + (byte == UInt8(ascii: "[") ? 1 : 0),
        chain: around.chain + 1))
  }

  /// Opens an interpolation of a string.
  mutating func open(_ string: Interpolated) {
    push(Frame(bracket: UInt8(ascii: "\""), string: string))
  }

  /// Opens a list of generic arguments, or what may be one.
  mutating func openAngle(ofAttribute isOfAttribute: Bool, isComparison: Bool) {
    let around = frames[innermost]
    push(
      Frame(
        bracket: UInt8(ascii: "<"), doublings: around.doublings + (isOfAttribute ? 2 : 0),
        chain: around.chain + 1, isComparison: isComparison))
  }

  mutating func closeAngle() {
    if frames[innermost].bracket == UInt8(ascii: "<") { frames.removeLast() }
  }

  /// Removes brackets that are comparisons: the parser looks at those of the next line separately.
  mutating func endComparisons() {
    while frames[innermost].isComparison { frames.removeLast() }
  }

  /// Notes a comma, a colon or a semicolon.
  mutating func separate(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","):
      // The parser looks at an array again for each of its elements.
      let bracket = frames[innermost].bracket
      if bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "{") { endChain() }
    case UInt8(ascii: ":"):
      // The parser looks twice only at the first type in brackets.
      if frames[innermost].bracket == UInt8(ascii: "[") {
        frames[innermost].doublings = max(0, frames[innermost].doublings - 1)
      }
    default: endTypes()
    }
  }

  /// Notes that no type can continue here: a look-ahead for a type ends, and another may begin.
  mutating func endTypes() {
    while frames[innermost].bracket == UInt8(ascii: "<") { frames.removeLast() }
    endChain()
  }

  private mutating func endChain() {
    frames[innermost].doublings = 0
    frames[innermost].chain = 0
  }

  /// Closes a bracket.
  ///
  /// If it ends an interpolation, returns the string that continues.
  mutating func close(_ byte: UInt8) -> Interpolated? {
    guard let index = opening(of: byte) else {
      unpaired += 1
      return nil
    }
    let inner = frames[(index + 1)...].count { $0.bracket != UInt8(ascii: "<") }
    unpaired += inner
    depth -= inner + 1
    let string = frames[index].string
    members = frames[index].members
    frames.removeSubrange(index...)
    return string
  }

  /// The index of the frame that a closing bracket closes; nil if there is none.
  private func opening(of byte: UInt8) -> Int? {
    for index in frames.indices.dropFirst().reversed() {
      switch (byte, frames[index].bracket) {
      case (UInt8(ascii: ")"), UInt8(ascii: "(")), (UInt8(ascii: ")"), UInt8(ascii: "\"")),
        (UInt8(ascii: "]"), UInt8(ascii: "[")), (UInt8(ascii: "}"), UInt8(ascii: "{")):
        return index
      // A bracket in a block can't close one outside the block. The same is true for an interpolation.
      case (UInt8(ascii: "]"), UInt8(ascii: "{")), (UInt8(ascii: "]"), UInt8(ascii: "\"")),
        (UInt8(ascii: "}"), UInt8(ascii: "\"")):
        return nil
      case (UInt8(ascii: ")"), UInt8(ascii: "{")):
        // But it can close an interpolation.
        guard
          let paren = frames[..<index].last(where: {
            $0.bracket == UInt8(ascii: "(") || $0.bracket == UInt8(ascii: "\"")
          }), paren.string != nil
        else { return nil }
      default: continue
      }
    }
    return nil
  }
}
