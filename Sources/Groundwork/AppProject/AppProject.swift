internal import FilesAndPaths
package import Findings

/// The information about an app in its property lists and Xcode projects.
package struct AppProject: Sendable {
  /// The storyboards that the system opens on its own, sorted.
  package var entryPoints: [EntryPoint]
  /// The names of the xibs that the system loads at launch, with the application as their owner.
  package var mainXibs: Set<String>
  /// The files that could not be read or understood.
  package var findings: [Finding]

  /// Reads the property lists among the files found; the projects have already been read.
  package init(reading files: DiscoveredFiles, _ projects: XcodeProjects) {
    var entryPoints: Set<EntryPoint> = []
    var mainXibs: Set<String> = []
    var findings = projects.unreadable.map(Finding.unreadableProject)
    var propertyLists = files.propertyLists
    var namedByProjects: Set<String> = []
    for target in projects.targets.joined() {
      let found = target.entryPoints
      entryPoints.formUnion(found.storyboards)
      mainXibs.formUnion(found.xibs)
      namedByProjects.formUnion(found.propertyLists.map(NormalPath.of))
      // Property lists that only a project names, if they exist.
      propertyLists += found.propertyLists.filter { FileAccess.kind(of: $0) == .file }
    }
    var seen: Set<String> = []
    for path in propertyLists {
      let normal = NormalPath.of(path)
      guard seen.insert(normal).inserted else { continue }
      do throws(PropertyListFailure) {
        let list = try InfoPropertyList(readingFrom: path)
        entryPoints.formUnion(list.entryPoints)
        mainXibs.formUnion(list.mainXibs)
      } catch {
        if namedByProjects.contains(normal) || !Self.isOfLibrary(path) {
          findings.append(.unreadablePropertyList(path, error))
        }
      }
    }
    let sorted = entryPoints.sorted()
    self.mainXibs = mainXibs
    self.entryPoints = sorted.filter { !$0.isNamedBySetting }
    self.findings = (findings + sorted.compactMap(Finding.unresolvedSetting)).sorted()
  }

  /// Whether a property list is probably for a library.
  ///
  /// Apps publish such files encrypted: `GoogleService-Info-Release.plist`.
  private static func isOfLibrary(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return !name.lowercased().hasSuffix("info.plist") || name.hasPrefix("GoogleService-")
  }
}

extension Finding {
  fileprivate static func unreadableProject(
    _ path: String, _ failure: PropertyListFailure
  ) -> Finding {
    Finding(
      rule: .unreadableProject, severity: .warning, location: SourceLocation(file: path),
      message: "the Xcode project \(failure.problem), so its build settings are unknown",
      help: failure == .notPropertyList
        ? "open the project in Xcode; the usual cause is merge-conflict markers"
        : "save the project in Xcode, or leave it out with --exclude")
  }

  fileprivate static func unreadablePropertyList(
    _ path: String, _ failure: PropertyListFailure
  ) -> Finding {
    Finding(
      rule: .unreadablePropertyList, severity: .warning, location: SourceLocation(file: path),
      message: "the file \(failure.problem), so the storyboards it names are unknown",
      help: "check it with plutil -lint, or leave it out with --exclude")
  }

  fileprivate static func unresolvedSetting(_ entry: EntryPoint) -> Finding? {
    guard entry.isNamedBySetting else { return nil }
    return Finding(
      rule: .unresolvedSetting, severity: .note, location: entry.declaredIn,
      message: "the \(entry.role.rawValue) storyboard's name is a build setting, "
        + "\(entry.storyboardName), which is not resolved",
      why: "scenes reached only from this storyboard count as unreachable",
      help: "write the storyboard's name in place of the setting")
  }
}
