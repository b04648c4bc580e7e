package import Findings

/// The result of reading one file.
package struct ParsedFile: Sendable {
  /// The path that was asked for.
  package var path: String
  /// The file's contents; nil if it could not be read at all, which a finding then explains.
  package var file: InterfaceFile?
  /// The problems in the file, in its order.
  package var findings: [Finding]

  package init(path: String, file: InterfaceFile?, findings: [Finding] = []) {
    self.path = path
    self.file = file
    self.findings = findings
  }
}
