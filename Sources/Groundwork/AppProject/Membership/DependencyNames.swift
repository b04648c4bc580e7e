/// The dependencies of targets, and which of them are built here.
struct DependencyNames {
  private var own: Set<String> = []
  private var linked: Set<String> = []

  /// Adds the names of modules that are built here.
  mutating func addOwn(_ names: [String]) {
    own.formUnion(names)
  }

  /// Adds the dependencies that a file declares.
  mutating func add(_ names: [String]) {
    linked.formUnion(names)
  }

  /// Adds the targets of a project, and the libraries that they link.
  mutating func add(_ targets: [ProjectTarget]) {
    for target in targets {
      addOwn(target.productNames + target.target.moduleNames)
      add(target.linkedNames)
    }
  }

  /// Adds the targets of a package with their dependencies.
  mutating func add(_ manifest: PackageManifest) {
    addOwn(manifest.targets.map(\.name) + manifest.productNames)
    add(manifest.dependencyNames)
  }

  /// The dependencies that are not built here, sorted.
  var external: [String] {
    // CocoaPods links all pods of a target as one library, named after the target.
    linked.subtracting(own)
      .filter { !$0.hasPrefix("Pods_") && !$0.hasPrefix("Pods-") && $0 != "Pods" }.sorted()
  }
}
