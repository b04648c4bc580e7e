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
    /// Whether an attribute has appeared since the last keyword.
    var hasAttribute = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let wordBits = WordBytes.bits
  var offset = 0
  private(set) var isSure = true
  var omissions: [Omission] = []
  /// Offsets of the words that may have to do with navigation, ascending.
  var navigationWords: [Int] = []
  var levels = [Level()]
  /// Brackets that are open in code.
  var open: [Open] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

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
      levels.removeLast()
      offset += 1
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
      levels[levels.count - 1].hasAttribute = true
      offset += 1
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
    let accessors = (isAccessors, readsResult)
    self = SourceCondenser.Level()
    (isAccessors, readsResult) = accessors
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
