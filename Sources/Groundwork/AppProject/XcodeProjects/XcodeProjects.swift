internal import Parallel

/// The Xcode projects among an app's files, each read once.
package struct XcodeProjects: Sendable {
  /// The readable projects, in the order of their paths.
  let files: [ProjectFile]
  /// The paths of the other projects, with the reasons.
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
    self.files = read.compactMap { try? $0.get() }
    unreadable = zip(files.projects, read).compactMap { path, result in
      if case .failure(let failure) = result { (path, failure) } else { nil }
    }
  }

  /// The targets of each of ``files``.
  func targets() -> [[ProjectTarget]] {
    let access = FileAccess.current
    return ParallelMap.results(of: files) { file in access.include { ProjectTargets.read(file) } }
  }
}
