import AppProject
import TestSupport

extension TemporaryFolder {
  /// The targets of all files below this folder, or below some of its folders.
  func membership(below folders: [String] = []) -> AppMembership {
    let paths = folders.isEmpty ? [path] : folders.map(path)
    return AppMembership(reading: FileDiscovery(findsSources: true).files(below: paths))
  }
}

extension AppMembership {
  /// The names of the targets of a file.
  func targetNames(of file: String) -> [String] { targets(of: file).map(\.name).sorted() }
}
