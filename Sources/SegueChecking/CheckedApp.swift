package import NavigationGraph
internal import SourceFacts

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
  /// The objects that name a class, file by file, in the order of the graph's.
  let customObjects: [[CustomObject]]
  /// The enumerations of segues.
  private(set) var segueEnums: [SegueEnum] = []
  /// The controllers that can come on screen.
  private(set) var reached: Set<ControllerID> = []
  /// What code may mean by identifiers that it does not have.
  let nearTexts = NearTexts()
  /// Every segue that has an identifier, by it.
  let segueIndex: [String: [SegueLink]]
  /// Every storyboard identifier of a file, by the file's path, with what it leads to.
  let sceneIndex: [String: [String: [ControllerID]]]

  /// Links an app.
  ///
  /// - Parameters:
  ///   - input: What was read of it.
  ///   - workers: The most threads.
  package init(_ input: CheckInput, workers: Int = 1) {
    self.input = input
    let ((graph, accessors, customObjects), code) = ParallelWork.both(workers: workers) {
      let graph = NavigationGraph(files: input.interfaceFiles)
      return (graph, GeneratedAccessors(graph), graph.files.map(CustomObject.all))
    } _: {
      AppCode(input.sources)
    }
    self.graph = graph
    self.code = code
    self.customObjects = customObjects
    segueIndex = Self.segueIndex(of: graph)
    sceneIndex = Self.sceneIndex(of: graph)
    let classes = StoryboardClasses(input, code)
    let scenes = AppScenes(graph, classes, code)
    self.classes = classes
    self.scenes = scenes
    (connectionEnds, uses) = ParallelWork.both(workers: workers) {
      input.sources.isEmpty && !input.hasSources
        ? [] : graph.files.map { ConnectionEnds($0, classes) }
    } _: {
      NavigationUses(
        evaluator: Evaluator(code: code, accessors: accessors), graph, scenes, input)
    }
    instantiated = input.sources.isEmpty && !input.hasSources ? .any : Self.instantiated(by: uses)
    segueEnums = findSegueEnums()
    reached = SceneReach(self).controllers
  }
}
