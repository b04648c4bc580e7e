internal import AppProject
internal import FileWriting
internal import Findings

/// Where generated text goes.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  /// Everything in one file.
  case file(String)
  /// A file for each storyboard.
  case folder(String)

  /// Writes the files of this place: in a folder, no link of which leads elsewhere.
  func writer(for request: GenerationRequest) -> FileWriter {
    guard case .folder(let folder) = self else { return FileWriter(request) }
    return FileWriter(request, in: folder)
  }

  /// The place that a path means.
  ///
  /// What is there decides; where nothing is, a name with an extension of `fileExtensions` is a
  /// file, and any other a folder.
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
      if looksLikeFile { throw .isFolder(path) }
      self = .folder(path)
    case .file:
      self = .file(path)
    case nil:
      let bare = String(path.dropLast())
      if path.hasSuffix("/"), FileKind(atFollowingLinks: bare) != nil { throw .isFile(bare) }
      self = looksLikeFile ? .file(path) : .folder(path)
    }
  }
}
