/// An array that several threads fill, each at different indices.
struct SharedArray<Element>: @unchecked Sendable {
  // Unchecked, because threads write to one array; each writes at indices that no other touches.
  private let buffer: UnsafeMutableBufferPointer<Element>

  /// Returns an array of which a function has set every element.
  static func filled(count: Int, by fill: (SharedArray) -> Void) -> [Element] {
    Array(unsafeUninitializedCapacity: count) { buffer, filled in
      fill(SharedArray(buffer: buffer))
      filled = count
    }
  }

  func put(_ element: Element, at index: Int) {
    buffer.initializeElement(at: index, to: element)
  }
}
