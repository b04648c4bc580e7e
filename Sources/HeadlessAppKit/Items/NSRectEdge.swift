/// A side of a rectangle, with AppKit's values: where a popover's arrow goes.
public enum NSRectEdge: UInt, Sendable {
  /// The left side.
  case minX = 0
  /// The lower side.
  case minY = 1
  /// The right side.
  case maxX = 2
  /// The upper side.
  case maxY = 3
}
