/// Lines of an old version, and the lines of the new version that replace them.
///
/// One of the two ranges may be empty.
struct LineChange {
  /// The maximum number of lines that differ in a part; beyond it, the whole part counts as replaced.
  private static let mostDifferences = 1_500

  var old: Range<Int>
  var new: Range<Int>

  /// Returns the changes between two versions, in order.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    guard start < oldEnd || start < newEnd else { return [] }
    // Comparing numbers is faster than comparing lines.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [Int] {
      lines.map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    let pairs = equalPairs(numbered(old[start..<oldEnd]), numbered(new[start..<newEnd])) ?? []
    var changes: [LineChange] = []
    var (oldNext, newNext) = (start, start)
    for pair in pairs.map({ ($0.old + start, $0.new + start) }) + [(oldEnd, newEnd)] {
      if oldNext < pair.0 || newNext < pair.1 {
        changes.append(LineChange(old: oldNext..<pair.0, new: newNext..<pair.1))
      }
      (oldNext, newNext) = (pair.0 + 1, pair.1 + 1)
    }
    return changes
  }

  /// Returns the places of a longest common subsequence (Myers, 1986), or nil if too much differs.
  private static func equalPairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)]? {
    let most = min(old.count + new.count, mostDifferences)
    // The farthest place in `old` on each diagonal, which is the place in `old` minus that in `new`.
    var farthest = [Int](repeating: 0, count: 2 * most + 3)
    var history: [ArraySlice<Int>] = []
    let middle = most + 1
    for count in 0...most {
      history.append(farthest[middle - count - 1...middle + count + 1])
      for diagonal in stride(from: -count, through: count, by: 2) {
        var place = entry(to: diagonal, count, in: farthest[...], middle).place
        while place < old.count, (0..<new.count).contains(place - diagonal),
          old[place] == new[place - diagonal]
        {
          place += 1
        }
        farthest[middle + diagonal] = place
        if place >= old.count, place - diagonal >= new.count {
          return pairs(history, from: place, diagonal, middle)
        }
      }
    }
    return nil
  }

  /// Returns the place where a diagonal is entered with one more difference, and whether that is an added line.
  private static func entry(
    to diagonal: Int, _ count: Int, in farthest: ArraySlice<Int>, _ middle: Int
  ) -> (place: Int, isAdded: Bool) {
    guard count > 0 else { return (0, false) }
    let (removed, added) = (farthest[middle + diagonal - 1], farthest[middle + diagonal + 1])
    let isAdded = diagonal == -count || diagonal != count && removed < added
    return (isAdded ? added : removed + 1, isAdded)
  }

  /// Follows the history of a search back to its start.
  private static func pairs(
    _ history: [ArraySlice<Int>], from place: Int, _ diagonal: Int, _ middle: Int
  ) -> [(old: Int, new: Int)] {
    var (place, diagonal) = (place, diagonal)
    var pairs: [(old: Int, new: Int)] = []
    for (count, farthest) in history.enumerated().reversed() {
      let entry = entry(to: diagonal, count, in: farthest, middle)
      while place > entry.place {
        place -= 1
        pairs.append((place, place - diagonal))
      }
      guard count > 0 else { break }
      if !entry.isAdded { place -= 1 }
      diagonal += entry.isAdded ? 1 : -1
    }
    return pairs.reversed()
  }
}
