/// A part of an SVG's text, as bytes so that ``PictureOutput`` can limit the size of the whole.
struct SVGText: Hashable {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ other: SVGText) { bytes += other.bytes }

  /// Adds ` name="value"`.
  mutating func attribute(_ name: String, _ value: String) { add(" \(name)=\"\(value)\"") }

  mutating func attribute(_ name: String, _ number: Double) {
    attribute(name, Self.text(number))
  }

  /// Returns a number rounded to thousandths.
  static func text(_ number: Double) -> String {
    // Larger numbers are outside of every page.
    let number = number.isFinite ? min(max(number, -1e6), 1e6) : 0
    let thousandths = Int((number * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(1000 + rest).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
  }

  /// Returns numbers with spaces between them, except before a minus sign.
  static func text(_ numbers: [Double]) -> String {
    var text = ""
    for number in numbers {
      let next = Self.text(number)
      if !text.isEmpty, !next.hasPrefix("-") { text += " " }
      text += next
    }
    return text
  }

  static func text(_ matrix: Matrix) -> String {
    // These numbers aren't rounded, because every coordinate is multiplied by them. Adding 0 turns -0 into 0.
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
    return "matrix(\(numbers.map { "\($0.isFinite ? $0 + 0 : 0)" }.joined(separator: " ")))"
  }
}
