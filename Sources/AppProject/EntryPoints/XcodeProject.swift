internal import Findings
internal import Foundation

/// The build settings of a `project.pbxproj` that name storyboards or property lists.
struct XcodeProject {
  /// The storyboards that `INFOPLIST_KEY_…` settings name.
  var entryPoints: [EntryPoint] = []
  /// The property lists that `INFOPLIST_FILE` settings name, as paths.
  var infoPlistPaths: [String] = []

  private let path: String
  private let projectFolder: String
  private let objects: [String: [String: Any]]

  /// Reads a project, which is a property list of the old style; nil where the file is none.
  init?(readingFrom path: String) {
    self.path = path
    // project.pbxproj stands in App.xcodeproj, and App.xcodeproj beside the sources.
    projectFolder = FilePath.folder(of: FilePath.folder(of: path))
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (root as? [String: Any])?["objects"] as? [String: Any]
    else { return nil }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    readTargets()
  }

  private mutating func readTargets() {
    for target in objects.values {
      guard let list = target["buildConfigurationList"] as? String,
        let configurations = objects[list]?["buildConfigurations"] as? [String]
      else { continue }
      // The project itself has settings too, and no name.
      let name = target["name"] as? String
      for configuration in configurations {
        if let settings = objects[configuration]?["buildSettings"] as? [String: Any] {
          read(settings, target: name)
        }
      }
    }
  }

  private mutating func read(_ settings: [String: Any], target: String?) {
    var folder = target.map { FilePath.join(projectFolder, $0) } ?? projectFolder
    for (key, value) in settings where key.hasPrefix("INFOPLIST_FILE") {
      guard let plist = (value as? String).flatMap(resolved), !plist.isEmpty else { continue }
      infoPlistPaths.append(plist)
      if key == "INFOPLIST_FILE" { folder = FilePath.folder(of: plist) }
    }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      guard let role = InfoKey.role(of: String(key.dropFirst("INFOPLIST_KEY_".count))),
        let name = value as? String, !name.isEmpty
      else { continue }
      entryPoints.append(
        EntryPoint(
          storyboardName: InfoKey.storyboardName(name), role: role, folder: folder,
          declaredIn: SourceLocation(file: path)))
    }
  }

  /// A path relative to the project; nil where it depends on another setting.
  private func resolved(_ value: String) -> String? {
    var value = value
    for setting in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] where value.hasPrefix(setting)
    {
      value.removeFirst(setting.count)
    }
    return value.contains("$") ? nil : FilePath.join(projectFolder, value)
  }
}
