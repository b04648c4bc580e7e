import HeadlessAppKit

/// The calls that the test's controllers got, in order.
@MainActor
enum Trace {
  private(set) static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  /// The calls while `body` ran.
  static func recording(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    try body()
    return lines
  }
}
