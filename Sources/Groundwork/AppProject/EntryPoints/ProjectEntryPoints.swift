internal import Files
internal import Findings

/// The build settings of a project's targets that name storyboards or property lists.
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
    var paths = ProjectPaths(of: file)
    var configurations = ProjectConfigurations(of: file)
    for (_, target) in file.nativeTargets {
      let isApp = ProductType.kind(of: target["productType"]?.string ?? "") == .app
      for configuration in configurations.configurations(of: target, &paths) {
        let settings = configuration.settings
        // Tests and extensions inherit the names of an app's storyboards, but never open them.
        let inherits =
          isApp && !configuration.lacksFile
          && settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES"
        read(settings, inherits: inherits, target: target["name"]?.string ?? "")
      }
    }
  }

  private mutating func read(_ settings: BuildSettings, inherits: Bool, target: String) {
    // Xcode's templates put a target's files into a folder of its name.
    var folder = FilePath.join(file.folder, target)
    let lists = settings.settings(beginningWith: "INFOPLIST_FILE", isOwn: false).keys.sorted()
    for name in lists {
      guard let list = settings.text(of: name).map(path) else { continue }
      infoPlistPaths.append(list)
      if name == "INFOPLIST_FILE" { folder = FilePath.folder(of: list) }
    }
    let beginning = "INFOPLIST_KEY_"
    for (setting, written) in settings.settings(beginningWith: beginning, isOwn: !inherits) {
      let key = String(setting.dropFirst(beginning.count))
      let role = InfoKey.role(of: key)
      guard role != nil || InfoKey.isMainXib(key) else { continue }
      let name = settings.value(of: setting) ?? written
      guard !name.isEmpty else { continue }
      if InfoKey.isMainXib(key) { mainXibs.insert(FilePath.stem(of: name)) }
      guard let role else { continue }
      entryPoints.append(
        EntryPoint(
          storyboardName: InfoKey.storyboardName(name), role: role, folder: folder,
          declaredIn: SourceLocation(file: file.path), target: target))
    }
  }

  /// The path of a file in a setting, in the style of the project's path.
  private func path(_ value: String) -> String {
    for folder in [file.folder, sourceRoot] {
      let start = NormalPath.of(folder) + "/"
      guard value.hasPrefix(start) else { continue }
      return FilePath.join(folder, String(value.dropFirst(start.count)))
    }
    return FilePath.join(sourceRoot, value)
  }
}
