/// What an app uses that is not among the files found: a class of it may be declared there.
package struct ExternalDependencies: Hashable, Sendable {
  /// The names of modules, products, pods and frameworks, as far as they are known, sorted.
  package var names: [String]
  /// The files that name a dependency, sorted: projects, manifests, Podfiles, Cartfiles.
  package var declaredIn: [String]

  package init(names: [String] = [], declaredIn: [String] = []) {
    self.names = names
    self.declaredIn = declaredIn
  }

  /// Whether all code of the app is among the files found.
  package var isEmpty: Bool { names.isEmpty && declaredIn.isEmpty }
}
