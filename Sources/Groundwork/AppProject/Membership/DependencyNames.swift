/// The dependencies of targets, and which of them are built here.
struct DependencyNames {
  private var own: Set<String> = []
  private var linked: [(name: String, declaredIn: String)] = []

  /// Adds the names of modules that are built here.
  mutating func addOwn(_ names: [String]) {
    own.formUnion(names)
  }

  /// Adds the dependencies that a file declares.
  mutating func add(_ names: [String], of path: String) {
    linked += names.map { ($0, path) }
  }

  /// Adds the targets of a project, and the libraries that they link.
  mutating func add(_ targets: [ProjectTarget], of path: String) {
    for target in targets {
      addOwn(target.productNames + target.target.moduleNames)
      add(target.linkedNames, of: path)
    }
  }

  /// Adds the targets of a package with their dependencies.
  mutating func add(_ manifest: PackageManifest) {
    addOwn(manifest.targets.map(\.name) + manifest.productNames)
    add(manifest.dependencyNames, of: manifest.path)
  }

  /// The dependencies that are not built here.
  var external: ExternalDependencies {
    let external = linked.filter { !own.contains($0.name) }
    // CocoaPods links all pods of a target as one library, named after the target.
    let names = external.map(\.name).filter { !$0.hasPrefix("Pods_") && !$0.hasPrefix("Pods-") }
    return ExternalDependencies(
      names: Set(names).filter { $0 != "Pods" }.sorted(),
      declaredIn: Set(external.map(\.declaredIn)).sorted())
  }
}
