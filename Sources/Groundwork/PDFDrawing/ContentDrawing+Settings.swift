/// Changes lines, colors and transparency.
extension ContentDrawing {
  mutating func setDashes(_ value: PDFValue, start: PDFValue) throws(PDFRefusal) {
    guard let dashes = objects.numbers(value), dashes.allSatisfy({ $0 >= 0 && $0 < 1e6 }),
      let start = objects.resolve(start).number, abs(start) < 1e6
    else { throw .damaged }
    (state.dashes, state.dashStart) = (dashes, start)
  }

  mutating func applySettings(_ value: PDFValue) throws(PDFRefusal) {
    guard let entries = value.dictionary else { throw .damaged }
    try objects.spend(entries.count)
    for (key, entry) in entries {
      let entry = objects.resolve(entry)
      switch key {
      case "CA": state.stroke.alpha = min(max(entry.number ?? 1, 0), 1)
      case "ca": state.fill.alpha = min(max(entry.number ?? 1, 0), 1)
      case "LW": state.lineWidth = abs(entry.number ?? 1)
      case "LC": state.cap = entry.integer ?? 0
      case "LJ": state.join = entry.integer ?? 0
      case "ML": state.miterLimit = max(1, entry.number ?? 10)
      case "D":
        guard let array = entry.array, array.count == 2 else { throw .damaged }
        try setDashes(objects.resolve(array[0]), start: array[1])
      case "BM":
        let modes = (entry.array ?? [entry]).prefix(2).map { objects.resolve($0).name }
        guard modes == ["Normal"] || modes == ["Compatible"] else { throw .blendMode }
      case "SMask": state.layer.mask = try mask(entry)
      default: break
      }
    }
  }

  /// Runs an operator that chooses a color, by its name in small letters.
  mutating func setColor(
    _ name: String, of painting: WritableKeyPath<GraphicsState, GraphicsState.Painting>
  ) throws(PDFRefusal) {
    switch name {
    case "g": try set(painting, .gray)
    case "rg": try set(painting, .rgb)
    case "k": try set(painting, .cmyk)
    case "cs":
      state[keyPath: painting].space = try ColorSpace(operands.last, &objects, resources)
      state[keyPath: painting].paint = .color(.black)
    default:
      if case .pattern = state[keyPath: painting].space {
        state[keyPath: painting].paint = try pattern()
      } else {
        try set(painting, state[keyPath: painting].space)
      }
    }
  }

  private mutating func set(
    _ painting: WritableKeyPath<GraphicsState, GraphicsState.Painting>, _ space: ColorSpace
  ) throws(PDFRefusal) {
    state[keyPath: painting].space = space
    state[keyPath: painting].paint = .color(try space.color(numbers(space.componentCount)))
  }

  private mutating func pattern() throws(PDFRefusal) -> GraphicsState.Paint {
    let pattern = resource("Pattern")
    guard let entries = pattern.dictionary, objects.resolve(entries["PatternType"]).integer == 2
    else { throw .tiling }
    let matrix = objects.numbers(entries["Matrix"]).flatMap(Matrix.init) ?? .identity
    return .gradient(
      try PictureGradient(entries["Shading"], &objects, resources), matrix.then(base))
  }
}
