internal import Foundation

/// Finds the file of a storyboard that an audit names.
struct StoryboardSearch {
  /// The storyboard's file.
  let path: String
  /// All storyboards of the same bundle or project, to which the storyboard may refer.
  let surroundings: [String]

  /// Searches bundles, then the project around a source file.
  ///
  /// - Throws: An ``AuditError`` if the file doesn't exist, or if there are several.
  init(_ name: String, bundle: Bundle?, filePath: String) throws {
    let plainName = (name as NSString).lastPathComponent
    let bundles = bundle.map { [$0] } ?? ResourceBundles.bundles(withStoryboard: plainName)
    if name == plainName, bundles.count > 1 {
      throw AuditError.severalStoryboards(name, paths: bundles.map(\.bundlePath))
    }
    let bundled = bundles.lazy.compactMap { ResourceBundles.path(ofStoryboard: name, in: $0) }.first
    if let bundled {
      path = bundled
      let folder = SourceTree.folder(of: bundled)
      surroundings = SourceTree.storyboards(
        below: folder.hasSuffix(".lproj") ? SourceTree.folder(of: folder) : folder)
      return
    }
    surroundings = SourceTree.storyboards(around: filePath)
    // The folder before the name may be the one that contains `Base.lproj`.
    let matches = surroundings.filter { path in
      let unlocalized = path.replacingOccurrences(of: "/Base.lproj/", with: "/")
      return [path, unlocalized].contains { $0.hasSuffix("/\(name).storyboard") }
    }
    guard let match = matches.first else {
      throw AuditError.noStoryboard(name, searched: SourceTree.root(around: filePath) ?? filePath)
    }
    guard matches.count == 1 else {
      throw AuditError.severalStoryboards(name, paths: matches)
    }
    path = match
  }
}
