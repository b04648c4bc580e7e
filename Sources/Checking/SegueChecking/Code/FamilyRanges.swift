/// Numbers all classes so that a class and everything that inherits from it have consecutive numbers.
///
/// In a list that is sorted by these numbers, each family is one slice.
struct FamilyRanges: Sendable {
  /// The numbers of each class and its subclasses; nil for those that inherit from themselves.
  private let ranges: [Range<Int>?]

  /// - Parameter parents: The superclass of each class, if it is one of them.
  init(parents: [Int?]) {
    var children: [[Int]] = Array(repeating: [], count: parents.count)
    for (child, parent) in parents.enumerated() {
      if let parent { children[parent].append(child) }
    }
    var ranges: [Range<Int>?] = Array(repeating: nil, count: parents.count)
    var nextNumber = 0
    for root in parents.indices where parents[root] == nil {
      // Not recursive, because a chain of subclasses may be long.
      var open: [(type: Int, start: Int, pendingChildren: [Int])] = []
      func begin(_ type: Int) {
        open.append((type, nextNumber, children[type]))
        nextNumber += 1
      }
      begin(root)
      while !open.isEmpty {
        if let child = open[open.count - 1].pendingChildren.popLast() {
          begin(child)
        } else {
          let done = open.removeLast()
          ranges[done.type] = done.start..<nextNumber
        }
      }
    }
    self.ranges = ranges
  }

  /// The numbers of a class and its subclasses; nil if it inherits from itself.
  subscript(type: Int) -> Range<Int>? { ranges[type] }
}
