/// A program for a function, in the subset of PostScript that PDF allows.
///
/// It has no loops, so that its length limits its time.
struct Calculation {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case block([Step])
  }

  private let steps: [Step]
  /// The numbers with which values are compared.
  let bounds: [Double]

  /// The size of the program.
  let length: Int

  private static let longest = 8 << 10
  private static let deepest = 16
  private static let highestStack = 100

  init(_ text: [UInt8]) throws(PDFRefusal) {
    guard text.count <= Self.longest else { throw .shading }
    length = text.count
    var scanner = PDFScanner(text)
    guard case .word("{")? = try scanner.next() else { throw .shading }
    steps = try Self.block(&scanner, depth: 0)
    bounds = Self.bounds(in: steps)
  }

  /// Returns the values that the program leaves for a number.
  func values(at place: Double) throws(PDFRefusal) -> [Double] {
    var stack = [place]
    try Self.run(steps, &stack)
    return stack
  }

  private static func block(_ scanner: inout PDFScanner, depth: Int) throws(PDFRefusal) -> [Step] {
    guard depth < deepest else { throw .shading }
    var steps: [Step] = []
    while let token = try scanner.next() {
      switch token {
      case .value(.number(let number)): steps.append(.number(number))
      case .value(.boolean(let value)): steps.append(.number(value ? 1 : 0))
      case .value: throw .shading
      case .word("{"): steps.append(.block(try block(&scanner, depth: depth + 1)))
      case .word("}"): return steps
      case .word(let name): steps.append(.word(name))
      }
    }
    throw .shading
  }

  private static func bounds(in steps: [Step]) -> [Double] {
    var bounds: [Double] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .block(let inner): bounds += Self.bounds(in: inner)
      case .number(let number) where index + 1 < steps.count:
        if case .word(let name) = steps[index + 1], ["gt", "ge", "lt", "le"].contains(name) {
          bounds.append(number)
        }
      default: break
      }
    }
    return bounds
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) throws(PDFRefusal) {
    var blocks: [[Step]] = []
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .block(let block): blocks.append(block)
      case .word("if"):
        guard let block = blocks.popLast(), let condition = stack.popLast() else { throw .shading }
        if condition != 0 { try run(block, &stack) }
      case .word("ifelse"):
        guard let other = blocks.popLast(), let block = blocks.popLast(),
          let condition = stack.popLast()
        else { throw .shading }
        try run(condition != 0 ? block : other, &stack)
      case .word(let name): try run(name, &stack)
      }
      guard stack.count <= highestStack else { throw .shading }
    }
  }

  private static func run(_ name: String, _ stack: inout [Double]) throws(PDFRefusal) {
    if let operation = binary[name] {
      guard let second = stack.popLast(), let first = stack.popLast() else { throw .shading }
      let result = operation(first, second)
      guard result.isFinite else { throw .shading }
      return stack.append(result)
    }
    guard let last = stack.popLast() else { throw .shading }
    switch name {
    case "pop": break
    case "cvr": stack.append(last)
    case "dup": stack += [last, last]
    case "neg": stack.append(-last)
    case "abs": stack.append(abs(last))
    case "sqrt": stack.append(max(last, 0).squareRoot())
    case "exch":
      guard let other = stack.popLast() else { throw .shading }
      stack += [last, other]
    case "index", "copy":
      guard let number = Int(exactly: last), number >= 0,
        stack.count >= number + (name == "index" ? 1 : 0)
      else { throw .shading }
      stack += name == "copy" ? stack.suffix(number) : [stack[stack.count - 1 - number]]
    default: throw .shading
    }
  }

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $0 / $1 },
    "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 },
    "le": { $0 <= $1 ? 1 : 0 }, "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 },
  ]
}
