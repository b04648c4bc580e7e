package import NavigationGraph

/// An app with its storyboards linked and its code understood: what rules look at.
package struct CheckedApp: Sendable {
  package let input: CheckInput
  package let graph: NavigationGraph
  /// Which scenes code makes by itself.
  package var instantiated: InstantiatedScenes = .any

  package init(_ input: CheckInput) {
    self.input = input
    graph = NavigationGraph(files: input.interfaceFiles)
  }
}
