/// Suggests the known name that a mistyped name probably means.
///
/// To look up many names, use one value for all of them: it prepares the known names for comparison.
package struct NearestName: Sendable {
  /// The maximum number of names that are compared.
  ///
  /// Generated code can have far more; the rest is left out.
  package static let mostNames = 1_000

  /// Returns the first names in alphabetical order, up to the number that is compared.
  package static func compared(_ names: some Sequence<String>) -> [String] {
    Array(names.sorted().prefix(mostNames))
  }

  private let names: [(name: String, letters: Letters)]

  /// Prepares at most `count` known names, which are in a stable order.
  package init(_ names: some Sequence<String>, most count: Int = Self.mostNames) {
    // A name with more letters is never near enough, even to the longest name asked for.
    self.names = names.prefix(count).map { ($0, Letters($0, most: 97)) }
  }

  /// Returns the nearest of some names, which are in a stable order, if it is near enough to be meant.
  package static func to(_ name: String, among names: some Sequence<String>) -> String? {
    NearestName(names).to(name)
  }

  /// Returns the nearest name, if it is near enough to be meant.
  ///
  /// - Parameter name: The unknown name.
  /// - Returns: The first of the names with the fewest letters to change; nil if more than a third
  ///   of the letters would have to change.
  package func to(_ name: String) -> String? {
    let letters = Letters(name, most: 64)
    var nearest: (name: String, distance: Int)?
    for other in names {
      guard let distance = letters.distance(to: other.letters, below: nearest?.distance ?? Int.max),
        !Self.replacesWord(in: name, by: other.name)
      else { continue }
      nearest = (other.name, distance)
    }
    return nearest?.name
  }

  /// Returns all names that are near enough to be meant.
  package func all(near name: String) -> [String] {
    let letters = Letters(name, most: 64)
    return names.filter {
      letters.distance(to: $0.letters, below: .max) != nil
        && !Self.replacesWord(in: name, by: $0.name)
    }.map(\.name)
  }

  /// Whether a name replaces whole words of another, which a typing error never does:
  /// `tagNavigationController` is not `LoginNavigationController`.
  private static func replacesWord(in name: String, by other: String) -> Bool {
    let (left, right) = differingParts(words(of: name), words(of: other))
    guard !left.isEmpty, !right.isEmpty else { return false }
    let (ownLetters, otherLetters) = (
      Letters(left.joined(), most: 64), Letters(right.joined(), most: 97)
    )
    let most = max(2, max(ownLetters.values.count, otherLetters.values.count) / 2)
    return ownLetters.editDistance(to: otherLetters, most).map { $0 > most } ?? true
  }

  /// The words of a name in lower case: each begins with a capital, or after a space or punctuation.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasLower = false
    for letter in name {
      let isLower = !letter.isUppercase && letter.isLetter
      if words.isEmpty || letter.isUppercase && wasLower || !letter.isLetter && !letter.isNumber {
        words.append("")
      }
      words[words.count - 1] += letter.lowercased()
      wasLower = isLower || letter.isNumber
    }
    return words
  }

  /// A name's letters, prepared for comparison regardless of case.
  private struct Letters {
    let values: [UInt32]
    /// A bit for each letter in the name; several letters may share one.
    let mask: UInt64

    init(_ name: String, most: Int) {
      // Lowercasing keeps ASCII as ASCII, so letters past the limit need no look.
      values =
        name.unicodeScalars.prefix(most).allSatisfy(\.isASCII)
        ? name.utf8.prefix(most).map { 0x41...0x5A ~= $0 ? UInt32($0 | 0x20) : UInt32($0) }
        : name.lowercased().unicodeScalars.prefix(most).map(\.value)
      mask = values.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// Returns how many letters must be added, removed or replaced; nil if more than a third, or not below `bound`.
    func distance(to other: Letters, below bound: Int) -> Int? {
      let limit = min(max(1, max(values.count, other.values.count) / 3), bound - 1)
      // The difference of the lengths, and the letters that only one name has, give a lower bound.
      guard abs(values.count - other.values.count) <= limit,
        (mask & ~other.mask).nonzeroBitCount <= limit,
        (other.mask & ~mask).nonzeroBitCount <= limit
      else { return nil }
      let distance = editDistance(to: other, limit)
      return distance.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Returns the distance; if that is above the limit, returns nil or a number above the limit.
    func editDistance(to other: Letters, _ limit: Int) -> Int? {
      var row = Array(0...other.values.count)
      for (index, letter) in values.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        var least = row[0]
        for column in other.values.indices {
          let replaced = diagonal + (letter == other.values[column] ? 0 : 1)
          diagonal = row[column + 1]
          row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
          least = min(least, row[column + 1])
        }
        if least > limit { return nil }
      }
      return row[other.values.count]
    }
  }
}
