internal import Files
internal import Findings

/// The build settings of a `project.pbxproj` that name storyboards or property lists.
///
/// Settings in configuration files (`.xcconfig`) are not read here.
struct ProjectEntryPoints {
  /// The storyboards that `INFOPLIST_KEY_…` settings name.
  var entryPoints: [EntryPoint] = []
  /// The names of the xibs that such settings name.
  var mainXibs: Set<String> = []
  /// The property lists that `INFOPLIST_FILE` settings name, as paths.
  var infoPlistPaths: [String] = []

  private let file: ProjectFile
  private let sourceRoot: String

  /// Reads the settings of a project.
  init(_ file: ProjectFile) {
    self.file = file
    sourceRoot = file.sourceRoot
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
    // Xcode's templates put a target's files into a folder of its name.
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

  /// The path of a file in a setting; nil if it depends on settings other than the project's folders.
  private func resolved(_ value: String) -> String? {
    let folders = ["SRCROOT": sourceRoot, "SOURCE_ROOT": sourceRoot, "PROJECT_DIR": file.folder]
    for (name, folder) in folders {
      for start in ["$(\(name))/", "${\(name)}/"] where value.hasPrefix(start) {
        let rest = String(value.dropFirst(start.count))
        return rest.contains("$") ? nil : FilePath.join(folder, rest)
      }
    }
    return value.contains("$") ? nil : FilePath.join(sourceRoot, value)
  }
}
