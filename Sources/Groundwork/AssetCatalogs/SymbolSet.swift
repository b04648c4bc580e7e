internal import Foundation

/// A custom symbol of a catalog: a template with variants for weights and scales.
enum SymbolSet {
  /// The maximum size of a template in bytes; only one of its variants is shown.
  private static let greatestSize = 1 << 20
  /// The points of a symbol for each unit of the template.
  ///
  /// Templates are drawn for a font of 100 points, and body text has 17 points.
  private static let pointsPerUnit = 0.17
  /// The room above capital letters and below the baseline, as a part of the letters' height.
  private static let room = 0.4

  /// Returns the symbol in regular weight; nil if the template doesn't have it.
  ///
  /// The medium scale is preferred. A template that lets the system compute variants has only the small one.
  static func asset(at folder: String, idioms: [String]) -> ImageAsset? {
    let best = CatalogContents(of: folder)?.variants(in: "symbols", idioms: idioms).first
    guard let name = best?.values["filename"] as? String,
      let template = CatalogFile.bytes(named: name, in: folder, limit: greatestSize)
    else { return nil }
    let text = String(decoding: template, as: UTF8.self)
    guard !text.contains("<!ENTITY"), let root = tag("svg", in: text[...]) else { return nil }
    for scale in ["M", "S"] {
      guard let symbol = group("Regular-\(scale)", in: text),
        let left = margin("left", scale, in: text), let right = margin("right", scale, in: text),
        let top = number("y1", of: "Capline-\(scale)", in: text),
        let bottom = number("y1", of: "Baseline-\(scale)", in: text), left < right, top < bottom
      else { continue }
      let space = (bottom - top) * room
      let (width, height) = (right - left, bottom - top + 2 * space)
      let prefixes = root.matches(of: /xmlns:\w+="[^"]*"/).map { " \($0.output)" }.joined()
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg"\(prefixes) width="\(width)" height="\(height)" \
        viewBox="\(left) \(top - space) \(width) \(height)">\(symbol)</svg>
        """
      guard svg.utf8.count <= ImageFile.greatestSize,
        var file = ImageFile(Array(svg.utf8), scale: 1)
      else { return nil }
      file.width *= pointsPerUnit
      file.height *= pointsPerUnit
      return ImageAsset(light: file, rendering: .template)
    }
    return nil
  }

  /// Returns the first tag of an element.
  private static func tag(_ name: String, in text: Substring) -> Substring? {
    guard let start = text.firstRange(of: "<\(name)"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    return text[start.lowerBound...end]
  }

  /// Returns a group with its contents.
  private static func group(_ id: String, in text: String) -> Substring? {
    guard let start = start(of: id, in: text), text[start...].hasPrefix("<g") else { return nil }
    var depth = 0
    var place = start
    while let next = text[place...].firstIndex(of: "<") {
      guard let end = text[next...].firstIndex(of: ">") else { return nil }
      let tag = text[next...end]
      if tag.hasPrefix("</g>") {
        depth -= 1
      } else if tag.hasPrefix("<g"), !tag.hasSuffix("/>"),
        tag.dropFirst(2).first.map({ $0 == ">" || $0.isWhitespace }) == true
      {
        depth += 1
      }
      place = text.index(after: end)
      if depth == 0 { return text[start..<place] }
    }
    return nil
  }

  /// Returns the place of a margin.
  ///
  /// The first templates have only those of the medium scale.
  private static func margin(_ side: String, _ scale: String, in text: String) -> Double? {
    number("x1", of: "\(side)-margin-Regular-\(scale)", in: text)
      ?? (scale == "M" ? number("x1", of: "\(side)-margin", in: text) : nil)
  }

  /// Returns a number in the tag with an identifier.
  private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
    guard let start = start(of: id, in: text), let end = text[start...].firstIndex(of: ">"),
      let value = text[start..<end].firstRange(of: " \(attribute)=\"")
    else { return nil }
    let number = Double(text[value.upperBound...].prefix { $0 != "\"" })
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the beginning of the tag with an identifier.
  private static func start(of id: String, in text: String) -> String.Index? {
    text.firstRange(of: " id=\"\(id)\"").flatMap { text[..<$0.lowerBound].lastIndex(of: "<") }
  }
}
