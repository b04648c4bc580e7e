/// Finds what someone who mistyped a name may have meant.
package enum NearestName {
  /// The nearest of some names, if it is near enough to be meant.
  ///
  /// - Returns: The name with the fewest letters to change; of several the first. Nil where more
  ///   than a third of the letters would have to change.
  package static func to(_ name: String, among names: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased().prefix(64))
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let other = Array(name.lowercased())
      let limit = max(1, max(letters.count, name.count) / 3)
      // That many at least are added or removed.
      guard abs(letters.count - other.count) <= limit else { return nil }
      let distance = distance(letters, other)
      return distance <= limit ? (name, distance) : nil
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// How many letters have to be added, removed or replaced.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
