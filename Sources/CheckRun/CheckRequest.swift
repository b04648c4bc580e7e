package import AppProject
internal import Foundation

/// What `segues check` was asked to check.
package struct CheckRequest: Sendable {
  /// Folders to search, or files.
  package var paths: [String]
  /// Patterns of what is left out.
  package var excludes: [String] = []
  /// Which of the files found are looked at, by the configuration; nil for all.
  package var filter: PathFilter?
  /// How many threads read.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// Where what was found is kept for the next run.
  package var cache = CachePlace.none
  /// For how many seconds files have to be as they are before their stamps alone say that they did not
  /// change: longer than the steps in which file systems count time.
  package var settling = 2.5
  /// Whether every source is parsed, and not only those that can matter: the findings are the same.
  package var parsesEverything = false

  package init(paths: [String]) {
    self.paths = paths
  }
}

/// Where a run keeps what it found, so that the next one does not have to find it again.
package enum CachePlace: Hashable, Sendable {
  /// Nothing is kept, and nothing of before is used.
  case none
  /// The folder that the system has for such things: see ``CacheFolder/standardPath(_:)``.
  case standard
  /// A folder, which is made if it is not there.
  case folder(String)
}
