package import NavigationGraph

/// An app with its storyboards linked and its code understood: what rules look at.
package struct CheckedApp: Sendable {
  package let input: CheckInput
  package let graph: NavigationGraph
  /// Which scenes code makes by itself.
  package var instantiated: InstantiatedScenes = .any
  package let code: AppCode
  package let classes: StoryboardClasses
  package let scenes: AppScenes
  package let uses: NavigationUses

  package init(_ input: CheckInput) {
    self.input = input
    graph = NavigationGraph(files: input.interfaceFiles)
    code = AppCode(input.sources)
    classes = StoryboardClasses(input, code)
    scenes = AppScenes(graph, classes, code)
    uses = NavigationUses(
      evaluator: Evaluator(code: code, accessors: GeneratedAccessors(graph)), graph, scenes,
      input)
  }
}
