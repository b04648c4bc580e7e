internal import AppProject
internal import FileReading
internal import FileWriting
internal import Findings
internal import Foundation
internal import SegueGeneration

/// Brings files on disk to what they shall be, and touches nothing that was not generated.
struct FileWriter {
  private let writer: OutputWriter
  /// The folder that all files have to be in, links followed; nil where the user named each file.
  private let folder: String?

  /// - Parameters:
  ///   - request: Says whether any file may be overwritten.
  ///   - folder: The folder that the user named, where its files are written.
  init(_ request: GenerationRequest, in folder: String? = nil) {
    writer = OutputWriter(isForced: request.isForced)
    self.folder = folder
  }

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
    let spellings = Dictionary(grouping: expected) { $0.lowercased() }
    return names.sorted().compactMap { name in
      guard FilePath.pathExtension(of: name) == "swift", !expected.contains(name) else {
        return nil
      }
      let path = FilePath.join(folder, name)
      // A disk that takes names without regard to case may keep an expected file by an earlier name.
      let inode = FileStamp(of: path)?.inode
      let isExpected = spellings[name.lowercased(), default: []].contains {
        FileStamp(of: FilePath.join(folder, $0))?.inode == inode
      }
      guard !isExpected else { return nil }
      guard let bytes = try? FileBytes.read(path) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard GeneratedMarker.isAtStart(of: text) else { return nil }
      return FileChange(path: path, kind: .deleted, old: text, new: "")
    }
  }

  /// Makes the changes that were found.
  func apply(_ changes: [FileChange]) throws(OutputFailure) {
    if let folder { StaleFiles.delete(in: folder) }
    for change in changes {
      if change.kind == .deleted {
        guard unlink(change.path) == 0 || errno == ENOENT else {
          throw .unwritable(change.path, reason: SystemError.message(errno))
        }
        continue
      }
      try write(OutputFile(path: change.path, bytes: Array(change.new.utf8)))
    }
  }

  /// Writes files whose contents changed.
  func write(_ files: [OutputFile]) throws(OutputFailure) {
    for file in files {
      StaleFiles.delete(in: FilePath.folder(of: file.path))
      if try contents(of: file) != file.bytes { try write(file) }
    }
  }

  private func write(_ file: OutputFile) throws(OutputFailure) {
    do throws(WriteFailure) {
      try writer.write(file.bytes, to: file.path, as: file.kind.outputKind, inside: folder)
    } catch {
      throw OutputFailure(error)
    }
  }

  /// What is in a file now; nil where there is none.
  private func contents(of file: OutputFile) throws(OutputFailure) -> [UInt8]? {
    do throws(WriteFailure) {
      return try writer.contents(of: file.path, as: file.kind.outputKind, inside: folder)
    } catch {
      throw OutputFailure(error)
    }
  }
}

extension OutputFile.Kind {
  /// How a file that an earlier run wrote is known.
  fileprivate var outputKind: OutputKind {
    switch self {
    case .swift:
      OutputKind { bytes in
        GeneratedMarker.isAtStart(of: String(decoding: bytes.prefix(512), as: UTF8.self))
      }
    // Those of an earlier version too, which cannot be read any more.
    case .outline: OutputKind { $0.starts(with: "segues-outline ".utf8) }
    case .dependencies: OutputKind { DependencyFile.isOne($0) }
    case .cache: OutputKind { $0.starts(with: "segues-outlines ".utf8) }
    }
  }
}
