internal import Files
internal import Findings

/// The build settings of a `project.pbxproj` that name storyboards or property lists.
struct ProjectEntryPoints {
  /// The storyboards that `INFOPLIST_KEY_…` settings name.
  var entryPoints: [EntryPoint] = []
  /// The names of the xibs that such settings name.
  var mainXibs: Set<String> = []
  /// The property lists that `INFOPLIST_FILE` settings name, as paths.
  var infoPlistPaths: [String] = []

  private let file: ProjectFile

  /// Reads the settings of a project.
  init(_ file: ProjectFile) {
    self.file = file
    for target in file.objects.values {
      let configurations = file.object(target["buildConfigurationList"])?["buildConfigurations"]
      // The project itself has settings too, and no name.
      let name = target["name"]?.string
      for (_, configuration) in file.objects(listedBy: configurations) {
        let settings = configuration["buildSettings"]?.dictionary?.entries ?? []
        // Most settings are irrelevant.
        read(settings.filter { $0.key.hasPrefix("INFOPLIST_") }, target: name)
      }
    }
  }

  private mutating func read(_ settings: [ProjectFile.Object.Entry], target: String?) {
    var folder = target.map { FilePath.join(file.folder, $0) } ?? file.folder
    for setting in settings where setting.key.hasPrefix("INFOPLIST_FILE") {
      guard let plist = setting.value.string.flatMap(resolved), !plist.isEmpty else { continue }
      infoPlistPaths.append(plist)
      if setting.key == "INFOPLIST_FILE" { folder = FilePath.folder(of: plist) }
    }
    for setting in settings where setting.key.hasPrefix("INFOPLIST_KEY_") {
      let key = String(setting.key.dropFirst("INFOPLIST_KEY_".count))
      guard let name = setting.value.string, !name.isEmpty else { continue }
      if InfoKey.isMainXib(key) { mainXibs.insert(FilePath.stem(of: name)) }
      guard let role = InfoKey.role(of: key) else { continue }
      entryPoints.append(
        EntryPoint(
          storyboardName: InfoKey.storyboardName(name), role: role, folder: folder,
          declaredIn: SourceLocation(file: file.path), target: target))
    }
  }

  /// A path relative to the project; nil if it depends on another setting.
  private func resolved(_ value: String) -> String? {
    var value = value
    for setting in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] where value.hasPrefix(setting)
    {
      value.removeFirst(setting.count)
    }
    return value.contains("$") ? nil : FilePath.join(file.folder, value)
  }
}
