/// The classes in an order in which those that inherit from one follow it, so that its family is a range.
struct FamilyRanges: Sendable {
  /// For each class where it and those that inherit from it are in the order; nil for one that inherits
  /// from itself, and for those below it.
  private let ranges: [Range<Int>?]

  /// - Parameters:
  ///   - count: How many classes there are.
  ///   - parents: The superclass of each class that has one among them.
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
