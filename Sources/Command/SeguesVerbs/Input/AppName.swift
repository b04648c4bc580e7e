internal import FilesAndPaths

/// The name of an app, which its map has as its title and file name.
struct AppName: CustomStringConvertible {
  let description: String

  /// Uses the name of the only Xcode project in the uppermost folder that has any, or else of the only path.
  ///
  /// The projects are the `project.pbxproj` of the Xcode projects found below the paths.
  init(paths: [String], projects: [String] = []) {
    description = Self.project(in: projects) ?? Self.path(in: paths) ?? "Segues"
  }

  /// Returns the name of a file in the current folder: `Shop-map.html`.
  func file(_ contents: String, extension fileExtension: String) -> String {
    let isInterface = ["storyboard", "xib"].contains(FilePath.pathExtension(of: description))
    let name = isInterface ? String(description.prefix { $0 != "." }) : description
    // Without the folder, a browser would take the file for an option.
    return (name.hasPrefix("-") ? "./" : "") + "\(name)-\(contents).\(fileExtension)"
  }

  private static func project(in projects: [String]) -> String? {
    let bundles = projects.map { FilePath.components(of: $0).dropLast() }
    guard let depth = bundles.map(\.count).min() else { return nil }
    let uppermost = bundles.filter { $0.count == depth }
    guard uppermost.count == 1, let name = uppermost[0].last, name.hasSuffix(".xcodeproj") else {
      return nil
    }
    return String(name.dropLast(".xcodeproj".count))
  }

  private static func path(in paths: [String]) -> String? {
    paths.count == 1 ? AbsolutePath.components(of: paths[0]).last : nil
  }
}
