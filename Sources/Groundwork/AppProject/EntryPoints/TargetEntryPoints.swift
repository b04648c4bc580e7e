internal import FilesAndPaths
internal import Findings

/// The storyboards, xibs and property lists that a target's build settings name.
struct TargetEntryPoints: Sendable {
  /// The storyboards that `INFOPLIST_KEY_…` settings name.
  var storyboards: [EntryPoint] = []
  /// The names of the xibs that `INFOPLIST_KEY_…` settings name.
  var xibs: Set<String> = []
  /// The property lists that `INFOPLIST_FILE` settings name, as paths.
  var propertyLists: [String] = []
}

extension TargetEntryPoints {
  /// Reads the settings of a target in all its configurations.
  init(
    of target: AppTarget, in file: ProjectFile,
    _ configurations: [ProjectConfigurations.Configuration]
  ) {
    self.init()
    for configuration in configurations {
      let settings = configuration.settings
      // Tests and extensions inherit the names of an app's storyboards, but never open them.
      let inherits =
        target.kind == .app && !configuration.lacksFile
        && settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES"
      let folder = readPropertyLists(settings, of: target.name, in: file)
      readKeys(settings, inherits: inherits, of: target.name, in: folder, file)
    }
  }

  /// Adds the property lists of a target, and returns the folder of its files.
  private mutating func readPropertyLists(
    _ settings: BuildSettings, of target: String, in file: ProjectFile
  ) -> String {
    // Xcode's templates put a target's files into a folder with the target's name.
    var folder = FilePath.join(file.folder, target)
    let lists = settings.settings(beginningWith: "INFOPLIST_FILE", isOwn: false).keys.sorted()
    for name in lists {
      guard let written = settings.text(of: name) else { continue }
      let list = Self.path(written, in: file)
      propertyLists.append(list)
      if name == "INFOPLIST_FILE" { folder = FilePath.folder(of: list) }
    }
    return folder
  }

  /// Adds the storyboards and xibs that settings name in place of keys of a property list.
  private mutating func readKeys(
    _ settings: BuildSettings, inherits: Bool, of target: String, in folder: String,
    _ file: ProjectFile
  ) {
    // Xcode adds the keys only to a property list that it generates.
    let generates = "GENERATE_INFOPLIST_FILE"
    guard settings.value(of: generates) != "NO" || settings.setsConditionally(generates) else {
      return
    }
    let beginning = "INFOPLIST_KEY_"
    for (setting, written) in settings.settings(beginningWith: beginning, isOwn: !inherits) {
      let key = String(setting.dropFirst(beginning.count))
      let role = InfoKey.role(of: key)
      guard role != nil || InfoKey.isMainXib(key) else { continue }
      let name = settings.value(of: setting) ?? written
      guard !name.isEmpty else { continue }
      if InfoKey.isMainXib(key) { xibs.insert(FilePath.stem(of: name)) }
      guard let role else { continue }
      storyboards.append(
        EntryPoint(
          storyboardName: InfoKey.storyboardName(name), role: role, folder: folder,
          declaredIn: SourceLocation(file: file.path), target: target))
    }
  }

  /// The path of a file in a setting, in the style of the project's path.
  private static func path(_ value: String, in file: ProjectFile) -> String {
    let sourceRoot = file.sourceRoot
    for folder in [file.folder, sourceRoot] {
      let start = NormalPath.of(folder) + "/"
      guard value.hasPrefix(start) else { continue }
      return FilePath.join(folder, String(value.dropFirst(start.count)))
    }
    return FilePath.join(sourceRoot, value)
  }
}
