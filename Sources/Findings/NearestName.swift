/// Finds what someone who mistyped a name may have meant.
package enum NearestName {
  /// The most names that are compared: where there are more, as a generator makes them, the others are
  /// left out.
  package static let mostNames = 1_000

  /// The nearest of some names, if it is near enough to be meant.
  ///
  /// - Parameters:
  ///   - name: The name that nothing has.
  ///   - names: The names that there are, in an order that is always the same.
  /// - Returns: The name with the fewest letters to change; of several the first. Nil where more
  ///   than a third of the letters would have to change.
  package static func to(_ name: String, among names: some Sequence<String>) -> String? {
    let letters = Letters(name, most: 64)
    var nearest: (name: String, distance: Int)?
    for other in names.prefix(mostNames) {
      guard let distance = letters.distance(to: other), distance < nearest?.distance ?? Int.max
      else { continue }
      nearest = (other, distance)
    }
    return nearest?.name
  }

  /// A name's letters, as they are compared: without regard to case.
  private struct Letters {
    /// Nil where the name is not ASCII: then letters are compared, which takes longer.
    private let bytes: [UInt8]?
    private let characters: [Character]

    init(_ name: String, most: Int) {
      bytes = Self.lowercased(name).map { Array($0.prefix(most)) }
      characters = bytes == nil ? Array(name.lowercased().prefix(most)) : []
    }

    /// How many letters of a name differ; nil where they are more than a third.
    func distance(to name: String) -> Int? {
      // A letter may be several bytes, but never more than one letter a byte.
      if let bytes {
        let count = name.utf8.count
        guard bytes.count - count <= max(1, max(bytes.count, count) / 3) else { return nil }
        if let other = Self.lowercased(name) { return NearestName.distance(bytes, other) }
        return NearestName.distance(
          bytes.map { Character(Unicode.Scalar($0)) }, Array(name.lowercased()))
      }
      return NearestName.distance(characters, Array(name.lowercased()))
    }

    private static func lowercased(_ name: String) -> [UInt8]? {
      var bytes = Array(name.utf8)
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[index] |= 0x20
        case 0x80...: return nil
        default: break
        }
      }
      return bytes
    }
  }

  /// How many letters have to be added, removed or replaced; nil where they are more than a third.
  private static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int? {
    let limit = max(1, max(left.count, right.count) / 3)
    // That many at least are added or removed.
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        least = min(least, row[column + 1])
      }
      if least > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
