/// Makes names unique by a number at their end: the second is number 2.
struct UniqueNames {
  private let separator: String
  private var used: Set<String> = []
  /// The number to try next for each name: all smaller ones are taken, and stay so.
  private var next: [String: Int] = [:]

  init(separator: String) {
    self.separator = separator
  }

  /// The name itself, or with the first free number where it is taken.
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
