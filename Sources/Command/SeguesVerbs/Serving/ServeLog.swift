internal import Files
internal import Foundation
internal import MapServer

/// The lines that `segues serve` prints, one for each map that it shows.
struct ServeLog {
  /// Returns a line with the time, the saved files, and what the page now shows.
  func line(for page: ServedPage, summary: String, saved: [String] = []) -> String {
    var names = saved.prefix(3).map { TerminalText.escaped(FilePath.name(of: $0)) }
    if saved.count > names.count { names.append("\(saved.count - names.count) more") }
    let cause = names.isEmpty ? "" : names.joined(separator: ", ") + ": "
    // A problem has one line for each file.
    let shown = page.problem.map { $0.replacingOccurrences(of: "\n", with: "; ") } ?? summary
    return "\(Terminal.time)  \(cause)\(shown)\n"
  }
}
