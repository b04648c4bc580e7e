/// The formats of a check's report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people at a terminal.
  case text
  /// For comments on pull requests.
  case markdown
  /// Compiler diagnostics, for Xcode build phases and editors.
  case xcode
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// SARIF 2.1.0, which code scanning services read.
  case sarif
  case checkstyle
  case junit
  /// This package's own format, which is complete.
  case json

  /// The information that formats need besides the report.
  package struct Context: Sendable {
    /// The source lines that findings are about.
    package var sources: SourceLines
    /// The conversion of paths for formats that other programs read.
    package var paths: ReportPaths
    /// Color for ``ReportFormat/text``, or none.
    package var style: TerminalStyle
    /// The width of the terminal that shows ``ReportFormat/text``; nil if there is none.
    package var columns: Int?
    /// The order of findings in ``ReportFormat/text`` and ``ReportFormat/markdown``; nil for the format's own.
    package var order: ReportOrder?
    /// Whether ``ReportFormat/text`` lists the places that could not be decided, and both formats for people
    /// list all places of findings with the same cause.
    package var isVerbose: Bool
    package var toolVersion: String

    package init(
      sources: SourceLines, paths: ReportPaths, style: TerminalStyle = .plain,
      columns: Int? = nil, order: ReportOrder? = nil, isVerbose: Bool = false, toolVersion: String
    ) {
      self.sources = sources
      self.paths = paths
      self.style = style
      self.columns = columns
      self.order = order
      self.isVerbose = isVerbose
      self.toolVersion = toolVersion
    }
  }

  package func text(of report: CheckReport, _ context: Context) -> String {
    let (paths, sources) = (context.paths, context.sources)
    return switch self {
    case .text:
      TextReporter(
        style: context.style, sources: sources, paths: paths, order: context.order ?? .path,
        isVerbose: context.isVerbose
      ).report(report.findings)
        + (report.findings.isEmpty ? "" : "\n")
        + ReportSummary(style: context.style, columns: context.columns)
        .text(of: report, isVerbose: context.isVerbose)
    case .markdown:
      MarkdownReporter(
        paths: paths, order: context.order ?? .severity, isVerbose: context.isVerbose
      )
      .report(report)
    case .xcode: CompilerReporter().report(report.findings)
    case .github: GitHubReporter(paths: paths, sources: sources).report(report.findings)
    case .gitlab: GitLabReporter(paths: paths).report(report)
    case .sarif:
      SarifReporter(toolVersion: context.toolVersion, paths: paths, sources: sources)
        .report(report)
    case .checkstyle: CheckstyleReporter(paths: paths, sources: sources).report(report)
    case .junit: JUnitReporter(paths: paths).report(report)
    case .json: CheckJSONReporter().report(report)
    }
  }
}
