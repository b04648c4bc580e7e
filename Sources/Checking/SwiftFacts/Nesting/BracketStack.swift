/// The brackets that are open at the current place of a ``NestingScan``, and the work that they may
/// cause for the parser.
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

  private struct Frame {
    /// The bracket: `(`, `[`, `{`, `<`; of an interpolation `"`.
    var kind: UInt8
    var string: Interpolated?
    /// How often the time of looking ahead through this bracket doubles.
    var doublings: Int
    /// How many brackets one look-ahead for a type may have passed to get this far.
    var chain: Int
    /// Whether a `<` has blanks around it, as a comparison has.
    var isComparison = false
    /// The starts of members before the bracket.
    var members = MemberStarts()
  }

  private var frames = [Frame(kind: 0, doublings: 0, chain: 0)]
  /// How many nested brackets are open, not counting those of generic arguments.
  private(set) var depth = 0
  /// How many brackets were closed by another one, or by none.
  private(set) var unpaired = 0
  private var budget: Int
  /// The starts of members up to here.
  private(set) var members = MemberStarts()

  /// - Parameter budget: The most work, in units of about a tenth of a microsecond.
  init(budget: Int) {
    self.budget = budget
  }

  /// Whether the brackets so far ask for more than the budget.
  var isSpent: Bool { budget < 0 }

  mutating func spend() { budget = -1 }

  private var last: Int { frames.count - 1 }

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
    if frame.kind != UInt8(ascii: "<") {
      depth += 1
      members = members.inside(isOfType: isOfType)
    }
    let chain = min(frame.chain, 1_000)
    budget -= depth * depth + chain * chain * chain
    if frame.doublings > 0 { budget -= 30 << min(frame.doublings, 40) }
  }

  /// Opens a bracket after a token; the members of a type may follow.
  mutating func open(_ byte: UInt8, behind token: Token, isOfType: Bool) {
    // A block, a call and a subscript are not part of a type.
    guard byte != UInt8(ascii: "{"), token != .operand else {
      endTypes()
      return push(Frame(kind: byte, doublings: 0, chain: 0), isOfType: isOfType)
    }
    let around = frames[last]
    push(
      Frame(
        kind: byte,
        doublings: around.doublings + (byte == UInt8(ascii: "[") ? 1 : 0),
        chain: around.chain + 1))
  }

  /// Opens an interpolation of a string.
  mutating func open(_ string: Interpolated) {
    push(Frame(kind: UInt8(ascii: "\""), string: string, doublings: 0, chain: 0))
  }

  /// Opens a list of generic arguments, or what may be one.
  mutating func openAngle(ofAttribute isOfAttribute: Bool, isComparison: Bool) {
    let around = frames[last]
    push(
      Frame(
        kind: UInt8(ascii: "<"), doublings: around.doublings + (isOfAttribute ? 2 : 0),
        chain: around.chain + 1, isComparison: isComparison))
  }

  mutating func closeAngle() {
    if frames[last].kind == UInt8(ascii: "<") { frames.removeLast() }
  }

  /// Removes brackets that are comparisons: the parser looks at those of the next line separately.
  mutating func endComparisons() {
    while frames[last].isComparison { frames.removeLast() }
  }

  /// Notes a comma, a colon or a semicolon.
  mutating func separate(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","):
      // The parser looks at an array again for each of its elements.
      if frames[last].kind == UInt8(ascii: "[") || frames[last].kind == UInt8(ascii: "{") {
        reset()
      }
    case UInt8(ascii: ":"):
      // The parser looks twice only at the first type in brackets.
      if frames[last].kind == UInt8(ascii: "[") {
        frames[last].doublings = max(0, frames[last].doublings - 1)
      }
    default: endTypes()
    }
  }

  /// Notes that no type can continue here: a look-ahead for a type ends, and another may begin.
  mutating func endTypes() {
    while frames[last].kind == UInt8(ascii: "<") { frames.removeLast() }
    reset()
  }

  private mutating func reset() {
    frames[last].doublings = 0
    frames[last].chain = 0
  }

  /// Closes a bracket.
  ///
  /// If it ends an interpolation, returns the string that continues.
  mutating func close(_ byte: UInt8) -> Interpolated? {
    guard let index = opening(of: byte) else {
      unpaired += 1
      return nil
    }
    let inner = frames[(index + 1)...].count { $0.kind != UInt8(ascii: "<") }
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
      switch (byte, frames[index].kind) {
      case (UInt8(ascii: ")"), UInt8(ascii: "(")), (UInt8(ascii: ")"), UInt8(ascii: "\"")),
        (UInt8(ascii: "]"), UInt8(ascii: "[")), (UInt8(ascii: "}"), UInt8(ascii: "{")):
        return index
      // A bracket in a block can't close one outside the block. The same is true for an
      // interpolation.
      case (UInt8(ascii: "]"), UInt8(ascii: "{")), (UInt8(ascii: "]"), UInt8(ascii: "\"")),
        (UInt8(ascii: "}"), UInt8(ascii: "\"")):
        return nil
      case (UInt8(ascii: ")"), UInt8(ascii: "{")):
        // But it can close an interpolation.
        guard
          let paren = frames[..<index].last(where: {
            $0.kind == UInt8(ascii: "(") || $0.kind == UInt8(ascii: "\"")
          }), paren.string != nil
        else { return nil }
      default: continue
      }
    }
    return nil
  }
}
