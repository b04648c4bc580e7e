/// Reads the lists of Apple's names.
enum ListedNames {
  /// Reads lines such as `UITabBar UIToolbar:items barStyle`: the names after the colon belong to each one before it.
  static func parse(_ text: String) -> [String: Set<String>] {
    var namesByOwner: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      for owner in line[..<colon].split(separator: " ") {
        namesByOwner[String(owner), default: []].formUnion(names)
      }
    }
    return namesByOwner
  }
}
