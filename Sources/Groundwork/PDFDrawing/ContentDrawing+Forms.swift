/// Draws forms, which are contents inside other content, and masks.
extension ContentDrawing {
  /// Draws the named object.
  mutating func drawObject() throws(PDFRefusal) {
    let object = resource("XObject")
    guard let entries = object.dictionary else { throw .damaged }
    guard objects.resolve(entries["Subtype"]).name == "Form" else { throw .image }
    let isGroup = objects.resolve(objects.dictionary(entries["Group"])["S"]).name == "Transparency"
    guard isGroup else { return try drawForm(object, state) }
    let (alpha, layer) = (state.fill.alpha, state.layer)
    // Transparency applies to the group as a whole, not to each of its parts.
    var inner = state
    (inner.fill.alpha, inner.stroke.alpha, inner.layer.mask) = (1, 1, nil)
    guard alpha < 1 || layer.mask != nil else { return try drawForm(object, inner) }
    var text = SVGText()
    text.add("<g")
    if alpha < 1 { text.attribute("opacity", alpha) }
    text.add(">")
    text.add(try elements(of: object, inner))
    text.add("</g>")
    try output.add(text, in: layer)
  }

  /// Returns the reference to a mask; nil for none.
  mutating func mask(_ value: PDFValue) throws(PDFRefusal) -> String? {
    guard let entries = value.dictionary else {
      guard value.name == "None" else { throw .softMask }
      return nil
    }
    let form = objects.resolve(entries["G"])
    let transfer = objects.resolve(entries["TR"])
    let backdrop = objects.numbers(entries["BC"]) ?? []
    let kind = objects.resolve(entries["S"]).name
    guard transfer.isNull || transfer.name == "Identity", kind == "Luminosity" || kind == "Alpha",
      kind == "Alpha" || (backdrop.count < 4 && backdrop.allSatisfy { $0 == 0 })
    else { throw .softMask }
    var text = SVGText()
    text.attribute("maskUnits", "userSpaceOnUse")
    text.attribute("x", 0)
    text.attribute("y", 0)
    text.attribute("width", width)
    text.attribute("height", height)
    if kind == "Alpha" { text.attribute("mask-type", "alpha") }
    text.add(">")
    text.add(try elements(of: form, GraphicsState(matrix: state.matrix)))
    return try output.define(PictureOutput.Element(name: "mask", text: text))
  }

  private mutating func elements(
    of form: PDFValue, _ state: GraphicsState
  ) throws(PDFRefusal) -> SVGText {
    let outer = output.begin()
    try drawForm(form, state)
    return output.end(outer)
  }

  private mutating func drawForm(_ form: PDFValue, _ state: GraphicsState) throws(PDFRefusal) {
    guard let entries = form.dictionary else { throw .damaged }
    var inner = state
    if let matrix = objects.numbers(entries["Matrix"]).flatMap(Matrix.init) {
      inner.matrix = matrix.then(inner.matrix)
    }
    let outer = (self.state, path)
    (self.state, path) = (inner, PicturePath())
    if let box = objects.numbers(entries["BBox"]), box.count == 4 {
      try addRectangle(box[0], box[1], box[2] - box[0], box[3] - box[1])
      try clip(.nonzero)
      inner = self.state
    }
    (self.state, path) = outer
    let resources = entries["Resources"].map { objects.dictionary($0) } ?? resources
    try drawNested(try objects.contents(of: form), resources, inner)
  }
}
