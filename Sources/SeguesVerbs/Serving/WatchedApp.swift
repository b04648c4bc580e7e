internal import AppProject
internal import Foundation

/// The files of an app as they are at a moment, without reading them: by what it is seen that
/// something was saved.
struct WatchedApp: Equatable {
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    var size: UInt64
    var written: Date
  }

  /// Looks at the files below paths.
  ///
  /// Sources count only where `findsSources` says so: a map with findings depends on them.
  init(paths: [String], excludes: [String], findsSources: Bool) {
    let discovery = FileDiscovery(
      excludes: excludes.map(GlobPattern.init), findsSources: findsSources)
    let found = discovery.files(below: paths)
    for path in found.interfaceFiles + found.propertyLists + found.projects + found.swiftFiles
      + found.objectiveCFiles
    {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      stamps[path] = Stamp(
        size: attributes?[.size] as? UInt64 ?? 0,
        written: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
  }
}
