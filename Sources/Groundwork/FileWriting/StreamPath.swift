internal import FilesAndPaths

/// Paths that name an open stream of this process, such as `/dev/stdout`.
package enum StreamPath {
  /// The maximum number of links to follow.
  private static let mostLinks = 40

  /// Returns the descriptor that a path names, following links; nil if it names something else.
  package static func descriptor(_ path: String) -> Int32? {
    var path = path
    for _ in 0..<mostLinks {
      if let descriptor = descriptor(named: path) { return descriptor }
      guard let target = ResolvedPath.link(at: path) else { return nil }
      path = FilePath.join(FilePath.folder(of: path), target)
    }
    return nil
  }

  /// Returns the descriptor that a path names, following links; nil if it names something else.
  static func descriptor(_ place: PathStatus) -> Int32? {
    place.isLink ? descriptor(place.path) : descriptor(named: place.path)
  }

  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard ["/dev/fd", "/proc/self/fd"].contains(FilePath.folder(of: path)) else { return nil }
      return Int32(FilePath.name(of: path))
    }
  }
}
