package import FilesAndPaths
internal import Foundation

/// A request to check an app.
package struct CheckRequest: Sendable {
  /// The folders to search, or files.
  package var paths: [String]
  /// The patterns of files to leave out.
  package var excludes: [String]
  /// The configuration's choice among the files, or nil for all.
  package var filter: PathFilter?
  /// The folder outside of which no project is looked for and no listed file is read, or nil for the repository.
  package var limit: String?
  /// The most threads that read and check.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  package var cache = CachePlace.none
  /// The seconds for which a file must be unmodified before its stamp alone proves it unchanged.
  ///
  /// This must exceed the file system's timestamp resolution.
  package var settling = 2.5
  /// Whether every source is parsed, and not only those that can matter.
  ///
  /// The findings are the same.
  package var parsesEverything = false
  /// Whether the outcome keeps the linked app, for example for a map.
  ///
  /// Such a run doesn't use the cache.
  package var keepsApp = false
  /// The files that earlier checks of the app have read, so that this one only reads what changed since.
  package var memory: ReadingMemory?

  package init(paths: [String], excludes: [String] = [], filter: PathFilter? = nil) {
    self.paths = paths
    self.excludes = excludes
    self.filter = filter
  }
}

/// The place where a run caches its outcome for later runs.
package enum CachePlace: Hashable, Sendable {
  /// No cache: nothing is read from it or written to it.
  case none
  /// The system's folder for caches, see ``CacheFolder/standardPath(_:)``.
  case standard
  /// A folder, which is created if it doesn't exist.
  case folder(String)
}
