internal import Findings
internal import Foundation

/// The properties of the terminal, if there is one.
enum Terminal {
  /// The stream that text goes to.
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  /// Whether a person reads the stream, rather than a file or a program.
  static func isInteractive(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// The width of the terminal that shows standard output, in columns; nil if there is none.
  ///
  /// `COLUMNS` overrides what the terminal says.
  static var columns: Int? {
    guard isInteractive(.output) else { return nil }
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }),
      columns > 0
    {
      return columns
    }
    var size = winsize()
    guard ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The time of day, such as `09:41:00`.
  static var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second]
      .map { String(format: "%02d", $0 ?? 0) }.joined(separator: ":")
  }

  /// Begins a new line, if there is a terminal.
  static func endLine() {
    if isInteractive(.error) {
      Output.diagnostic("\n")
    } else if isInteractive(.output) {
      Output.result("\n")
    }
  }

  /// Whether a line can be shown and erased again.
  static var showsProgress: Bool {
    isInteractive(.error) && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Returns the style: color on a terminal that has it, or if `CLICOLOR_FORCE` asks for it, and
  /// never if `NO_COLOR` rejects it.
  static func style(for stream: Stream) -> TerminalStyle {
    style(ifShown: isInteractive(stream))
  }

  /// The style for output that git's pager shows: it supports color.
  static var styleInPager: TerminalStyle {
    let isInPager = ProcessInfo.processInfo.environment["GIT_PAGER_IN_USE"] != nil
    return style(ifShown: isInteractive(.output) || isInPager)
  }

  private static func style(ifShown isShown: Bool) -> TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return .plain }
    if let value = environment["CLICOLOR_FORCE"], !["", "0"].contains(value) {
      return TerminalStyle(isColored: true)
    }
    return TerminalStyle(isColored: isShown && environment["TERM"] != "dumb")
  }
}
