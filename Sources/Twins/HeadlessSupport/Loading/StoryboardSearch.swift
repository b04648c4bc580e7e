package import Foundation
package import StoryboardModel

/// Finds storyboards and xibs on disk.
@MainActor
package enum StoryboardSearch {
  /// The paths found in bundles, by the bundle's path and the file's name.
  private static var found: [String: String] = [:]

  /// The path of a bundle's storyboard or xib.
  ///
  /// The app's own folders are searched first, then the bundle's top folder, then its `lproj`
  /// folders, starting with `Base.lproj`.
  package static func path(
    of name: String, in bundle: Bundle, type: InterfaceFile.Kind = .storyboard
  ) -> String? {
    let name = "\(name).\(type.rawValue)"
    for folder in HeadlessStoryboards.folders {
      if let path = path(of: name, type: type, inFolder: folder) { return path }
    }
    let key = bundle.bundlePath + "\0" + name
    if let known = found[key] { return known }
    let folder = bundle.resourcePath ?? bundle.bundlePath
    var candidates = [folder]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let localizations = names.filter { $0.hasSuffix(".lproj") }.sorted()
    candidates += localizations.filter { $0 == "Base.lproj" }.map { "\(folder)/\($0)" }
    candidates += localizations.filter { $0 != "Base.lproj" }.map { "\(folder)/\($0)" }
    let paths = candidates.map { "\($0)/\(name)" }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) }
    if let path { found[key] = path }
    return path
  }

  /// The files below the app's own folders, by folder and kind.
  private static var folders: [String: [String]] = [:]

  private static func path(
    of name: String, type: InterfaceFile.Kind, inFolder folder: String
  ) -> String? {
    let key = folder + "\0" + type.rawValue
    let paths = folders[key] ?? files(type, below: folder)
    folders[key] = paths
    return paths.first { ($0 as NSString).lastPathComponent == name }
  }

  /// All files of a kind in a folder and its subfolders, except hidden ones.
  ///
  /// They are sorted by depth, with those in `Base.lproj` first, and then by path.
  static func files(_ type: InterfaceFile.Kind, below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let name = names.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names.skipDescendants()
      } else if name.hasSuffix(".\(type.rawValue)") {
        paths.append(name)
      }
    }
    func rank(_ path: String) -> (Int, Int, String) {
      let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
      let isLocalized = path.contains(".lproj/")
      return (isLocalized ? depth - 1 : depth, path.contains("Base.lproj/") ? 0 : 1, path)
    }
    return paths.sorted { rank($0) < rank($1) }.map { "\(folder)/\($0)" }
  }
}
