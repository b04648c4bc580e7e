/// The words of a source in code, comments and strings, each once, with the kinds of places where it occurs.
package struct SourceWords: Sendable {
  /// The kinds of places where a source has a word.
  ///
  /// It is not an `OptionSet`, because its functions would not be specialized in other modules, and
  /// each word of each source is added here.
  package struct Places: Hashable, Sendable {
    @usableFromInline var rawValue: UInt16

    @inlinable
    init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable
    package func contains(_ other: Places) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isDisjoint(with other: Places) -> Bool { rawValue & other.rawValue == 0 }

    @inlinable
    package func union(_ other: Places) -> Places { Places(rawValue: rawValue | other.rawValue) }

    @inlinable
    package mutating func formUnion(_ other: Places) { rawValue |= other.rawValue }

    /// In none of the places below.
    @inlinable package static var none: Places { Places(rawValue: 0) }
    /// In a comment.
    @inlinable package static var comment: Places { Places(rawValue: 0) }
    /// In code, neither in backticks nor in a comment or string.
    @inlinable package static var code: Places { Places(rawValue: 1 << 0) }
    /// In code, after a dot.
    @inlinable package static var member: Places { Places(rawValue: 1 << 1) }
    /// In code, where the type of a variable or a superclass may be.
    @inlinable package static var type: Places { Places(rawValue: 1 << 2) }
    /// In code or a string, except in declarations, extensions and casts of a class with this name, and in declarations
    /// of functions.
    ///
    /// Such code may create an object of the class, or use a static member of it.
    @inlinable package static var use: Places { Places(rawValue: 1 << 3) }
    /// As the class that is registered for a reuse identifier; the system creates its objects.
    @inlinable package static var registration: Places { Places(rawValue: 1 << 4) }
    /// In code that may make an object of a class with this name: `List(`, `List.init`, `List.self`, `[List new]`.
    @inlinable package static var making: Places { Places(rawValue: 1 << 5) }
    /// In code that may make an object of a Swift class: `= List {`, `Pair<List, Item>`, `: List = .init`.
    @inlinable package static var makingSwift: Places { Places(rawValue: 1 << 6) }
    /// In code that may make an object of an Objective-C class: `@interface Row : List`, `List.new`.
    @inlinable package static var makingObjectiveC: Places { Places(rawValue: 1 << 7) }
    /// As a whole string, which code may use to look up a class.
    @inlinable package static var string: Places { Places(rawValue: 1 << 8) }
    /// In code that may set a variable or a property of `self`: `label =`, `self.label =`, `&label`.
    @inlinable package static var assignment: Places { Places(rawValue: 1 << 9) }
    /// In code that may set a property of another object: `cell.label =`.
    @inlinable package static var otherAssignment: Places { Places(rawValue: 1 << 10) }
    /// In Swift code that crashes if an implicitly unwrapped property of `self` is nil: `label.`, `label!`.
    @inlinable package static var unwrapping: Places { Places(rawValue: 1 << 11) }
    /// In Swift code that may compare a property of `self` with nil, or refer to something else with this name:
    /// `label?`, `label != nil`, `let label`, `for label in`, `label: UILabel`.
    @inlinable package static var doubt: Places { Places(rawValue: 1 << 12) }
  }

  package struct Word: Sendable {
    package let hash: WordHash
    fileprivate let start: UInt32
    fileprivate let end: UInt32
    package fileprivate(set) var places: Places

    /// The bytes of its first occurrence in the source.
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The words, in the order of their first occurrences.
  package private(set) var all: [Word] = []
  /// For each word, its index in ``all`` plus 1, at the slot of its hash or a later one; 0 for a free slot.
  private var slots: [UInt32]
  /// How many of a hash's bits don't decide its slot.
  private var shift: UInt64
  private let multiplier = Self.multiplier

  /// An odd number that is different in each run, so that nobody can write a source whose words all get the same slot.
  private static let multiplier = UInt64.random(in: .min ... .max) | 1

  /// Creates an empty collection for the words of a source.
  ///
  /// - Parameter size: The source's length in bytes.
  package init(sourceSize size: Int = 0) {
    var count = 64
    while count * 16 < size { count *= 2 }
    slots = [UInt32](repeating: 0, count: count)
    shift = UInt64(count.leadingZeroBitCount + 1)
    all.reserveCapacity(count / 2)
  }

  /// Adds an occurrence of a word.
  ///
  /// - Parameters:
  ///   - range: Its place in the source.
  ///   - places: The kinds of places that this is.
  ///   - source: The source.
  /// - Returns: The index of the word, and whether it is its first occurrence.
  package mutating func add(
    _ range: Range<Int>, _ places: Places, in source: UnsafeBufferPointer<UInt8>
  ) -> (index: Int, isNew: Bool) {
    let hash = WordHash(UnsafeBufferPointer(rebasing: source[range]))
    let slot = slot(of: hash)
    if slots[slot] > 0 {
      let index = Int(slots[slot]) - 1
      all[index].places.formUnion(places)
      return (index, false)
    }
    all.append(
      Word(
        hash: hash, start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound), places: places))
    slots[slot] = UInt32(truncatingIfNeeded: all.count)
    if all.count * 4 > slots.count * 3 { grow() }
    return (all.count - 1, true)
  }

  /// The word with a hash; nil if the source doesn't have it.
  package subscript(hash: WordHash) -> Word? {
    let index = slots[slot(of: hash)]
    return index > 0 ? all[Int(index) - 1] : nil
  }

  /// The slot that a word has, or would get.
  private func slot(of hash: WordHash) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (hash.value &* multiplier) &>> shift)
    while slots[slot] > 0, all[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    shift -= 1
    for (index, word) in all.enumerated() {
      slots[slot(of: word.hash)] = UInt32(truncatingIfNeeded: index + 1)
    }
  }
}
