internal import AppProject
internal import FileWriting
internal import Findings
internal import Foundation
internal import SegueGeneration
internal import StoryboardOutlines

/// Brings files on disk to what they shall be, and touches nothing that was not generated.
struct FileWriter {
  /// What has to change, so that files are as they shall be; looks, and writes nothing.
  ///
  /// - Throws: Where a file is in the way that is somebody's work.
  func changes(for files: [OutputFile]) throws(OutputFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for file in files {
      let new = String(decoding: file.bytes, as: UTF8.self)
      guard let old = try contents(of: file) else {
        changes.append(FileChange(path: file.path, kind: .created, old: "", new: new))
        continue
      }
      if old != file.bytes {
        let old = String(decoding: old, as: UTF8.self)
        changes.append(FileChange(path: file.path, kind: .updated, old: old, new: new))
      }
    }
    return changes
  }

  /// The generated files in a folder that none of the expected ones is.
  func leftOver(in folder: String, expected: Set<String>) -> [FileChange] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard FilePath.pathExtension(of: name) == "swift", !expected.contains(name) else {
        return nil
      }
      let path = FilePath.join(folder, name)
      guard let bytes = try? FileBytes.read(path) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard GeneratedMarker.isAtStart(of: text) else { return nil }
      return FileChange(path: path, kind: .deleted, old: text, new: "")
    }
  }

  /// Makes the changes that were found.
  func apply(_ changes: [FileChange]) throws(OutputFailure) {
    for change in changes {
      if change.kind == .deleted {
        guard unlink(change.path) == 0 || errno == ENOENT else {
          throw .unwritable(change.path, reason: String(cString: strerror(errno)))
        }
        continue
      }
      try write(Array(change.new.utf8), to: change.path)
    }
  }

  /// Writes files whose contents changed.
  ///
  /// - Returns: The paths of those that were written.
  @discardableResult
  func write(_ files: [OutputFile]) throws(OutputFailure) -> [String] {
    var written: [String] = []
    for file in files where try contents(of: file) != file.bytes {
      try write(file.bytes, to: file.path)
      written.append(file.path)
    }
    return written
  }

  private func write(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
    let folder = FilePath.folder(of: path)
    do throws(WriteFailure) {
      if !folder.isEmpty { try AtomicFile.makeFolder(folder) }
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw OutputFailure(error)
    }
  }

  /// What is in a file now; nil where there is none.
  private func contents(of file: OutputFile) throws(OutputFailure) -> [UInt8]? {
    guard let kind = FileKind(atFollowingLinks: file.path) else { return nil }
    guard kind == .file else { throw .isFolder(file.path) }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .unwritable(file.path, reason: "what is there cannot be read")
    }
    let bytes = [UInt8](data)
    // An empty file is nobody's work: build systems make such ones.
    guard bytes.isEmpty || file.kind.owns(bytes) else { throw .notGenerated(file.path) }
    return bytes
  }
}

extension OutputFile.Kind {
  /// Whether a file with this content was written by a run, so that another may write it anew.
  fileprivate func owns(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .swift: GeneratedMarker.isAtStart(of: String(decoding: bytes.prefix(512), as: UTF8.self))
    case .outline: Outline.isAtStart(of: bytes)
    case .dependencies: DependencyFile.isAtStart(of: bytes)
    case .cache: OutlineArchive.isAtStart(of: bytes)
    }
  }
}
