/// A question to the person at the terminal.
enum Question {
  /// Asks, and returns whether the answer is yes; without a terminal nobody is asked and the answer is no.
  static func ask(_ question: String) -> Bool {
    guard Terminal.isInteractive(.input), Terminal.isInteractive(.error) else { return false }
    Output.diagnostic("\(question) [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}
