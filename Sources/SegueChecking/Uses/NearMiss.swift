/// Tells names that were mistyped from names that only look alike.
enum NearMiss {
  /// Whether two names differ by one letter that was added, left out or replaced.
  ///
  /// Short names, and those that differ by a digit or in the case of a letter, are told apart on purpose.
  static func isTypo(_ name: String, of other: String) -> Bool {
    let (left, right) = (Array(name), Array(other))
    guard min(left.count, right.count) > 5, abs(left.count - right.count) < 2, left != right else {
      return false
    }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let differing = left[start..<left.count - end] + right[start..<right.count - end]
    return left.count - end - start < 2 && right.count - end - start < 2
      && differing.allSatisfy { !$0.isNumber }
      && name.lowercased() != other.lowercased()
  }
}
