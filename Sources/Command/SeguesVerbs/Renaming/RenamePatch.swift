internal import FileWriting
internal import Findings
internal import Foundation
internal import Renaming

extension RenamePlan {
  /// The changes as a patch for `git apply`, with paths that begin at the repository.
  var patch: [UInt8] {
    let current = FileManager.default.currentDirectoryPath
    let paths = ReportPaths(root: ProjectFolder.around(current), current: current)
    return changes.flatMap { change in
      UnifiedDiff.bytes(path: paths.path(change.path), old: change.old, new: change.new)
    }
  }

  /// The changes of the files.
  var files: FileGroup {
    FileGroup(changes.map { ContentChange(path: $0.path, old: $0.old, new: $0.new) })
  }
}
