internal import Findings
internal import Foundation

/// Where generated text goes.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  /// Everything in one file.
  case file(String)
  /// A file for each storyboard.
  case folder(String)

  /// The place that a path means.
  ///
  /// What is there decides; where nothing is, a name with an extension of `fileExtensions` is a
  /// file, and any other a folder.
  init(_ path: String?, fileExtensions: Set<String> = ["swift"]) throws(OutputFailure) {
    guard let path, path != "-" else {
      self = .standardOutput
      return
    }
    let looksLikeFile =
      !path.hasSuffix("/") && fileExtensions.contains(FilePath.pathExtension(of: path))
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue {
        if looksLikeFile { throw .isFolder(path) }
        self = .folder(path)
      } else {
        self = .file(path)
      }
    } else if path.hasSuffix("/"), isFile(String(path.dropLast())) {
      throw .isFile(String(path.dropLast()))
    } else {
      self = looksLikeFile ? .file(path) : .folder(path)
    }

    func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  }
}
