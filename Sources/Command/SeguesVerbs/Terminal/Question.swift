internal import Foundation

/// A question to the person at the terminal.
enum Question {
  /// Whether somebody is there to answer.
  static var isPossible: Bool { isatty(0) == 1 && Terminal.isInteractive(.error) }

  /// Asks on standard error until the answer is yes or no; the end of the input is no.
  ///
  /// - Returns: Whether the answer is yes; an empty line is a yes.
  static func isConfirmed(_ text: String) -> Bool {
    // Ctrl-C ends the process, and the shell's prompt should not follow the question.
    let earlier = signal(SIGINT) { number in
      _ = write(2, "\n", 1)
      signal(number, SIG_DFL)
      raise(number)
    }
    defer { signal(SIGINT, earlier) }
    while true {
      Output.diagnostic("\(text) [Y/n] ")
      guard let line = readLine() else {
        Output.diagnostic("\n")
        return false
      }
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: continue
      }
    }
  }
}
