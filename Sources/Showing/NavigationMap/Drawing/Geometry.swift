internal import StoryboardModel

extension Rect {
  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  var minX: Double { x }
  var minY: Double { y }
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var center: Point { Point(x: midX, y: midY) }

  func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns a rectangle with smaller sides, never less than empty.
  func inset(_ dx: Double, _ dy: Double) -> Rect {
    let dx = Swift.min(dx, width / 2)
    let dy = Swift.min(dy, height / 2)
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The common part; nil if the rectangles share at most their edges.
  func intersection(_ other: Rect) -> Rect? {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns the smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// Returns a square in the middle.
  func centered(_ side: Double) -> Rect { centered(side, side) }

  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(center: center, width: width, height: height)
  }

  /// Cuts a strip off the left side.
  mutating func takeLeft(_ amount: Double) -> Rect {
    let amount = Swift.min(amount, width)
    let strip = Rect(x: x, y: y, width: amount, height: height)
    x += amount
    width -= amount
    return strip
  }

  /// Cuts a strip off the right side.
  mutating func takeRight(_ amount: Double) -> Rect {
    let amount = Swift.min(amount, width)
    width -= amount
    return Rect(x: maxX, y: y, width: amount, height: height)
  }

  /// Cuts a strip off the top.
  mutating func takeTop(_ amount: Double) -> Rect {
    let amount = Swift.min(amount, height)
    let strip = Rect(x: x, y: y, width: width, height: amount)
    y += amount
    height -= amount
    return strip
  }
}
