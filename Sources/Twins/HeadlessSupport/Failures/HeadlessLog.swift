/// The lines that UIKit or AppKit would write to the console, such as for a missing class or a
/// dropped presentation.
///
/// The twins write nothing to the console themselves.
@MainActor
public enum HeadlessLog {
  /// The last lines, oldest first, up to 1,000.
  public internal(set) static var lines: [String] = []

  /// The closure that is called with every line, for example to print it or to make a test fail.
  public static var handler: ((String) -> Void)?

  /// Removes all lines.
  public static func removeAll() { lines = [] }

  private static var listeners: [(String) -> Void] = []

  /// Calls a twin's listener with every line from now on.
  package static func addListener(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
  }

  package static func write(_ line: String) {
    if lines.count >= 1_000 { lines.removeFirst(500) }
    lines.append(line)
    handler?(line)
    for listener in listeners { listener(line) }
  }
}
