extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which a condition is false, or the end index.
  ///
  /// All elements for which the condition is true must come first, as in a sorted collection.
  @inlinable
  package func sortedIndex(afterAll holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
