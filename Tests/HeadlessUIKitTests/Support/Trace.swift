import HeadlessUIKit

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

  /// A controller as the trace shows it: by its title, else by its class.
  static func name(_ controller: UIViewController?) -> String {
    controller.map { $0.title ?? String(describing: type(of: $0)) } ?? "nil"
  }
}
