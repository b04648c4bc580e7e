/// The dependencies of an app that are not among its files and may declare its classes.
package struct ExternalDependencies: Hashable, Sendable {
  /// The known names of modules, products, pods and frameworks, sorted.
  package var names: [String]
  /// The files that name a dependency, sorted: projects, manifests, Podfiles, Cartfiles.
  package var declaredIn: [String]

  /// Whether all code of the app is among the files.
  package var isEmpty: Bool { names.isEmpty && declaredIn.isEmpty }
}
