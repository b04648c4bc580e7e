package import Findings
package import StoryboardModel

/// A file as it is in one of two folders or revisions.
package struct FileVersion: Sendable {
  /// The path from the folder that is compared.
  package var path: String
  /// What it says; nil where it cannot be read.
  package var file: InterfaceFile?
  /// Why it cannot be read.
  package var findings: [Finding]

  package init(path: String, file: InterfaceFile?, findings: [Finding] = []) {
    self.path = path
    self.file = file
    self.findings = findings
  }
}

extension FileDifference {
  /// Compares two versions of a file, either of which may not be there or not be readable.
  package init(from old: FileVersion?, to new: FileVersion?) {
    let unreadable = [old, new].compactMap { $0 }.filter { $0.file == nil }
    guard unreadable.isEmpty else {
      self.init(
        unreadable: unreadable.flatMap(\.findings), oldPath: old?.path, newPath: new?.path)
      return
    }
    self.init(from: old?.file, to: new?.file)
    oldPath = old?.path
    newPath = new?.path
  }
}
