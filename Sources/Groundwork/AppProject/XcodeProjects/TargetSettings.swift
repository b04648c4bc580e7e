/// The settings of a target that concern its module, over all configurations.
struct TargetSettings {
  /// The names of the module; empty if a configuration's is unknown.
  private(set) var moduleNames: [String] = []
  /// The lowest Swift version.
  private(set) var swiftVersion: String?
  /// Whether a configuration asks Swift 4 to expose members to Objective-C as Swift 3 did.
  private(set) var infersExposure = false
  private(set) var bundleIdentifiers: [String] = []
  /// The property lists, with the paths written in the settings.
  private(set) var propertyLists: Set<String> = []
  /// Whether every configuration names a property list, or says that Xcode generates it.
  private(set) var knowsPropertyLists: Bool
  /// The modules that settings name for the classes of storyboards.
  private(set) var interfaceModules: [String] = []
  /// The headers that are included without being listed, with the paths written in the settings.
  private(set) var headers: Set<String> = []

  /// Combines the configurations of a target.
  init(of configurations: [ProjectConfigurations.Configuration]) {
    var modules: Set<String> = []
    var identifiers: Set<String> = []
    var namedModules: Set<String> = []
    var isKnown = true
    knowsPropertyLists = !configurations.isEmpty
    for configuration in configurations {
      let settings = configuration.settings
      // A missing configuration file may set the product's name, and a system may have its own.
      let mayBeNamedElsewhere =
        configuration.isIncomplete && !settings.sets("PRODUCT_NAME")
        && !settings.sets("PRODUCT_MODULE_NAME")
        || settings.setsConditionally("PRODUCT_MODULE_NAME")
        || settings.setsConditionally("PRODUCT_NAME") && !settings.sets("PRODUCT_MODULE_NAME")
      if !mayBeNamedElsewhere, let module = settings.text(of: "PRODUCT_MODULE_NAME") {
        modules.insert(module)
      } else {
        isKnown = false
      }
      if let version = settings.text(of: "SWIFT_VERSION") {
        swiftVersion = swiftVersion.map { SwiftVersion.lower($0, version) } ?? version
      }
      if settings.value(of: "SWIFT_SWIFT3_OBJC_INFERENCE") == "On" { infersExposure = true }
      if let identifier = settings.text(of: "PRODUCT_BUNDLE_IDENTIFIER") {
        identifiers.insert(identifier)
      }
      if let module = settings.text(of: "IBSC_MODULE") { namedModules.insert(module) }
      if let list = settings.text(of: "INFOPLIST_FILE") {
        propertyLists.insert(list)
      } else if configuration.isIncomplete || settings.sets("INFOPLIST_FILE")
        || settings.value(of: "GENERATE_INFOPLIST_FILE") != "YES"
      {
        knowsPropertyLists = false
      }
      if settings.setsConditionally("INFOPLIST_FILE") { knowsPropertyLists = false }
      for key in ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"] {
        if let header = settings.text(of: key) { headers.insert(header) }
      }
    }
    if isKnown { moduleNames = modules.sorted() }
    bundleIdentifiers = identifiers.sorted()
    interfaceModules = namedModules.sorted()
  }
}

/// The order of Swift versions, such as `4.2` and `5.0`.
enum SwiftVersion {
  static func lower(_ left: String, _ right: String) -> String {
    numbers(right).lexicographicallyPrecedes(numbers(left)) ? right : left
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
