import BenchmarkSupport
import Foundation

/// One verb on one growing input.
struct GrowthRow {
  let verb: GrowthVerb
  let input: GrowthInput
  private var points: [(size: Int, result: ChildProcess.Result)] = []
  /// Whether the last size took too long, or crashed, so that larger ones are left out.
  private(set) var isStopped = false

  init(verb: GrowthVerb, input: GrowthInput) {
    self.verb = verb
    self.input = input
  }

  mutating func add(_ result: ChildProcess.Result, at size: Int) {
    points.append((size, result))
    isStopped = !result.isDone
  }

  static func heading(sizes: [Int]) -> String {
    cell("input", 12, left: true) + cell("verb", 9, left: true)
      + sizes.map { cell("\($0)", 17) }.joined() + cell("time^", 8) + cell("memory^", 9)
  }

  static func footing(limit: Double) -> String {
    """
    Seconds of the processor and megabytes at the peak, for each size. The exponents are those by
    which both grow with the size, least squares, the start of a process left out; - where all is
    too small to tell. A row ends with ! where a size took over \(Int(limit)) s or crashed.
    """
  }

  /// The row of the table.
  ///
  /// - Parameters:
  ///   - startTime: The time of a process that does nothing.
  ///   - startMemory: The memory of such a process.
  ///   - sizes: The sizes of the columns.
  /// - Returns: One line.
  func text(startTime: Double, startMemory: Int, sizes: [Int]) -> String {
    var text = Self.cell(input.rawValue, 12, left: true) + Self.cell(verb.rawValue, 9, left: true)
    for size in sizes {
      guard let result = points.first(where: { $0.size == size })?.result else {
        text += Self.cell("", 17)
        continue
      }
      let numbers = String(
        format: "%.2f s %5.0f MB", result.seconds, Double(result.peak) / 1_048_576)
      text += Self.cell(result.isDone ? numbers : "!", 17)
    }
    let exponents = [timeExponent(startTime), memoryExponent(startMemory)].map {
      $0.map { String(format: "%.2f", $0) } ?? "-"
    }
    return text + Self.cell(exponents[0], 8) + Self.cell(exponents[1], 9)
  }

  /// A sentence for each exponent above a bound, and for a row that stopped.
  func failures(above bound: Double, startTime: Double, startMemory: Int) -> [String] {
    let exponents = [("time", timeExponent(startTime)), ("memory", memoryExponent(startMemory))]
    let high = exponents.compactMap { name, exponent -> String? in
      guard let exponent, exponent > bound else { return nil }
      return "\(verb.rawValue) with more \(input.rawValue): \(name) grows to the power of "
        + String(format: "%.2f, and should not above %.2f", exponent, bound)
    }
    return high + (isStopped ? ["\(verb.rawValue) with more \(input.rawValue) did not end"] : [])
  }

  private func timeExponent(_ start: Double) -> Double? {
    // Less than this is noise on a busy machine.
    exponent(atLeast: 0.03) { $0.seconds - start }
  }

  private func memoryExponent(_ start: Int) -> Double? {
    exponent(atLeast: 8) { Double($0.peak - start) / 1_048_576 }
  }

  /// The slope of the line through the points' logarithms; nil if there are fewer than two.
  private func exponent(
    atLeast least: Double, _ value: (ChildProcess.Result) -> Double
  ) -> Double? {
    let logs = points.filter { $0.result.isDone && value($0.result) >= least }
      .map { (x: log(Double($0.size)), y: log(value($0.result))) }
    guard logs.count > 1 else { return nil }
    let count = Double(logs.count)
    let (x, y) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
    let spread = logs.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return nil }
    return logs.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
  }

  private static func cell(_ text: String, _ width: Int, left: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(width - text.count, 1))
    return left ? text + padding : padding + text
  }
}
