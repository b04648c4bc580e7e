internal import Findings

/// Tells names that were mistyped from names that only look alike.
///
/// Rules use this to decide whether a name is a mistake. It is stricter than `NearestName`, which
/// only suggests a name after a mistake was found.
package enum NearMiss {
  /// The name that is most similar to another, by ``distance(of:from:)``; nil if none is similar.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let near = names.prefix(NearestName.mostNames).compactMap {
      other -> (distance: Int, name: String)? in
      distance(of: name, from: other).map { ($0, other) }
    }
    return near.min { $0 < $1 }?.name
  }

  /// The number of letters by which two similar names differ; nil if they are not similar.
  ///
  /// One is a typo of the other; or one continues the other, and both have more than three letters.
  static func distance(of name: String, from other: String) -> Int? {
    if isTypo(name, of: other) { return 1 }
    guard name != other, name.hasPrefix(other) || other.hasPrefix(name),
      min(name.count, other.count) > 3
    else { return nil }
    return abs(name.count - other.count)
  }

  /// Whether a class's name is so similar to another one that the other may be meant.
  ///
  /// A long name may lack a part of the other one, or have one too many.
  package static func mayMean(_ name: String, _ other: String) -> Bool {
    guard distance(of: name, from: other) != nil else { return false }
    let added = abs(other.count - name.count)
    return added < 2 || min(other.count, name.count) > 7 && added < 8
  }

  /// Whether two names differ by one letter that was added, left out or replaced.
  ///
  /// Short names, and names that differ by a digit or in case, differ on purpose.
  static func isTypo(_ name: String, of other: String) -> Bool {
    isOneLetter(name, from: other) && min(name.count, other.count) > 5
  }

  /// The same as ``isTypo(_:of:)``, but names may be short: three letters are enough.
  static func isOneLetter(_ name: String, from other: String) -> Bool {
    guard abs(name.utf8.count - other.utf8.count) < 5,
      name.utf8.first == other.utf8.first || name.utf8.last == other.utf8.last
    else { return false }
    // Bytes first, because comparing letters is slow. A letter of more than eight bytes is never a typo.
    guard differ(name, other, inAtMost: 8),
      let differing = difference(of: name, from: other, limit: 1)
    else { return false }
    return min(name.count, other.count) > 2 && !differing.contains(where: \.isNumber)
      && name.lowercased() != other.lowercased()
  }

  /// Whether a name that doesn't exist is another one with a slip: a letter too many, missing, or wrong, two
  /// letters swapped, or other capitals.
  static func isSlip(_ name: String, of other: String) -> Bool {
    if isTypo(name, of: other) || name.lowercased() == other.lowercased() { return true }
    guard name.count == other.count, name.count > 3,
      let letters = difference(of: name, from: other, limit: 2), letters.count == 4
    else { return false }
    return letters[0] == letters[3] && letters[1] == letters[2]
      && !letters.contains(where: \.isNumber)
  }

  /// Whether texts differ in at most `limit` bytes between their equal beginnings and ends.
  private static func differ(_ left: String, _ right: String, inAtMost limit: Int) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let most = min(left.count, right.count)
        var equal = 0
        while equal < most, left[equal] == right[equal] { equal += 1 }
        var last = 1
        while equal < most, left[left.count - last] == right[right.count - last] {
          equal += 1
          last += 1
        }
        return 1...limit ~= max(left.count, right.count) - equal
      }
    }
  }

  /// The parts of two texts between their equal beginnings and ends, joined; nil if the texts are equal, or
  /// if one of the parts has more elements than the limit.
  private static func difference<Text: BidirectionalCollection>(
    of left: Text, from right: Text, limit: Int
  ) -> [Text.Element]? where Text.Element: Equatable {
    let (left, right) = differingParts(left, right)
    guard left.dropFirst(limit).isEmpty, right.dropFirst(limit).isEmpty else { return nil }
    return left.isEmpty && right.isEmpty ? nil : Array(left) + Array(right)
  }

  /// The names that lack one letter of a name, or have one more at the end.
  ///
  /// Callers look them up in the words of all sources. A plural differs from its singular on purpose, so an `s` at
  /// the end is neither removed nor added, and one before a capital isn't removed.
  static func variants(of name: String) -> Set<String> {
    guard name.count > 6, name.utf8.count < 100 else { return [] }
    var variants: Set<String> = []
    for index in name.indices {
      let next = name.index(after: index)
      let isPlural = name[index] == "s" && (next == name.endIndex || name[next].isUppercase)
      if !isPlural { variants.insert(String(name[..<index] + name[next...])) }
    }
    for letter in "abcdefghijklmnopqrtuvwxyz0123456789" { variants.insert(name + String(letter)) }
    variants.remove(name)
    return variants
  }
}
