import AppProject
import TestSupport

extension TemporaryFolder {
  /// What belongs to what below this folder, or below some folders of it.
  func membership(below folders: [String] = []) -> AppMembership {
    let paths = folders.isEmpty ? [path] : folders.map(path)
    return AppMembership(reading: FileDiscovery(findsSources: true).files(below: paths))
  }
}

extension AppMembership {
  /// The names of the targets of a file.
  func targetNames(of file: String) -> [String] { targets(of: file).map(\.name).sorted() }
}
