/// The Xcode projects among an app's files, each read once.
package struct XcodeProjects: Sendable {
  /// Those that could be read, in the order of their paths.
  let files: [ProjectFile]
  /// The paths of the others.
  let unreadablePaths: [String]

  /// Reads the projects among the files found.
  package init(among files: DiscoveredFiles) {
    let read = ParallelMap<String, ProjectFile?>.results(of: files.projects) {
      ProjectFile(readingFrom: $0)
    }
    self.files = read.compactMap(\.self)
    unreadablePaths = zip(files.projects, read).filter { $1 == nil }.map(\.0)
  }

  /// The targets of each of ``files``.
  func targets() -> [[ProjectTarget]] {
    ParallelMap.results(of: files, ProjectTargets.read)
  }
}
