/// Makes names unique by appending a number: the second is number 2.
struct UniqueNames {
  private let separator: String
  private var used: Set<String> = []
  /// The number to try next for each name; all smaller ones are taken.
  private var next: [String: Int] = [:]

  init(separator: String) {
    self.separator = separator
  }

  /// Returns the name itself, or with the first free number if it is taken.
  mutating func add(_ name: String) -> String {
    if used.insert(name).inserted { return name }
    var number = next[name, default: 2]
    var result = "\(name)\(separator)\(number)"
    while !used.insert(result).inserted {
      number += 1
      result = "\(name)\(separator)\(number)"
    }
    next[name] = number + 1
    return result
  }
}
