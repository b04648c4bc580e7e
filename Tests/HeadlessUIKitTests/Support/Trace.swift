import HeadlessUIKit

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

  /// A controller's name in the trace: its title, or else its class.
  static func name(_ controller: UIViewController?) -> String {
    controller.map { $0.title ?? String(describing: type(of: $0)) } ?? "nil"
  }
}
