public enum NSRectEdge: UInt, Sendable {
  case minX = 0
  case minY = 1
  case maxX = 2
  case maxY = 3
}
