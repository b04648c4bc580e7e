/// Returns the parts of two collections between their equal beginnings and ends.
package func differingParts<Items: BidirectionalCollection>(
  _ left: Items, _ right: Items
) -> (left: Items.SubSequence, right: Items.SubSequence) where Items.Element: Equatable {
  var (left, right) = (left[...], right[...])
  while let first = left.first, first == right.first {
    left.removeFirst()
    right.removeFirst()
  }
  while let last = left.last, last == right.last {
    left.removeLast()
    right.removeLast()
  }
  return (left, right)
}
