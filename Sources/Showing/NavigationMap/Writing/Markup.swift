internal import StoryboardModel

/// SVG or HTML, built from interpolated literals as bytes, because a map may contain a million numbers.
///
/// Interpolated strings are escaped, unless they are labeled as safe.
struct Markup: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  typealias StringInterpolation = Markup

  private(set) var bytes: [UInt8] = []

  init(stringLiteral literal: String) { appendLiteral(literal) }

  init(literalCapacity: Int, interpolationCount: Int) {
    bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  init(stringInterpolation markup: Markup) { self = markup }

  static func += (markup: inout Markup, more: Markup) { markup.bytes += more.bytes }

  mutating func appendLiteral(_ literal: String) { bytes.append(contentsOf: literal.utf8) }

  mutating func appendInterpolation(_ markup: Markup) { self += markup }

  /// Adds markup or other text that is known to be safe.
  mutating func appendInterpolation(safe text: String) { appendLiteral(text) }

  /// Adds a number, rounded to half a point.
  mutating func appendInterpolation(_ number: Double) {
    let halves = Int((number * 2).rounded())
    add(halves / 2, isNegative: halves < 0)
    if halves % 2 != 0 { appendLiteral(".5") }
  }

  /// Adds a number, rounded to hundredths.
  mutating func appendInterpolation(hundredths number: Double) {
    let hundredths = Int((number * 100).rounded())
    add(hundredths / 100, isNegative: hundredths < 0)
    let rest = hundredths.magnitude % 100
    guard rest > 0 else { return }
    appendLiteral(rest < 10 ? ".0" : ".")
    appendInterpolation(Int(rest))
  }

  mutating func appendInterpolation(_ number: Int) { add(number, isNegative: number < 0) }

  private mutating func add(_ number: Int, isNegative: Bool) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    let number = number.magnitude
    var power: UInt = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  mutating func appendInterpolation(base64 data: [UInt8]) {
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    Base64.append(data, to: &bytes)
  }

  /// Adds text from a file as an attribute's value or an element's content: escapes characters that
  /// are special in XML or HTML, and spells out invisible or invalid ones.
  mutating func appendInterpolation(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": appendLiteral("&amp;")
      case "<": appendLiteral("&lt;")
      case ">": appendLiteral("&gt;")
      case "\"": appendLiteral("&quot;")
      case "'": appendLiteral("&#39;")
      case "\n": appendLiteral("&#10;")
      default:
        if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F {
          bytes.append(UInt8(scalar.value))
        } else if ReadableText.isHidden(scalar) || scalar.value & 0xFFFE == 0xFFFE {
          appendLiteral("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        }
      }
    }
  }

  /// Adds the numbers of a point, with a space between them.
  mutating func appendInterpolation(_ point: Point) {
    appendInterpolation(point.x)
    appendLiteral(" ")
    appendInterpolation(point.y)
  }

  /// Adds ` name="value"` if there is a value.
  mutating func appendInterpolation(attribute name: String, _ value: String?) {
    if let value { add(name) { $0.appendInterpolation(value) } }
  }

  mutating func appendInterpolation(attribute name: String, _ value: Double?) {
    if let value { add(name) { $0.appendInterpolation(value) } }
  }

  mutating func appendInterpolation(attribute name: String, hundredths value: Double) {
    add(name) { $0.appendInterpolation(hundredths: value) }
  }

  private mutating func add(_ attribute: String, _ value: (inout Markup) -> Void) {
    appendLiteral(" ")
    appendLiteral(attribute)
    appendLiteral("=\"")
    value(&self)
    appendLiteral("\"")
  }

  /// Adds the attributes of a frame's place and size.
  mutating func appendInterpolation(frame: Rect) {
    appendInterpolation(attribute: "x", frame.x)
    appendInterpolation(attribute: "y", frame.y)
    appendInterpolation(attribute: "width", frame.width)
    appendInterpolation(attribute: "height", frame.height)
  }

  /// Adds the attributes of a picture's size, which may be smaller than half a point.
  mutating func appendInterpolation(size: MapSize) {
    appendInterpolation(attribute: "width", hundredths: size.width)
    appendInterpolation(attribute: "height", hundredths: size.height)
  }
}
