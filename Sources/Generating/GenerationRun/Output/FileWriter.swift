internal import AppProject
internal import FilesAndPaths
internal import FileWriting
internal import Foundation
internal import SegueGeneration

/// Updates files on disk, without touching any that was not generated.
struct FileWriter {
  private let writer: OutputWriter
  /// The folder that must contain all files, following links; nil if the user named each file.
  private let folder: String?

  /// - Parameters:
  ///   - request: Determines whether any file may be overwritten.
  ///   - folder: The folder that the user named, if files are written there.
  init(_ request: GenerationRequest, in folder: String? = nil) {
    writer = OutputWriter(isForced: request.isForced)
    self.folder = folder
  }

  /// Returns the changes that update files on disk, without making them.
  ///
  /// - Throws: If a file that was not generated is in the way.
  func changes(for files: [OutputFile]) throws(OutputFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for file in files {
      let old = try contents(of: file)
      guard old != file.bytes else { continue }
      changes.append(
        FileChange(
          path: file.path, kind: old == nil ? .created : .updated, old: old ?? [],
          new: file.bytes))
    }
    return changes
  }

  /// Returns the generated files in a folder that are not among the expected ones.
  func leftOver(in folder: String, expected: Set<String>) -> [FileChange] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let spellings = Dictionary(grouping: expected) { $0.lowercased() }
    return names.sorted().compactMap { name in
      guard FilePath.pathExtension(of: name) == "swift", !expected.contains(name) else {
        return nil
      }
      let path = FilePath.join(folder, name)
      // A disk that ignores case may keep an expected file under its earlier name.
      let inode = FileStamp(of: path)?.inode
      let isExpected = spellings[name.lowercased(), default: []].contains {
        FileStamp(of: FilePath.join(folder, $0))?.inode == inode
      }
      guard !isExpected else { return nil }
      guard let bytes = try? FileBytes.read(path) else { return nil }
      guard GeneratedMarker.isAtStart(of: String(decoding: bytes, as: UTF8.self)) else {
        return nil
      }
      return FileChange(path: path, kind: .deleted, old: bytes, new: [])
    }
  }

  /// Makes the given changes.
  func apply(_ changes: [FileChange]) throws(OutputFailure) {
    if let folder { StaleFiles.delete(in: folder) }
    for change in changes {
      if change.kind == .deleted {
        guard unlink(change.path) == 0 || errno == ENOENT else {
          throw .writing(.unwritable(change.path, reason: SystemError.message(errno)))
        }
        continue
      }
      try write(OutputFile(path: change.path, bytes: change.new))
    }
  }

  /// Writes the files whose contents changed.
  func write(_ files: [OutputFile]) throws(OutputFailure) {
    for file in files {
      StaleFiles.delete(in: FilePath.folder(of: file.path))
      if try contents(of: file) != file.bytes { try write(file) }
    }
  }

  private func write(_ file: OutputFile) throws(OutputFailure) {
    do throws(WriteFailure) {
      try writer.write(file.bytes, to: file.path, as: file.kind, inside: folder)
    } catch {
      throw .writing(error)
    }
  }

  /// Returns the current contents of a file; nil if it doesn't exist.
  private func contents(of file: OutputFile) throws(OutputFailure) -> [UInt8]? {
    do throws(WriteFailure) {
      return try writer.contents(of: file.path, as: file.kind, inside: folder)
    } catch {
      throw .writing(error)
    }
  }
}
