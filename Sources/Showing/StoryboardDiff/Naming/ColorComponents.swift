/// A color given as numbers from 0 to 1.
package struct ColorComponents {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// The single component of a gray.
  var white: Double?

  /// - Returns: Nil if the attributes name a color, or don't describe one.
  package init?(_ attributes: [String: String]) {
    func number(_ key: String) -> Double? {
      attributes[key].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    alpha = number("alpha") ?? 1
    white = number("white")
    if let white {
      (red, green, blue) = (white, white, white)
    } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
      (self.red, self.green, self.blue) = (red, green, blue)
    } else {
      return nil
    }
  }

  /// The color as in style sheets: `#FF8000`.
  var digits: String {
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#"
      + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Whether the colors look the same; invisible ones always do.
  func isSame(as other: ColorComponents) -> Bool {
    if alpha == 0, other.alpha == 0 { return true }
    // Half of one of a component's 255 steps.
    return zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) <= 0.002 }
  }
}
