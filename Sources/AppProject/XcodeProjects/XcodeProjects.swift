/// The Xcode projects among an app's files, each read once.
package struct XcodeProjects: Sendable {
  /// Those that could be read, in the order of their paths.
  let files: [ProjectFile]
  /// The paths of the others.
  let unreadablePaths: [String]

  /// Reads the projects among the files found.
  package init(among files: DiscoveredFiles) {
    var read: [ProjectFile] = []
    var unreadable: [String] = []
    for path in files.projects {
      if let file = ProjectFile(readingFrom: path) {
        read.append(file)
      } else {
        unreadable.append(path)
      }
    }
    self.files = read
    unreadablePaths = unreadable
  }
}
