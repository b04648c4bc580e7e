/// A file of a case.
package struct SeedFile: Sendable {
  /// The path relative to the case's folder.
  package var path: String
  package var role: FileRole
  package var bytes: [UInt8]

  init(_ path: String, _ role: FileRole, _ bytes: [UInt8]) {
    self.path = path
    self.role = role
    self.bytes = bytes
  }

  init(_ path: String, _ role: FileRole, _ text: String) {
    self.init(path, role, Array(text.utf8))
  }
}
