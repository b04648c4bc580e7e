internal import ArgumentParser
internal import Findings

/// A format and its destination: `--format sarif=report.sarif`.
struct ReportTarget: ExpressibleByArgument, Hashable {
  var format: ReportFormat
  /// The file; nil for standard output, which `-` also names.
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

  /// Whether a person reads the report where it is written.
  var isOnTerminal: Bool { path == nil && Terminal.isInteractive(.output) }

  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  /// Describes what is wrong with the combination of several targets.
  static func problem(with targets: [ReportTarget]) -> String? {
    let shown = targets.filter { $0.path == nil }
    if shown.count > 1 {
      return "Only one format can go to standard output. Give the others a file, as in "
        + "\(shown[1].format.rawValue)=FILE."
    }
    let paths = targets.compactMap(\.path)
    guard Set(paths).count == paths.count else { return "Two formats name the same file." }
    return nil
  }
}

extension ReportOrder: ExpressibleByArgument {}
