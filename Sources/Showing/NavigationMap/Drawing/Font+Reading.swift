internal import StoryboardModel

extension Font {
  /// Reads the font of an object's text.
  ///
  /// - Parameters:
  ///   - object: The object, with its settings.
  ///   - standard: The size if the file doesn't set one.
  init(of object: InterfaceObject, standard: Double) {
    size = standard
    isBold = false
    guard let attributes = object.font else { return }
    if let style = attributes["style"].flatMap({ Self.styles[$0] }) {
      size = style
      isBold = attributes["style"] == "UICTFontTextStyleHeadline"
    } else if let points = (attributes["pointSize"] ?? attributes["size"]).flatMap({ Double($0) }),
      points.isFinite
    {
      size = min(max(points, 5), 200)
    } else if let meta = attributes["metaFont"] {
      size = Self.metaFonts[meta] ?? standard
    }
    let weight = attributes["weight"] ?? ""
    let name = attributes["name"]?.lowercased()
    isBold =
      isBold || attributes["type"] == "boldSystem"
      || ["semibold", "bold", "heavy", "black"].contains(weight)
      || attributes["metaFont"]?.lowercased().contains("bold") == true
      || name.map { name in ["bold", "heavy", "black", "demi"].contains { name.contains($0) } }
        == true
  }

  private static let styles: [String: Double] = [
    "UICTFontTextStyleExtraLargeTitle": 36, "UICTFontTextStyleLargeTitle": 34,
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  private static let metaFonts: [String: Double] = [
    "system": 13, "systemBold": 13, "message": 11, "smallSystem": 11, "smallSystemBold": 11,
    "miniSystem": 9, "label": 10, "cellTitle": 12, "toolTip": 11,
  ]
}
