/// A link between two boxes, by their numbers.
struct BoxLink: Hashable {
  var from: Int
  var to: Int
}

extension [BoxLink] {
  /// Returns the links between some boxes, numbering the boxes by their places in the given list.
  ///
  /// Among the boxes 4 and 7, the link from 7 to 4 leads from 1 to 0.
  func among(_ boxes: [Int]) -> [BoxLink] {
    let numbers = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1, $0) })
    return compactMap { link in
      guard let from = numbers[link.from], let to = numbers[link.to] else { return nil }
      return BoxLink(from: from, to: to)
    }
  }
}
