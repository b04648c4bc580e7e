/// Finds what has to move to turn one order into another.
enum LongestRun {
  /// The places whose values stay as they are: the longest run of values that grow.
  static func staying(_ values: [Int]) -> Set<Int> {
    // The last place of the best run of each length, and what comes before each place in its run.
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
