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

  /// Whether a line can be shown and erased again.
  static var showsProgress: Bool {
    isInteractive(.error) && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Asks a yes-or-no question, and returns whether the answer is yes.
  ///
  /// Nobody is asked, and the answer is no, if no person reads the output and types the input.
  static func asks(_ question: String) -> Bool {
    guard isatty(0) == 1, isInteractive(.output), isInteractive(.error) else { return false }
    Output.diagnostic("\(question) [y/N] ")
    let answer = readLine()?.lowercased()
    return answer == "y" || answer == "yes"
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
