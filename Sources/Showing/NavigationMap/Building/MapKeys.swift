/// Names for parts of a map that are the same in each run, and valid in a URL and in an XML id.
struct MapKeys {
  private var names = UniqueNames(separator: "~")

  /// Returns a name in letters, digits, `-`, `_` and `.`, followed by a number if it is taken.
  mutating func unique(_ name: String, in folder: String? = nil) -> String {
    names.add((folder.map { $0 + "/" } ?? "") + Self.slug(name))
  }

  /// Returns the name with all other characters as hyphens, and shortened if it is very long.
  static func slug(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars.prefix(64) {
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_.".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    return result.isEmpty ? "-" : result
  }
}
