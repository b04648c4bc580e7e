extension InterfaceFile {
  /// Calls a function with every object of the file, as `forEachInTree` does.
  package func forEachObject(_ body: (UnsafePointer<InterfaceObject>) -> Void) {
    for scene in scenes { scene.objects.forEachInTree(body) }
    objects.forEachInTree(body)
  }
}

extension [InterfaceObject] {
  /// Calls a function with every object and its descendants, parents before children, in the order of the file.
  ///
  /// Leaves out constraints, which are half of all objects and have no children.
  ///
  /// - Parameter body: The function. Its pointer is valid only during the call: objects are visited
  ///   in place, because copying them would take longer than most visits.
  package func forEachInTree(_ body: (UnsafePointer<InterfaceObject>) -> Void) {
    // The reader rejects trees that are too deep for the stack.
    withUnsafeBufferPointer { objects in
      guard let first = objects.baseAddress else { return }
      for index in objects.indices where first[index].element != "constraint" {
        body(first + index)
        if !first[index].children.isEmpty { first[index].children.forEachInTree(body) }
      }
    }
  }
}
