internal import Findings
internal import Foundation

/// Reads a file's bytes, refusing what is no file or too large before any of it is in memory.
enum FileContents {
  /// - Throws: A ``ReadFailure``.
  static func read(_ path: String) throws(ReadFailure) -> Data {
    let location = SourceLocation(file: path)
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    } catch {
      throw ReadFailure(
        .unreadableFile, at: location, "the file cannot be read: \(reason(error))",
        help: "check the path and the permissions")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw ReadFailure(
        .unreadableFile, at: location, "the path is no regular file",
        help: "name the .storyboard or .xib file itself")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= ReadingLimits.fileSize else { throw tooLarge(size, path: path) }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw ReadFailure(
        .unreadableFile, at: location, "the file cannot be read: \(reason(error))",
        help: "check the permissions")
    }
  }

  static func tooLarge(_ size: Int, path: String) -> ReadFailure {
    ReadFailure(
      .tooLarge, at: SourceLocation(file: path, line: 1, column: 1),
      "the file has \(size) bytes, and at most \(ReadingLimits.fileSize) are read",
      help: "split the storyboard, or leave the file out with --exclude")
  }

  /// The system's reason, which does not name the path again.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return (error as? CocoaError)?.code == .fileReadNoSuchFile
      ? "No such file or directory" : (error as NSError).localizedDescription
  }
}
