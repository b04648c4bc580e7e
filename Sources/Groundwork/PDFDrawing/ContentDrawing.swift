/// Draws the operators of a page's content.
struct ContentDrawing {
  let width: Double
  let height: Double
  var objects: PDFObjects
  var output: PictureOutput
  var resources: [String: PDFValue]
  var state: GraphicsState
  /// The transformation at the beginning of the current content, which patterns use.
  var base: Matrix
  var saved: [GraphicsState] = []
  var path = PicturePath()
  var operands: [PDFValue] = []
  /// The rule of the clipping path that the next painting operator sets.
  var pendingClip: FillRule?
  private var depth = 0

  /// The rule that says which points are inside a path.
  enum FillRule {
    case nonzero
    case evenOdd
  }

  /// The maximum depth of nested contents.
  private static let deepest = 12
  private static let mostSaved = 256
  private static let mostOperands = 64
  /// The effort of an operator, as ``PDFObjects/spend(_:)`` counts it.
  private static let effortOfOperator = 32

  init(_ page: PDFPage, _ objects: PDFObjects, limit: Int) {
    (width, height) = (page.width, page.height)
    self.objects = objects
    output = PictureOutput(limit: limit)
    resources = page.resources
    base = page.matrix
    state = GraphicsState(matrix: page.matrix)
  }

  /// Draws the content of a page or form.
  mutating func draw(_ content: [UInt8]) throws(PDFRefusal) {
    var scanner = PDFScanner(content)
    while let token = try scanner.next() {
      switch token {
      case .value(let value):
        guard operands.count < Self.mostOperands else { throw .tooLarge }
        operands.append(value)
      case .word(let name):
        try objects.spend(Self.effortOfOperator)
        try run(name)
        operands.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Draws other content with its own resources and settings, and returns to the current ones.
  mutating func drawNested(
    _ content: [UInt8], _ resources: [String: PDFValue], _ state: GraphicsState
  ) throws(PDFRefusal) {
    guard depth < Self.deepest else { throw .tooLarge }
    let suspended = (self.resources, self.state, base, saved, path, operands, pendingClip)
    (self.resources, self.state, base) = (resources, state, state.matrix)
    (saved, path, operands, pendingClip) = ([], PicturePath(), [], nil)
    depth += 1
    try draw(content)
    depth -= 1
    (self.resources, self.state, base, saved, path, operands, pendingClip) = suspended
  }

  /// Runs an operator, as Annex A of ISO 32000-1 defines it.
  private mutating func run(_ name: String) throws(PDFRefusal) {
    switch name {
    // Paths.
    case "m": path.move(to: try points(1)[0])
    case "l": try path.line(to: try points(1)[0])
    case "c":
      let points = try points(3)
      try path.curve(points[0], points[1], to: points[2])
    // `v` and `y` lack the first or the second control point of a curve.
    case "v":
      let points = try points(2)
      try path.curve(path.current ?? points[0], points[0], to: points[1])
    case "y":
      let points = try points(2)
      try path.curve(points[0], points[1], to: points[1])
    case "h": path.close()
    case "re":
      let numbers = try numbers(4)
      try addRectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    // These paint paths, and clip to them.
    case "W": pendingClip = .nonzero
    case "W*": pendingClip = .evenOdd
    case "n": try paint(nil, strokes: false)
    case "f", "F": try paint(.nonzero, strokes: false)
    case "f*": try paint(.evenOdd, strokes: false)
    case "B": try paint(.nonzero, strokes: true)
    case "B*": try paint(.evenOdd, strokes: true)
    case "S": try paint(nil, strokes: true)
    // These close the path, and paint like their capital letters.
    case "s", "b", "b*":
      path.close()
      try run(name.uppercased())
    case "sh": try drawShading()
    case "Do": try drawObject()
    // Lines.
    case "w": state.lineWidth = abs(try numbers(1)[0])
    case "J": state.cap = Int(try numbers(1)[0])
    case "j": state.join = Int(try numbers(1)[0])
    case "M": state.miterLimit = max(1, try numbers(1)[0])
    case "d":
      guard operands.count == 2 else { throw .damaged }
      try setDashes(operands[0], start: operands[1])
    // Colors, for strokes in capital letters.
    case "g", "rg", "k", "cs", "sc", "scn": try setColor(name, of: \.fill)
    case "G", "RG", "K", "CS", "SC", "SCN": try setColor(name.lowercased(), of: \.stroke)
    // All settings together.
    case "gs": try applySettings(resource("ExtGState"))
    case "q":
      guard saved.count < Self.mostSaved else { throw .tooLarge }
      saved.append(state)
    case "Q":
      // Real files sometimes have one `Q` too many.
      if let last = saved.popLast() { state = last }
    case "cm": state.matrix = try matrix().then(state.matrix)
    case "Tj", "TJ", "'", "\"": throw .text
    case "BI": throw .image
    // These are hints, marks, and settings of text that isn't drawn.
    case "ri", "i", "BMC", "BDC", "EMC", "MP", "DP", "BX", "EX", "BT", "ET", "Tc", "Tw", "Tz", "TL",
      "Tf", "Tr", "Ts", "Td", "TD", "Tm", "T*":
      break
    default: throw .unknownOperator
    }
  }

  /// Returns the last operands, which must be numbers.
  func numbers(_ count: Int) throws(PDFRefusal) -> [Double] {
    let numbers = operands.suffix(count).compactMap(\.number)
    guard numbers.count == count, numbers.allSatisfy({ abs($0) < 1e9 }) else { throw .damaged }
    return numbers
  }

  /// Returns the points that the last operands name, in the page's system.
  func points(_ count: Int) throws(PDFRefusal) -> [Point] {
    let numbers = try numbers(2 * count)
    return (0..<count).map { state.matrix.apply(numbers[2 * $0], numbers[2 * $0 + 1]) }
  }

  private func matrix() throws(PDFRefusal) -> Matrix {
    guard let matrix = Matrix(try numbers(6)) else { throw .damaged }
    return matrix
  }

  /// Returns an entry of the resources that the last operand names.
  func resource(_ kind: String) -> PDFValue {
    objects.resolve(objects.dictionary(resources[kind])[operands.last?.name ?? ""])
  }
}
