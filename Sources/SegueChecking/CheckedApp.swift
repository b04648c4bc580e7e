package import NavigationGraph

/// An app with its storyboards linked and its code understood: what rules look at.
package struct CheckedApp: Sendable {
  package let input: CheckInput
  package let graph: NavigationGraph
  /// Which scenes code makes by itself.
  package let instantiated: InstantiatedScenes
  package let code: AppCode
  package let classes: StoryboardClasses
  package let scenes: AppScenes
  package let uses: NavigationUses
  /// What connections name, file by file, in the order of the graph's; empty without sources.
  let connectionEnds: [ConnectionEnds]
  /// The enumerations of segues.
  private(set) var segueEnums: [SegueEnum] = []
  /// The controllers that can come on screen.
  private(set) var reached: Set<ControllerID> = []
  /// Every segue that has an identifier, by it.
  let segueIndex: [String: [SegueLink]]
  /// Every storyboard identifier of a file, by the file's path, with what it leads to.
  let sceneIndex: [String: [String: [ControllerID]]]

  package init(_ input: CheckInput) {
    self.input = input
    graph = NavigationGraph(files: input.interfaceFiles)
    segueIndex = Self.segueIndex(of: graph)
    sceneIndex = Self.sceneIndex(of: graph)
    code = AppCode(input.sources)
    classes = StoryboardClasses(input, code)
    scenes = AppScenes(graph, classes, code)
    let classes = classes
    connectionEnds =
      input.sources.isEmpty && !input.hasSources
      ? [] : graph.files.map { ConnectionEnds($0, classes) }
    uses = NavigationUses(
      evaluator: Evaluator(code: code, accessors: GeneratedAccessors(graph)), graph, scenes,
      input)
    instantiated = input.sources.isEmpty && !input.hasSources ? .any : Self.instantiated(by: uses)
    segueEnums = findSegueEnums()
    reached = SceneReach(self).controllers
  }
}
