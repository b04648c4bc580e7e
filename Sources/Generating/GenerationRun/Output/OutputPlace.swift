internal import AppProject
internal import FileWriting
internal import FilesAndPaths

/// The destination of generated text.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  /// One file for everything.
  case file(String)
  /// A folder with one file per storyboard.
  case folder(String)

  /// Returns the writer for this place; in a folder, it follows no link that leads elsewhere.
  func writer(for request: GenerationRequest) -> FileWriter {
    guard case .folder(let folder) = self else { return FileWriter(request) }
    return FileWriter(request, in: folder)
  }

  /// Creates the place that a path means.
  ///
  /// A path that doesn't exist yet means a file if it has one of `fileExtensions`, and otherwise a folder.
  init(_ path: String?, fileExtensions: Set<String> = ["swift"]) throws(OutputFailure) {
    guard let path, path != "-", StreamPath.descriptor(path) != 1 else {
      self = .standardOutput
      return
    }
    guard !path.isEmpty else { throw .unnamed }
    let looksLikeFile =
      !path.hasSuffix("/") && fileExtensions.contains(FilePath.pathExtension(of: path))
    switch FileKind(atFollowingLinks: path) {
    case .folder:
      if looksLikeFile { throw .writing(.isFolder(path)) }
      self = .folder(path)
    case .file:
      self = .file(path)
    case nil:
      let withoutSlash = String(path.dropLast())
      if path.hasSuffix("/"), FileKind(atFollowingLinks: withoutSlash) != nil {
        throw .writing(.isFile(withoutSlash))
      }
      self = looksLikeFile ? .file(path) : .folder(path)
    }
  }
}
