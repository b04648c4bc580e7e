package import Findings

/// The declarations for one controller class, from all its scenes in all storyboards.
package struct SourceClassDeclaration: Hashable, Sendable {
  package var className: ClassName
  /// The name of the generated type, such as `PersonViewControllerSegues`.
  package var namespace: String
  /// The class's segues, sorted by name.
  package var segues: [SegueDeclaration]
  /// The class's scenes in all files, sorted.
  package var locations: [SourceLocation]

  package init(
    className: ClassName, namespace: String, segues: [SegueDeclaration],
    locations: [SourceLocation]
  ) {
    self.className = className
    self.namespace = namespace
    self.segues = segues
    self.locations = locations
  }
}
