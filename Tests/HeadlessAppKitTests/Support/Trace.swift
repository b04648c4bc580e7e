import HeadlessAppKit

/// The calls that the tests' controllers received, in order.
@MainActor
enum Trace {
  private(set) static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  /// The calls received while `body` ran.
  static func recording(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    try body()
    return lines
  }
}
