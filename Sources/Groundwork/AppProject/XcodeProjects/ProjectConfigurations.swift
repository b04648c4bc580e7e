internal import FilesAndPaths

/// The build configurations of a project's targets, with the configuration files they use.
struct ProjectConfigurations {
  /// One target in one configuration.
  struct Configuration {
    var settings: BuildSettings
    /// Whether a configuration file is missing, other than those that CocoaPods writes.
    var lacksFile: Bool
    /// Whether a configuration file, or a file that it includes, is missing.
    var isIncomplete: Bool
  }

  private let file: ProjectFile
  /// The configurations of the project itself, whose settings all targets inherit.
  private let ofProject: [(name: String?, object: ProjectFile.Object, settings: [String: String])]
  private var filesRead: [String: ConfigurationFile] = [:]
  private var configurationFiles: ConfigurationFiles
  private let budget: SettingsBudget

  init(of file: ProjectFile) {
    self.file = file
    budget = SettingsBudget(for: file)
    configurationFiles = ConfigurationFiles(ofProjectIn: NormalPath.of(file.sourceRoot))
    ofProject = Self.configurations(listedBy: file.project["buildConfigurationList"], of: file)
      .map { ($0["name"]?.string, $0, Self.settings(of: $0)) }
  }

  /// The configurations of a target.
  ///
  /// If the project's settings take too much work, one configuration without settings replaces the others.
  mutating func configurations(
    of target: ProjectFile.Object, _ paths: inout ProjectPaths
  ) -> [Configuration] {
    let unknown = Configuration(
      settings: BuildSettings(levels: [], defaults: [:], budget: budget), lacksFile: true,
      isIncomplete: true)
    guard !budget.isUsedUp else { return [unknown] }
    let name = target["name"]?.string ?? ""
    let list = file.object(target["buildConfigurationList"]) ?? ProjectFile.Object()
    let listed = list["buildConfigurations"]
    budget.spend(list.entries.count + (listed?.array?.count ?? 0))
    var targetConfigurations = file.objects(listedBy: listed).map(\.object)
    if targetConfigurations.isEmpty { targetConfigurations = ofProject.map(\.object) }
    let defaults = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PROJECT_NAME": file.name, "PROJECT": file.name,
      "SRCROOT": paths.sourceRoot, "SOURCE_ROOT": paths.sourceRoot,
      "PROJECT_DIR": NormalPath.of(file.folder),
    ]
    var found: [Configuration] = []
    for configuration in targetConfigurations {
      guard !budget.isUsedUp else { return found + [unknown] }
      found.append(self.configuration(configuration, defaults, &paths))
    }
    return found
  }

  /// Combines a target's configuration with that of the project and with the configuration files of both.
  private mutating func configuration(
    _ target: ProjectFile.Object, _ defaults: [String: String], _ paths: inout ProjectPaths
  ) -> Configuration {
    let name = target["name"]?.string ?? ""
    let base = ofProject.first { $0.name == name } ?? ofProject.first
    let targetsFile = configurationFile(of: target, &paths)
    let projectsFile = base.map { configurationFile(of: $0.object, &paths) } ?? ConfigurationFile()
    let levels: [[String: String]] = [
      Self.settings(of: target), targetsFile.settings, base?.settings ?? [:],
      projectsFile.settings,
    ]
    let lacksFile = targetsFile.isMissing || projectsFile.isMissing
    budget.spend(64 + ofProject.count + target.entries.count)
    budget.spend(levels.reduce(base?.object.entries.count ?? 0) { $0 + $1.count })
    return Configuration(
      settings: BuildSettings(
        levels: levels, defaults: defaults.merging(["CONFIGURATION": name]) { $1 }, budget: budget),
      lacksFile: lacksFile,
      isIncomplete: lacksFile || targetsFile.lacksInclusion || projectsFile.lacksInclusion)
  }

  private static func configurations(
    listedBy list: PropertyListValue?, of file: ProjectFile
  ) -> [ProjectFile.Object] {
    file.objects(listedBy: file.object(list)?["buildConfigurations"]).map(\.object)
  }

  private static func settings(of configuration: ProjectFile.Object) -> [String: String] {
    configuration["buildSettings"]?.dictionary?.strings ?? [:]
  }

  /// The file of a configuration; an empty one if it has none.
  private mutating func configurationFile(
    of configuration: ProjectFile.Object, _ paths: inout ProjectPaths
  ) -> ConfigurationFile {
    var path: String?
    if let reference = configuration["baseConfigurationReference"]?.string {
      path = paths.path(of: reference)
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
    {
      path = paths.path(of: anchor).map { NormalPath.join($0, relative) }
    } else {
      return ConfigurationFile()
    }
    guard let path else { return ConfigurationFile(isMissing: true) }
    if ConfigurationFiles.isOfCocoaPods(path) { return ConfigurationFile() }
    if let known = filesRead[path] { return known }
    let read = configurationFiles.file(at: path)
    filesRead[path] = read
    return read
  }
}
