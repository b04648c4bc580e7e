/// The lines that UIKit or AppKit would write to the console: a class that was not found, a presentation that
/// was dropped.
///
/// A twin writes nothing anywhere by itself.
@MainActor
public enum HeadlessLog {
  /// The last lines, oldest first; at most 1,000 are kept.
  public internal(set) static var lines: [String] = []

  /// Called with every line, to print it or to fail a test on it.
  public static var handler: ((String) -> Void)?

  /// Forgets the lines so far.
  public static func removeAll() { lines = [] }

  package static func write(_ line: String) {
    if lines.count >= 1_000 { lines.removeFirst(500) }
    lines.append(line)
    handler?(line)
    HeadlessNotice.post(.logged(line))
  }
}
