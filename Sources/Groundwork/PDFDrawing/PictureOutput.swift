/// The elements of a picture and the definitions that they refer to.
struct PictureOutput {
  /// An element without its identifier: the text of its attributes, `>`, and its contents.
  struct Element: Hashable {
    var name: String
    var text: SVGText
  }

  /// The definitions that apply to an element as it is drawn.
  struct Layer: Hashable {
    var clip: String?
    var mask: String?
  }

  private var definitions = SVGText()
  private var identifiers: [Element: String] = [:]
  private var body = SVGText()
  private var open: Layer?
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds a definition unless there is an equal one.
  ///
  /// - Returns: The value of attributes that refer to it.
  mutating func define(_ element: Element) throws(PDFRefusal) -> String {
    if let known = identifiers[element] { return known }
    let id = "a\(identifiers.count)"
    definitions.add("<\(element.name) id=\"\(id)\"")
    definitions.add(element.text)
    definitions.add("</\(element.name)>")
    identifiers[element] = "url(#\(id))"
    try checkSize()
    return "url(#\(id))"
  }

  /// Adds an element in a layer.
  mutating func add(_ text: SVGText, in layer: Layer) throws(PDFRefusal) {
    if open != layer {
      close()
      if layer != Layer() {
        body.add("<g")
        if let clip = layer.clip { body.attribute("clip-path", clip) }
        if let mask = layer.mask { body.attribute("mask", mask) }
        body.add(">")
      }
      open = layer
    }
    body.add(text)
    try checkSize()
  }

  /// The drawing that waits while other elements are drawn separately.
  typealias Suspended = (body: SVGText, open: Layer?)

  /// Begins to draw elements separately, until ``end(_:)`` returns them.
  mutating func begin() -> Suspended {
    defer { (body, open) = (SVGText(), nil) }
    return (body, open)
  }

  /// Returns the elements that were drawn separately.
  mutating func end(_ outer: Suspended) -> SVGText {
    close()
    defer { (body, open) = outer }
    return body
  }

  /// The whole picture.
  mutating func svg(width: Double, height: Double) -> [UInt8] {
    close()
    var text = SVGText()
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", width)
    text.attribute("height", height)
    text.attribute("viewBox", SVGText.text([0, 0, width, height]))
    text.add(">")
    if !definitions.isEmpty {
      text.add("<defs>")
      text.add(definitions)
      text.add("</defs>")
    }
    text.add(body)
    text.add("</svg>")
    return text.bytes
  }

  private mutating func close() {
    if let open, open != Layer() { body.add("</g>") }
    open = nil
  }

  private func checkSize() throws(PDFRefusal) {
    guard body.bytes.count + definitions.bytes.count <= limit else { throw .tooLarge }
  }
}
