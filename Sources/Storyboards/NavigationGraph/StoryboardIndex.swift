internal import FilesAndPaths

/// Finds a storyboard by its name, as `UIStoryboard(name:bundle:)` does in an app's bundle.
///
/// The project decides which files end up in one bundle. Without that information, the nearest of
/// several files with the name is used: the one that shares the most folders with the referring
/// file, then the least deep one, then the one in the referring file's language, then the one in
/// `Base.lproj`, then the first by path.
package struct StoryboardIndex: Sendable {
  private let namesakes: [String: Namesakes]

  /// Creates an index of storyboards by their paths.
  package init(paths: [String]) {
    var candidates: [String: [Namesakes.Candidate]] = [:]
    for path in paths.sorted() where FilePath.pathExtension(of: path) == "storyboard" {
      let place = Self.place(ofFolder: FilePath.folder(of: path))
      let name = String(FilePath.name(of: path).dropLast(".storyboard".count))
      let candidate = Namesakes.Candidate(
        path: path, folders: place.folders, localization: place.localization)
      candidates[name, default: []].append(candidate)
      // `Main~ipad` replaces `Main` on one kind of device.
      if let tilde = name.firstIndex(of: "~"), tilde != name.startIndex {
        candidates[String(name[..<tilde]) + "~", default: []].append(candidate)
      }
    }
    namesakes = candidates.mapValues(Namesakes.init)
  }

  /// Returns the path of the storyboard with a name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension.
  ///   - folder: The folder of the referring file.
  ///   - bundleIdentifier: The bundle that contains it. Files don't say which bundle they end up
  /// in: a folder named like the identifier's last part is preferred.
  /// - Returns: The path; nil if no storyboard has the name.
  package func path(
    ofStoryboard name: String, nearestTo folder: String, bundleIdentifier: String? = nil
  ) -> String? {
    guard let found = namesakes[name] ?? namesakes[name + "~"] else { return nil }
    let (folders, localization) = Self.place(ofFolder: folder)
    let bundle = bundleIdentifier?.split(separator: ".").last.map(String.init)
    return found.nearest(to: folders, localization, below: bundle)?.path
  }

  /// Splits a folder into the bundle's folder and the language's folder inside it.
  private static func place(ofFolder folder: String) -> (folders: [String], localization: String) {
    var folders = FilePath.components(of: folder)
    guard let last = folders.last, last.hasSuffix(".lproj") else { return (folders, "") }
    folders.removeLast()
    return (folders, String(last.dropLast(".lproj".count)))
  }
}
