internal import SourceFacts

/// The words that a scan of sources looks for.
struct WordTable: Sendable {
  /// The meaning of a word in code.
  enum Word: Sendable {
    /// A type of this name is declared or extended: `class`, `@interface`.
    case declaresType
    /// `let`, `var`: what follows counts where it belongs to no type.
    case declaresGlobal
    case declaresFunction
    /// `#define`, `NSString *const`.
    case declaresConstant
    /// `@objc(Name)`.
    case namesForObjectiveC
    /// A function that navigates, although no stem in its name says so.
    case navigates
    /// An outlet or an action: whose class no file names may be one that a file should name.
    case connects
    /// A name that storyboards have, by its place among them.
    case sought(Int)
  }

  private static let keywords: [(Word, [String])] = [
    (
      .declaresType,
      [
        "class", "struct", "enum", "protocol", "extension", "typealias", "actor", "interface",
        "implementation",
      ]
    ),
    (.declaresGlobal, ["let", "var"]),
    (.declaresFunction, ["func"]),
    (.declaresConstant, ["define", "const", "NSString"]),
    (.namesForObjectiveC, ["objc"]),
    (.connects, ["IBOutlet", "IBAction"]),
    (.navigates, NavigationWords.functions.sorted()),
  ]

  private var slots: [(hash: NameHash, word: Word)?]
  private let mask: Int
  /// The shapes that the words have, a bit each: of most words of a source one need know no more.
  private var shapes = [UInt64](repeating: 0, count: 1 << 10)
  /// How many names are sought.
  let soughtCount: Int

  /// A table with the keywords, and the names that are sought.
  init(seeking names: [String]) {
    var size = 64
    while size < (names.count + 32) * 4 { size *= 2 }
    mask = size - 1
    soughtCount = names.count
    slots = Array(repeating: nil, count: size)
    for (word, texts) in Self.keywords {
      for text in texts { insert(text, word) }
    }
    for (index, name) in names.enumerated() { insert(name, .sought(index)) }
  }

  private mutating func insert(_ text: String, _ word: Word) {
    let hash = NameHash(text)
    let shape = Array(text.utf8).withUnsafeBufferPointer(Self.shape(of:))
    shapes[shape >> 6] |= 1 << UInt64(shape & 63)
    var place = place(of: hash)
    while let taken = slots[place] {
      // A name that is a keyword is not looked for.
      if taken.hash == hash { return }
      place = (place + 1) & mask
    }
    slots[place] = (hash, word)
  }

  /// Whether a text may be one of the words, by its first letters and its length.
  @inline(__always)
  func mayHave(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let shape = Self.shape(of: text)
    return shapes[shape >> 6] >> UInt64(shape & 63) & 1 == 1
  }

  @inline(__always)
  private static func shape(of text: UnsafeBufferPointer<UInt8>) -> Int {
    guard text.count > 1 else { return text.count }
    return Int(text[0] & 0x7F) << 9 | Int(text[1] & 0x1F) << 4 | text.count & 0xF
  }

  /// Returns the meaning of a word; nil for nearly all words.
  @inline(__always)
  func word(_ hash: NameHash) -> Word? {
    var place = place(of: hash)
    while let slot = slots[place] {
      if slot.hash == hash { return slot.word }
      place = (place + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func place(of hash: NameHash) -> Int {
    Int(truncatingIfNeeded: hash.value ^ hash.value >> 32) & mask
  }
}
