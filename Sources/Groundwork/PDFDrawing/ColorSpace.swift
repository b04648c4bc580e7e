/// A way to write colors.
enum ColorSpace {
  case gray
  case rgb
  case cmyk
  case pattern

  private static let deepest = 4

  init(
    _ value: PDFValue?, _ objects: inout PDFObjects, _ resources: [String: PDFValue], depth: Int = 0
  ) throws(PDFRefusal) {
    guard depth < Self.deepest else { throw .colorSpace }
    let value = objects.resolve(value)
    if let name = value.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let other = objects.dictionary(resources["ColorSpace"])[name] else {
          throw .colorSpace
        }
        try self.init(other, &objects, resources, depth: depth + 1)
      }
      return
    }
    guard let array = value.array, let first = array.first else { throw .colorSpace }
    switch objects.resolve(first).name {
    case "ICCBased":
      let entries = array.count > 1 ? objects.dictionary(array[1]) : [:]
      switch objects.resolve(entries["N"]).integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: throw .colorSpace
      }
    case "Lab", "Indexed", "DeviceN", "Separation", nil: throw .colorSpace
    default: try self.init(first, &objects, resources, depth: depth + 1)
    }
  }

  var componentCount: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: 0
    }
  }

  func color(_ components: [Double]) throws(PDFRefusal) -> PictureColor {
    guard components.count == componentCount else { throw .colorSpace }
    switch self {
    case .gray:
      return PictureColor(red: components[0], green: components[0], blue: components[0])
    case .rgb:
      return PictureColor(red: components[0], green: components[1], blue: components[2])
    case .cmyk:
      let rest = 1 - components[3]
      return PictureColor(
        red: (1 - components[0]) * rest, green: (1 - components[1]) * rest,
        blue: (1 - components[2]) * rest)
    case .pattern: throw .colorSpace
    }
  }
}

/// A color in sRGB, each component from 0 to 1.
struct PictureColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  static let black = PictureColor(red: 0, green: 0, blue: 0)

  /// The color as SVG writes it.
  var text: String {
    "#"
      + [red, green, blue].map { component in
        let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
