import HeadlessAppKit

/// What the test's controllers were told, in order.
@MainActor
enum Trace {
  private(set) static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  /// What was told while `body` ran.
  static func recording(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    try body()
    return lines
  }
}
