/// The pictures that the drawings of a map use, each once, as data.
enum SVGPictures {
  /// Adds their definitions: `#p0` is a picture in its own colors, `#t0` a mask of its opaque
  /// parts.
  static func add(of map: AppMap, to text: inout ByteText) {
    var plain: Set<Int> = []
    var tinted: Set<Int> = []
    for screen in map.screens {
      for case .picture(let shape) in screen.drawing.shapes {
        if shape.tint == nil { plain.insert(shape.picture) } else { tinted.insert(shape.picture) }
      }
    }
    for (number, picture) in map.assets.pictures.enumerated()
    where plain.contains(number) || tinted.contains(number) {
      add(picture, number, to: &text)
      guard tinted.contains(number) else { continue }
      text.add("<mask id=\"t")
      text.add(number)
      // Only the opacity counts, not the color.
      text.add("\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
      add(picture.size, to: &text)
      text.add("><use href=\"#p")
      text.add(number)
      text.add("\"/></mask>\n")
    }
  }

  private static func add(_ picture: MapPicture, _ number: Int, to text: inout ByteText) {
    guard let dark = picture.dark else {
      text.add("<image id=\"p")
      text.add(number)
      text.add("\"")
      return add(picture.light, picture.size, to: &text)
    }
    text.add("<g id=\"p")
    text.add(number)
    text.add("\"><image class=\"by-day\"")
    add(picture.light, picture.size, to: &text)
    text.add("<image class=\"by-night\"")
    add(dark, picture.size, to: &text)
    text.add("</g>\n")
  }

  private static func add(_ data: MapPicture.Data, _ size: MapSize, to text: inout ByteText) {
    add(size, to: &text)
    text.add(" preserveAspectRatio=\"none\" href=\"data:")
    text.add(escaping: data.type)
    text.add(";base64,")
    text.add(base64: data.bytes)
    text.add("\"/>\n")
  }

  private static func add(_ size: MapSize, to text: inout ByteText) {
    text.attribute("width", hundredths: size.width)
    text.attribute("height", hundredths: size.height)
  }
}
