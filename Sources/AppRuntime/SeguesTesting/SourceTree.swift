internal import Foundation

/// Finds the storyboards of a project, starting from one of its source files.
enum SourceTree {
  /// All storyboards of the project that a source file belongs to, by path.
  static func storyboards(around sourceFile: String) -> [String] {
    root(around: sourceFile).map(storyboards(below:)) ?? []
  }

  /// The folder of the project that a source file belongs to; nil if there is none.
  static func root(around sourceFile: String) -> String? {
    var folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isRoot = names.contains {
        $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj")
      }
      if isRoot { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// All storyboards in a folder and its subfolders, except hidden ones, by path.
  static func storyboards(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let name = names.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") {
        names.skipDescendants()
      } else if last.hasSuffix(".storyboard") {
        paths.append("\(folder)/\(name)")
      }
    }
    return paths.sorted()
  }

  /// The folder of a file.
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
