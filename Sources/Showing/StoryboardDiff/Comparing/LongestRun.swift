/// Finds what must move to turn one order into another.
enum LongestRun {
  /// Returns the indexes of the values that stay: the longest increasing subsequence.
  static func staying(_ values: [Int]) -> Set<Int> {
    // The last index of the best run of each length, and the predecessor of each index in its run.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for place in values.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[place] { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var staying: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      staying.insert(place)
      place = previous[place]
    }
    return staying
  }
}
