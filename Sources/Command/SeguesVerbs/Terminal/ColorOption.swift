internal import ArgumentParser
internal import Findings

/// The option to turn color on or off, shared by all commands that print in color.
struct ColorOption: ParsableArguments {
  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "When to use color: always, never or auto.",
      discussion: """
        auto is color on a terminal, unless TERM is dumb. NO_COLOR turns it off, CLICOLOR_FORCE=1 \
        turns it on in pipes, too. A file that is written never has color.
        """,
      valueName: "when"))
  var choice: ColorChoice = .auto

  func style(for stream: Terminal.Stream) -> TerminalStyle {
    chosen(otherwise: Terminal.style(for: stream))
  }

  /// The style for output that git's pager shows.
  var styleInPager: TerminalStyle { chosen(otherwise: Terminal.styleInPager) }

  private func chosen(otherwise style: TerminalStyle) -> TerminalStyle {
    switch choice {
    case .always: TerminalStyle(isColored: true)
    case .never: .plain
    case .auto: style
    }
  }
}

/// The values of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// Color even in a pipe, and even if `NO_COLOR` is set.
  case always
  /// No color.
  case never
  /// Color if the terminal has it, or as the environment asks.
  case auto
}

extension Output {
  /// Writes findings as text.
  static func diagnostic(_ findings: [Finding], _ color: ColorOption) {
    diagnostic(TextReporter(style: color.style(for: .error)).report(findings))
  }
}
