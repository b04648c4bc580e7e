/// Writes findings in Checkstyle's format, which most CI servers read.
struct CheckstyleReporter: Sendable {
  let paths: ReportPaths
  let sources: SourceLines

  /// Returns the document: an element for each file that has a finding, sorted by path.
  func report(_ report: CheckReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    let byFile = Dictionary(grouping: report.findings) { paths.path($0.location.file) }
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      text += "  <file\(XMLText.attributes(["name": file]))>\n"
      text += findings.map(error).joined()
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func error(_ finding: Finding) -> String {
    let location = finding.location
    let column = sources.utf16Column(of: location) ?? location.column
    // Some readers of the format reject line 0; a column may be left out.
    let place =
      XMLText.attributes(["line": String(max(1, location.line))])
      + (column > 0 ? XMLText.attributes(["column": String(column)]) : "")
    return "    <error" + place
      + XMLText.attributes([
        "severity": severity(finding.severity),
        "message": finding.words.joined(separator: "; "),
        "source": "segues.\(finding.rule)",
      ]) + "/>\n"
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
