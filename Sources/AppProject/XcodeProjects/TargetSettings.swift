internal import Findings

/// What the build settings of a target say of its module, over all of its configurations.
struct TargetSettings {
  /// The names of the module; empty where a configuration's is not known.
  private(set) var moduleNames: [String] = []
  /// The lowest Swift version.
  private(set) var swiftVersion: String?
  private(set) var bundleIdentifiers: [String] = []
  /// The property lists, as the settings spell them.
  private(set) var propertyLists: Set<String> = []
  /// The headers that are included without being listed, as the settings spell them.
  private(set) var headers: Set<String> = []

  /// Takes what the configurations of a target give.
  init(of configurations: [ProjectConfigurations.Configuration]) {
    var isKnown = true
    for configuration in configurations {
      let settings = configuration.settings
      // A configuration file that is not kept with the project may name the product.
      let mayBeNamedElsewhere =
        configuration.isIncomplete && !settings.sets("PRODUCT_NAME")
        && !settings.sets("PRODUCT_MODULE_NAME")
      let module = mayBeNamedElsewhere ? nil : settings.value(of: "PRODUCT_MODULE_NAME")
      if let module, !module.isEmpty {
        if !moduleNames.contains(module) { moduleNames.append(module) }
      } else {
        isKnown = false
      }
      if let version = settings.value(of: "SWIFT_VERSION"), !version.isEmpty {
        swiftVersion = swiftVersion.map { SwiftVersion.lower($0, version) } ?? version
      }
      if let identifier = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER"), !identifier.isEmpty,
        !bundleIdentifiers.contains(identifier)
      {
        bundleIdentifiers.append(identifier)
      }
      if let list = settings.value(of: "INFOPLIST_FILE"), !list.isEmpty {
        propertyLists.insert(list)
      }
      for key in ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"] {
        if let header = settings.value(of: key), !header.isEmpty { headers.insert(header) }
      }
    }
    if !isKnown { moduleNames = [] }
    moduleNames.sort()
    bundleIdentifiers.sort()
  }
}

/// The order of Swift versions, such as `4.2` and `5.0`.
enum SwiftVersion {
  /// The lower one.
  static func lower(_ left: String, _ right: String) -> String {
    numbers(right).lexicographicallyPrecedes(numbers(left)) ? right : left
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
