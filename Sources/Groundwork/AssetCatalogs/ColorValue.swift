internal import Foundation

/// A color of a color set.
package enum ColorValue: Hashable, Sendable {
  /// In sRGB, each component from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color that the system defines, such as `systemBlueColor`.
  case system(String)

  /// Reads the object `color` of a `Contents.json`; nil if it has none of the known forms.
  init?(_ object: [String: Any]) {
    if let reference = object["reference"] as? String {
      self = .system(reference)
      return
    }
    guard let components = object["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let alpha = min(max(component("alpha") ?? 1, 0), 1)
    var color: [Double]
    if let white = component("white") {
      color = [white, white, white]
    } else if let red = component("red"), let green = component("green"),
      let blue = component("blue")
    {
      color = [red, green, blue]
    } else {
      return nil
    }
    switch object["color-space"] as? String {
    case "display-p3": color = Self.fromDisplayP3(color)
    case "extended-linear-srgb": color = color.map(Self.encoded)
    default: break
    }
    let clamped = color.map { min(max($0, 0), 1) }
    self = .components(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: alpha)
  }

  /// Reads a component: `0.5` is a fraction, `128` and `0x80` are of 255.
  private static func number(_ value: Any) -> Double? {
    var number: Double?
    if let text = value as? String {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        number = Double(text)
      } else {
        number = Int(text).map { Double($0) / 255 }
      }
    } else if let plain = value as? Double {
      number = plain > 1 ? plain / 255 : plain
    }
    // The conversion of larger numbers could overflow.
    return number.flatMap { abs($0) < 1e100 ? $0 : nil }
  }

  /// Converts Display P3 to sRGB (CSS Color 4, section 10.12: both have the same transfer function and white).
  private static func fromDisplayP3(_ color: [Double]) -> [Double] {
    let linear = color.map { value in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.2249401, -0.2249402, 0], [-0.0420570, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
    ]
    return rows.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  /// Applies the transfer function of sRGB to a linear component.
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
