internal import StoryboardModel

/// A text builder on bytes, because a map may contain a million numbers.
struct ByteText {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 16) }

  /// Adds markup or other text that is known to be safe.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds text that is known to be safe.
  mutating func add(safe text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a number, rounded to half a point.
  mutating func add(_ number: Double) {
    let halves = Int((number * 2).rounded())
    add(halves / 2, isNegative: halves < 0)
    if halves % 2 != 0 { add(".5") }
  }

  /// Adds a number, rounded to hundredths.
  mutating func add(hundredths number: Double) {
    let hundredths = Int((number * 100).rounded())
    add(hundredths / 100, isNegative: hundredths < 0)
    let rest = hundredths.magnitude % 100
    guard rest > 0 else { return }
    add(rest < 10 ? ".0" : ".")
    add(Int(rest))
  }

  mutating func add(_ number: Int) { add(number, isNegative: number < 0) }

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

  mutating func add(base64 data: [UInt8]) {
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    Base64.append(data, to: &bytes)
  }

  /// Adds text from a file as an attribute's value or an element's content: escapes characters that
  /// are special in XML or HTML, and spells out invisible or invalid ones.
  mutating func add(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "'": add("&#39;")
      case "\n": add("&#10;")
      default:
        if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F {
          bytes.append(UInt8(scalar.value))
        } else if ReadableText.isHidden(scalar) || scalar.value & 0xFFFE == 0xFFFE {
          add(safe: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        }
      }
    }
  }

  /// Adds ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    add(" ")
    add(name)
    add("=\"")
    add(escaping: value)
    add("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    add(" ")
    add(name)
    add("=\"")
    add(value)
    add("\"")
  }

  mutating func attribute(_ name: StaticString, hundredths value: Double) {
    add(" ")
    add(name)
    add("=\"")
    add(hundredths: value)
    add("\"")
  }

  /// Adds the attributes of a frame's place and size.
  mutating func frame(_ frame: Rect) {
    attribute("x", frame.x)
    attribute("y", frame.y)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }

  mutating func attribute(_ name: StaticString, optional value: String?) {
    if let value { attribute(name, value) }
  }
}
