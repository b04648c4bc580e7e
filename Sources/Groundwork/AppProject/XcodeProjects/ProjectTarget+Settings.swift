internal import FilesAndPaths

extension ProjectTarget {
  /// Reads the settings of all configurations that concern the target's module.
  ///
  /// Also adds the headers that are included without being listed.
  mutating func read(
    _ configurations: [ProjectConfigurations.Configuration], sourceRoot: String
  ) {
    var modules: Set<String> = []
    var versions: [String] = []
    var identifiers: Set<String> = []
    var namedModules: Set<String> = []
    var propertyLists: Set<String> = []
    var headers: Set<String> = []
    // Whether the name of the module is known in every configuration.
    var isKnown = true
    // Whether every configuration names a property list, or says that Xcode generates it.
    var knowsPropertyLists = !configurations.isEmpty
    for configuration in configurations {
      let settings = configuration.settings
      if let module = configuration.moduleName { modules.insert(module) } else { isKnown = false }
      if let version = settings.text(of: "SWIFT_VERSION") {
        versions.append(version)
      }
      if settings.value(of: "SWIFT_SWIFT3_OBJC_INFERENCE") == "On" {
        target.infersExposure = true
      }
      if let identifier = settings.text(of: "PRODUCT_BUNDLE_IDENTIFIER") {
        identifiers.insert(identifier)
      }
      if let module = settings.text(of: "IBSC_MODULE") { namedModules.insert(module) }
      if let list = settings.text(of: "INFOPLIST_FILE") {
        propertyLists.insert(list)
      } else if !configuration.generatesPropertyList {
        knowsPropertyLists = false
      }
      if settings.setsConditionally("INFOPLIST_FILE") { knowsPropertyLists = false }
      for key in ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"] {
        if let header = settings.text(of: key) { headers.insert(header) }
      }
    }
    if isKnown { target.moduleNames = modules.sorted() }
    target.swiftVersion = SwiftVersion.lowest(of: versions)
    target.bundleIdentifiers = identifiers.sorted()
    target.interfaceModules = namedModules.sorted()
    target.propertyLists = propertyLists.sorted().map { NormalPath.join(sourceRoot, $0) }
    target.knowsPropertyLists =
      knowsPropertyLists && target.propertyLists.allSatisfy { FileAccess.kind(of: $0) == .file }
    files += headers.sorted().map { NormalPath.join(sourceRoot, $0) }
  }
}

extension ProjectConfigurations.Configuration {
  /// The name of the module; nil if it is unknown.
  fileprivate var moduleName: String? {
    let namesModule = settings.sets("PRODUCT_MODULE_NAME")
    // A missing configuration file may set the name.
    if isIncomplete, !namesModule, !settings.sets("PRODUCT_NAME") { return nil }
    // A system may have its own name.
    if settings.setsConditionally("PRODUCT_MODULE_NAME") { return nil }
    if settings.setsConditionally("PRODUCT_NAME"), !namesModule { return nil }
    return settings.text(of: "PRODUCT_MODULE_NAME")
  }

  /// Whether Xcode generates the property list, which is then not among the files.
  fileprivate var generatesPropertyList: Bool {
    !isIncomplete && !settings.sets("INFOPLIST_FILE")
      && settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES"
  }
}

/// The order of Swift versions, such as `4.2` and `5.0`.
enum SwiftVersion {
  /// Returns the lowest of some versions; nil if there are none.
  static func lowest(of versions: [String]) -> String? {
    versions.min { numbers($0).lexicographicallyPrecedes(numbers($1)) }
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
