package import Findings

/// What property lists and Xcode projects say about an app.
package struct AppProject: Sendable {
  /// The storyboards that the system opens by itself, sorted.
  package var entryPoints: [EntryPoint]
  /// What could not be read, or not understood.
  package var findings: [Finding]

  package init(entryPoints: [EntryPoint] = [], findings: [Finding] = []) {
    self.entryPoints = entryPoints
    self.findings = findings
  }

  /// Reads the property lists and projects among the files found.
  package init(reading files: DiscoveredFiles) {
    self.init(reading: files, XcodeProjects(among: files))
  }

  /// Reads the property lists among the files found, of which the projects are read already.
  package init(reading files: DiscoveredFiles, _ projects: XcodeProjects) {
    var entryPoints: Set<EntryPoint> = []
    var findings = projects.unreadable.map(Finding.unreadableProject)
    var propertyLists = files.propertyLists
    for project in projects.files.map(ProjectEntryPoints.init) {
      entryPoints.formUnion(project.entryPoints)
      // A property list that only a project names: found here if it is there.
      propertyLists += project.infoPlistPaths.filter { FileAccess.kind(of: $0) == .file }
    }
    var seen: Set<[String]> = []
    for path in propertyLists where seen.insert(FilePath.components(of: path)).inserted {
      do throws(PropertyListFailure) {
        entryPoints.formUnion(try InfoPropertyList(readingFrom: path).entryPoints)
      } catch {
        findings.append(.unreadablePropertyList(path, error))
      }
    }
    let named = entryPoints.sorted()
    self.entryPoints = named.filter { !$0.storyboardName.contains("$(") }
    self.findings = (findings + named.compactMap(Finding.unresolvedSetting)).sorted()
  }
}

extension Finding {
  fileprivate static func unreadableProject(
    _ path: String, _ failure: PropertyListFailure
  ) -> Finding {
    Finding(
      rule: "unreadable-project", severity: .warning, location: SourceLocation(file: path),
      message: "the Xcode project \(failure.problem), so its build settings are not known",
      help: failure == .notPropertyList
        ? "open the project in Xcode; merge-conflict markers are the usual reason"
        : "save the project in Xcode, or leave it out with --exclude")
  }

  fileprivate static func unreadablePropertyList(
    _ path: String, _ failure: PropertyListFailure
  ) -> Finding {
    Finding(
      rule: "unreadable-property-list", severity: .warning, location: SourceLocation(file: path),
      message: "the file \(failure.problem), so the storyboards that it names are not known",
      help: "check it with plutil -lint, or leave it out with --exclude")
  }

  fileprivate static func unresolvedSetting(_ entry: EntryPoint) -> Finding? {
    guard entry.storyboardName.contains("$(") else { return nil }
    return Finding(
      rule: "unresolved-setting", severity: .note, location: entry.declaredIn,
      message: "the \(entry.role.rawValue) storyboard's name is a build setting, "
        + "\(entry.storyboardName), which is not resolved",
      help: "scenes that only this storyboard leads to count as unreachable")
  }
}
