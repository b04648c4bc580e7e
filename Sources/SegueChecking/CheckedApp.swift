package import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An app with its storyboards linked and its code understood: what rules look at.
package struct CheckedApp: Sendable {
  package let input: CheckInput
  package let graph: NavigationGraph
  private let storyboards: LinkedStoryboards
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
  /// What code may mean by identifiers that it does not have.
  let nearTexts = NearTexts()
  /// The objects that name a class, file by file, in the order of the graph's.
  var customObjects: [[CustomObject]] { storyboards.customObjects }
  /// Every segue that has an identifier, by it.
  var segueIndex: [String: [SegueLink]] { storyboards.segueIndex }
  /// Every storyboard identifier of a file, by the file's path, with what it leads to.
  var sceneIndex: [String: [String: [ControllerID]]] { storyboards.sceneIndex }

  /// Links an app.
  ///
  /// - Parameters:
  ///   - input: What was read of it.
  ///   - workers: The most threads.
  package init(_ input: CheckInput, workers: Int = 1) {
    self.input = input
    let storyboards = input.storyboards ?? LinkedStoryboards(input.interfaceFiles)
    self.storyboards = storyboards
    let (code, written) = ParallelWork.both(workers: workers) {
      AppCode(input.sources)
    } _: {
      WrittenTypes(in: input.sources)
    }
    self.code = code
    let graph = storyboards.graph
    self.graph = graph
    let classes = StoryboardClasses(input, code, written)
    let scenes = AppScenes(graph, classes, code)
    self.classes = classes
    self.scenes = scenes
    (connectionEnds, uses) = ParallelWork.mapLargestFirst(
      input.sources.isEmpty && !input.hasSources ? [] : graph.files, workers: workers,
      size: { $0.connections.count }
    ) {
      ConnectionEnds($0, classes)
    } beside: {
      NavigationUses(
        evaluator: Evaluator(code: code, accessors: storyboards.accessors), graph, scenes, input)
    }
    instantiated = input.sources.isEmpty && !input.hasSources ? .any : Self.instantiated(by: uses)
    segueEnums = findSegueEnums()
    reached = SceneReach(self).controllers
  }
}
