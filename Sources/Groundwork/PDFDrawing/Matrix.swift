/// A point of a page.
struct Point: Hashable {
  var x: Double
  var y: Double
}

/// An affine transformation, with its numbers in the order of PDF and SVG.
struct Matrix: Hashable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var e: Double
  var f: Double

  static let identity = Matrix(1, 0, 0, 1, 0, 0)

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// Returns nil unless there are six numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  var determinant: Double { a * d - b * c }

  func apply(_ x: Double, _ y: Double) -> Point {
    Point(x: a * x + c * y + e, y: b * x + d * y + f)
  }

  /// Returns the transformation that applies this one first, and then another.
  func then(_ other: Matrix) -> Matrix {
    Matrix(
      a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c,
      c * other.b + d * other.d, e * other.a + f * other.c + other.e,
      e * other.b + f * other.d + other.f)
  }
}
