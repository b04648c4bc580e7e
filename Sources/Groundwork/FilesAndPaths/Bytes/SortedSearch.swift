extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which a condition is false, if it is true for all elements before
  /// that one and for none after it; the end index if it is true for all.
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
