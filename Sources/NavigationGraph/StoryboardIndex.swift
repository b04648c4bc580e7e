internal import Findings

/// Finds a storyboard by its name, as `UIStoryboard(name:bundle:)` does in an app's bundle.
///
/// Which files one bundle gets is the project's to say. Without it, of several files with one name
/// the nearest to the referring file is taken: the one that shares most of its folders, then the
/// one least deep, then the language of the referring file, `Base.lproj`, and the path's order.
package struct StoryboardIndex: Sendable {
  private let namesakes: [String: Namesakes]

  /// Makes an index of storyboards' paths.
  package init(paths: [String]) {
    var candidates: [String: [Namesakes.Candidate]] = [:]
    for path in paths.sorted() where FilePath.pathExtension(of: path) == "storyboard" {
      let place = Self.place(ofFolder: FilePath.folder(of: path))
      let name = String(FilePath.name(of: path).dropLast(".storyboard".count))
      let candidate = Namesakes.Candidate(
        path: path, folders: place.folders, localization: place.localization)
      candidates[name, default: []].append(candidate)
      // `Main~ipad` stands in for `Main` on one device.
      if let tilde = name.firstIndex(of: "~"), tilde != name.startIndex {
        candidates[String(name[..<tilde]) + "~", default: []].append(candidate)
      }
    }
    namesakes = candidates.mapValues(Namesakes.init)
  }

  /// The path of the storyboard with a name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension.
  ///   - folder: The folder of the file that refers to it.
  ///   - bundleIdentifier: The bundle that has it. Files do not say what bundle they end in:
  ///     a folder with the identifier's last part as its name is preferred.
  /// - Returns: The path; nil where no storyboard has the name.
  package func path(
    ofStoryboard name: String, nearestTo folder: String, bundleIdentifier: String? = nil
  ) -> String? {
    guard let found = namesakes[name] ?? namesakes[name + "~"] else { return nil }
    let (folders, localization) = Self.place(ofFolder: folder)
    let bundle = bundleIdentifier?.split(separator: ".").last.map(String.init)
    return found.nearest(to: folders, localization, below: bundle)?.path
  }

  /// The folder that a bundle is made from, and the language's folder inside it.
  private static func place(ofFolder folder: String) -> (folders: [String], localization: String) {
    var folders = FilePath.components(of: folder)
    guard let last = folders.last, last.hasSuffix(".lproj") else { return (folders, "") }
    folders.removeLast()
    return (folders, String(last.dropLast(".lproj".count)))
  }
}
