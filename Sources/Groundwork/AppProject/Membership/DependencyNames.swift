/// The dependencies of targets, and which of them are built here.
struct DependencyNames {
  /// The names of the modules and products that are built here.
  var own: Set<String> = []
  /// The dependencies that projects and manifests declare.
  var linked: Set<String> = []

  /// The dependencies that are not built here, sorted.
  var external: [String] {
    // CocoaPods links all pods of a target as one library, named after the target.
    linked.subtracting(own)
      .filter { !$0.hasPrefix("Pods_") && !$0.hasPrefix("Pods-") && $0 != "Pods" }.sorted()
  }
}
