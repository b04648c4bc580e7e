extension [InterfaceObject] {
  /// Calls a function with every object and everything below it, parents before children, in the
  /// order of the file; constraints, which are half of all objects and hold nothing, are left out.
  ///
  /// - Parameter body: What is called. Its pointer is good during the call only: objects are seen
  ///   in place, for copying each of them takes longer than most of what is asked of them.
  package func forEachInTree(_ body: (UnsafePointer<InterfaceObject>) -> Void) {
    var pending = [self]
    while let objects = pending.popLast() {
      objects.visit(depth: 512, body) { pending.append($0) }
    }
  }

  /// Visits objects, to a depth; what nests deeper, which the reader refuses, comes later.
  private func visit(
    depth: Int, _ body: (UnsafePointer<InterfaceObject>) -> Void,
    later: ([InterfaceObject]) -> Void
  ) {
    withUnsafeBufferPointer { objects in
      guard let first = objects.baseAddress else { return }
      for index in objects.indices where first[index].element != "constraint" {
        body(first + index)
        if first[index].children.isEmpty { continue }
        if depth == 0 {
          later(first[index].children)
        } else {
          first[index].children.visit(depth: depth - 1, body, later: later)
        }
      }
    }
  }
}
