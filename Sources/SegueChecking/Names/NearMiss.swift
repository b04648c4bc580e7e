internal import Findings

/// Tells names that were mistyped from names that only look alike.
enum NearMiss {
  /// The name that is most similar to one that nothing else has: one letter away, or longer or shorter at its
  /// end; nil if none is similar.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let near = names.prefix(NearestName.mostNames).compactMap {
      other -> (distance: Int, name: String)? in
      distance(of: name, from: other).map { ($0, other) }
    }
    return near.min { $0 < $1 }?.name
  }

  /// The number of letters between a name and another that it may be meant for, as ``nearest(to:among:)``
  /// compares them; nil if they are not similar.
  static func distance(of name: String, from other: String) -> Int? {
    if isTypo(name, of: other) { return 1 }
    guard name != other, name.hasPrefix(other) || other.hasPrefix(name),
      min(name.count, other.count) > 3
    else { return nil }
    return abs(name.count - other.count)
  }

  /// Whether two names differ by one letter that was added, left out or replaced.
  ///
  /// Short names, and names that differ by a digit or in case, differ on purpose.
  static func isTypo(_ name: String, of other: String) -> Bool {
    isOneLetter(name, from: other) && min(name.count, other.count) > 5
  }

  /// The same, including short names.
  static func isOneLetter(_ name: String, from other: String) -> Bool {
    guard abs(name.utf8.count - other.utf8.count) < 5,
      name.utf8.first == other.utf8.first || name.utf8.last == other.utf8.last
    else { return false }
    guard differs(name.utf8, from: other.utf8, byAtMost: 8) != nil,
      let differing = differs(name, from: other, byAtMost: 1)
    else { return false }
    return min(name.count, other.count) > 2 && !differing.contains(where: \.isNumber)
      && name.lowercased() != other.lowercased()
  }

  /// The parts of two texts between their equal beginnings and ends; nil if the texts are equal, or if a part
  /// has more letters than the limit.
  private static func differs<Text: BidirectionalCollection>(
    _ left: Text, from right: Text, byAtMost limit: Int
  ) -> [Text.Element]? where Text.Element: Equatable {
    var (left, right) = (left[...], right[...])
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    guard left.dropFirst(limit).isEmpty, right.dropFirst(limit).isEmpty else { return nil }
    return left.isEmpty && right.isEmpty ? nil : Array(left) + Array(right)
  }

  /// The names that differ from a name by one removed letter, or by one more at the end.
  ///
  /// A plural differs from its singular on purpose.
  static func variants(of name: String) -> Set<String> {
    guard name.count > 6, name.utf8.count < 100 else { return [] }
    var variants: Set<String> = []
    for index in name.indices {
      let isPlural = name[index] == "s" && name.index(after: index) == name.endIndex
      if !isPlural { variants.insert(String(name[..<index] + name[name.index(after: index)...])) }
    }
    for letter in "abcdefghijklmnopqrtuvwxyz0123456789" { variants.insert(name + String(letter)) }
    variants.remove(name)
    return variants
  }
}
