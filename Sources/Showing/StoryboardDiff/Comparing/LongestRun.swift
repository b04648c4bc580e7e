internal import FilesAndPaths

/// Finds the elements that must move to turn one order into another.
enum LongestRun {
  /// Returns the indexes of the values that stay: the longest increasing subsequence.
  ///
  /// For the values 5, 1, 2, 7, these are the indexes 1, 2 and 3: only the 5 moves.
  static func staying(_ values: [Int]) -> Set<Int> {
    // The last index of the best run of each length, and the predecessor of each index in its run.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for place in values.indices {
      let length = ends.sortedIndex { values[$0] < values[place] }
      previous[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
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
