/// The tolerance for numbers, which versions of Interface Builder round differently.
enum Tolerance {
  /// Whether two attributes are numbers that differ only in their last digits.
  static func isRounding(_ old: String?, _ new: String?, by tolerance: Double) -> Bool {
    guard let old = old.flatMap({ Double($0) }), let new = new.flatMap({ Double($0) }) else {
      return false
    }
    return abs(old - new) <= tolerance
  }

  /// The allowed difference between an element's numbers; nil if its attributes aren't numbers.
  static func of(element: some StringProtocol) -> Double? {
    switch element {
    // A component of a color has 255 steps; one step is invisible.
    case "color": 0.002
    case "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper":
      0.5
    case "constraint", "real", "fontDescription", "font": 0.001
    default: nil
    }
  }
}
