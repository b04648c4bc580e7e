/// Names for parts of a map that are the same in each run, and good in a URL and in an XML id.
struct MapKeys {
  private var names = UniqueNames(separator: "~")

  /// A name in letters, digits, `-`, `_` and `.`; a number after it where another has it already.
  mutating func unique(_ name: String, in folder: String? = nil) -> String {
    names.add((folder.map { $0 + "/" } ?? "") + Self.slug(name))
  }

  /// The name with everything else as hyphens, cut where it is very long.
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
