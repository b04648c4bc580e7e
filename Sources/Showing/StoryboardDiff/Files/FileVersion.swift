package import Findings
package import StoryboardModel

/// One version of a file, in a folder or revision.
package struct FileVersion: Sendable {
  /// The path from the compared folder.
  package var path: String
  /// The contents; nil if they cannot be read.
  package var file: InterfaceFile?
  /// The reasons why it cannot be read.
  package var findings: [Finding]

  package init(path: String, file: InterfaceFile?, findings: [Finding] = []) {
    self.path = path
    self.file = file
    self.findings = findings
  }
}

extension FileDifference {
  /// Compares two versions of a file, either of which may be missing or unreadable.
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
