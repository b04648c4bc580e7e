internal import Findings
internal import Foundation

/// The properties of the terminal, if there is one.
enum Terminal {
  /// A stream that text goes to or comes from.
  enum Stream: Int32 {
    case input = 0
    case output = 1
    case error = 2
  }

  /// Whether a person reads the stream, rather than a file or a program.
  static func isInteractive(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Whether a line can be shown and erased again.
  static var showsProgress: Bool {
    isInteractive(.error) && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Returns the style: colour on a terminal, unless `NO_COLOR` is set to anything or the terminal
  /// has no colour.
  static func style(for stream: Stream) -> TerminalStyle {
    TerminalStyle(isColoured: isInteractive(stream) && takesColour)
  }

  /// The style for output that git's pager shows: it supports colour.
  static var styleInPager: TerminalStyle {
    let isInPager = ProcessInfo.processInfo.environment["GIT_PAGER_IN_USE"] != nil
    return TerminalStyle(isColoured: (isInteractive(.output) || isInPager) && takesColour)
  }

  private static var takesColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return !refuses && environment["TERM"] != "dumb"
  }
}
