/// The classes in an order in which subclasses follow their superclass, so that a family is a range.
struct FamilyRanges: Sendable {
  /// The range of each class and its subclasses; nil for a class that inherits from itself, and for its
  /// subclasses.
  private let ranges: [Range<Int>?]

  /// - Parameters:
  ///   - count: The number of classes.
  ///   - parents: The superclass of each class, if it is one of them.
  ///   - children: The classes that inherit from each directly.
  init(count: Int, parents: (Int) -> Int?, children: (Int) -> [Int]) {
    var ranges: [Range<Int>?] = Array(repeating: nil, count: count)
    var next = 0
    for root in 0..<count where parents(root) == nil {
      // Without recursion, because a chain may be long.
      var open: [(type: Int, start: Int, rest: [Int])] = []
      func begin(_ type: Int) {
        open.append((type, next, children(type)))
        next += 1
      }
      begin(root)
      while !open.isEmpty {
        if let child = open[open.count - 1].rest.popLast() {
          begin(child)
        } else {
          let done = open.removeLast()
          ranges[done.type] = done.start..<next
        }
      }
    }
    self.ranges = ranges
  }

  subscript(type: Int) -> Range<Int>? { ranges[type] }
}
