package import NavigationGraph
internal import Parallel
internal import StoryboardModel

/// An app whose storyboards and sources are linked with each other: what rules look at.
///
/// It only holds the parts. What is asked about several of them at once is a type of its own in the
/// folder Questions.
package struct LinkedApp: Sendable {
  package let input: CheckInput
  /// The storyboards and xibs, linked with each other.
  let storyboards: LinkedStoryboards
  package let code: AppCode
  /// The classes that storyboards and xibs name.
  package let classes: StoryboardClasses
  package let scenes: AppScenes
  package let uses: NavigationUses
  /// The scenes that code instantiates.
  package let instantiated: InstantiatedScenes
  /// The objects at the ends of connections, file by file, in the order of the graph's; empty without
  /// sources.
  let connectionEnds: [ConnectionEnds]
  /// The enumerations of segues.
  let segueEnums: [SegueEnum]
  /// The controllers that can come on screen.
  let reached: Set<ControllerID>
  let destinations: DestinationTypes
  let classChanges: ClassChanges
  let nearTexts: NearTexts
  let lines: FileLines
  /// The methods that objects of a file send, by the file's path and by their target.
  let sentActions = Memo<String, [ObjectID: Set<String>]>()

  package var graph: NavigationGraph { storyboards.graph }

  /// Whether there is code to check the storyboards against.
  var hasSources: Bool { input.hasSources || !input.sources.isEmpty }

  /// Links an app.
  ///
  /// - Parameters:
  ///   - input: The app as it was read.
  ///   - workers: The most threads.
  package init(_ input: CheckInput, workers: Int = 1) {
    let storyboards = input.storyboards ?? LinkedStoryboards(input.interfaceFiles)
    let graph = storyboards.graph
    let (code, written) = ParallelWork.both(workers: workers) {
      AppCode(input.sources)
    } _: {
      WrittenTypes(in: input.sources)
    }
    let classes = StoryboardClasses(input, code, written)
    let scenes = AppScenes(graph, classes, code)
    let hasSources = input.hasSources || !input.sources.isEmpty
    let (connectionEnds, uses) = ParallelWork.mapLargestFirst(
      hasSources ? graph.files : [], workers: workers, size: { $0.connections.count }
    ) {
      ConnectionEnds($0, classes)
    } beside: {
      NavigationUses(
        evaluator: Evaluator(code: code, accessors: storyboards.accessors), graph, scenes, input)
    }
    let instantiated = hasSources ? InstantiatedScenes(by: uses) : .any
    self.input = input
    self.storyboards = storyboards
    self.code = code
    self.classes = classes
    self.scenes = scenes
    self.uses = uses
    self.instantiated = instantiated
    self.connectionEnds = connectionEnds
    segueEnums = SegueEnum.all(in: code)
    reached = SceneReach(graph, input, uses, instantiated).controllers
    destinations = DestinationTypes(graph: graph, scenes: scenes, classes: classes, code: code)
    classChanges = ClassChanges(code: code, scenes: scenes, input: input)
    nearTexts = NearTexts(storyboards, input)
    lines = FileLines(input.texts)
  }
}
