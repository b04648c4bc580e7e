internal import Parallel

/// The Xcode projects among an app's files, each read once.
package struct XcodeProjects: Sendable {
  /// The readable projects, in the order of their paths.
  ///
  /// A copy that Xcode wouldn't open is left out, because it doesn't describe the files around it.
  let files: [ProjectFile]
  /// The targets of each of ``files``.
  let targets: [[ProjectTarget]]
  /// The paths of the projects that can't be read, with the reasons.
  let unreadable: [(path: String, failure: PropertyListFailure)]

  /// Reads the projects among the files found.
  package init(among files: DiscoveredFiles) {
    // Accesses by other threads count as this thread's.
    let access = FileAccess.current
    let read = ParallelMap.results(of: files.projects) { path in
      access.include {
        Result { () throws(PropertyListFailure) in try ProjectFile(readingFrom: path) }
      }
    }
    let readable: [ProjectFile] = read.compactMap { try? $0.get() }.filter(\.isInBundle)
    self.files = readable
    targets = ParallelMap.results(of: readable) { file in
      access.include { ProjectTargets.read(file) }
    }
    unreadable = zip(files.projects, read).compactMap { path, result in
      if case .failure(let failure) = result { (path, failure) } else { nil }
    }
  }
}
