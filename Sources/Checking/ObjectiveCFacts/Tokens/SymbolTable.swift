internal import SourceFacts

/// Numbers for names, so that names are compared as numbers; ``ObjectiveCWord``s come first.
struct SymbolTable {
  private(set) var texts: [String]
  /// Whether each name, by its number, may be the name of a call that navigates.
  private(set) var isRelevant: [Bool]
  private var hashes: [Int]
  /// Numbers by hash, with open addressing.
  ///
  /// A free slot is -1, and at least half of the slots are free.
  private var slots: [Int32]

  private static let words = SymbolTable(words: ObjectiveCWord.texts)

  /// A table of the words alone.
  init() {
    self = Self.words
  }

  private init(words: [String]) {
    texts = []
    isRelevant = []
    hashes = []
    slots = Array(repeating: -1, count: 512)
    for word in words {
      let bytes = Array(word.utf8)
      bytes.withUnsafeBufferPointer { _ = number(of: $0) }
    }
  }

  /// Returns the number of a name, or a new number for a new name.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    var hash = name.count
    for byte in name { hash = (hash ^ Int(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if hashes[candidate] == hash, texts[candidate].utf8.elementsEqual(name) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(texts.count)
    slots[slot] = number
    texts.append(String(decoding: name, as: UTF8.self))
    isRelevant.append(NavigationWords.mayName(callOf: name))
    hashes.append(hash)
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & (larger.count - 1)
      while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(number)
    }
    slots = larger
  }
}
