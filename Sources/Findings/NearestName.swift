/// Finds the known name that a mistyped one stands for.
///
/// To look up many names, use one value for all of them: it prepares the known names for comparison.
package struct NearestName: Sendable {
  /// The most names that are compared: where there are more, as a generator makes them, the others are
  /// left out.
  package static let mostNames = 1_000

  private let names: [(name: String, letters: Letters)]

  /// Prepares some names.
  ///
  /// - Parameter names: The names that there are, in an order that is always the same.
  package init(_ names: some Sequence<String>) {
    // No longer name can be near enough to the most letters of one that is asked for.
    self.names = names.prefix(Self.mostNames).map { ($0, Letters($0, most: 97)) }
  }

  /// The nearest of some names, if it is near enough to be meant.
  ///
  /// - Parameters:
  ///   - name: The name that nothing has.
  ///   - names: The names that there are, in an order that is always the same.
  /// - Returns: What ``to(_:)`` returns.
  package static func to(_ name: String, among names: some Sequence<String>) -> String? {
    NearestName(names).to(name)
  }

  /// The nearest of the names, if it is near enough to be meant.
  ///
  /// - Parameter name: The name that nothing has.
  /// - Returns: The name with the fewest letters to change; of several the first. Nil where more
  ///   than a third of the letters would have to change.
  package func to(_ name: String) -> String? {
    let letters = Letters(name, most: 64)
    var nearest: (name: String, distance: Int)?
    for other in names {
      guard let distance = letters.distance(to: other.letters, below: nearest?.distance ?? Int.max)
      else { continue }
      nearest = (other.name, distance)
    }
    return nearest?.name
  }

  /// A name's letters, as they are compared: without regard to case.
  private struct Letters {
    let values: [UInt32]
    /// A bit for each letter that the name has; several letters may share one.
    let mask: UInt64

    init(_ name: String, most: Int) {
      // A letter of ASCII stays one where it is made small: what is cut off is not looked at.
      values =
        name.unicodeScalars.prefix(most).allSatisfy(\.isASCII)
        ? name.utf8.prefix(most).map { 0x41...0x5A ~= $0 ? UInt32($0 | 0x20) : UInt32($0) }
        : name.lowercased().unicodeScalars.prefix(most).map(\.value)
      mask = values.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// How many letters have to be added, removed or replaced; nil where they are more than a third, or
    /// not fewer than a number.
    func distance(to other: Letters, below bound: Int) -> Int? {
      let limit = min(max(1, max(values.count, other.values.count) / 3), bound - 1)
      // That many at least are added or removed, and each letter that only one of them has is changed.
      guard abs(values.count - other.values.count) <= limit,
        (mask & ~other.mask).nonzeroBitCount <= limit,
        (other.mask & ~mask).nonzeroBitCount <= limit
      else { return nil }
      let distance = editDistance(to: other, limit)
      return distance.flatMap { $0 <= limit ? $0 : nil }
    }

    private func editDistance(to other: Letters, _ limit: Int) -> Int? {
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
