/// Goes through the bytes of a Swift source once, and says what can be left out of it.
///
/// It knows as much of Swift's tokens as is needed to find the end of a string, a comment and a block,
/// and of its grammar which block is a type's and which is code. Where it cannot be sure, as with
/// brackets that do not match and what may be a regular expression, nothing is left out.
struct SourceCondenser {
  /// What is left out.
  struct Omission {
    var range: Range<Int>
    /// What stands in its place, so that what is around it stays apart.
    var filler: UInt8?
  }

  /// What is declared where the scan is: what its block is.
  enum Keyword {
    case none
    case type
    case function
    case variable
    /// What returns nothing that is read: initializers, `didSet`, operators' groups.
    case other
    /// Of an accessor.
    case getter
  }

  /// What stands between two braces that are open, or in no braces at all.
  struct Level {
    var isAccessors = false
    /// Of accessors: whether what the getter returns is read.
    var readsResult = false
    /// Of accessors: whether facts may be read of one of them.
    var areNeeded = false
    var keyword = Keyword.none
    /// Whether the declaration so far has the word `segue` in it.
    var hasSegue = false
    /// Whether the declaration so far has to do with navigation.
    var navigates = false
    /// Where the type that is returned, or that a variable is of, begins; nil for none.
    var typeStart: Int?
    var typeEnd: Int?
    /// Whether several variables are declared, of which one type is behind all.
    var isList = false
    /// Where the initial value begins; nil for none.
    var valueStart: Int?
    /// The words before the keyword.
    var modifiers = Modifiers()
    /// Whether a `#` came by: of a directive, which is no declaration's, or of a value.
    var hasPound = false
    /// Whether the parameters of what is declared came by.
    var hasParameters = false
    /// A function, initializer or variable that can be left out as a whole if its body can be; nil for none.
    var candidate: Candidate?
  }

  /// What stands before a declaration's keyword.
  struct Modifiers {
    /// Where they begin, attributes included; nil for none.
    var start: Int?
    /// Whether some attribute makes the declaration one that others look for, such as `@IBAction`.
    var areSpecial = false
    /// Whether the first may still be of the declaration before.
    var areDoubtful = false
  }

  /// A declaration that may be left out.
  struct Candidate {
    /// Where it begins, modifiers included.
    var start: Int
    var isInitializer: Bool
    /// Of a function or variable.
    var name: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The names of the members that are kept whatever is in them; nil where all are.
  let keptMembers: MemberNames?
  /// Whether the file has to do with navigation; in another one a call that is given nothing does not.
  let isNavigating: Bool
  /// Whether somebody asks for a member by its name; nil where all may be asked for.
  let isAsked: MemberQuestion?
  /// The names of members that nobody asks for, and of which facts could be read.
  var unasked: [String] = []
  let wordBits = WordBytes.bits
  var offset = 0
  private(set) var isSure = true
  var omissions: [Omission] = []
  /// Offsets of the words that may have to do with navigation, ascending.
  var navigationWords: [Int] = []
  var levels = [Level()]
  /// Brackets that are open in code.
  var open: [Open] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, keepingMembers kept: MemberNames?, isNavigating: Bool,
    isAsked: MemberQuestion?
  ) {
    self.bytes = bytes
    keptMembers = kept
    self.isNavigating = isNavigating
    self.isAsked = isAsked
  }

  mutating func run() {
    do throws(Unsure) {
      while offset < bytes.count { try declarations() }
      isSure = levels.count == 1
    } catch {
      isSure = false
    }
  }

  /// What the scan cannot make sense of.
  struct Unsure: Error {}

  /// The next token among declarations.
  private mutating func declarations() throws(Unsure) {
    let byte = bytes[offset]
    if wordBits[Int(byte)] != 0 { return declarationWord() }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): try brackets()
    case UInt8(ascii: ")"), UInt8(ascii: "]"): throw Unsure()
    case UInt8(ascii: "{"): try block()
    case UInt8(ascii: "}"):
      guard levels.count > 1 else { throw Unsure() }
      endDeclaration(before: offset)
      let block = levels.removeLast()
      offset += 1
      if block.isAccessors { endAccessors(block) }
      levels[levels.count - 1].reset()
    case UInt8(ascii: "-"):
      offset += 1
      if peek(0) == UInt8(ascii: ">") {
        offset += 1
        levels[levels.count - 1].arrow(at: offset)
      }
    case UInt8(ascii: ":"):
      offset += 1
      levels[levels.count - 1].colon(at: offset)
    case UInt8(ascii: "="):
      levels[levels.count - 1].equals(at: offset)
      offset += 1
    case UInt8(ascii: "@"):
      noteModifier(at: offset)
      offset += 1
      if !isPlainAttribute { levels[levels.count - 1].modifiers.areSpecial = true }
    case UInt8(ascii: "#"):
      levels[levels.count - 1].hasPound = true
      try other(byte)
    case UInt8(ascii: ","):
      if levels[levels.count - 1].keyword == .variable { levels[levels.count - 1].isList = true }
      offset += 1
    default: try other(byte)
    }
  }

  /// A byte that is no part of a word, and no bracket.
  @inline(__always)
  mutating func other(_ byte: UInt8) throws(Unsure) {
    switch byte {
    case UInt8(ascii: "/"): try slash()
    case UInt8(ascii: "\""): try string(pounds: 0)
    case UInt8(ascii: "#"): try pound()
    case UInt8(ascii: "`"): try backtick()
    default: offset += 1
    }
  }

  /// A byte further on; zero behind the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }
}

extension SourceCondenser.Level {
  /// Begins another declaration.
  mutating func reset() {
    let accessors = (isAccessors, readsResult, areNeeded)
    self = SourceCondenser.Level()
    (isAccessors, readsResult, areNeeded) = accessors
  }

  /// Notes that brackets ended; whether they were a function's parameters, whose labels and types are
  /// no calls.
  mutating func endParameters() -> Bool {
    guard candidate != nil, keyword == .function || keyword == .other, !hasParameters else {
      return false
    }
    hasParameters = true
    return true
  }

  mutating func add(_ found: SourceCondenser.Nested) {
    navigates = navigates || found.navigates
    hasSegue = hasSegue || found.hasSegue
  }

  fileprivate mutating func arrow(at offset: Int) {
    guard keyword == .function, typeStart == nil else { return }
    typeStart = offset
  }

  fileprivate mutating func colon(at offset: Int) {
    guard keyword == .variable, typeStart == nil, valueStart == nil else { return }
    typeStart = offset
  }

  fileprivate mutating func equals(at offset: Int) {
    guard keyword == .variable, valueStart == nil else { return }
    if typeStart != nil { typeEnd = offset }
    valueStart = offset + 1
  }
}
