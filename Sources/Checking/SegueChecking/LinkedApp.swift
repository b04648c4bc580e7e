internal import Findings
package import NavigationGraph
internal import Parallel
internal import StoryboardModel

/// An app whose storyboards and sources are linked with each other, which every rule receives.
///
/// The fourth step of a check, *link*, creates it. Each part needs only parts above it. A question that needs several
/// parts is a type in the folder `Questions`.
package final class LinkedApp: Sendable {
  /// The app as it was read.
  package let input: CheckInput
  /// ``CheckInput/hasAllFiles``, computed once because rules ask at every use.
  let hasAllFiles: Bool
  /// ``CheckInput/hasAllInterfaces``, computed once because questions about every class ask for it.
  let hasAllInterfaces: Bool
  let storyboards: LinkedStoryboards
  package let code: AppCode
  /// The types that the code names, for ``classes`` and for the next app with the same sources.
  private let written: WrittenTypes
  /// The classes that storyboards and xibs name.
  package let classes: StoryboardClasses
  package let scenes: AppScenes
  /// The places where code performs segues, casts their destinations or instantiates scenes.
  package let uses: NavigationUses
  /// The scenes that code instantiates; any if the app has no code.
  let instantiated: InstantiatedScenes
  /// The ends of connections, one value for each of `graph.files`, in order; empty without sources.
  let connectionEnds: [ConnectionEnds]
  let reusableViews: ReusableViews
  /// The xibs that are loaded without an owner.
  let ownerlessXibs: OwnerlessXibs
  /// The enumerations of segues.
  let segueEnums: [SegueEnum]
  let reach: SceneReach
  /// The classes that segues lead to.
  let destinations: DestinationTypes
  let unwindActions: UnwindActions
  /// The classes that code may give to objects instead of those that storyboards name.
  let classChanges: ClassChanges
  /// The lines of the app's files, for messages and fixes.
  let lines: FileLines
  /// A cache of ``fittingClasses``, which most apps never need.
  private let fitting = Once<FittingClasses>()
  /// A cache of ``unmadeControllers``, which a rule and latent findings ask for.
  private let unmade = Once<[CodeType]>()
  /// A cache of the ways in which classes take inputs by the protocols that they name themselves.
  let ownInputWays = Memo<CodeType.ID, InputWay?>()
  /// A cache of the classes that may own a xib, by the xib's path, see ``mayHaveOtherOwner(_:of:having:)``.
  let possibleOwners = Memo<String, [CodeType.ID]>()
  /// A cache of the action methods that the objects of a file send, by the file's path, then by receiver.
  let sentActions = Memo<String, [ObjectID: Set<String>]>()

  /// Finds the class that an object without one is meant to have.
  var fittingClasses: FittingClasses {
    fitting.value { FittingClasses(storyboards, classes, code, input, lines) }
  }

  /// The controller classes of which no storyboard, xib or code creates an object.
  var unmadeControllers: [CodeType] {
    unmade.value {
      hasSources ? UnmadeControllers(storyboards: storyboards, code: code, input: input).types : []
    }
  }

  package var graph: NavigationGraph { storyboards.graph }

  /// Whether there is code to check the storyboards against.
  package var hasSources: Bool { input.hasCode }

  /// Links an app in at most `workers` threads.
  ///
  /// If `previous` has the same sources, everything that depends only on them is reused.
  package init(_ input: CheckInput, after previous: LinkedApp? = nil, workers: Int = 1) {
    let storyboards = input.storyboards ?? LinkedStoryboards(input.interfaceFiles)
    let graph = storyboards.graph
    let (code, written) = Self.code(of: input, after: previous, workers: workers)
    let classes = StoryboardClasses(input, storyboards, code, written)
    let scenes = AppScenes(graph, classes, code)
    let hasSources = input.hasCode
    let dangling = Set(
      input.readingFindings.lazy.filter { $0.rule == RuleName.danglingID.rawValue }.map(\.location))
    let (connectionEnds, uses) = ParallelWork.mapLargestFirst(
      hasSources ? graph.files : [], workers: workers, size: { $0.connections.count }
    ) {
      ConnectionEnds($0, classes, dangling: dangling)
    } beside: {
      NavigationUses(
        evaluator: Evaluator(code: code, accessors: storyboards.accessors), graph, scenes, input)
    }
    instantiated = hasSources ? InstantiatedScenes(by: uses) : .any
    self.input = input
    hasAllFiles = input.hasAllFiles
    hasAllInterfaces = input.hasAllInterfaces
    self.storyboards = storyboards
    self.code = code
    self.written = written
    self.classes = classes
    self.scenes = scenes
    self.uses = uses
    self.connectionEnds = connectionEnds
    reusableViews = ReusableViews(graph, classes, uses.reuse)
    ownerlessXibs = OwnerlessXibs(classes, code, uses.reuse, input.texts)
    segueEnums = SegueEnum.all(in: code)
    reach = SceneReach(graph, input, uses, instantiated)
    destinations = DestinationTypes(graph: graph, scenes: scenes, code: code)
    unwindActions = UnwindActions(graph, code)
    classChanges = ClassChanges(code: code, scenes: scenes, input: input)
    lines = FileLines(texts: input.texts)
  }

  /// The code of an app, which is that of the previous app if the sources are the same.
  private static func code(
    of input: CheckInput, after previous: LinkedApp?, workers: Int
  ) -> (AppCode, WrittenTypes) {
    if let previous, previous.input.sources == input.sources {
      return (previous.code, previous.written)
    }
    return ParallelWork.both(workers: workers) {
      AppCode(input.sources)
    } _: {
      WrittenTypes(in: input.sources.filter { !$0.isOfLibrary })
    }
  }
}
