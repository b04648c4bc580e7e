internal import ArgumentParser
internal import Findings

/// A format, and where it goes: `--format sarif=report.sarif`.
struct ReportTarget: ExpressibleByArgument, Hashable {
  var format: ReportFormat
  /// The file; nil for standard output, which `-` names too.
  var path: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = ReportFormat(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    if parts.count == 2 {
      guard !parts[1].isEmpty else { return nil }
      path = parts[1] == "-" ? nil : String(parts[1])
    }
  }

  init(_ format: ReportFormat) {
    self.format = format
  }

  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  /// What is wrong with several together.
  static func problem(with targets: [ReportTarget]) -> String? {
    let shown = targets.filter { $0.path == nil }
    if shown.count > 1 {
      return "Only one format goes to standard output: give the others a file, as in "
        + "\(shown[1].format.rawValue)=FILE."
    }
    let paths = targets.compactMap(\.path)
    guard Set(paths).count == paths.count else { return "Two formats go to one file." }
    return nil
  }
}
