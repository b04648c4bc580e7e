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
    var count = 0
    for scalar in name.unicodeScalars {
      guard count < 64 else { break }
      count += 1
      let isPlain =
        scalar.isASCII
        ? (scalar.value >= 0x30 && scalar.value <= 0x39)
          || (scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A)
          || scalar == "-" || scalar == "_" || scalar == "."
        : scalar.properties.isAlphabetic
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    return result.isEmpty ? "-" : result
  }
}
