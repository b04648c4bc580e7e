/// A path in the page's system of coordinates.
struct PicturePath {
  private enum Segment {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private var segments: [Segment] = []
  private(set) var current: Point?
  private var start: Point?

  var isEmpty: Bool { segments.isEmpty }

  mutating func move(to point: Point) {
    segments.append(.move(point))
    (current, start) = (point, point)
  }

  mutating func line(to point: Point) throws(PDFRefusal) {
    guard current != nil else { throw .damaged }
    segments.append(.line(point))
    current = point
  }

  mutating func curve(_ first: Point, _ second: Point, to point: Point) throws(PDFRefusal) {
    guard current != nil else { throw .damaged }
    segments.append(.curve(first, second, point))
    current = point
  }

  mutating func close() {
    guard current != nil else { return }
    segments.append(.close)
    current = start
  }

  /// Whether the path is a rectangle that contains the rectangle of a size at the origin.
  func covers(width: Double, height: Double) -> Bool {
    var corners: [Point] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == segments.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    let tolerance = 1e-3
    func isCorner(_ point: Point) -> Bool {
      min(abs(point.x - left), abs(point.x - right)) < tolerance
        && min(abs(point.y - top), abs(point.y - bottom)) < tolerance
    }
    // There are four different corners, and neighboring corners differ in one coordinate.
    let areNeighbors = zip(corners, corners.dropFirst()).allSatisfy {
      (abs($0.x - $1.x) < tolerance) != (abs($0.y - $1.y) < tolerance)
    }
    return corners.allSatisfy(isCorner) && areNeighbors && left <= tolerance && top <= tolerance
      && right >= width - tolerance && bottom >= height - tolerance
  }

  /// The path as SVG writes it.
  func text() -> String {
    var text = ""
    func add(_ letter: String, _ points: [Point]) {
      text += letter
      text += SVGText.text(points.flatMap { [$0.x, $0.y] })
    }
    for segment in segments {
      switch segment {
      case .move(let point): add("M", [point])
      case .line(let point): add("L", [point])
      case .curve(let first, let second, let point): add("C", [first, second, point])
      case .close: text += "Z"
      }
    }
    return text
  }
}
