internal import Foundation

/// The folder of a case's files, in memory if there is such a file system.
final class Scratch {
  /// The folder that contains only the case's folder.
  let root: String
  /// The case's folder, which is the current one while commands run.
  let folder: String

  /// The files on disk, by path, so that only files that differ are written.
  private var written: [String: [UInt8]] = [:]

  /// - Parameter root: The folder to use; nil for a new one.
  /// - Throws: Foundation's error if the folder cannot be created.
  init(root: String? = nil) throws {
    let memory = "/dev/shm"
    let temporary =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    self.root = root ?? "\(temporary)/segues-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    folder = self.root + "/Case"
    try? FileManager.default.removeItem(atPath: self.root)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  var outputFolder: String { folder + "/" + FuzzCase.output }
  var cacheFolder: String { folder + "/Cache" }

  /// Makes the folder contain exactly these files.
  func write(_ files: [SeedFile]) throws {
    let wanted = Set(files.map(\.path))
    for path in written.keys where !wanted.contains(path) {
      unlink(folder + "/" + path)
      written[path] = nil
    }
    for file in files where written[file.path] != file.bytes {
      try write(file.bytes, to: file.path)
    }
    for path in [outputFolder, cacheFolder] where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Writes one file.
  func write(_ bytes: [UInt8], to path: String) throws {
    let place = folder + "/" + path
    let parent = place.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + parent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    written[path] = bytes
  }

  /// Forgets the files on disk, after commands that may have changed them.
  func forget() { written = written.mapValues { _ in [] } }

  /// The files written by the commands, by path.
  func outputs() -> [String: [UInt8]] {
    let names = FileManager.default.subpaths(atPath: outputFolder) ?? []
    var outputs: [String: [UInt8]] = [:]
    for name in names {
      guard let data = FileManager.default.contents(atPath: outputFolder + "/" + name) else {
        continue
      }
      outputs[FuzzCase.output + "/" + name] = Array(data)
    }
    return outputs
  }

  /// Returns the paths of written files that have changed since.
  func changedFiles() -> [String] {
    written.keys.sorted().filter { path in
      FileManager.default.contents(atPath: folder + "/" + path).map(Array.init) != written[path]
    }
  }

  /// Returns the names of files and folders that should not exist.
  func strayFiles() -> [String] {
    let allowed: Set<String> = ["Case", "In", "Old", "Out", "Cache"]
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return (beside + inside).filter { !allowed.contains($0) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }
}
