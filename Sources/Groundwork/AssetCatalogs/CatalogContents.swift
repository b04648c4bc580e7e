internal import FilesAndPaths
internal import Foundation

/// The `Contents.json` of a folder in an asset catalog.
struct CatalogContents {
  private let object: [String: Any]

  private static let greatestSize = 1 << 20

  /// Returns nil if the file doesn't exist or isn't a JSON object.
  init?(of folder: String) {
    guard
      let bytes = CatalogFile.bytes(
        named: "Contents.json", in: folder, limit: CatalogContents.greatestSize),
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return nil }
    self.object = object
  }

  var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }

  /// Returns the variants in a list, such as `images`, the preferred ones first.
  func variants(in list: String, idioms: [String]) -> [Variant] {
    (object[list] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map(Variant.init)
      .sorted { $0.rank(idioms: idioms) < $1.rank(idioms: idioms) }
  }

  /// Returns the first readable variant for light appearance, and the first one for dark; nil if
  /// there is none for light appearance.
  func appearances<Value>(
    in list: String, idioms: [String], _ read: (Variant) -> Value?
  ) -> (light: Value, dark: Value?)? {
    let variants = variants(in: list, idioms: idioms)
    func first(for appearances: [String?]) -> Value? {
      for variant in variants where appearances.contains(variant.appearance) {
        if let value = read(variant) { return value }
      }
      return nil
    }
    return first(for: [nil, "light"]).map { ($0, first(for: ["dark"])) }
  }

  /// One of the variants of an image or color.
  struct Variant {
    let values: [String: Any]

    var idiom: String { values["idiom"] as? String ?? "universal" }

    /// The appearance that the variant is for: nil for any, `light`, `dark`, or `contrast` for high contrast.
    var appearance: String? {
      let appearances = (values["appearances"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
      guard !appearances.contains(where: { $0["appearance"] as? String == "contrast" }) else {
        return "contrast"
      }
      return appearances.lazy.compactMap { $0["value"] as? String }.first
    }

    /// Whether the variant is only for some sizes, displays or languages.
    var isSpecial: Bool {
      let keys = [
        "width-class", "height-class", "memory", "graphics-feature-set", "display-gamut", "locale",
        "language-direction", "subtype", "screen-width",
      ]
      return keys.contains { key in
        guard let value = values[key] else { return false }
        return value as? String != "sRGB" && value as? String != "left-to-right"
      }
    }

    /// The pixels per point; nil for one file for all scales.
    var scale: Double? {
      guard let text = values["scale"] as? String, text.hasSuffix("x"),
        let scale = Double(text.dropLast()), (1...4).contains(scale)
      else { return nil }
      return scale
    }

    /// The variant's place among the preferred ones: smaller numbers are better.
    ///
    /// A variant for light appearance is used instead of one for any. Two pixels per point are sharp
    /// on most displays, and three take twice as many bytes.
    fileprivate func rank(idioms: [String]) -> (Int, Int) {
      let fit =
        (idioms.firstIndex(of: idiom) ?? idioms.count) * 4 + (isSpecial ? 2 : 0)
        + (appearance == "light" ? 0 : 1)
      return switch scale {
      case nil, 2: (fit, 0)
      case 1: (fit, 1)
      default: (fit, 2)
      }
    }
  }
}

/// The files in the folders of a catalog.
enum CatalogFile {
  /// Returns the bytes of a regular file; nil if it is a link, is too large, or is not in the folder.
  static func bytes(named name: String, in folder: String, limit: Int) -> [UInt8]? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".." else { return nil }
    return bytes(at: FilePath.join(folder, name), limit: limit)
  }

  /// Returns the bytes of a regular file; nil if it is a link or too large.
  static func bytes(at path: String, limit: Int) -> [UInt8]? {
    // A link could lead out of the project.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try? FileBytes.read(descriptor, limit: limit)
  }
}
