internal import FilesAndPaths
internal import Findings
internal import Foundation

/// Reads the bytes of files, rejecting anything that is not a file or is too large before reading it.
enum FileContents {
  #if os(Windows)
  // ``FileBytes`` uses system calls that Windows lacks.
  static func read(_ path: String) throws(ReadFailure) -> Data {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw attributes == nil
        ? unreadable(path, "it doesn't exist, or access is denied") : notRegular(path)
    }
    let size = attributes?[.size] as? Int ?? 0
    guard size <= ReadingLimits.fileSize else { throw tooLarge(size, path: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw unreadable(path, "access is denied")
    }
    return data
  }
  #else
  static func read(_ path: String) throws(ReadFailure) -> Data {
    do throws(FileBytes.Failure) {
      return Data(try FileBytes.read(path, limit: ReadingLimits.fileSize))
    } catch {
      switch error {
      case .missing: throw unreadable(path, String(cString: strerror(ENOENT)))
      case .unreadable(let reason): throw unreadable(path, reason)
      case .notRegular: throw notRegular(path)
      case .tooLarge(let size, _): throw tooLarge(size, path: path)
      }
    }
  }
  #endif

  static func tooLarge(_ size: Int, path: String) -> ReadFailure {
    ReadFailure(
      .tooLarge, at: SourceLocation(file: path, line: 1, column: 1),
      "the file has \(size) bytes; the limit is \(ReadingLimits.fileSize)",
      help: "split the storyboard, or leave the file out with --exclude")
  }

  private static func notRegular(_ path: String) -> ReadFailure {
    ReadFailure(
      .unreadableFile, at: SourceLocation(file: path), "the path is not a regular file",
      help: "name the .storyboard or .xib file itself")
  }

  private static func unreadable(_ path: String, _ reason: String) -> ReadFailure {
    ReadFailure(
      .unreadableFile, at: SourceLocation(file: path), "the file cannot be read: \(reason)",
      help: "check the path and the permissions")
  }
}
