/// When two numbers are one, written by two versions of Interface Builder.
enum Tolerance {
  /// Whether two attributes are numbers that differ in their last digits only.
  static func isRounding(_ old: String?, _ new: String?, by tolerance: Double) -> Bool {
    guard let old = old.flatMap({ Double($0) }), let new = new.flatMap({ Double($0) }) else {
      return false
    }
    return abs(old - new) <= tolerance
  }

  /// How far numbers of such an element may be apart; nil where its attributes are no numbers.
  static func of(element: some StringProtocol) -> Double? {
    switch element {
    // A component of a color has 255 steps, of which nobody sees one.
    case "color": 0.002
    case "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper":
      0.5
    case "constraint", "real", "fontDescription", "font": 0.001
    default: nil
    }
  }
}
