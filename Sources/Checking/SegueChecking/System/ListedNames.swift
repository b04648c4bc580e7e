/// Reads the lists of Apple's names.
enum ListedNames {
  /// The names that lines such as `UILabel:text font` and `UITabBar UIToolbar:items` list, by those before the colon.
  static func parse(_ text: String) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      for owner in line[..<colon].split(separator: " ") {
        members[String(owner), default: []].formUnion(names)
      }
    }
    return members
  }
}
