/// Builds paths, and paints them.
extension ContentDrawing {
  mutating func addRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws(PDFRefusal) {
    path.move(to: state.matrix.apply(x, y))
    try path.line(to: state.matrix.apply(x + width, y))
    try path.line(to: state.matrix.apply(x + width, y + height))
    try path.line(to: state.matrix.apply(x, y + height))
    path.close()
  }

  /// Paints the path, and makes it the clipping path if it should be one.
  mutating func paint(_ rule: FillRule?, strokes: Bool) throws(PDFRefusal) {
    defer { path = PicturePath() }
    if !path.isEmpty, rule != nil || strokes {
      var text = SVGText()
      text.add("<path")
      text.attribute("d", path.text())
      try add(rule, to: &text)
      if strokes { try addStroke(to: &text) }
      text.add("/>")
      try output.add(text, in: state.layer)
    }
    if let rule = pendingClip {
      try clip(rule)
      pendingClip = nil
    }
  }

  /// Cuts everything that follows to the path.
  mutating func clip(_ rule: FillRule) throws(PDFRefusal) {
    defer { path = PicturePath() }
    guard !path.covers(width: width, height: height) else { return }
    var text = SVGText()
    if let outer = state.layer.clip { text.attribute("clip-path", outer) }
    text.add("><path")
    text.attribute("d", path.text())
    if rule == .evenOdd { text.attribute("clip-rule", "evenodd") }
    text.add("/>")
    state.layer.clip = try output.define(PictureOutput.Element(name: "clipPath", text: text))
  }

  private mutating func add(_ rule: FillRule?, to text: inout SVGText) throws(PDFRefusal) {
    guard let rule else { return text.attribute("fill", "none") }
    let paint = try value(of: state.fill.paint)
    if paint != "#000000" { text.attribute("fill", paint) }
    if state.fill.alpha < 1 { text.attribute("fill-opacity", state.fill.alpha) }
    if rule == .evenOdd { text.attribute("fill-rule", "evenodd") }
  }

  private mutating func addStroke(to text: inout SVGText) throws(PDFRefusal) {
    let scale = abs(state.matrix.determinant).squareRoot()
    text.attribute("stroke", try value(of: state.stroke.paint))
    if state.stroke.alpha < 1 { text.attribute("stroke-opacity", state.stroke.alpha) }
    // The narrowest line that a display has.
    text.attribute("stroke-width", max(state.lineWidth * scale, 0.1))
    if state.cap > 0 { text.attribute("stroke-linecap", state.cap == 1 ? "round" : "square") }
    if state.join > 0 { text.attribute("stroke-linejoin", state.join == 1 ? "round" : "bevel") }
    if state.join == 0, state.miterLimit != 4 {
      text.attribute("stroke-miterlimit", state.miterLimit)
    }
    if state.dashes.contains(where: { $0 > 0 }) {
      text.attribute("stroke-dasharray", SVGText.text(state.dashes.map { $0 * scale }))
      text.attribute("stroke-dashoffset", state.dashStart * scale)
    }
  }

  private mutating func value(of paint: GraphicsState.Paint) throws(PDFRefusal) -> String {
    switch paint {
    case .color(let color): color.text
    case .gradient(let gradient, let matrix): try output.define(gradient.element(matrix))
    }
  }

  /// Paints a shading over everything inside the clipping path.
  mutating func drawShading() throws(PDFRefusal) {
    let gradient = try PictureGradient(resource("Shading"), &objects, resources)
    var text = SVGText()
    text.add("<rect")
    text.attribute("width", width)
    text.attribute("height", height)
    text.attribute("fill", try output.define(gradient.element(state.matrix)))
    if state.fill.alpha < 1 { text.attribute("fill-opacity", state.fill.alpha) }
    text.add("/>")
    try output.add(text, in: state.layer)
  }
}
