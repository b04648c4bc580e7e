package import Findings
package import StoryboardModel

/// What reading one file gave.
package struct ParsedFile: Sendable {
  /// The path that was asked for.
  package var path: String
  /// The file's contents; nil where it could not be read at all, and a finding then says why.
  package var file: InterfaceFile?
  /// What is wrong in the file, in its order.
  package var findings: [Finding]

  package init(path: String, file: InterfaceFile?, findings: [Finding] = []) {
    self.path = path
    self.file = file
    self.findings = findings
  }
}
