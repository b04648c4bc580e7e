internal import Findings
internal import Foundation

/// The files found below the paths that the user gave, sorted by path.
package struct DiscoveredFiles: Hashable, Sendable {
  /// Storyboards and xibs, and whatever file the user named.
  package var interfaceFiles: [String] = []
  /// Property lists that may be an `Info.plist`.
  package var propertyLists: [String] = []
  /// The `project.pbxproj` of Xcode projects.
  package var projects: [String] = []
  /// Paths that the user gave and that do not exist.
  package var missingPaths: [String] = []
  /// Folders that could not be opened.
  package var unreadableFolders: [String] = []

  package init() {}

  /// Whether a file is of interest by its name.
  static func isWanted(_ name: String) -> Bool {
    kind(of: name) != nil
  }

  /// Adds a file to the list that its name belongs to.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isNamed: Whether the user named it: what is neither project nor property list is then read
  ///     as a storyboard, which gives a finding if it is none.
  mutating func add(_ path: String, isNamed: Bool) {
    switch Self.kind(of: FilePath.name(of: path)) {
    case .interface: interfaceFiles.append(path)
    case .propertyList: propertyLists.append(path)
    case .project: projects.append(path)
    case nil: if isNamed { interfaceFiles.append(path) }
    }
  }

  /// Sorts the lists; of two paths to one file the first stays.
  mutating func sortAndRemoveDuplicates() {
    interfaceFiles = Self.sortedOnce(interfaceFiles)
    propertyLists = Self.sortedOnce(propertyLists)
    projects = Self.sortedOnce(projects)
    missingPaths.sort()
    unreadableFolders.sort()
  }

  private enum Kind {
    case interface
    case propertyList
    case project
  }

  private static func kind(of name: String) -> Kind? {
    switch FilePath.pathExtension(of: name) {
    case "storyboard", "xib": .interface
    // By name, for an app has many other property lists; an `Info.plist` of another name is found
    // through its project's settings.
    case "plist": name.lowercased().contains("info") ? .propertyList : nil
    case "pbxproj": .project
    default: nil
    }
  }

  private static func sortedOnce(_ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    var seen: Set<String> = []
    return paths.sorted().filter { seen.insert(realPath($0)).inserted }
  }

  private static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
